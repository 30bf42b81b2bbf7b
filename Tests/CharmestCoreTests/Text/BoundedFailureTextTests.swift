import CharmestCore
import Testing

@Suite("A failure text of any values") struct BoundedFailureTextTests {
  private struct Order: Equatable {
    var guest = "Annette Schmidt"
    var note = "no spring onions, and the egg well done"
    var table = 7
  }

  private static let hostile = [
    String(repeating: "\u{202E}", count: 150), "e" + String(repeating: "\u{301}", count: 5_000),
    String(repeating: "味", count: 150), String(repeating: "👨‍👩‍👧‍👦", count: 100),
    String(repeating: "a\u{200D}", count: 300), "a" + String(repeating: "\n", count: 150),
    String(repeating: "x", count: 100_000), "\u{202E}\u{200B}", "a\r\n::error::b",
  ]

  private func hasRoom(
    _ text: FailureText?, at location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let text = try #require(text, sourceLocation: location)
    let lines = text.description.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(text.summary.count <= 200, sourceLocation: location)
    #expect(lines.allSatisfy { $0.count <= 200 }, sourceLocation: location)
    #expect(lines.count <= 31, sourceLocation: location)
    #expect(text.description.utf8.count <= 3_600, sourceLocation: location)
    let isShown = text.description.unicodeScalars.allSatisfy {
      $0 == "\n"
        || ($0.properties.generalCategory != .control && $0 != "\u{202E}" && $0 != "\u{200B}")
    }
    #expect(isShown, sourceLocation: location)
  }

  @Test("takes no more room than it may, whatever stands in it", arguments: hostile.indices)
  func room(index: Int) throws {
    let text = Self.hostile[index]
    try hasRoom(explain(text, equalTo("b"), text))
    try hasRoom(explain("b", equalTo(text), text))
    try hasRoom(explain([text + "a", text + "b"], containsInAnyOrder(text, "c"), "texts"))
    try hasRoom(explain([text: text], equalTo([text: "b"]), "texts"))
    try hasRoom(explain(Order(guest: text), equalTo(Order(note: text)), "order"))
    try hasRoom(explain(text, describedAs("\(text)", equalTo("b")), "text"))
  }

  @Test("takes no more room than it may, however much differs")
  func manyDifferences() throws {
    let orders = (0..<100).map { Order(guest: "guest \($0)", table: $0) }
    let others = orders.map { Order(guest: $0.guest + "!", note: "\($0.table)", table: -1) }
    try hasRoom(explain(others, containsInAnyOrder(orders), "orders"))
    try hasRoom(explain(others + others, hasItems(orders + orders), "orders"))
    let many = Array(repeating: others, count: 11).flatMap(\.self)
    let few = summary(many, hasItem(Order(guest: "guest 7!", note: "7")))
    #expect(few.contains("none of 1100 is; similar of the first 1000: [7].table"))
  }

  @Test("names what differs behind a long label, too")
  func longLabel() {
    let summary = explain(5, equalTo(4), String(repeating: "ramen", count: 60))?.summary
    #expect(summary?.hasPrefix("ramen") == true)
    #expect(summary?.hasSuffix("expected 4, but was 5") == true)
  }

  @Test("begins no line with what readers of logs take for a command")
  func commands() throws {
    let reply = String(repeating: "the server closed the connection ", count: 4)
    for label in ["reply", "::error file=a::b", "##[error]"] {
      for end in ["::error file=Deploy.swift,line=1::failed", "##[error]failed"] {
        for count in 100...140 {
          let text = try #require(
            explain(reply.prefix(count) + end + reply, hasPrefix("done"), label))
          for line in text.description.split(separator: "\n") {
            #expect(!line.drop { $0 == " " }.hasPrefix("::"), "\(text)")
            #expect(!line.contains("##[error]"), "\(text)")
          }
        }
      }
    }
  }

  @Test("names each of several differences, and counts those that have no room")
  func severalDifferences() throws {
    var numbers = Array(repeating: 1, count: 100)
    for index in [5, 17, 40, 71, 90] { numbers[index] = 2 }
    let matchers = [equalTo(Array(repeating: 1, count: 100)), everyItem(equalTo(1))]
    for matcher in matchers {
      let text = try #require(explain(numbers, matcher)).description
      for index in [5, 17, 40, 71, 90] { #expect(text.contains("[\(index)]"), "\(text)") }
    }
    let all = try #require(explain(numbers, equalTo(Array(repeating: 3, count: 100))))
    #expect(all.summary.contains("100 of 100 elements differ"))
    #expect(all.details.count <= 14)
  }

  @Test("is made in bounded time for conditions in conditions", .timeLimit(.minutes(5)))
  func nestedConditions() {
    func text(_ depth: Int) -> String? {
      var matcher: Matcher<Int> = equalTo(100)
      for level in 1...depth {
        let inner = matcher
        matcher = anyOf(allOf(inner, greaterThan(level)), equalTo(-level))
      }
      return explain(3, matcher)?.description
    }
    #expect(growth(from: 5, to: 10) { _ = text($0) } < 20)
  }

  /// A value that counts how often it is described.
  private struct Described: Equatable, CustomStringConvertible {
    let count: Counter
    let text: String

    var description: String {
      count.increase()
      return text
    }

    static func == (first: Self, second: Self) -> Bool { first.text == second.text }
  }

  @Test("describes each value a few times", arguments: [30, 900])
  func descriptions(length: Int) {
    let count = Counter()
    let values = ["a", "b"].map { end in
      (0..<3).map { Described(count: count, text: String(repeating: "\($0)", count: length) + end) }
    }
    #expect(explain(values[0], equalTo(values[1]), "values") != nil)
    #expect(count.count <= 120)
  }
}
