extension ValueComparison {
  /// What differs between two collections of one type, by their elements.
  func elementDifference<Elements: Collection>(_ expected: Elements, _ actual: Any, _ level: Level)
    -> Explanation?
  {
    guard let actual = actual as? Elements else { return nil }
    let (expectedElements, actualElements) = (Array(expected), Array(actual))
    if let byTime = eventDifference(expectedElements, actualElements) { return byTime }
    return elementDifference(
      expectedElements, actualElements, firstIndex: actual.startIndex as? Int ?? 0, level)
  }

  /// What differs between two lists, by their elements.
  func elementDifference<Element>(
    _ expected: [Element], _ actual: [Element], firstIndex: Int = 0, _ level: Level
  ) -> Explanation? {
    let alignment = alignment(expected, actual)
    return level.explanation(of: alignment.changes, outOf: alignment.total, "elements") {
      change, level in
      switch change {
      case .replaced(let expectedOffset, let offset):
        certainDifference(expected[expectedOffset], actual[offset], level).at(
          .index(firstIndex + offset))
      case .missing(let offset, let gap):
        Explanation(.missing(describing(expected[offset]))).at(
          .words(gap == 0 ? "at the start" : "after [\(firstIndex + gap - 1)]"))
      case .unexpected(let offset):
        Explanation(.unexpected(describing(actual[offset]))).at(.index(firstIndex + offset))
      }
    }
  }

  private func alignment<Element>(_ expected: [Element], _ actual: [Element]) -> Alignment {
    func typed<Value: Equatable>(_ type: Value.Type) -> Alignment? {
      // Casts of arrays to their own type cost nothing, while each element put into an `Any` does.
      guard let expected = expected as? [Value], let actual = actual as? [Value] else { return nil }
      return Alignment(expected, actual, cost: cost, by: ==)
    }
    if let type = Element.self as? any Equatable.Type, let alignment = typed(type) {
      return alignment
    }
    return Alignment(expected, actual, cost: cost, by: isSame)
  }
}
