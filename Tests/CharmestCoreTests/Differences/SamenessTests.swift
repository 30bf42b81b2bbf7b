import CharmestCore
import Testing

/// Values without `==`.
private struct Bowl {
  var soup: Any
  var note: String?
}
private final class Guest {
  let name: Any
  var friend: Guest?

  init(_ name: Any) { self.name = name }
}
private struct Restless: Equatable {
  var level = 1
  static func == (_: Self, _: Self) -> Bool { false }
}

@Suite("Sameness of values without ==") struct SamenessTests {
  private static func areSame(_ expected: Any, _ actual: Any) -> Bool {
    explain(actual, samePropertyValuesAs(expected)) == nil
  }

  @Test("is that of all parts, however deep and long")
  func judges() {
    let long = String(repeating: "miso ", count: 1_000)
    func deep(_ value: Any) -> Any { (0..<50).reduce(value) { inner, _ in Bowl(soup: inner) } }
    let rows: [(Any, Any, Bool)] = [
      (1, 1, true), (1, 2, false), (1, "1", false),
      (Int?.none as Any, Int?.none as Any, true), (Int?.none as Any, 1, false),
      (Bowl(soup: 1), Bowl(soup: 1), true), (Bowl(soup: 1), Bowl(soup: 2), false),
      (Bowl(soup: long + "a"), Bowl(soup: long + "b"), false),
      (Bowl(soup: 1), Bowl(soup: 1, note: "hot"), false),
      ([Bowl(soup: 1)], [Bowl(soup: 1), Bowl(soup: 1)], false),
      ([Bowl(soup: 1), Bowl(soup: 2)], [Bowl(soup: 1), Bowl(soup: 2)], true),
      (["a": Bowl(soup: 1)], ["a": Bowl(soup: 1)], true),
      (["a": Bowl(soup: 1)], ["b": Bowl(soup: 1)], false),
      (deep(1), deep(1), true), (deep(1), deep(2), false),
    ]
    for (index, (expected, actual, areSame)) in rows.enumerated() {
      #expect(Self.areSame(expected, actual) == areSame, "row \(index)")
    }
  }

  @Test("is not taken for granted in lists that are too long to be compared whole")
  func longLists() {
    let bowls = (0..<30_000).map { Bowl(soup: $0) }
    var last = bowls
    last[29_999].soup = -1
    #expect(!Self.areSame(bowls, last))
  }

  @Test("ends on cycles")
  func cycles() {
    func pair(_ name: Any, _ other: Any) -> Guest {
      let (guest, friend) = (Guest(name), Guest(other))
      (guest.friend, friend.friend) = (friend, guest)
      return guest
    }
    let (guest, same, other) = (pair("Jon", "Ann"), pair("Jon", "Ann"), pair("Jon", "Bob"))
    // The cycles must not outlive the test.
    defer { for guest in [guest, same, other] { guest.friend = nil } }
    #expect(Self.areSame(guest, same))
    #expect(!Self.areSame(guest, other))
  }

  @Test("is not that of types whose own == says that they differ")
  func ownEquality() { #expect(!Self.areSame(Holder(Restless()), Holder(Restless()))) }
}
