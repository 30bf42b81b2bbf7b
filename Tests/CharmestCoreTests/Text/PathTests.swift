import CharmestCore
import Testing

@Suite("A path") struct PathTests {
  private struct Guest: Equatable {
    var name = "Ann"
    var `first bowl` = 1
    var friends: [String: [String?]] = ["a.b": ["Bob"]]
    var note: String?
  }

  private struct Order: Equatable { var guest: Guest? = Guest() }

  @Test("is written in Swift, or in words where Swift has no expression")
  func texts() {
    var guest = Guest()
    func path(_ change: (inout Guest) -> Void) -> [String] {
      var other = guest
      change(&other)
      return reported([Order(guest: other)], equalTo([Order(guest: guest)])).map(\.path)
    }
    #expect(path { $0.name = "Bob" } == ["[0].guest?.name"])
    #expect(path { $0.`first bowl` = 2 } == ["[0].guest?.`first bowl`"])
    #expect(path { $0.friends["a.b"] = ["Cem"] } == [#"[0].guest?.friends["a.b"][0]"#])
    guest.note = "a\nb"
    #expect(path { $0.note = "a\nc" } == ["[0].guest?.note line 2"])
    #expect(reported([Order(guest: nil)], equalTo([Order()])).map(\.path) == ["[0].guest"])
  }

  @Test(
    "is apart from words, and a part of code",
    arguments: [
      ("the order of Ann", "the order of Ann .name"), ("round 2: order", "round 2: order .name"),
      ("orders[\"x y\"]", "orders[\"x y\"].name"), ("order(of: guest)", "order(of: guest).name"),
    ])
  func words(subject: String, expected: String) {
    let text = explain(Guest(name: "Bob"), equalTo(Guest()), subject)
    #expect(text?.summary.hasPrefix("\(expected): ") == true, "\(text as Any)")
  }

  @Test("is the same whether a matcher goes it or a comparison")
  func matchers() {
    let name = hasProperty(\Guest.name, "Bob")
    #expect(reported(Guest(), name).map(\.path) == [".name"])
    #expect(reported([Guest()], everyItem(name)).map(\.path) == ["[0].name"])
    #expect(reported(["a": Guest()], hasEntry("a", name)).map(\.path) == [#"["a"].name"#])
    #expect(
      reported(Order(), hasProperty(\.guest, presentAnd(name))).map(\.path) == [".guest?.name"])
  }
}
