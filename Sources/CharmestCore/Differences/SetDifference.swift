/// A set whose elements are known only at run time.
protocol ComparableAsSet { func difference(to actual: Any) -> Explanation? }

extension Set: ComparableAsSet {
  func difference(to actual: Any) -> Explanation? {
    guard let actual = actual as? Self else { return nil }
    let missing = inStableOrder(subtracting(actual))
    let unexpected = inStableOrder(actual.subtracting(self))
    guard !missing.isEmpty || !unexpected.isEmpty else { return nil }
    return Explanation(
      .statement { limits in
        [("missing", missing), ("unexpected", unexpected)].filter { !$0.1.isEmpty }.map {
          verb, elements in "\(verb) \(list(elements, limits))"
        }.joined(separator: ", ")
      },
      tally: Tally(count - missing.count, of: Swift.max(count, actual.count), "elements", .match),
      facts: facts("missing", missing) + facts("unexpected", unexpected),
      whole: WholeValues(ofExpected: self, actual: actual))
  }

  private func list(_ elements: [Element], _ limits: TextLimits) -> String {
    let shown = elements.prefix(limits.items).map { describing($0)(limits) }
    let left = elements.count - shown.count
    return (left > 0 ? shown + ["and \(left) more"] : shown).joined(separator: ", ")
  }

  private func facts(_ verb: String, _ elements: [Element]) -> [Fact] {
    guard elements.count > TextLimits.summary.items else { return [] }
    let shown = elements.prefix(TextLimits.detail.items)
    let left = elements.count - shown.count
    return shown.map { Fact(.item, verb, describing($0)) }
      + (left > 0
        ? [Fact(.item, "more") { _ in "\(left) of \(elements.count) \(verb) not shown" }] : [])
  }
}
