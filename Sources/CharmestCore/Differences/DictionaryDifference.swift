/// A dictionary whose keys and values are known only at run time.
protocol ComparableAsDictionary {
  func difference(to actual: Any, in comparison: ValueComparison, depth: Int) -> Explanation?
}

extension Dictionary: ComparableAsDictionary {
  func difference(to actual: Any, in comparison: ValueComparison, depth: Int) -> Explanation? {
    guard let actual = actual as? Self else { return nil }
    let unexpected = actual.keys.filter { self[$0] == nil }
    let changed = keys.filter { key in
      guard let expected = self[key], let actual = actual[key] else { return true }
      return !comparison.isSame(expected, actual, depth: depth)
    }
    let different = inStableOrder(changed + unexpected)
    guard !different.isEmpty else { return nil }

    let kept = different.listable
    let parts = kept.map { key in
      explanation(of: key, actual[key], in: comparison, depth: depth)
        .at(.key(ValueDescription(of: key, limit: 60).text))
    }
    return .merged(
      parts,
      tally: Tally(different.count, outOf: count + unexpected.count, "entries"),
      unlisted: different.count - kept.count
    )
  }

  private func explanation(
    of key: Key,
    _ actual: Value?,
    in comparison: ValueComparison,
    depth: Int
  ) -> Explanation {
    switch (self[key], actual) {
    case (let expected?, let actual?):
      return comparison.difference(expected, actual, depth: depth)
        ?? Contrast(bare(expected), bare(actual)).explanation
    case (let expected?, nil):
      let expected = describing(expected)
      return Explanation(.statement { "missing, expected \(expected($0))" })
    case (nil, let actual):
      let actual = actual.map { describing($0) } ?? { _ in "nil" }
      return Explanation(.statement { "unexpected, was \(actual($0))" })
    }
  }
}
