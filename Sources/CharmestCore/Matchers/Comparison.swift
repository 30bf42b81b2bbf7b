/// Matches a value that is greater than a bound.
///
/// ```swift
/// assertThat(bowls, greaterThan(2))
/// // bowls: expected a value greater than 2, but was 2
/// ```
///
/// NaN is neither greater nor less than anything.
///
/// - Parameter bound: The bound, which does not match itself.
/// - Returns: A matcher for values beyond the bound.
@inlinable
public func greaterThan<Value: Comparable>(_ bound: Value) -> Matcher<Value> {
  comparison("greater than", bound) { $0 > $1 }
}

/// Matches a value that is greater than a bound or equal to it.
///
/// ```swift
/// assertThat(bowls, greaterThanOrEqualTo(2))
/// // bowls: expected a value greater than or equal to 2, but was 1
/// ```
///
/// - Parameter bound: The bound, which matches itself.
/// - Returns: A matcher for values from the bound upwards.
@inlinable
public func greaterThanOrEqualTo<Value: Comparable>(_ bound: Value) -> Matcher<Value> {
  comparison("greater than or equal to", bound) { $0 >= $1 }
}

/// Matches a value that is less than a bound.
///
/// ```swift
/// assertThat(bowls, lessThan(10))
/// // bowls: expected a value less than 10, but was 12
/// ```
///
/// - Parameter bound: The bound, which does not match itself.
/// - Returns: A matcher for values below the bound.
@inlinable
public func lessThan<Value: Comparable>(_ bound: Value) -> Matcher<Value> {
  comparison("less than", bound) { $0 < $1 }
}

/// Matches a value that is less than a bound or equal to it.
///
/// ```swift
/// assertThat(bowls, lessThanOrEqualTo(10))
/// // bowls: expected a value less than or equal to 10, but was 12
/// ```
///
/// - Parameter bound: The bound, which matches itself.
/// - Returns: A matcher for values up to the bound.
@inlinable
public func lessThanOrEqualTo<Value: Comparable>(_ bound: Value) -> Matcher<Value> {
  comparison("less than or equal to", bound) { $0 <= $1 }
}

@inlinable
func comparison<Value: Comparable>(
  _ relation: String,
  _ bound: Value,
  _ holds: @escaping (Value, Value) -> Bool
) -> Matcher<Value> {
  let expected: Rendering = { "a value \(relation) \(describing(bound)($0))" }
  return Matcher(
    describedBy: expected,
    accepts: { value in
      holds(value, bound)
    }
  )
}
