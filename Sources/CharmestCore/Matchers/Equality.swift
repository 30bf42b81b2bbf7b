/// Matches a value that equals another.
///
/// ```swift
/// assertThat(total, equalTo(4))
/// // total: expected 4, but was 5
/// ```
///
/// Uses `==`; so on floating point NaN equals nothing, itself included, and the failure says so.
/// The failure text names only what differs, with its path: a field of a struct, an element of an
/// array, an entry of a dictionary, a character or a line of a text.
///
/// - Parameter expected: The value to equal.
/// - Returns: A matcher described by the value itself.
@inlinable
public func equalTo<Value: Equatable>(_ expected: Value) -> Matcher<Value> {
  Matcher(describedBy: { describing(expected)($0) }) { actual, _ in
    actual == expected
      ? .match : .mismatch { explainInequality(expected: expected, actual: actual) }
  }
}

/// Matches every value.
///
/// Use it for an argument or an element that does not matter here.
///
/// ```swift
/// verify(cook.cookRamenCalls, calledWith: greaterThan(1), anything(), anything())
/// ```
@inlinable
public func anything<Value>() -> Matcher<Value> {
  Matcher(describedBy: { _ in "anything" }, accepts: { _ in true })
}
