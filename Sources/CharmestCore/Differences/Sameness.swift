/// Whether two values are the same, also where their types have no `==`.
enum Sameness {
  case same
  case different
  /// The budget ended, or the values read alike as far as they can be read.
  case unknown

  /// Compares values by `==`, and values without `==` part by part.
  ///
  /// Values without `==` and without parts, such as functions, are the same if they read alike.
  ///
  /// - Parameters:
  ///   - expected: The value that was expected.
  ///   - actual: The value that came.
  ///   - steps: How many pairs of parts may be compared; what is left is kept.
  ///   - known: Pairs of objects that are known to be the same. Gets those that are found so.
  /// - Complexity: O(*n*) for *n* parts.
  init(_ expected: Any, _ actual: Any, steps: inout Int, known: inout Set<ObjectPair>) {
    var seen = known
    var isCertain = true
    // Outer parts first, because they tell values apart sooner.
    var pairs: [PartPairs.Pair] = [(nil, expected, actual)]
    var next = 0
    while next < pairs.count {
      guard steps > 0 else {
        self = .unknown
        return
      }
      steps -= 1
      let pair = pairs[next]
      next += 1
      switch Self.verdict(on: pair, seen: &seen) {
      case .sameness(.same): break
      case .sameness(.different):
        self = .different
        return
      case .sameness(.unknown): isCertain = false
      case .parts(let parts):
        guard parts.spare == 0 else {
          self = .different
          return
        }
        // One more than the budget allows, so that its end is noticed; but of a long list not so
        // many that no step is left to look into the first elements.
        let room = steps + 1 - (pairs.count - next)
        let mostParts = max(room / 2, min(room, Layout.partsKept))
        let kept = Array(parts.pairs.prefix(mostParts + 1))
        if kept.count > mostParts { isCertain = false }
        pairs += kept.prefix(mostParts)
      }
    }
    if isCertain { known = seen }
    self = isCertain ? .same : .unknown
  }

  private enum PairVerdict {
    case sameness(Sameness)
    case parts(PartPairs)
  }

  /// What one pair says of the whole values: the answer, or the parts that have it.
  private static func verdict(
    on pair: PartPairs.Pair, seen: inout Set<ObjectPair>
  ) -> PairVerdict {
    switch UnwrappedPair(pair.expected, pair.actual) {
    case .values(let expected, let actual): verdict(on: expected, actual, seen: &seen)
    case .bothNil: .sameness(.same)
    case .onlyOneNil: .sameness(.different)
    }
  }

  private static func verdict(
    on expected: Any, _ actual: Any, seen: inout Set<ObjectPair>
  ) -> PairVerdict {
    if let areEqual = areEqual(expected, actual) {
      return .sameness(areEqual ? .same : .different)
    }
    guard type(of: expected) == type(of: actual) else { return .sameness(.different) }
    guard seen.isFirstVisit(expected, actual) else { return .sameness(.same) }
    if let parts = PartPairs((Shape(of: expected), Shape(of: actual))) { return .parts(parts) }
    let values = UnequalValues(expected, actual)
    return .sameness(
      !values.readAlike ? .different : values.areShownCompletely ? .same : .unknown)
  }
}
