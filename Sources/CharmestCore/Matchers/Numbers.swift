public import Foundation

/// Matches a number within a tolerance of another.
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
  closeness(to: expected, within: tolerance, "\(tolerance)", text: rounded) { value in
    value == expected ? 0 : value.isFinite && expected.isFinite ? abs(value - expected) : nil
  }
}

/// Matches a duration within a tolerance of another.
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
  closeness(to: expected, within: tolerance, text(tolerance)) { value in
    // A duration has 127 bits, in units of 10⁻¹⁸ seconds; the difference may need more.
    guard abs(value / .seconds(1) - expected / .seconds(1)) < 1.7e20 else { return nil }
    return max(value, expected) - min(value, expected)
  }
}

/// Matches a date within a number of seconds of another.
///
/// ```swift
/// assertThat(order.date, closeTo(noon, 60))
/// // order.date: expected a value within 60.0 seconds of 2026-11-21T12:00:00Z,
/// //   but was 2026-11-21T12:02:00Z (off by 120.0 seconds)
/// ```
///
/// - Parameters:
///   - expected: The expected date.
///   - seconds: The largest distance in seconds, which is included. The rules for numbers apply.
/// - Returns: A matcher for dates around the expected one.
public func closeTo(_ expected: Date, _ seconds: TimeInterval) -> Matcher<Date> {
  let text = { (distance: Double) in "\(rounded(distance)) seconds" }
  return closeness(to: expected, within: seconds, "\(seconds) seconds", text: text) { value in
    let distance = abs(value.timeIntervalSince(expected))
    return value == expected ? 0 : distance.isFinite ? distance : nil
  }
}

/// Matches a date within a duration of another.
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

/// Matches a decimal number within a tolerance of another.
///
/// ```swift
/// assertThat(price, closeTo(Decimal(9), Decimal(0.5)))
/// // price: expected a value within 0.5 of 9, but was 9.75 (off by 0.75)
/// ```
///
/// The tolerance itself is included. The distance is computed with the 38 digits of a `Decimal`.
/// NaN is close to nothing.
///
/// - Parameters:
///   - expected: The expected number.
///   - tolerance: The largest distance. A negative one and NaN match nothing.
/// - Returns: A matcher for numbers around the expected one.
public func closeTo(_ expected: Decimal, _ tolerance: Decimal) -> Matcher<Decimal> {
  closeness(to: expected, within: tolerance.isNaN ? -1 : tolerance, text(tolerance)) { value in
    let distance = abs(value - expected)
    return value.isNaN || expected.isNaN || distance.isNaN ? nil : distance
  }
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
  Matcher(describedBy: { "\($0.not)nan" }, accepts: { $0.isNaN })
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
  Matcher(describedBy: { "\($0.not)an infinite number" }, accepts: { $0.isInfinite })
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
  Matcher(describedBy: { "\($0.not)a finite number" }, accepts: { $0.isFinite })
}

/// Matches a value that is at most a tolerance away.
///
/// - Parameters:
///   - expected: The expected value.
///   - tolerance: The largest distance.
///   - words: The tolerance in words.
///   - text: A distance in words.
///   - distance: How far away a value is; nil if it is close to nothing.
/// - Returns: A matcher.
private func closeness<Value, Distance: Comparable & AdditiveArithmetic>(
  to expected: Value, within tolerance: Distance, _ words: String,
  text: @escaping (Distance) -> String = { CharmestCore.text($0) },
  distance: @escaping (Value) -> Distance?
) -> Matcher<Value> {
  Matcher(describedBy: { "\($0.not)a value within \(words) of \(value: expected)" }) { value, _ in
    guard tolerance >= .zero else {
      return .undecided("a tolerance of \(words) accepts nothing, not even \(value: value)")
    }
    let distance = distance(value)
    if let distance, distance <= tolerance { return .match }
    return .mismatch {
      // Rounded to the tolerance, it would be allowed.
      let note = distance.map { "off by \(text($0) == words ? "\($0)" : text($0))" as Phrase }
      var difference = Difference(.unequal($0, Phrase(value: value)), note: note)
      difference.cost = 1 - Pair(expected, value).likeness
      return Explanation([difference])
    }
  }
}

/// A distance without the digits of its binary fraction: `0.7`, not `0.7000000000000001`.
private func rounded<Number: BinaryFloatingPoint>(_ distance: Number) -> String {
  let digits = Number.significandBitCount < Double.significandBitCount ? 6 : 12
  return Double(String(format: "%.\(digits)g", Double(distance))).map { text($0) } ?? "\(distance)"
}
