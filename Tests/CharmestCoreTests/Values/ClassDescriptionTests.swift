import CharmestCore
import Foundation
import Observation
import Testing

@Suite("Values of classes")
struct ClassDescriptionTests {
  private class Named {
    var name: String
    init(name: String) { self.name = name }
  }

  private final class Cook: Named {
    var age = 41
    weak var friend: Cook?
    unowned var rival: Cook?
  }

  @Test("an instance shows type and fields, inherited ones first, and no address")
  func instance() {
    let cook = Cook(name: "Ann")
    #expect(
      written(cook) == #"ClassDescriptionTests.Cook(name: "Ann", age: 41, friend: nil, rival: nil)"#
    )
  }

  @Test("a reference back to an instance is cut")
  func cycles() {
    let cook = Cook(name: "Ann")
    let other = Cook(name: "Bo")
    cook.friend = other
    other.friend = cook
    #expect(written(cook).contains("friend: (ClassDescriptionTests.Cook again)"))
  }

  @Test("an instance that stands twice beside itself is no cycle")
  func shared() {
    let node = Named(name: "A")
    #expect(
      written([node, node])
        == #"[ClassDescriptionTests.Named(name: "A"), ClassDescriptionTests.Named(name: "A")]"#
    )
  }

  private final class Plain: NSObject { let seats = 4 }

  @Test("a description that is only an address gives way to the fields")
  func addresses() {
    #expect(written(Plain()) == "ClassDescriptionTests.Plain(seats: 4)")
  }

  private final class Button: NSObject {
    let title = "Pay"
    override var description: String {
      "<Button: \(Unmanaged.passUnretained(self).toOpaque()); 9 x 9>"
    }
  }

  @Test("a description with an address and more is shown without the address")
  func addressAndMore() { #expect(written(Button()) == "<Button; 9 x 9>") }
}
