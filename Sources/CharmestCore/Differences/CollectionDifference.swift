extension ValueComparison {
  /// What differs between two collections of one type, by their elements.
  func elementDifference<Elements: Collection>(
    _ expected: Elements,
    _ actual: Any,
    depth: Int
  ) -> Explanation? {
    guard let actual = actual as? Elements else { return nil }
    let (expectedElements, actualElements) = (Array(expected), Array(actual))
    if let byTime = eventDifference(expectedElements, actualElements) { return byTime }
    return elementDifference(
      expectedElements,
      actualElements,
      alignment(expectedElements, actualElements, depth: depth),
      firstIndex: actual.startIndex as? Int ?? 0,
      depth: depth
    )
  }

  /// What differs between two lists without a common type, by their elements.
  func elementDifference(ofList expected: [Any], _ actual: [Any], depth: Int) -> Explanation? {
    elementDifference(
      expected,
      actual,
      alignment(expected, actual, depth: depth),
      firstIndex: 0,
      depth: depth
    )
  }

  private func elementDifference<Element>(
    _ expected: [Element],
    _ actual: [Element],
    _ alignment: Alignment,
    firstIndex: Int,
    depth: Int
  ) -> Explanation? {
    guard !alignment.changes.isEmpty else { return nil }
    let kept = alignment.changes.listable
    let parts = kept.map { change in
      switch change {
      case .replaced(let expectedOffset, let offset):
        let (expected, actual) = (expected[expectedOffset], actual[offset])
        let inside =
          difference(expected, actual, depth: depth)
          ?? Contrast(bare(expected), bare(actual)).explanation
        return inside.at(.index(firstIndex + offset))
      case .missing(let offset, let gap):
        let place = gap == 0 ? "at the start" : "after [\(firstIndex + gap - 1)]"
        return Explanation(.missing(describing(expected[offset]))).at(.words(place))
      case .unexpected(let offset):
        return Explanation(.unexpected(describing(actual[offset]))).at(.index(firstIndex + offset))
      }
    }
    return .merged(
      parts,
      tally: Tally(alignment.changes.count, outOf: alignment.total, "elements"),
      unlisted: alignment.changes.count - kept.count
    )
  }

  private func alignment<Element>(
    _ expected: [Element],
    _ actual: [Element],
    depth: Int
  ) -> Alignment {
    func typed<Value: Equatable>(_ type: Value.Type) -> Alignment? {
      // Casts of arrays to their own type cost nothing, while each element put into an `Any` does.
      guard let expected = expected as? [Value], let actual = actual as? [Value] else { return nil }
      return Alignment(expected, actual, cost: { self.cost($0, $1, depth: depth) }, by: ==)
    }
    if let type = Element.self as? any Equatable.Type, let alignment = typed(type) {
      return alignment
    }
    return Alignment(
      expected,
      actual,
      cost: { self.cost($0, $1, depth: depth) },
      by: { self.isSame($0, $1, depth: depth) }
    )
  }
}
