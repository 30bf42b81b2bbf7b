/// Which elements of two sequences belong together, and which of them differ.
///
/// Elements are compared position by position, because indices then mean what the reader thinks. An
/// edit script is used only if the counts differ, or if it needs at most half as many changes. Where
/// elements at one position have little in common, it may need as many.
package struct Alignment: Equatable {
  /// A place where the sequences differ; all numbers are offsets.
  package enum Change: Equatable {
    case replaced(expected: Int, actual: Int)
    /// The gap is before the actual element at this offset.
    case missing(expected: Int, gap: Int)
    case unexpected(actual: Int)

    /// Where in the actual sequence the change is.
    package var position: Int {
      switch self {
      case .replaced(_, let actual), .unexpected(let actual): actual
      case .missing(_, let gap): gap
      }
    }
  }

  /// In the order of the sequences.
  package private(set) var changes: [Change]
  /// How many places there are, including the equal ones.
  package let total: Int

  /// - Parameters:
  ///   - expected: The elements that were expected.
  ///   - actual: The elements that came.
  ///   - cost: How little an expected and an actual element have in common, from 0 to 1. If the
  ///     counts differ, it decides which elements are compared with each other. Nil where nothing
  ///     is known of that.
  ///   - areEqual: Whether an expected and an actual element are equal.
  package init<Element>(
    _ expected: [Element], _ actual: [Element], cost: ((Element, Element) -> Double)? = nil,
    by areEqual: (Element, Element) -> Bool
  ) {
    let shorter = min(expected.count, actual.count)
    var start = 0
    while start < shorter, areEqual(expected[start], actual[start]) { start += 1 }
    var end = 0
    while end < shorter - start,
      areEqual(expected[expected.count - 1 - end], actual[actual.count - 1 - end])
    { end += 1 }
    let counts = (expected: expected.count - start - end, actual: actual.count - start - end)

    let both = start..<(start + min(counts.expected, counts.actual))
    var changes: [Change] = []
    for index in both where !areEqual(expected[index], actual[index]) {
      changes.append(.replaced(expected: index, actual: index))
    }
    changes += Self.changes(
      both.upperBound..<(start + counts.expected), both.upperBound..<(start + counts.actual),
      { _, _ in 1 })
    let few = expected.count == actual.count ? changes.count / 2 : Int.max
    let areShifted = cost.map { Self.areShifted(expected, actual, changes, $0) } ?? false
    let most = areShifted ? changes.count : few
    if most >= 2, counts.expected > 0, counts.actual > 0,
      let script = EditScript(
        from: counts.expected, to: counts.actual,
        where: { areEqual(expected[start + $0], actual[start + $1]) })
    {
      func shifted(_ range: Range<Int>) -> Range<Int> {
        range.lowerBound + start..<range.upperBound + start
      }
      let scripted = script.edits.flatMap { edit in
        Self.changes(shifted(edit.removed), shifted(edit.inserted)) {
          cost?(expected[$0], actual[$1]) ?? 1
        }
      }
      func isMoved(_ change: Change) -> Bool {
        guard case .missing(let expectedOffset, _) = change else { return false }
        return scripted.contains {
          guard case .unexpected(let offset) = $0 else { return false }
          return areEqual(expected[expectedOffset], actual[offset])
        }
      }
      if scripted.count <= few || scripted.count <= most && !scripted.contains(where: isMoved) {
        changes = scripted
      }
    }
    let missing = changes.count { if case .unexpected = $0 { false } else { true } }
    total = expected.count - missing + changes.count
    self.changes = changes
  }

  /// How many places differ; nil for a whole of one part.
  ///
  /// - Parameters:
  ///   - unit: What the elements are.
  ///   - total: How many there are; all of them by default.
  ///   - isComplete: Whether all elements were compared.
  /// - Returns: The count.
  package func tally(
    _ unit: Tally.Unit = .elements, outOf total: Int? = nil, isComplete: Bool = true
  ) -> Tally? {
    let missing = changes.count { if case .missing = $0 { true } else { false } }
    let unexpected = changes.count { if case .unexpected = $0 { true } else { false } }
    var tally = Tally(
      changed: changes.count - missing - unexpected, missing: missing, unexpected: unexpected,
      outOf: total ?? self.total, unit, isLeast: !isComplete)
    // What is missing hides that an element between is right.
    if missing == 0, let first = changes.first, let last = changes.last {
      tally?.areNeighbours = last.position - first.position + 1 == changes.count
    }
    return tally
  }

  /// Whether few elements differ, and those at one position have little in common, as where one was
  /// added and another is lost.
  private static func areShifted<Element>(
    _ expected: [Element], _ actual: [Element], _ changes: [Change],
    _ cost: (Element, Element) -> Double
  ) -> Bool {
    // Of different counts, an element is missing or unexpected.
    expected.count == actual.count && (2...Layout.shiftedPlaces).contains(changes.count)
      && changes.allSatisfy { change in
        guard case .replaced(let expectedOffset, let offset) = change else { return false }
        return cost(expected[expectedOffset], actual[offset]) > Layout.highestCost
      }
  }

  /// Pairs the missing elements at a place with the unexpected elements there.
  private static func changes(
    _ missing: Range<Int>, _ unexpected: Range<Int>, _ cost: (Int, Int) -> Double
  ) -> [Change] {
    var changes: [Change] = []
    var (expected, actual) = (missing.lowerBound, unexpected.lowerBound)
    func skip(to next: (expected: Int, actual: Int)) {
      changes += (expected..<next.expected).map { .missing(expected: $0, gap: actual) }
      changes += (actual..<next.actual).map { .unexpected(actual: $0) }
      (expected, actual) = next
    }
    while expected < missing.upperBound, actual < unexpected.upperBound {
      let spare = (missing.upperBound - expected) - (unexpected.upperBound - actual)
      // Beyond this, the costs would take longer than they help, because each is a comparison.
      let areFew = missing.count * unexpected.count <= Layout.pairsOfOnePlace
      let reach = min(abs(spare), areFew ? .max : 0)
      if reach > 0 {
        let choices = (0...reach).map {
          spare > 0 ? (expected + $0, actual) : (expected, actual + $0)
        }
        // Elements that have hardly more in common than others say nothing.
        let costs = choices.map { (100 * cost($0, $1)).rounded() }
        if let cheapest = costs.indices.min(by: { costs[$0] < costs[$1] }) {
          skip(to: choices[cheapest])
        }
      }
      changes.append(.replaced(expected: expected, actual: actual))
      expected += 1
      actual += 1
    }
    skip(to: (missing.upperBound, unexpected.upperBound))
    return changes
  }
}
