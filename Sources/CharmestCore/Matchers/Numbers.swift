public import Foundation

/// Matches a number that is at most a tolerance away from another.
///
/// ```swift
/// assertThat(ratio, closeTo(1.0, 0.5))
/// // ratio: expected a value within 0.5 of 1.0, but was 1.7 (off by 0.7)
/// ```
///
/// The tolerance itself is included. NaN is close to nothing; an infinity is close to itself only.
/// A tolerance that is negative or NaN matches nothing and says so.
///
/// - Parameters:
///   - expected: The number to be close to.
///   - tolerance: The largest distance.
/// - Returns: A matcher for numbers around the expected one.
public func closeTo<Number: BinaryFloatingPoint>(_ expected: Number, _ tolerance: Number)
  -> Matcher<Number>
{
  closeness(
    to: expected, within: tolerance, distance: { $0 == expected ? 0 : abs($0 - expected) },
    describe: {
      $0.isFinite ? rounded(Double($0), digits: Number.significandBitCount < 30 ? 6 : 12) : "\($0)"
    })
}

/// Matches a duration that is at most a tolerance away from another.
///
/// ```swift
/// assertThat(elapsed, closeTo(.seconds(3), .milliseconds(500)))
/// // elapsed: expected a value within 0.5 seconds of 3.0 seconds, but was 4.0 seconds
/// //   (off by 1.0 seconds)
/// ```
///
/// - Parameters:
///   - expected: The duration to be close to.
///   - tolerance: The largest distance, which is included.
/// - Returns: A matcher for durations around the expected one.
public func closeTo(_ expected: Duration, _ tolerance: Duration) -> Matcher<Duration> {
  closeness(
    to: expected, within: tolerance, distance: { $0 < expected ? expected - $0 : $0 - expected },
    describe: { describing($0)(.summary) })
}

/// Matches a date that is at most some seconds away from another.
///
/// ```swift
/// assertThat(order.date, closeTo(noon, 60))
/// // order.date: expected a value within 60.0 seconds of 2026-11-21T12:00:00Z,
/// //   but was 2026-11-21T12:02:00Z (off by 120.0 seconds)
/// ```
///
/// - Parameters:
///   - expected: The date to be close to.
///   - seconds: The largest distance in seconds, which is included.
/// - Returns: A matcher for dates around the expected one.
public func closeTo(_ expected: Date, _ seconds: TimeInterval) -> Matcher<Date> {
  closeness(
    to: expected, within: seconds, distance: { abs($0.timeIntervalSince(expected)) },
    describe: { "\(rounded($0)) seconds" })
}

/// Matches a number that is not a number.
///
/// ```swift
/// assertThat(ratio, isNaN())
/// // ratio: expected nan, but was 1.0
/// ```
///
/// - Returns: A matcher for NaN.
public func isNaN<Number: FloatingPoint>() -> Matcher<Number> {
  Matcher(describedBy: { _ in "nan" }) { $0.isNaN }
}

/// Matches positive and negative infinity.
///
/// ```swift
/// assertThat(ratio, isInfinite())
/// // ratio: expected an infinite number, but was 1.0
/// ```
///
/// - Returns: A matcher for the infinities.
public func isInfinite<Number: FloatingPoint>() -> Matcher<Number> {
  Matcher(describedBy: { _ in "an infinite number" }) { $0.isInfinite }
}

/// Matches every number but NaN and the infinities.
///
/// ```swift
/// assertThat(ratio, isFinite())
/// // ratio: expected a finite number, but was inf
/// ```
///
/// - Returns: A matcher for finite numbers.
public func isFinite<Number: FloatingPoint>() -> Matcher<Number> {
  Matcher(describedBy: { _ in "a finite number" }) { $0.isFinite }
}

private func closeness<Value, Distance: Comparable & AdditiveArithmetic>(
  to expected: Value, within tolerance: Distance, distance: @escaping (Value) -> Distance,
  describe: @escaping (Distance) -> String
) -> Matcher<Value> {
  Matcher(describedBy: { "a value within \(describe(tolerance)) of \(describing(expected)($0))" }) {
    value, _ in
    guard tolerance >= .zero else {
      return .undecided {
        "a tolerance of \(describe(tolerance)) accepts nothing, not even \(describing(value)($0))"
      }
    }
    let distance = distance(value)
    if distance <= tolerance { return .match }
    return .mismatch { expected in
      // Of NaN and the infinities the distance says nothing.
      let isMeasured = distance > tolerance && describe(distance) != "inf"
      return Explanation(
        .unequal(expected: expected, actual: describing(value)),
        note: isMeasured ? { _ in "off by \(describe(distance))" } : nil)
    }
  }
}

/// A number without the noise of binary fractions: `0.7`, not `0.7000000000000001`.
private func rounded(_ number: Double, digits: Int = 12) -> String {
  let short = Double(String(format: "%.\(digits)g", number)) ?? number
  return "\(short)"
}
