extension ValueComparison {
  /// What differs between parts with the same names; parts that neither side has do not count.
  func difference(
    _ expected: [Shape.Component], _ actual: [Shape.Component], called units: Tally.Unit = .fields,
    _ nesting: Nesting,
    at path: (String) -> Path = Path.field
  ) -> Explanation? {
    let parts = zip(expected, actual).filter { $0.value != nil || $1.value != nil }
    let differing = parts.filter { expected, actual in
      guard let expected = expected.value, let actual = actual.value else { return true }
      return !isSame(expected, actual)
    }
    return nesting.explanation(
      of: differing, Tally(differing.count, outOf: parts.count, units)
    ) { part, nesting in
      let (expected, actual) = part
      let explanation =
        switch (expected.value, actual.value) {
        case (let expected?, let actual?): certainDifference(expected, actual, nesting.inside)
        case (let expected?, nil): Explanation(.missing(describing(expected)))
        case (nil, let actual): Explanation(.unexpected(describing(actual as Any)))
        }
      return explanation.at(path(expected.name))
    }
  }
}
