/// Explains how two values differ that should be equal.
///
/// Names only what differs, with its path. Asked only after `expected == actual` was false.
///
/// - Parameters:
///   - expected: The value that was expected.
///   - actual: The value that came.
/// - Returns: At least one difference, and the whole values where they add something.
@usableFromInline package func explainInequality<Value>(expected: Value, actual: Value)
  -> Explanation
{
  var explanation = ValueComparison().certainDifference(expected, actual, Level())
  if explanation.isInside, explanation.facts.isEmpty {
    explanation.whole = WholeValues(ofExpected: expected, actual: actual)
  }
  return explanation
}

extension WholeValues {
  init<Value>(ofExpected expected: Value, actual: Value) {
    self.init(expected: fitting(expected), actual: fitting(actual))
  }
}
