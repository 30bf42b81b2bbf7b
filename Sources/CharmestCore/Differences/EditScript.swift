/// The shortest list of removals and insertions that turns one sequence into another, if it is
/// short.
///
/// This is Myers' greedy algorithm. The standard library's `difference(from:)` has no bound: on
/// long sequences with little in common it takes quadratic time, and no one reads a thousand edits.
package struct EditScript: Equatable {
  /// The offsets of the expected elements that are missing, in order.
  package private(set) var removed: [Int] = []
  /// The offsets of the actual elements that are unexpected, in order.
  package private(set) var inserted: [Int] = []

  /// - Parameters:
  ///   - expectedCount: How many elements were expected.
  ///   - actualCount: How many elements came.
  ///   - mostEdits: The number of edits at which to give up.
  ///   - areEqual: Whether an expected and an actual element are equal, by their offsets.
  package init?(
    from expectedCount: Int, to actualCount: Int, mostEdits: Int = 100,
    where areEqual: (_ expected: Int, _ actual: Int) -> Bool
  ) {
    guard abs(expectedCount - actualCount) <= mostEdits else { return nil }
    // With repetitive elements, every diagonal runs far; this bound keeps the work linear.
    var comparisonsLeft = 100_000 + 4 * (expectedCount + actualCount)
    let origin = mostEdits + 1
    var furthest = Array(repeating: 0, count: 2 * origin + 1)
    var history: [[Int]] = []

    for edits in 0...mostEdits {
      history.append(furthest)
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        var expected =
          Self.comesFromInsertion(diagonal, edits, furthest, origin)
          ? furthest[origin + diagonal + 1] : furthest[origin + diagonal - 1] + 1
        while expected < expectedCount, expected - diagonal < actualCount,
          areEqual(expected, expected - diagonal)
        {
          expected += 1
          comparisonsLeft -= 1
          if comparisonsLeft < 0 { return nil }
        }
        furthest[origin + diagonal] = expected
        if diagonal == expectedCount - actualCount, expected >= expectedCount {
          trace(history, origin: origin, from: expectedCount, to: actualCount)
          return
        }
      }
    }
    return nil
  }

  /// The runs of removed and inserted elements, with a number added to all offsets.
  func edits(from start: Int) -> [(removed: Range<Int>, inserted: Range<Int>)] {
    var (removed, inserted) = (removed[...], inserted[...])
    var edits: [(removed: Range<Int>, inserted: Range<Int>)] = []
    var (expected, actual) = (0, 0)
    while !removed.isEmpty || !inserted.isEmpty {
      let toRemoved = removed.first.map { $0 - expected }
      let toInserted = inserted.first.map { $0 - actual }
      let same = min(toRemoved ?? .max, toInserted ?? .max)
      let first = (expected: expected + same, actual: actual + same)
      (expected, actual) = first
      while removed.first == expected {
        removed.removeFirst()
        expected += 1
      }
      while inserted.first == actual {
        inserted.removeFirst()
        actual += 1
      }
      edits.append(
        (start + first.expected..<start + expected, start + first.actual..<start + actual))
    }
    return edits
  }

  private static func comesFromInsertion(
    _ diagonal: Int, _ edits: Int, _ furthest: [Int], _ origin: Int
  ) -> Bool {
    diagonal == -edits
      || (diagonal != edits && furthest[origin + diagonal - 1] < furthest[origin + diagonal + 1])
  }

  private mutating func trace(_ history: [[Int]], origin: Int, from count: Int, to other: Int) {
    var diagonal = count - other
    for edits in stride(from: history.count - 1, to: 0, by: -1) {
      let furthest = history[edits]
      if Self.comesFromInsertion(diagonal, edits, furthest, origin) {
        diagonal += 1
        inserted.append(furthest[origin + diagonal] - diagonal)
      } else {
        diagonal -= 1
        removed.append(furthest[origin + diagonal])
      }
    }
    removed.reverse()
    inserted.reverse()
  }
}
