/// Explains how two values differ that should be equal.
///
/// Names only what differs, with its path. Asked only after `expected == actual` was false.
///
/// - Parameters:
///   - expected: The value that was expected.
///   - actual: The value that came.
/// - Returns: At least one difference, and the whole values where they add something.
@usableFromInline
package func explainInequality<Value>(expected: Value, actual: Value) -> Explanation {
  guard var explanation = ValueComparison().difference(expected, actual, depth: 0) else {
    return Contrast(bare(expected), bare(actual)).explanation
  }
  let isInside =
    explanation.differences.count > 1 || explanation.located.first?.path.isRoot == false
  if isInside, explanation.facts.isEmpty {
    explanation.whole = WholeValues(ofExpected: expected, actual: actual)
  }
  return explanation
}

extension WholeValues {
  init<Value>(ofExpected expected: Value, actual: Value) {
    self.init(expected: Self.fitting(expected), actual: Self.fitting(actual))
  }

  private static func fitting<Value>(_ value: Value) -> Fitting {
    { limit in
      let description = ValueDescription(of: value, limit: limit)
      return description.isComplete ? description.text : nil
    }
  }
}
