/// Explains how two values differ that should be equal.
package func explainInequality<Value>(expected: Value, actual: Value) -> Explanation {
  Explanation(.unequal(expected: describing(expected), actual: describing(actual)))
}
