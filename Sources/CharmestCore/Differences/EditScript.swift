/// The shortest list of removals and insertions that turns one sequence into another, if it is
/// short.
///
/// This is Myers' greedy algorithm. The standard library's `difference(from:)` has no bound: on
/// long sequences with little in common it takes quadratic time, and no one reads a thousand edits.
package struct EditScript {
  /// The runs of expected elements that are missing and of actual ones that are unexpected, by their
  /// offsets, in order.
  package private(set) var edits: [(removed: Range<Int>, inserted: Range<Int>)] = []

  /// - Parameters:
  ///   - expectedCount: How many elements were expected.
  ///   - actualCount: How many elements came.
  ///   - mostEdits: The number of edits at which to give up.
  ///   - areEqual: Whether an expected and an actual element are equal, by their offsets.
  package init?(
    from expectedCount: Int, to actualCount: Int, mostEdits: Int = Layout.mostEdits,
    where areEqual: (_ expected: Int, _ actual: Int) -> Bool
  ) {
    guard abs(expectedCount - actualCount) <= mostEdits else { return nil }
    // With repetitive elements, every diagonal runs far; this bound keeps the work linear.
    var comparisonsLeft =
      Layout.comparisons + Layout.comparisonsOfElement * (expectedCount + actualCount)
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
          trace(history, origin: origin, diagonal: diagonal)
          return
        }
      }
    }
    return nil
  }

  private static func comesFromInsertion(
    _ diagonal: Int, _ edits: Int, _ furthest: [Int], _ origin: Int
  ) -> Bool {
    diagonal == -edits
      || (diagonal != edits && furthest[origin + diagonal - 1] < furthest[origin + diagonal + 1])
  }

  /// Walks back from the end, which is on a diagonal.
  private mutating func trace(_ history: [[Int]], origin: Int, diagonal: Int) {
    var diagonal = diagonal
    for edits in stride(from: history.count - 1, to: 0, by: -1) {
      let furthest = history[edits]
      if Self.comesFromInsertion(diagonal, edits, furthest, origin) {
        diagonal += 1
        let expected = furthest[origin + diagonal]
        add(removed: expected..<expected, inserted: expected - diagonal..<expected - diagonal + 1)
      } else {
        diagonal -= 1
        let expected = furthest[origin + diagonal]
        add(removed: expected..<expected + 1, inserted: expected - diagonal..<expected - diagonal)
      }
    }
    edits.reverse()
  }

  /// Adds an edit in front of the last one; they are one if nothing is between them.
  private mutating func add(removed: Range<Int>, inserted: Range<Int>) {
    if let last = edits.last, removed.upperBound == last.removed.lowerBound,
      inserted.upperBound == last.inserted.lowerBound
    {
      edits[edits.count - 1] = (
        removed.lowerBound..<last.removed.upperBound, inserted.lowerBound..<last.inserted.upperBound
      )
    } else {
      edits.append((removed, inserted))
    }
  }
}
