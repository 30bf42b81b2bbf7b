/// A dictionary whose keys and values are known only at run time.
protocol ComparableAsDictionary {
  func difference(to actual: Any, in comparison: ValueComparison, _ level: Level) -> Explanation?
  /// The values of each key, in this dictionary and in another.
  func values(facing actual: Any) -> AnySequence<(Any?, Any?)>
}

extension Dictionary: ComparableAsDictionary {
  func difference(to actual: Any, in comparison: ValueComparison, _ level: Level) -> Explanation? {
    guard let actual = actual as? Self else { return nil }
    // With their values: a key such as NaN is never found again.
    var changed: [(key: Key, expected: Value?, actual: Value?)] = []
    for (key, expected) in self {
      let other = actual[key]
      if let other, comparison.isSame(expected, other) { continue }
      changed.append((key, expected, other))
    }
    let unexpected = actual.filter { self[$0.key] == nil }
    changed += unexpected.map { ($0, nil, $1) }
    let order = indicesInStableOrder(changed.map(\.key))
    return level.explanation(
      of: order.map { changed[$0] }, outOf: count + unexpected.count, "entries"
    ) { entry, level in
      explanation(entry.expected, entry.actual, in: comparison, level).at(
        .key(ValueDescription(of: entry.key, limit: 60).text))
    }
  }

  private func explanation(
    _ expected: Value?, _ actual: Value?, in comparison: ValueComparison, _ level: Level
  ) -> Explanation {
    switch (expected, actual) {
    case (let expected?, let actual?): return comparison.certainDifference(expected, actual, level)
    case (let expected?, nil):
      let expected = describing(expected)
      return Explanation(.statement { "missing, expected \(expected($0))" })
    case (nil, let actual):
      let actual = actual.map { describing($0) } ?? { _ in "nil" }
      return Explanation(.statement { "unexpected, was \(actual($0))" })
    }
  }

  func values(facing actual: Any) -> AnySequence<(Any?, Any?)> {
    guard let actual = actual as? Self else { return AnySequence([]) }
    let expected = lazy.map { (Optional<Any>($0.value), actual[$0.key].map { $0 as Any }) }
    let unexpected = actual.lazy.filter { self[$0.key] == nil }.map {
      (Any?.none, Optional<Any>($0.value))
    }
    return AnySequence([AnySequence(expected), AnySequence(unexpected)].joined())
  }
}

extension [AnyHashable: Any] {
  /// A dictionary of entries, unless one of their keys cannot be hashed.
  init?(hashing entries: [(key: Any, value: Any)]) {
    self.init()
    for (key, value) in entries {
      guard let key = key as? AnyHashable else { return nil }
      self[key] = value
    }
  }
}
