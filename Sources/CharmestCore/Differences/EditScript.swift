/// The shortest list of removals and insertions that turns one sequence into another, if it is
/// short.
///
/// The search is that of the standard library, with a bound: on long sequences with little in common
/// it takes quadratic time, and no one reads a thousand edits.
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
    from expectedCount: Int, to actualCount: Int, mostEdits: Int = 100,
    where areEqual: (_ expected: Int, _ actual: Int) -> Bool
  ) {
    guard abs(expectedCount - actualCount) <= mostEdits else { return nil }
    // With so many edits, no more unequal pairs are looked at than this. With repetitive elements,
    // every diagonal runs far; the other bound keeps the work linear.
    var unequalLeft = (mostEdits + 1) * (mostEdits + 2) / 2
    var equalLeft = 100_000 + 4 * (expectedCount + actualCount)
    let difference = (0..<actualCount).difference(from: 0..<expectedCount) { expected, actual in
      // Where all that is left is equal, the search ends.
      guard unequalLeft >= 0, equalLeft >= 0 else { return true }
      let isEqual = areEqual(expected, actual)
      if isEqual { equalLeft -= 1 } else { unequalLeft -= 1 }
      return isEqual
    }
    guard unequalLeft >= 0, equalLeft >= 0, difference.count <= mostEdits else { return nil }
    join(difference, in: (expectedCount, actualCount))
  }

  /// Makes one edit of what is removed and inserted with nothing equal between.
  private mutating func join(
    _ difference: CollectionDifference<Int>, in counts: (expected: Int, actual: Int)
  ) {
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var (expected, actual) = (0, 0)
    while expected < counts.expected || actual < counts.actual {
      let start = (expected, actual)
      while removed.contains(expected) { expected += 1 }
      while inserted.contains(actual) { actual += 1 }
      if start != (expected, actual) { edits.append((start.0..<expected, start.1..<actual)) }
      expected += 1
      actual += 1
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }
}
