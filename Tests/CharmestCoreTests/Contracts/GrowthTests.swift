import CharmestCore
import Foundation
import Testing

/// What is shown bounds what is computed.
///
/// Ten times the size takes at most half as much again as the documented complexity says. Sizes are
/// small here, and up to 50,000 with `CHARMEST_GROWTH=1`, which `.ci/run growth` sets.
@Suite("Growth", .serialized) struct GrowthTests {
  enum Complexity: Double {
    case linear = 10, quadratic = 100
    /// O(*n* · log *n*), for texts about sets, whose elements are shown in a stable order.
    case sorting = 15
  }

  /// What is done for one size, without what is prepared for it.
  typealias Work = () -> Void

  struct Row: Sendable, CustomStringConvertible {
    let description: String
    let complexity: Complexity
    let judgement: @Sendable (Int) -> Work
    let text: @Sendable (Int) -> Work

    /// A row of a matcher and the values that it judges, by the size.
    init<Value: SendableMetatype>(
      _ description: String, _ complexity: Complexity = .linear,
      _ make: @escaping @Sendable (_ size: Int) -> (Value, Matcher<Value>)
    ) {
      (self.description, self.complexity) = (description, complexity)
      judgement = { size in
        let (value, matcher) = make(size)
        return { _ = matcher.matches(value) }
      }
      text = { size in
        let (value, matcher) = make(size)
        return { _ = explain(value, matcher)?.description }
      }
    }

    /// A row of a verb, which judges and explains at once.
    init(_ description: String, _ run: @escaping @Sendable (_ size: Int) -> Work) {
      (self.description, complexity) = (description, .linear)
      text = { size in
        let work = run(size)
        return { _ = collectFailures(work) }
      }
      judgement = text
    }
  }

  @Test("of the time is bounded by the documented complexity", arguments: rows + values)
  func complexity(of row: Row) {
    let isLarge = ProcessInfo.processInfo.environment["CHARMEST_GROWTH"] == "1"
    let small =
      switch row.complexity {
      case .linear, .sorting: isLarge ? 5_000 : 100
      case .quadratic: isLarge ? 100 : 30
      }
    for (work, part) in [(row.judgement, "judgement"), (row.text, "text")] {
      expect(part, atMost: row.complexity.rawValue * 1.5) {
        time(work(10 * small), runs: 1) / time(work(small), runs: 3)
      }
    }
  }

  /// Expects a ratio, measured again if another process has disturbed it.
  private func expect(_ part: String, atMost bound: Double, _ ratio: () -> Double) {
    var best = ratio()
    for _ in 0..<9 where best > bound { best = min(best, ratio()) }
    #expect(best <= bound, "\(part)")
  }

  /// The least time of the processor in seconds, but at least a fifth of a millisecond.
  private func time(_ work: Work, runs: Int) -> Double {
    let times = (0..<runs).map { _ in
      let start = processorTime()
      work()
      return processorTime() - start
    }
    return (max(times.min() ?? .zero, .microseconds(200))) / .seconds(1)
  }

  @Test("has a row for each matcher that goes through its value") func completeness() throws {
    let parts = ["Collection", "StringProtocol", "[Key: Value]", "Matcher<Data>"]
    let names = try PublicNames.matchers(in: "Matchers") { declaration in
      parts.contains { declaration.contains($0) }
    }.map(PublicNames.base)
    // These look at one thing, however long the value is.
    let others: Set = ["isIn", "instanceOf"]
    let tested = Self.rows.map { PublicNames.base($0.description) }
    #expect(Set(names).subtracting(others).subtracting(tested) == [])
  }

  // MARK: The rows

  private struct Bowl: Equatable { var id: Int, soup: String }
  private struct Loose { var id: Int, soup: String }
  private final class Stove: Mock { let heatCalls = MockMethod("heat(_:)", taking: Int.self) }

  private static func bowls(_ count: Int, _ soup: String) -> [Bowl] {
    (0..<count).map { Bowl(id: $0, soup: "\(soup) \($0)") }
  }

  private static func table(_ count: Int, _ soup: String) -> [Int: Bowl] {
    Dictionary(uniqueKeysWithValues: bowls(count, soup).map { ($0.id, $0) })
  }

  private static func text(_ count: Int, _ word: String = "line") -> String {
    (0..<count).map { "\(word) \($0)" }.joined(separator: "\n")
  }

  private static func json(_ count: Int, _ word: String = "a") -> String {
    "[\((0..<count).map { #"{"id": \#($0), "of": ["\#(word)\#($0)"]}"# }.joined(separator: ", "))]"
  }

  /// Each matcher where it fails.
  static let rows = [
    Row("containsExactly(_:)") { (Array(0..<$0), containsExactly(Array(1...($0 + 1)))) },
    Row("containsExactly(_:) of matchers") { size in
      (Array(0..<size), containsExactly((-5...size).map { equalTo($0) }))
    },
    Row("pointwise(_:_:)") { (Array(0..<$0), pointwise({ lessThan($0) }, Array(0..<$0))) },
    Row("containsInAnyOrder(_:)") { (Array(0..<$0), containsInAnyOrder(($0..<2 * $0).reversed())) },
    Row("containsInAnyOrder(_:) of structs", .quadratic) {
      (bowls($0, "miso"), containsInAnyOrder(bowls($0, "shio")))
    },
    Row("containsInAnyOrder(_:) of matchers", .quadratic) { size in
      (Array(0..<size), containsInAnyOrder((0..<size).map { greaterThan($0 + size / 2) }))
    },
    Row("isSubset(of:)") { (Array(0..<$0), isSubset(of: 5..<$0)) },
    Row("isSuperset(of:)") { (Set(0..<$0), isSuperset(of: 0...2 * $0)) },
    Row("containsInRelativeOrder(_:)") { (Array(0..<$0), containsInRelativeOrder(7, 3)) },
    Row("hasItem(_:)") { (Array(0..<$0), hasItem(-1)) },
    Row("hasItem(_:) of a matcher") { (Set(0..<$0), hasItem(lessThan(0))) },
    Row("hasItem(_:) of a property") {
      (Array(0..<$0), hasItem(hasProperty(\.magnitude, 999_999)))
    },
    Row("hasItems(_:)") { (Array(0..<$0), hasItems(-1, 5, -2)) },
    Row("everyItem(_:)", .sorting) { (Set(0..<$0), everyItem(lessThan(0))) },
    Row("isSorted()") { (Array((0..<$0).reversed()), isSorted()) },
    Row("isSorted(by:)") { (Array((0..<$0).reversed()), isSorted(by: \.magnitude)) },
    Row("hasUniqueItems()") { (Array(0..<$0) + Array(0..<$0), hasUniqueItems()) },
    Row("hasCount(_:)") { (Set(0..<$0), hasCount(-1)) },
    Row("empty()") { (Array(0..<$0), empty()) },
    Row("hasKey(_:)") { (table($0, "miso"), hasKey(lessThan(0))) },
    Row("hasValue(_:)") { (table($0, "miso"), hasValue(Bowl(id: 0, soup: ""))) },
    Row("hasEntry(_:_:)") { (table($0, "miso"), hasEntry(lessThan(0), anything())) },
    Row("hasEntries(_:)") { (table($0, "miso"), hasEntries(table($0, "shio"))) },
    Row("containsEntries(_:)") { (table($0, "miso"), containsEntries(table($0 + 1, "miso"))) },
    Row("hasPrefix(_:)") { (text($0), hasPrefix(text($0, "row"))) },
    Row("hasSuffix(_:)") { (text($0), hasSuffix(text($0, "row"))) },
    Row("containsString(_:)") { (text($0), containsString("nothing of the kind is anywhere")) },
    Row("containsStringsInOrder(_:)") { (text($0), containsStringsInOrder("line 9", "line 8\n")) },
    Row("hasLine(_:)") { (text($0), hasLine(hasPrefix("lime"))) },
    Row("equalToIgnoringCase(_:)") { (text($0), equalToIgnoringCase(text($0 + 1))) },
    Row("equalToCompressingWhitespace(_:)") { (text($0), equalToCompressingWhitespace("line")) },
    Row("isBlank()") { (String(repeating: " ", count: 9 * $0) + "a", isBlank()) },
    Row("matchesPattern(_:)") { (text($0), matchesPattern(/lime/)) },
    Row("equalToJSON(_:)") { (json($0), equalToJSON(json($0, "b"))) },
    Row("equalToJSON(_:) inserted") { (json($0), equalToJSON(json($0 + 1))) },
    Row("equalToJSON(_:) passes") { (json($0), equalToJSON(json($0))) },
  ]

  private static func row<Value: Equatable & SendableMetatype>(
    _ name: String, _ make: @escaping @Sendable (_ elements: [Int]) -> Value
  ) -> [Row] {
    @Sendable func changed(_ size: Int) -> [Int] { (0..<size).map { $0 == size / 2 ? -1 : $0 } }
    return [
      Row("\(name) that is equal") { (make(Array(0..<$0)), equalTo(make(Array(0..<$0)))) },
      Row("\(name) that differs everywhere") { size in
        (make(Array(0..<size)), equalTo(make((0..<size).map { -7 - $0 })))
      },
      Row("\(name) that differs once") { (make(Array(0..<$0)), equalTo(make(changed($0)))) },
      Row("\(name) with an insertion") { size in
        (make([-1] + Array(0..<size) + [-2]), equalTo(make(Array(0..<size))))
      },
    ]
  }

  /// Each kind of value in the ways in which it can differ, and verbs that judge calls.
  static let values =
    row("Array") { $0 } + row("ArraySlice") { $0[...] }
    + row("ContiguousArray", ContiguousArray.init)
    + row("Set", Set.init) + row("Data") { Data($0.map { UInt8(truncatingIfNeeded: $0) }) }
    + row("Dictionary") { Dictionary($0.map { ($0, $0) }) { $1 } }
    + row("Array of structs") { $0.map { Bowl(id: $0, soup: "\($0)") } }
    + row("Array of arrays") { $0.map { [$0, 1] } }
    + row("text") { $0.map(String.init).joined() }
    + row("lines") { $0.map(String.init).joined(separator: "\n") } + [
      Row("lazy list") { (Array(0..<$0).lazy.map { $0 + 1 }, containsExactly(0..<$0)) },
      Row("structs without ==") { size in
        let bowls = { (soup: String, count: Int) in (0..<count).map { Loose(id: $0, soup: soup) } }
        return (bowls("miso", size), samePropertyValuesAs(bowls("shio", size + 1)))
      },
      Row("structs, ignoring a path") {
        (bowls($0, "miso"), equalTo(bowls($0 + 1, "shio"), ignoring: "[0].id"))
      },
      Row("calls, half of them expected") { size in
        let stove = Stove()
        for degrees in 0..<size { stove.heatCalls.invoke(degrees % 2) }
        return { verify(stove.heatCalls, .exactly(size), calledWith: 1) }
      },
    ]

  @Test("of values in their place or not: the smaller number of edits is told")
  func fewestEdits() {
    let numbers = Array(0..<600)
    let inserted = [-1] + numbers[..<300] + [-2] + numbers[300...]
    #expect(paths(inserted, equalTo(numbers)) == ["[0]", "[301]"])
    let lines = { (list: [Int]) in list.map(String.init).joined(separator: "\n") }
    #expect(paths(lines(inserted), equalTo(lines(numbers))) == ["line 1", "line 302"])
    #expect(paths([9, 3, 4, 5], equalTo([1, 2, 9])).count == 4)
  }

  private typealias HugeRange = ClosedRange<Int>

  /// A judgement by each matcher that goes through a collection.
  private let ofHugeRange: [(name: String, judge: (HugeRange) -> MatchResult)] = [
    ("hasItem", { hasItem(lessThan(0)).matches($0) }),
    ("hasItem", { hasItem(5, atIndex: 5).matches($0) }),
    ("hasItems", { hasItems(1, -2).matches($0) }),
    ("hasItems", { hasItems($0).matches([1]) }),
    ("everyItem", { everyItem(5).matches($0) }),
    ("isSorted", { isSorted().matches($0) }),
    ("hasUniqueItems", { hasUniqueItems().matches($0) }),
    ("hasCount", { hasCount(3).matches($0) }),
    ("containsExactly", { containsExactly(1, 2).matches($0) }),
    ("containsExactly", { containsExactly($0).matches([1]) }),
    ("containsInAnyOrder", { containsInAnyOrder(1, 2).matches($0) }),
    ("containsInAnyOrder", { containsInAnyOrder($0).matches([1]) }),
    ("containsInRelativeOrder", { containsInRelativeOrder(2, 1).matches($0) }),
    ("containsInRelativeOrder", { containsInRelativeOrder($0).matches([1]) }),
    ("isSubset", { isSubset(of: [1]).matches($0) }),
    ("isSuperset", { isSuperset(of: [1, -1]).matches($0) }),
    ("pointwise", { pointwise({ equalTo($0) }, $0).matches([1]) }),
  ]

  @Test("of a huge range ends no process")
  func hugeRange() throws {
    let range = 0...Int.max
    #expect(explain(range, hasItem(-1))?.description.contains("none of") == true)
    #expect(hasItem(5).matches(range).isMatch)
    #expect(!empty().matches(range).isMatch)
    #expect(isIn(range).matches(5).isMatch)
    for (name, judge) in ofHugeRange {
      guard case .mismatch(let mismatch) = judge(range), mismatch.isUndecided else {
        Issue.record("\(name) is not undecided")
        continue
      }
    }
    let declared = try PublicNames.matchers(in: "Matchers") { $0.contains("Collection>") }
    let decided = ["empty", "isIn"]
    #expect(
      Set(declared.map(PublicNames.base)).subtracting(ofHugeRange.map(\.name) + decided) == [])
  }
}
