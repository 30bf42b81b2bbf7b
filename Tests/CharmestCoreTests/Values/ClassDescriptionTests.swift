import CharmestCore
import Foundation
import Observation
import Testing

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
