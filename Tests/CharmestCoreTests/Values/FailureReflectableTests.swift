import CharmestCore
import Testing

/// Shows its name and how many guests it has, but neither the guests nor its key.
private struct Table: Hashable, FailureReflectable, CustomStringConvertible {
  var name: String
  var guests: [String] = []
  var key = 0
  var failureParts: KeyValuePairs<String, Any?> { ["name": name, "seats": guests.count] }
  var description: String { "wrong" }
}

private struct Floor: Equatable {
  var level = 1
  var table: Table
}

/// Has no `==`.
private struct Wish: FailureReflectable {
  var dish: String
  var isUrgent = false
  var failureParts: KeyValuePairs<String, Any?> { ["dish": dish] }
}

private struct Wishes: Equatable {
  var all: [Wish]
  static func == (first: Wishes, second: Wishes) -> Bool { false }
}

private struct Bill: Equatable, FailureReflectable, FailureDescribable {
  var total: Int
  var tip = 0
  var failureParts: KeyValuePairs<String, Any?> { ["total": total] }
  var failureDescription: String { "a bill" }
}

private enum Seat: Equatable, FailureReflectable {
  case stool(Int)
  case bench(Int)
  var failureParts: KeyValuePairs<String, Any?> {
    switch self {
    case .stool(let number): ["number": number]
    case .bench(let number): ["number": number, "length": 2]
    }
  }
}

private final class Guest: Equatable, FailureReflectable {
  let name: String
  var friend: Guest?
  init(_ name: String) { self.name = name }
  var failureParts: KeyValuePairs<String, Any?> { ["name": name, "friend": friend] }
  static func == (first: Guest, second: Guest) -> Bool { first.name == second.name }
}

/// Names itself as its part.
private struct Mirrored: Equatable, FailureReflectable {
  var number: Int
  var failureParts: KeyValuePairs<String, Any?> { ["number": number, "again": self] }
}

@Suite("FailureReflectable")
struct FailureReflectableTests {
  private func text(_ value: Any?) -> String { ValueDescription(of: value, limit: 1_000).text }

  @Test("only the parts that count are printed, wherever the value is")
  func printed() {
    let table = Table(name: "bar", guests: ["Ann"], key: 9)
    let shown = #"Table(name: "bar", seats: 1)"#
    #expect(text(table) == shown)
    #expect(text(Table?.some(table)) == shown)
    #expect(text([table]) == "[\(shown)]")
    #expect(text(["a": table]) == "[\"a\": \(shown)]")
    #expect(text(Set([table])) == "[\(shown)]")
    #expect(text(AnyHashable(table)) == shown)
    #expect(text(Floor(table: table)) == "Floor(level: 1, table: \(shown))")
    #expect(text(Seat.stool(1)) == "Seat(number: 1)")
  }

  @Test("a part can be nil, and no name of a part can begin a line")
  func parts() {
    struct Empty: FailureReflectable {
      var failureParts: KeyValuePairs<String, Any?> { ["name": nil, "a\nb": 1] }
    }
    struct None: FailureReflectable {
      var failureParts: KeyValuePairs<String, Any?> { [:] }
    }
    #expect(text(Empty()) == #"FailureReflectableTests.Empty(name: nil, a\nb: 1)"#)
    #expect(text(None()) == "FailureReflectableTests.None()")
  }

  @Test("what differs is found part by part")
  func compared() {
    assertMismatch(
      Table(name: "bar", guests: ["Ann"]), equalTo(Table(name: "bar")), "table",
      text: """
        table.seats: expected 0, but was 1 (1 of 2 fields differs)
          expected: Table(name: "bar", seats: 0)
          but was:  Table(name: "bar", seats: 1)
        """)
    assertMismatch(
      [Table?.some(Table(name: "bar"))], equalTo([Table(name: "bay", guests: ["Ann"])]), "tables",
      text: """
        tables[0]: 2 of 2 fields differ: .name expected "bay", but was "bar"; .seats expected 1, \
        but was 0
          expected: [Table(name: "bay", seats: 1)]
          but was:  [Table(name: "bar", seats: 0)]
        """)
    assertMismatch(
      Floor(table: Table(name: "bar")), equalTo(Floor(table: Table(name: "bay"))), "floor",
      text: """
        floor.table.name: expected "bay", but was "bar" (1 of 3 fields in Floor differs)
          expected: Floor(level: 1, table: Table(name: "bay", seats: 0))
          but was:  Floor(level: 1, table: Table(name: "bar", seats: 0))
        """)
    assertMismatch(
      ["a": Table(name: "bar")], equalTo(["a": Table(name: "bay")]), "tables",
      text: """
        tables["a"].name: expected "bay", but was "bar" (1 of 2 fields differs)
          expected: ["a": Table(name: "bay", seats: 0)]
          but was:  ["a": Table(name: "bar", seats: 0)]
        """)
  }

  @Test("values whose parts have other names are shown whole")
  func otherNames() {
    assertMismatch(
      Seat.stool(1), equalTo(.bench(1)), "seat",
      text: "seat: expected Seat(number: 1, length: 2), but was Seat(number: 1)")
  }

  @Test("if only what is left out differs, the text says what was compared")
  func hidden() {
    let shown = #"Table(name: "bar", seats: 0)"#
    let note = "their failureParts print alike, but == is false"
    assertMismatch(
      Table(name: "bar", key: 1), equalTo(Table(name: "bar", key: 2)), "table",
      text: "table: expected \(shown), but was \(shown) (\(note))")
    assertMismatch(
      [Table(name: "bar", key: 1)], equalTo([Table(name: "bar", key: 2)]), "tables",
      text: """
        tables[0]: expected \(shown), but was \(shown) (\(note))
        """)
    let (floor, other) = (
      Floor(table: Table(name: "bar", key: 1)), Floor(table: Table(name: "bar", key: 2))
    )
    #expect(
      explain(floor, equalTo(other), "floor")?.summary
        == "floor.table: expected \(shown), but was \(shown) (\(note); 1 of 3 fields in Floor differs)"
    )
  }

  @Test("a value without == is compared by the parts that count alone")
  func withoutEquality() {
    func summary(_ actual: Wishes, _ expected: Wishes) -> String? {
      explain(actual, equalTo(expected), "wishes")?.summary
    }
    #expect(
      summary(Wishes(all: [Wish(dish: "miso")]), Wishes(all: [Wish(dish: "shio")]))
        == #"wishes.all[0].dish: expected "shio", but was "miso""#)
    let shown = #"Wishes(all: [Wish(dish: "miso")])"#
    #expect(
      summary(Wishes(all: [Wish(dish: "miso", isUrgent: true)]), Wishes(all: [Wish(dish: "miso")]))
        == "wishes: expected \(shown), but was \(shown) (print alike, but == is false)")
  }

  @Test("the nearest value is the one with most of these parts")
  func nearest() {
    let wanted = Table(name: "bar", guests: ["Ann"])
    let tables = [
      Table(name: "terrace", guests: ["Kim", "Mei"]), Table(name: "bar", guests: ["Kim"], key: 1),
      Table(name: "window"),
    ]
    #expect(
      explain(tables, hasItem(wanted), "tables")?.summary == #"""
        tables: expected an item Table(name: "bar", seats: 1), but none of 3 is; nearest is [1] \#
        Table(name: "bar", seats: 1) (their failureParts print alike, but == is false)
        """#)
  }

  @Test("a text for failures is printed, and the parts are compared")
  func withText() {
    assertMismatch(
      Bill(total: 1), equalTo(Bill(total: 2)), "bill",
      text: "bill.total: expected 2, but was 1")
    assertMismatch(
      Bill(total: 1, tip: 1), equalTo(Bill(total: 1)), "bill",
      text: """
        bill: expected a bill, but was a bill (their failureParts print alike, but == is false)
        """)
  }

  @Test("parts that lead back to the value end")
  func cycles() {
    let (guest, other) = (Guest("Ann"), Guest("Bob"))
    guest.friend = other
    other.friend = guest
    defer { guest.friend = nil }
    #expect(text(guest) == #"Guest(name: "Ann", friend: Guest(name: "Bob", friend: <cycle>))"#)
    #expect(
      explain(guest, equalTo(other), "guest")?.summary
        == #"""
        guest: 2 of 3 fields in Guest differ: .name expected "Bob", but was "Ann"; .friend.name expected \#
        "Ann", but was "Bob"
        """#)
    let itself = ValueDescription(of: Mirrored(number: 1), limit: 80).text
    #expect(itself.hasPrefix("Mirrored(number: 1, again: Mirrored(number: 1"))
    #expect(itself.count <= 80)
    #expect(
      explain(Mirrored(number: 1), equalTo(Mirrored(number: 2)), "value")?.summary.contains(
        "number expected 2, but was 1") == true)
  }

  @Test("hasProperty finds every stored property, and what does not fit has a line for each part")
  func properties() {
    #expect(explain(Table(name: "bar", key: 3), hasProperty("key", equalTo(3))) == nil)
    let long = Table(name: String(repeating: "bar ", count: 100))
    #expect(
      explain(long, .init("a table for two") { _ in .mismatch(nil) }, "table")?.description
        .contains("\n  .seats: 0") == true)
  }
}
