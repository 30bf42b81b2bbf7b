@testable import CharmestCore
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
private struct Essay: CustomStringConvertible {
  let description: String
}

@Suite("Sameness") struct SamenessTests {
  private static func sameness(_ expected: Any, _ actual: Any, steps: Int = 1_000) -> Sameness {
    var (steps, known) = (steps, Set<ObjectPair>())
    return Sameness(expected, actual, steps: &steps, known: &known)
  }

  private static func deep(_ value: Any, _ depth: Int = 50) -> Any {
    (0..<depth).reduce(value) { inner, _ in Bowl(soup: inner) }
  }

  @Test("values without == are the same if all their parts are, however deep and long")
  func judges() {
    let long = String(repeating: "miso ", count: 1_000)
    let rows: [(Any, Any, Sameness)] = [
      (1, 1, .same),
      (1, 2, .different),
      (1, "1", .different),
      (Int?.none as Any, Int?.none as Any, .same),
      (Int?.none as Any, 1, .different),
      (1, Int?.some(1) as Any, .same),
      (Bowl(soup: 1), Bowl(soup: 1), .same),
      (Bowl(soup: 1), Bowl(soup: 2), .different),
      (Bowl(soup: long + "a"), Bowl(soup: long + "b"), .different),
      (Bowl(soup: 1), Bowl(soup: 1, note: "hot"), .different),
      ([Bowl(soup: 1)], [Bowl(soup: 1), Bowl(soup: 1)], .different),
      ([Bowl(soup: 1), Bowl(soup: 2)], [Bowl(soup: 1), Bowl(soup: 2)], .same),
      (["a": Bowl(soup: 1)], ["a": Bowl(soup: 1)], .same),
      (["a": Bowl(soup: 1)], ["b": Bowl(soup: 1)], .different),
      (Self.deep(1), Self.deep(1), .same),
      (Self.deep(1), Self.deep(2), .different),
      (Restless(), Restless(), .different),
      ({ (_: Int) in 1 }, { (_: Int) in 2 }, .same),
    ]
    for (index, (expected, actual, sameness)) in rows.enumerated() {
      #expect(Self.sameness(expected, actual) == sameness, "row \(index)")
    }
  }

  @Test("is unknown where the budget ends before a difference is found")
  func budget() {
    let (bowls, other) = ((0..<100).map { Bowl(soup: $0) }, (1..<101).map { Bowl(soup: $0) })
    var last = bowls
    last[99].soup = -1
    #expect(Self.sameness(bowls, bowls, steps: 50) == .unknown)
    #expect(Self.sameness(bowls, last, steps: 50) == .unknown)
    #expect(Self.sameness(bowls, last) == .different)
    #expect(Self.sameness(bowls, other, steps: 150) == .different)
    #expect(Self.sameness(1, 2, steps: 0) == .unknown)
    for steps in [0, 1, 2, 50, 149, 150, 151, 299, 300, 301, 302, 310] {
      #expect(Self.sameness(bowls, last, steps: steps) != .same)
      #expect(Self.sameness(bowls, bowls, steps: steps) == (steps < 301 ? .unknown : .same))
    }
  }

  @Test("is unknown where texts are too long to be compared whole")
  func texts() {
    let start = String(repeating: "a", count: 10_001)
    #expect(Self.sameness(Essay(description: start), Essay(description: start)) == .same)
    #expect(
      Self.sameness(Sealed(text: start + "a"), Sealed(text: start + "b")) == .unknown)
  }

  @Test("ends on cycles, and remembers the objects that are the same")
  func objects() {
    func pair(_ name: Any, _ other: Any) -> Guest {
      let (guest, friend) = (Guest(name), Guest(other))
      (guest.friend, friend.friend) = (friend, guest)
      return guest
    }
    let (guest, same, other) = (pair("Jon", "Ann"), pair("Jon", "Ann"), pair("Jon", "Bob"))
    // The cycles must not outlive the test.
    defer { for guest in [guest, same, other] { guest.friend = nil } }
    var (steps, known) = (100, Set<ObjectPair>())
    #expect(Sameness(guest, other, steps: &steps, known: &known) == .different)
    #expect(known.isEmpty)
    #expect(Sameness(guest, same, steps: &steps, known: &known) == .same)
    #expect(known.count == 2)
    let left = steps
    #expect(Sameness(guest, same, steps: &steps, known: &known) == .same)
    #expect(steps == left - 1)
  }
}

/// A value that only its text tells apart.
private struct Sealed: CustomReflectable, CustomStringConvertible {
  let text: String
  var description: String { text }
  var customMirror: Mirror { Mirror(self, children: []) }
}
