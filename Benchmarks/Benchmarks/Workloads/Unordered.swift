import Charmest
import Testing
import XCTest

/// Sorting is fastest for values that are in order, even if it is the opposite one.
private func reversed(_ count: Int) -> Comparison {
  values("\(count) values, reversed", Array((0..<count).reversed()))
}

private func shuffled(_ count: Int) -> Comparison {
  values("\(count) values, shuffled", (0..<count).shuffled())
}

private func values(_ name: String, _ expected: [Int]) -> Comparison {
  let count = expected.count
  let actual = Array(0..<count)
  return Comparison(
    "containsInAnyOrder, \(name)",
    target: count == 5_000 ? .init(ratio: 2, way: "counting dictionary") : nil,
    .init("containsInAnyOrder") {
      for _ in 0..<$0 { assertThat(actual, containsInAnyOrder(expected)) }
    },
    .init("counting dictionary") {
      for _ in 0..<$0 { check(isSameMultiset(actual, expected)) }
    },
    .init("XCTAssertEqual of sorted") {
      for _ in 0..<$0 { XCTAssertEqual(actual.sorted(), expected.sorted()) }
    },
    .init("#expect of sorted") {
      for _ in 0..<$0 { #expect(actual.sorted() == expected.sorted()) }
    }
  )
}

private func isSameMultiset(_ actual: [Int], _ expected: [Int]) -> Bool {
  var counts: [Int: Int] = [:]
  for value in expected { counts[value, default: 0] += 1 }
  for value in actual {
    guard let count = counts[value], count > 0 else { return false }
    counts[value] = count - 1
  }
  return actual.count == expected.count
}

/// Each matcher accepts one element, the last that it is tried on.
private func sparse(_ count: Int) -> Comparison {
  let actual = Array(0..<count)
  let expected = actual.reversed().map { $0 }
  return Comparison(
    "containsInAnyOrder, \(count) matchers, reversed",
    limit: count == 1_000 ? .milliseconds(100) : nil,
    .init("containsInAnyOrder") {
      for _ in 0..<$0 { assertThat(actual, containsInAnyOrder(expected.map { equalTo($0) })) }
    },
    .init("plain search, each with each") {
      for _ in 0..<$0 {
        var pairs = 0
        for value in expected { for other in actual where value == other { pairs += 1 } }
        check(pairs == count)
      }
    }
  )
}

/// The matchers that accept most come first, so that a greedy pairing fails.
private func dense(_ count: Int) -> Comparison {
  let actual = Array((0..<count).reversed())
  let expected = Array(-1..<count - 1)
  return Comparison(
    "containsInAnyOrder, \(count) matchers, greedy order",
    limit: count == 1_000 ? .milliseconds(100) : nil,
    .init("containsInAnyOrder") {
      for _ in 0..<$0 {
        assertThat(actual, containsInAnyOrder(expected.map { greaterThan($0) }))
      }
    },
    .init("plain search, each with each") {
      for _ in 0..<$0 {
        var pairs = 0
        for value in expected { for other in actual where other > value { pairs += 1 } }
        check(pairs == count * (count + 1) / 2)
      }
    }
  )
}

extension Comparison {
  static let unordered =
    [10, 100, 1_000, 5_000].map(reversed) + [10, 100, 1_000, 5_000].map(shuffled)
    + [10, 100, 1_000, 5_000].map(sparse) + [10, 100, 1_000].map(dense)

  /// The same at doubling sizes, to see how the time grows.
  public static let growth = [
    ("values", [1_250, 2_500, 5_000, 10_000].map(shuffled)),
    ("matchers that accept one element", [250, 500, 1_000, 2_000].map(sparse)),
    ("matchers that accept half of all", [250, 500, 1_000, 2_000].map(dense)),
  ]
}
