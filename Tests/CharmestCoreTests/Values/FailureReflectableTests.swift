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

private struct Crate<Content>: FailureReflectable {
  var content: Content
  var failureParts: KeyValuePairs<String, Any?> { ["content": content] }
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
  @Test("only the parts that count are printed, wherever the value is")
  func printed() {
    let table = Table(name: "bar", guests: ["Ann"], key: 9)
    let shown = #"Table(name: "bar", seats: 1)"#
    #expect(written(table) == shown)
    #expect(written(Table?.some(table)) == shown)
    #expect(written([table]) == "[\(shown)]")
    #expect(written(["a": table]) == "[\"a\": \(shown)]")
    #expect(written(Set([table])) == "[\(shown)]")
    #expect(written(AnyHashable(table)) == shown)
    #expect(written(Floor(table: table)) == "Floor(level: 1, table: \(shown))")
    #expect(written(Seat.stool(1)) == "Seat(number: 1)")
    #expect(written(Crate(content: 1)) == "Crate(content: 1)")
    // A description for failures comes first.
    #expect(written(Bill(total: 1)) == "a bill")
  }

  @Test("a part can be nil, and no name of a part can begin a line")
  func parts() {
    struct Empty: FailureReflectable {
      var failureParts: KeyValuePairs<String, Any?> { ["name": nil, "a\nb": 1] }
    }
    struct None: FailureReflectable {
      var failureParts: KeyValuePairs<String, Any?> { [:] }
    }
    #expect(written(Empty()) == #"FailureReflectableTests.Empty(name: nil, a\nb: 1)"#)
    #expect(written(None()) == "FailureReflectableTests.None()")
  }

  @Test("what differs is found part by part")
  func compared() {
    let (bar, bay) = (Table(name: "bar"), Table(name: "bay"))
    #expect(
      whatDiffers(in: Table(name: "bar", guests: ["Ann"]), equalTo(bar)) == [".seats: 0 -> 1"])
    #expect(
      whatDiffers(in: [bar], equalTo([Table(name: "bay", guests: ["Ann"])])) == [
        #"[0].name: "bay" -> "bar""#, "[0].seats: 1 -> 0",
      ])
    #expect(
      whatDiffers(in: Floor(table: bar), equalTo(Floor(table: bay))) == [
        #".table.name: "bay" -> "bar""#
      ])
    #expect(
      whatDiffers(in: ["a": bar], equalTo(["a": bay])) == [#"["a"].name: "bay" -> "bar""#])
    #expect(
      whatDiffers(in: Seat.stool(1), equalTo(.bench(1))) == [
        "Seat(number: 1, length: 2) -> Seat(number: 1)"
      ])
  }

  @Test(
    "values that differ only in what is left out fail all the same, and are said to print alike")
  func hidden() {
    let (table, other) = (Table(name: "bar", key: 1), Table(name: "bar", key: 2))
    let texts = [
      explain(table, equalTo(other)), explain([table], equalTo([other])),
      explain(Floor(table: table), equalTo(Floor(table: other))),
      explain(Bill(total: 1, tip: 1), equalTo(Bill(total: 1))),
      explain([table, Table(name: "bay")], hasItem(other)),
    ]
    for text in texts {
      #expect(text?.summary.contains("print alike, but == is false") == true, "\(text as Any)")
    }
  }

  @Test("a value without == is compared by the parts that count alone")
  func withoutEquality() {
    let wishes = ["miso", "shio"].map { Wishes(all: [Wish(dish: $0)]) }
    #expect(
      whatDiffers(in: wishes[0], equalTo(wishes[1])) == [#".all[0].dish: "shio" -> "miso""#])
    let urgent = Wishes(all: [Wish(dish: "miso", isUrgent: true)])
    #expect(reported(urgent, equalTo(wishes[0])).map(\.path) == [""])
  }

  @Test("parts that lead back to the value end")
  func cycles() {
    let (guest, other) = (Guest("Ann"), Guest("Bob"))
    guest.friend = other
    other.friend = guest
    defer { guest.friend = nil }
    #expect(
      written(guest) == #"Guest(name: "Ann", friend: Guest(name: "Bob", friend: (Guest again)))"#)
    #expect(whatDiffers(in: guest, equalTo(other)).first == #".name: "Bob" -> "Ann""#)
    #expect(written(Mirrored(number: 1)).hasPrefix("Mirrored(number: 1, again: Mirrored(number: 1"))
    #expect(
      whatDiffers(in: Mirrored(number: 1), equalTo(Mirrored(number: 2))).first == ".number: 2 -> 1")
  }
}
