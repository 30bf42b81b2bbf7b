internal import Foundation

/// Matches a value that is greater than a bound.
///
/// ```swift
/// assertThat(bowls, greaterThan(2))
/// // bowls: expected a value greater than 2, but was 2
/// ```
///
/// NaN is neither greater nor less than anything.
///
/// - Parameter bound: The bound, which itself does not match.
/// - Returns: A matcher for values above the bound.
@inlinable public func greaterThan<Value: Comparable>(_ bound: Value) -> Matcher<Value> {
  comparison("a value", "greater than", bound) { $0 > $1 }
}

/// Matches a value that is greater than a bound or equal to it.
///
/// ```swift
/// assertThat(bowls, greaterThanOrEqualTo(2))
/// // bowls: expected a value greater than or equal to 2, but was 1
/// ```
///
/// - Parameter bound: The bound, which itself matches.
/// - Returns: A matcher for values from the bound upwards.
@inlinable public func greaterThanOrEqualTo<Value: Comparable>(_ bound: Value) -> Matcher<Value> {
  comparison("a value", "greater than or equal to", bound) { $0 >= $1 }
}

/// Matches a value that is less than a bound.
///
/// ```swift
/// assertThat(bowls, lessThan(10))
/// // bowls: expected a value less than 10, but was 12
/// ```
///
/// - Parameter bound: The bound, which itself does not match.
/// - Returns: A matcher for values below the bound.
@inlinable public func lessThan<Value: Comparable>(_ bound: Value) -> Matcher<Value> {
  comparison("a value", "less than", bound) { $0 < $1 }
}

/// Matches a value that is less than a bound or equal to it.
///
/// ```swift
/// assertThat(bowls, lessThanOrEqualTo(10))
/// // bowls: expected a value less than or equal to 10, but was 12
/// ```
///
/// - Parameter bound: The bound, which itself matches.
/// - Returns: A matcher for values up to the bound.
@inlinable public func lessThanOrEqualTo<Value: Comparable>(_ bound: Value) -> Matcher<Value> {
  comparison("a value", "less than or equal to", bound) { $0 <= $1 }
}

/// Matches a value that is neither less nor greater than another.
///
/// ```swift
/// assertThat(version, comparesEqualTo(Version("2.0")))
/// // version: expected a value comparing equal to 2.0, but was 1.9
/// ```
///
/// It uses only `<`. Use it for types whose `<` compares fewer parts than their `==`.
///
/// - Parameter other: The value to compare with.
/// - Returns: A matcher for values that are neither less nor greater.
public func comparesEqualTo<Value: Comparable>(_ other: Value) -> Matcher<Value> {
  comparison("a value", "comparing equal to", other) { $0 <= $1 && $0 >= $1 }
}

/// Matches a value in an interval.
///
/// ```swift
/// assertThat(bowls, inInterval(1...9))
/// // bowls: expected a value in 1...9, but was 12
/// ```
///
/// It takes closed, half-open and one-sided ranges: `1...9`, `1..<10`, `1...`, `..<10`. A failure
/// describes a one-sided range as `greaterThanOrEqualTo`, `lessThan` or `lessThanOrEqualTo` does.
/// NaN is in no interval.
///
/// - Parameter interval: The interval.
/// - Returns: A matcher for values in the interval.
public func inInterval<Interval: RangeExpression>(_ interval: Interval) -> Matcher<Interval.Bound> {
  // The dots of `0...` would look like left-out text.
  switch interval {
  case let range as PartialRangeFrom<Interval.Bound>: greaterThanOrEqualTo(range.lowerBound)
  case let range as PartialRangeUpTo<Interval.Bound>: lessThan(range.upperBound)
  case let range as PartialRangeThrough<Interval.Bound>: lessThanOrEqualTo(range.upperBound)
  default:
    Matcher(
      describedBy: { "a value \($0.not)in \(value: interval)" },
      accepts: { interval.contains($0) && isNumber($0) })
  }
}

// The words are static, because a closure in a debug build retains texts in each call.
@inlinable func comparison<Value: Comparable>(
  _ noun: StaticString, _ relation: StaticString, _ bound: Value,
  _ holds: @escaping (Value, Value) -> Bool
) -> Matcher<Value> {
  // The operators of dates and decimals can be true for NaN.
  let isCertain =
    Value.self == Int.self || Value.self == Double.self || Value.self is any BinaryInteger.Type
    || Value.self == String.self
  return Matcher(
    judgingAlone: { value, _ in
      if holds(value, bound), isCertain || isNumber(value) && isNumber(bound) { return .match }
      return .mismatch(
        Mismatch(of: value) { "\(noun.description) \(relation.description) \(value: bound)" })
    }, describedBy: { "\(noun.description) \($0.not)\(relation.description) \(value: bound)" })
}

/// Whether a value can be compared with others; NaN cannot.
@usableFromInline func isNumber<Value: Comparable>(_ value: Value) -> Bool {
  value == value && (value as? Decimal)?.isNaN != true
}
