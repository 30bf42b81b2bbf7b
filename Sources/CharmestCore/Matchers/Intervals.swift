/// Matches a value that an interval contains.
///
/// ```swift
/// assertThat(bowls, inInterval(1...9))
/// // bowls: expected a value in 1...9, but was 12
/// ```
///
/// Takes closed, half-open and one-sided ranges: `1...9`, `1..<10`, `1...`, `..<10`. NaN is in no
/// interval.
///
/// - Parameter interval: The interval.
/// - Returns: A matcher for values in the interval.
public func inInterval<Interval: RangeExpression>(
  _ interval: Interval
) -> Matcher<Interval.Bound> {
  let expected: Rendering = { "a value in \(describing(interval)($0))" }
  return Matcher(
    describedBy: expected,
    accepts: { value in
      interval.contains(value)
    }
  )
}

/// Matches a value that is neither less nor greater than another.
///
/// ```swift
/// assertThat(version, comparesEqualTo(Version("2.0")))
/// // version: expected a value that compares equal to 2.0, but was 1.9
/// ```
///
/// Uses `<` only, for types whose order says less than their `==`.
///
/// - Parameter other: The value to compare with.
/// - Returns: A matcher for values of the same rank.
public func comparesEqualTo<Value: Comparable>(_ other: Value) -> Matcher<Value> {
  let expected: Rendering = { "a value that compares equal to \(describing(other)($0))" }
  return Matcher(
    describedBy: expected,
    accepts: { value in
      // NaN is neither less nor greater than anything and yet compares equal to nothing.
      !(value < other) && !(other < value) && value == value && other == other
    }
  )
}
