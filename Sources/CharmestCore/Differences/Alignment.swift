/// Which elements of two sequences stand for each other, and which of them differ.
///
/// Compares position by position, since indices then mean what the reader thinks. An edit script is
/// used only where the counts differ, or where it needs at most half as many changes.
package struct Alignment: Equatable {
  /// A place where the sequences differ; all numbers are offsets.
  package enum Change: Equatable {
    case replaced(expected: Int, actual: Int)
    /// The gap is in front of the actual element at this offset.
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
  package private(set) var changes: [Change] = []
  /// How many places there are, the equal ones included.
  package private(set) var total = 0

  /// - Parameters:
  ///   - expected: The elements that were expected.
  ///   - actual: The elements that came.
  ///   - cost: How little an expected and an actual element have in common, from 0 to 1; chooses
  ///     which of them to set against each other where their numbers differ.
  ///   - areEqual: Whether an expected and an actual element are equal.
  package init<Element>(
    _ expected: [Element],
    _ actual: [Element],
    cost: (Element, Element) -> Double = { _, _ in 1 },
    by areEqual: (Element, Element) -> Bool
  ) {
    let shorter = min(expected.count, actual.count)
    var start = 0
    while start < shorter, areEqual(expected[start], actual[start]) { start += 1 }
    var end = 0
    while end < shorter - start,
      areEqual(expected[expected.count - 1 - end], actual[actual.count - 1 - end])
    {
      end += 1
    }
    let counts = (expected: expected.count - start - end, actual: actual.count - start - end)

    changes = Self.byPosition(start, counts) { areEqual(expected[$0], actual[$1]) }
    let tooMany = expected.count == actual.count ? changes.count / 2 : Int.max
    if tooMany >= 2, counts.expected > 0, counts.actual > 0,
      let script = EditScript(
        from: counts.expected,
        to: counts.actual,
        where: { areEqual(expected[start + $0], actual[start + $1]) }
      )
    {
      let scripted = Self.byScript(script, start) { cost(expected[$0], actual[$1]) }
      if scripted.count <= tooMany { changes = scripted }
    }

    let missing = changes.count { if case .unexpected = $0 { false } else { true } }
    total = expected.count - missing + changes.count
  }

  private static func byPosition(
    _ start: Int,
    _ counts: (expected: Int, actual: Int),
    _ areEqual: (Int, Int) -> Bool
  ) -> [Change] {
    let shorter = start + min(counts.expected, counts.actual)
    var changes: [Change] = []
    for offset in start..<shorter where !areEqual(offset, offset) {
      changes.append(.replaced(expected: offset, actual: offset))
    }
    for offset in shorter..<max(shorter, start + counts.expected) {
      changes.append(.missing(expected: offset, gap: shorter))
    }
    for offset in shorter..<max(shorter, start + counts.actual) {
      changes.append(.unexpected(actual: offset))
    }
    return changes
  }

  private static func byScript(
    _ script: EditScript,
    _ start: Int,
    _ cost: (Int, Int) -> Double
  ) -> [Change] {
    var removed = script.removed.map { start + $0 }[...]
    var inserted = script.inserted.map { start + $0 }[...]
    var changes: [Change] = []
    var (expected, actual) = (start, start)
    while !removed.isEmpty || !inserted.isEmpty {
      let same = min(
        removed.first.map { $0 - expected } ?? .max,
        inserted.first.map { $0 - actual } ?? .max
      )
      expected += same
      actual += same
      let first = (expected: expected, actual: actual)
      while removed.first == expected {
        removed.removeFirst()
        expected += 1
      }
      while inserted.first == actual {
        inserted.removeFirst()
        actual += 1
      }
      changes += paired(first.expected..<expected, first.actual..<actual, cost)
    }
    return changes
  }
}

extension Alignment {
  /// Sets what is missing at a place against what is unexpected there.
  private static func paired(
    _ missing: Range<Int>,
    _ unexpected: Range<Int>,
    _ cost: (Int, Int) -> Double
  ) -> [Change] {
    let isShorterExpected = missing.count <= unexpected.count
    let shorter = isShorterExpected ? missing : unexpected
    let longer = isShorterExpected ? unexpected : missing
    let partners = partners(shorter.count, longer.count) { short, long in
      isShorterExpected
        ? cost(missing.lowerBound + short, unexpected.lowerBound + long)
        : cost(missing.lowerBound + long, unexpected.lowerBound + short)
    }
    var changes: [Change] = []
    var next = 0
    for long in 0..<longer.count {
      let isPaired = next < partners.count && partners[next] == long
      switch (isPaired, isShorterExpected) {
      case (true, true):
        changes.append(
          .replaced(expected: missing.lowerBound + next, actual: unexpected.lowerBound + long)
        )
      case (true, false):
        changes.append(
          .replaced(expected: missing.lowerBound + long, actual: unexpected.lowerBound + next)
        )
      case (false, true):
        changes.append(.unexpected(actual: unexpected.lowerBound + long))
      case (false, false):
        changes.append(
          .missing(expected: missing.lowerBound + long, gap: unexpected.lowerBound + next)
        )
      }
      if isPaired { next += 1 }
    }
    return changes
  }

  /// For each element of the shorter run, in order, its partner in the longer run.
  private static func partners(
    _ shorter: Int,
    _ longer: Int,
    _ cost: (Int, Int) -> Double
  ) -> [Int] {
    // Above this the costs, each a comparison in depth, would take longer than they help.
    guard shorter > 0, shorter < longer, shorter * longer <= 100 else { return Array(0..<shorter) }

    let costs = (0..<shorter).map { short in (0..<longer).map { cost(short, $0) } }
    var least = Array(
      repeating: Array(repeating: Double.infinity, count: longer + 1),
      count: shorter + 1
    )
    least[shorter] = Array(repeating: 0, count: longer + 1)
    for short in (0..<shorter).reversed() {
      for long in (0..<longer).reversed() {
        least[short][long] = min(
          costs[short][long] + least[short + 1][long + 1],
          least[short][long + 1]
        )
      }
    }
    var partners: [Int] = []
    for long in 0..<longer where partners.count < shorter {
      let short = partners.count
      if costs[short][long] + least[short + 1][long + 1] <= least[short][long + 1] {
        partners.append(long)
      }
    }
    return partners
  }
}
