public import Foundation

/// Matches a number that is at most a tolerance away from another.
///
/// ```swift
/// assertThat(ratio, closeTo(1.0, 0.5))
/// // ratio: expected a value within 0.5 of 1.0, but was 1.7 (off by 0.7)
/// ```
///
/// The tolerance itself is included. NaN is close to nothing, and an infinity is close only to
/// itself, whatever the tolerance. With an infinite tolerance, all finite numbers are close to each
/// other. A negative or NaN tolerance matches nothing, and the failure says so.
///
/// - Parameters:
///   - expected: The expected number.
///   - tolerance: The largest distance.
/// - Returns: A matcher for numbers around the expected one.
public func closeTo<Number: BinaryFloatingPoint>(_ expected: Number, _ tolerance: Number)
  -> Matcher<Number>
{
  closeness(
    to: expected, within: tolerance, describedAs: { "\(tolerance)" },
    isClose: { isClose($0, to: expected, within: tolerance) },
    distance: { distance(from: $0, to: expected, beyond: tolerance) })
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
///   - expected: The expected duration.
///   - tolerance: The largest distance, which is included. A negative one matches nothing.
/// - Returns: A matcher for durations around the expected one.
public func closeTo(_ expected: Duration, _ tolerance: Duration) -> Matcher<Duration> {
  closeness(
    to: expected, within: tolerance, describedAs: { tolerance.exactDescription },
    isClose: { value in
      let (low, high) = (min(value, expected), max(value, expected))
      // The difference of two durations of the same sign cannot overflow.
      return high < .zero ? high - low <= tolerance : low >= high - tolerance
    },
    distance: { value in
      let (low, high) = (min(value, expected), max(value, expected))
      // A duration has 127 bits, in units of 10⁻¹⁸ seconds.
      guard high / .seconds(1) - low / .seconds(1) < 1.7e20 else { return nil }
      return (high - low).exactDescription
    })
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
///   - expected: The expected date.
///   - seconds: The largest distance in seconds, which is included. The rules of numbers apply to
///     it.
/// - Returns: A matcher for dates around the expected one.
public func closeTo(_ expected: Date, _ seconds: TimeInterval) -> Matcher<Date> {
  let time = expected.timeIntervalSinceReferenceDate
  return closeness(
    to: expected, within: seconds, describedAs: { seconds.withoutExponent(from: -12) + " seconds" },
    isClose: { isClose($0.timeIntervalSinceReferenceDate, to: time, within: seconds) },
    distance: {
      distance(from: $0.timeIntervalSinceReferenceDate, to: time, beyond: seconds).map {
        (Double($0)?.withoutExponent(from: -12) ?? $0) + " seconds"
      }
    })
}

/// Matches a date that is at most a duration away from another.
///
/// ```swift
/// assertThat(order.date, closeTo(noon, .seconds(60)))
/// // order.date: expected a value within 60.0 seconds of 2026-11-21T12:00:00Z,
/// //   but was 2026-11-21T12:02:00Z (off by 120.0 seconds)
/// ```
///
/// - Parameters:
///   - expected: The expected date.
///   - tolerance: The largest distance, which is included. A negative one matches nothing.
/// - Returns: A matcher for dates around the expected one.
public func closeTo(_ expected: Date, _ tolerance: Duration) -> Matcher<Date> {
  closeTo(expected, tolerance / .seconds(1))
}

/// Matches a decimal number that is at most a tolerance away from another.
///
/// ```swift
/// assertThat(price, closeTo(Decimal(9), Decimal(0.5)))
/// // price: expected a value within 0.5 of 9, but was 9.75 (off by 0.75)
/// ```
///
/// The tolerance itself is included. The distance is computed with the 38 digits that a `Decimal`
/// has. NaN is close to nothing.
///
/// - Parameters:
///   - expected: The expected number.
///   - tolerance: The largest distance. A negative one and NaN match nothing.
/// - Returns: A matcher for numbers around the expected one.
public func closeTo(_ expected: Decimal, _ tolerance: Decimal) -> Matcher<Decimal> {
  closeness(
    to: expected, within: tolerance.isNaN ? -1 : tolerance,
    describedAs: { tolerance.isNaN ? "nan" : "\(tolerance)" },
    isClose: { distance($0, expected).map { $0 <= tolerance } ?? false },
    distance: { distance($0, expected).map { "\($0)" } })
}

/// How far two decimal numbers are apart; nil if one of them, or the distance, is not a number.
private func distance(_ first: Decimal, _ second: Decimal) -> Decimal? {
  let distance = abs(first - second)
  return first.isNaN || second.isNaN || distance.isNaN ? nil : distance
}

/// Matches NaN, which is not a number.
///
/// ```swift
/// assertThat(ratio, isNaN())
/// // ratio: expected nan, but was 1.0
/// ```
///
/// - Returns: A matcher for NaN.
public func isNaN<Number: FloatingPoint>() -> Matcher<Number> {
  Matcher(describedBy: { "\($0.not)nan" }) { $0.isNaN }
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
  Matcher(describedBy: { "\($0.not)an infinite number" }) { $0.isInfinite }
}

/// Matches every number except NaN and the infinities.
///
/// ```swift
/// assertThat(ratio, isFinite())
/// // ratio: expected a finite number, but was inf
/// ```
///
/// - Returns: A matcher for finite numbers.
public func isFinite<Number: FloatingPoint>() -> Matcher<Number> {
  Matcher(describedBy: { "\($0.not)a finite number" }) { $0.isFinite }
}

private func closeness<Value, Distance: Comparable & AdditiveArithmetic>(
  to expected: Value, within tolerance: Distance, describedAs describe: @escaping () -> String,
  isClose: @escaping (Value) -> Bool, distance: @escaping (Value) -> String?
) -> Matcher<Value> {
  Matcher(describedBy: { "\($0.not)a value within \(describe()) of \(describing(expected))" }) {
    value, _ in
    guard tolerance >= .zero else {
      return .undecided(
        "a tolerance of \(describe()) accepts nothing, not even \(describing(value))")
    }
    if isClose(value) { return .match }
    return .mismatch { description in
      var explanation = Explanation(
        .unequal(expected: description, actual: describing(value)),
        note: distance(value).map { ("off by \($0)" as Phrase).droppable })
      explanation.costOfWhole = Similarity.cost(ofDistanceFrom: expected, to: value)
      return explanation
    }
  }
}

private func isClose<Number: FloatingPoint>(
  _ number: Number, to expected: Number, within tolerance: Number
) -> Bool {
  number.isFinite && expected.isFinite ? abs(number - expected) <= tolerance : number == expected
}

/// How far away a number is, which is more than the tolerance; nil for NaN and the infinities.
private func distance<Number: BinaryFloatingPoint>(
  from number: Number, to expected: Number, beyond tolerance: Number
) -> String? {
  let distance = abs(number - expected)
  guard distance.isFinite else { return nil }
  // Rounded, so that it is `0.7` and not `0.7000000000000001`, unless only the binary fraction
  // makes the distance larger than the tolerance.
  let isRoundable = Number.significandBitCount <= Double.significandBitCount
  let digits = Number.significandBitCount < Double.significandBitCount ? 6 : 12
  let rounded = Double(String(format: "%.\(digits)g", Double(distance))) ?? .nan
  return isRoundable && Number(rounded) > tolerance ? "\(rounded)" : "\(distance)"
}
