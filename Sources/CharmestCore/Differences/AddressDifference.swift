extension ValueComparison {
  /// How two addresses differ; nil if so much differs that the whole values are easier to read.
  func addressDifference(
    _ expected: Shape.Address, _ actual: Shape.Address, of whole: WholeValues, _ nesting: Nesting
  ) -> Explanation? {
    let isOnlyBase = expected.base != actual.base && expected.relative == actual.relative
    return (isOnlyBase ? nil : partDifference(expected.parts(), actual.parts(), of: whole, nesting))
      ?? partDifference([("base", expected.base)], [("base", actual.base)], of: whole, nesting)
  }

  private func partDifference(
    _ expected: [Shape.Component], _ actual: [Shape.Component], of whole: WholeValues,
    _ nesting: Nesting
  ) -> Explanation? {
    let (expected, actual, items) = Self.withDifferingItems(expected, actual)
    let explanation = difference(expected, actual, called: .parts, nesting) { .words($0) }
    guard var explanation else { return nil }
    let count = explanation.tally?.count
    let addresses = [whole.expected, whole.actual].compactMap(\.self)
    if let count, count > 2,
      addresses.allSatisfy({ $0.shortText.width <= Layout.address })
    {
      return nil
    }
    // With one part, the reader sees that it is one; but not that its other items are equal.
    if count == 1 { explanation.tally = items }
    if explanation.details.isEmpty { explanation.whole = whole }
    return explanation
  }

  /// The same parts, with only the query items that differ: `limit=10`, or each under its name if
  /// they are long and both sides have some.
  ///
  /// Counts the items if several differ, and others do not.
  private static func withDifferingItems(_ expected: [Shape.Component], _ actual: [Shape.Component])
    -> (
      [Shape.Component], [Shape.Component], Tally?
    )
  {
    func items(_ parts: [Shape.Component]) -> [Substring] {
      (parts.first { $0.name == "query" }?.value as? String)?.split(separator: "&") ?? []
    }
    func replacing(_ query: [Shape.Component], in parts: [Shape.Component]) -> [Shape.Component] {
      parts.flatMap { $0.name == "query" ? query : [$0] }
    }
    let (expectedItems, actualItems) = (items(expected), items(actual))
    let (missing, unexpected) = (
      expectedItems.without(actualItems), actualItems.without(expectedItems)
    )
    // In another order, the whole queries differ.
    if missing.isEmpty, unexpected.isEmpty { return (expected, actual, nil) }
    let count = max(missing.count, unexpected.count)
    let total = max(expectedItems.count, actualItems.count)
    let tally = 1 < count && count < total ? Tally(count, of: total, .items) : nil
    let queries = [missing, unexpected].map { $0.isEmpty ? nil : $0.joined(separator: "&") }
    if queries.contains(nil) || queries.allSatisfy({ $0?.count ?? 0 <= Layout.shortQuery }) {
      return (
        replacing([("query", queries[0])], in: expected),
        replacing([("query", queries[1])], in: actual), tally
      )
    }
    let (missingItems, unexpectedItems) = pairedByName(missing, unexpected)
    return (replacing(missingItems, in: expected), replacing(unexpectedItems, in: actual), nil)
  }

  /// Query items by their names; each missing one beside the unexpected one of its name.
  private static func pairedByName(_ missing: [Substring], _ unexpected: [Substring]) -> (
    missing: [Shape.Component], unexpected: [Shape.Component]
  ) {
    func item(_ text: Substring) -> (name: String, value: Any?) {
      let name = text.prefix { $0 != "=" }
      let value = name.count < text.count ? text.dropFirst(name.count + 1) : text
      return ("query item \(name)", String(value))
    }
    var left = Dictionary(grouping: unexpected.reversed().map(item), by: \.name)
    let expected = missing.map(item)
    let actual = expected.map { ($0.name, left[$0.name]?.popLast()?.value) }
    let others = unexpected.map(item).compactMap { left[$0.name]?.popLast() }
    return (expected + others.map { ($0.name, nil) }, actual + others)
  }
}

extension [Substring] {
  /// The elements that are left after one is taken away for each of the others.
  fileprivate func without(_ others: [Substring]) -> [Substring] {
    var counts = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    return filter { element in
      guard let count = counts[element], count > 0 else { return true }
      counts[element] = count - 1
      return false
    }
  }
}
