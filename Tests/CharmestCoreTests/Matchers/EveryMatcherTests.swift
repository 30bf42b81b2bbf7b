import CharmestCore
import Testing

/// Values that are easily forgotten, given to every matcher that takes their type.
///
/// Other tests look at the texts of each matcher; here none may crash or write without end.
@Suite("Every matcher") struct EveryMatcherTests {
  private func expectBounded<Value>(
    _ values: [Value],
    _ matchers: [Matcher<Value>],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for matcher in matchers + matchers.map({ not($0) }) {
      for value in values {
        guard let text = explain(value, matcher, "it") else { continue }
        let lines = text.description.split(separator: "\n", omittingEmptySubsequences: false)
        let isBounded =
          lines.count <= 30 && text.summary.count <= 200 && text.description.utf8.count <= 3_500
          && !lines.contains("")
        #expect(isBounded, "\(matcher): \(text)", sourceLocation: sourceLocation)
      }
      #expect(matcher.description.count < 20_000, sourceLocation: sourceLocation)
    }
  }

  @Test("copes with collections that are empty, long, repetitive or strange")
  func collections() {
    let values: [[Double]] = [
      [], [1], [1, 2, 3], [1, 1, 1], [.nan, .nan], [.infinity, -0.0, 0],
      (0..<rounds(5_000)).map(Double.init), Array(repeating: .nan, count: rounds(5_000)),
    ]
    let many = (0..<200).map(Double.init)
    expectBounded(
      values,
      [
        equalTo([1, 2]), equalTo(many), empty(), hasCount(2), hasItem(7), hasItem(greaterThan(1e9)),
        hasItem(3, atIndex: 1), hasItems(1, 7), hasItems(many), containsExactly(1, 2),
        containsExactly(many),
        containsExactly(equalTo(1), lessThan(9)), containsInAnyOrder(3, 2, 1),
        containsInAnyOrder(many),
        containsInAnyOrder(equalTo(1), lessThan(9)), containsInRelativeOrder(1, 3),
        everyItem(greaterThan(1)), isSorted(), isSorted(by: >), hasUniqueItems(),
        isSubset(of: many), isSuperset(of: many), isSubset(of: [lessThan(2)]),
        isSuperset(of: [lessThan(2), equalTo(.nan)]), pointwise({ closeTo($0, 0.1) }, [1, 2]),
        instanceOf([Int].self), samePropertyValuesAs(Array(many.prefix(9))),
        hasProperty(\.first, 9),
        hasProperty(named: "buffer"), instanceOf(String.self),
        having("sum", { $0.reduce(0, +) }, 6), allOf(hasCount(1), hasItem(9)),
        hasDescription("x"), hasDebugDescription("x"), isIn([[1], [2]]), noneOf([1], []),
        allOf(hasCount(1), hasItem(3)), anyOf(hasCount(7), hasItem(.nan)),
        describedAs("a list", empty()), anything(),
        everyItem(isNaN()), everyItem(isFinite()), hasItem(isInfinite()), everyItem(closeTo(0, 1)),
        everyItem(inInterval(0...1)), everyItem(comparesEqualTo(1)), everyItem(oneOf(1, 2)),
      ]
    )
  }

  @Test("copes with texts that are empty, long, invisible or of many lines")
  func texts() {
    let values = [
      "", " ", "wakame", "\u{0}\u{202E}\u{200B}", "e\u{301}", String(repeating: "👩🏽‍🚀", count: 3_000),
      String(repeating: "ramen\n", count: rounds(5_000)), String(repeating: "\u{301}", count: 500),
    ]
    let matchers: [Matcher<String>] = [
      equalTo("wakame"), hasPrefix("wak"), hasSuffix("ame"), containsString("kam"), isBlank(),
      equalToIgnoringCase("WAKAME"), equalToCompressingWhitespace("wakame"), hasLine("nori"),
      containsStringsInOrder("wa", "me"), matchesPattern("^w"), matchesPattern("(("),
      matchesPattern(/w/), hasCount(3), empty(), hasItem("x"), containsExactly("a", "b"),
      equalTo(String(repeating: "ramem\n", count: rounds(5_000))), lessThan("a"), hasUniqueItems(),
      equalToJSON("{}"), equalToJSON("{"), samePropertyValuesAs("wakame"),
    ]
    expectBounded(values, matchers)
  }

  @Test("copes with nil, and with optionals of optionals")
  func optionals() {
    expectBounded([nil, .some(nil), 3] as [Int??], [nilValue(), present(), presentAnd(nil)])
    expectBounded([nil, 3] as [Int?], [nilValue(), present(), presentAnd(4), equalTo(nil)])
    expectBounded([nil, 3, "x"] as [Any?], [instanceOf(Int.self), hasProperty(named: "count", 3)])
  }

  @Test("copes with dictionaries that are empty or long")
  func dictionaries() {
    let long = Dictionary(uniqueKeysWithValues: (0..<rounds(5_000)).map { ($0, $0) })
    let dictionaries = [[:], [1: 1], long]
    expectBounded(
      dictionaries,
      [hasKey(-1), hasKey(lessThan(0)), hasValue(-1), hasEntry(1, 2), hasEntry(1, lessThan(0))]
    )
    expectBounded(
      dictionaries,
      [
        hasEntries([1: 2, 3: 4]), hasEntries([1: lessThan(0)]), containsEntries([1: equalTo(1)]),
        equalTo([1: 2]), equalTo(long.mapValues { $0 + 1 }), empty(), hasCount(3),
      ]
    )
  }

  @Test("copes with objects that refer to each other")
  func cycles() {
    final class Node: Equatable {
      var next: Node?
      var value: Int
      init(_ value: Int) { self.value = value }
      static func == (first: Node, second: Node) -> Bool { first.value == second.value }
    }
    let first = Node(1)
    let second = Node(2)
    first.next = second
    second.next = first
    defer { first.next = nil }
    expectBounded(
      [first, second],
      [
        equalTo(Node(3)), sameInstance(Node(1)), samePropertyValuesAs(Node(3)),
        equalTo(Node(3), ignoring: \.value), equalTo(Node(3), ignoring: "none"),
        hasProperty(\.value, 4), hasProperty(named: "value", 4),
        instanceOf(Node.self, and: hasProperty(\.value, 4)), hasProperty(\.next?.value, 4),
      ]
    )
  }
}
