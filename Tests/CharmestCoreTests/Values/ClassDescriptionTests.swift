import Foundation
import Observation
import Testing

@testable import CharmestCore

private func text(_ value: Any?) -> String {
  ValueDescription(of: value, limit: 1_000).text
}

@Suite("ValueDescription: classes")
struct ClassDescriptionTests {
  private class Named {
    var name: String
    init(name: String) { self.name = name }
  }

  /// Cannot be copied, as a `Mutex` cannot.
  private struct Lock: ~Copyable {
    let value = 1
  }

  private final class Cook: Named {
    var age = 41
    weak var friend: Cook?
    unowned var rival: Cook?
    let lock = Lock()
  }

  @Test("an instance shows type and fields, inherited ones first, and no address")
  func instance() {
    let cook = Cook(name: "Ann")
    #expect(
      text(cook) == #"ClassDescriptionTests.Cook(name: "Ann", age: 41, friend: nil, rival: nil)"#
    )
  }

  @Test("a reference back to an instance is cut")
  func cycles() {
    let cook = Cook(name: "Ann")
    let other = Cook(name: "Bo")
    cook.friend = other
    other.friend = cook
    #expect(
      text(cook)
        == #"ClassDescriptionTests.Cook(name: "Ann", age: 41, friend: "#
        + #"ClassDescriptionTests.Cook(name: "Bo", age: 41, friend: <cycle>, rival: nil), "#
        + "rival: nil)"
    )
  }

  @Test("an instance that stands twice beside itself is no cycle")
  func shared() {
    let node = Named(name: "A")
    #expect(
      text([node, node])
        == #"[ClassDescriptionTests.Named(name: "A"), ClassDescriptionTests.Named(name: "A")]"#
    )
  }

  private actor Store { var count = 1 }

  @Test("an actor is shown by its type, because its state belongs to it")
  func actors() {
    #expect(text(Store()) == "ClassDescriptionTests.Store")
  }

  private final class Plain: NSObject {
    let seats = 4
  }

  @Test("a description that is only an address gives way to the fields")
  func addresses() {
    #expect(text(Plain()) == "ClassDescriptionTests.Plain(seats: 4)")
  }

  private final class Button: NSObject {
    let title = "Pay"
    override var description: String {
      "<Button: \(Unmanaged.passUnretained(self).toOpaque()); 9 x 9>"
    }
  }

  @Test("a description with an address and more is shown without the address")
  func addressAndMore() { #expect(text(Button()) == "<Button; 9 x 9>") }

  @Test(
    "addresses are cut out of a description that has the object's own",
    arguments: [
      (
        "<UIView: 0x600002c4a0e0; frame = (0 0; 9 9); layer = <CALayer: 0x600002c4b1f0>>",
        "<UIView; frame = (0 0; 9 9); layer = <CALayer>>"
      ),
      ("<A.B: 0x0000600002c4a0e0> (7 items)", "<A.B> (7 items)"),
      ("<Box<Int>: 0x600002C4A0E0, 7 items>", "<Box<Int>, 7 items>"),
      ("<Color: 0x600002c4a0e0; rgb: 0xff00ff>", "<Color; rgb: 0xff00ff>"),
      ("<UIView: 0x600002c4a0e0>", nil),
      ("Shop.Plain: 0x600002c4a0e0", nil),
      ("a view at 600002c4a0e0", nil),
      ("<CALayer: 0x600002c4b1f0> of another", "<CALayer: 0x600002c4b1f0> of another"),
      ("plain words", "plain words"),
    ]
  )
  func cutAddresses(description: String, expected: String?) {
    #expect(withoutAddresses(description, of: 0x6000_02c4_a0e0) == expected)
  }

  @Test("an address of 32 bits is cut as well")
  func shortAddress() {
    #expect(withoutAddresses("<Face: 0x17a3c0e0; dim>", of: 0x17a3_c0e0) == "<Face; dim>")
  }

  @propertyWrapper private struct Clamped {
    var wrappedValue: Int
  }

  private final class Metronome {
    @Clamped var tempo = 120
    lazy var ticks = 4
  }

  @Observable final class Counter {
    var count = 1
  }

  @Test("the storage of wrappers, lazy properties and macros is shown under the property's name")
  func storage() {
    let metronome = Metronome()
    #expect(text(metronome) == "ClassDescriptionTests.Metronome(tempo: 120, ticks: <lazy>)")
    _ = metronome.ticks
    #expect(text(metronome) == "ClassDescriptionTests.Metronome(tempo: 120, ticks: 4)")
    #expect(text(Counter()) == "ClassDescriptionTests.Counter(count: 1)")
  }
}
