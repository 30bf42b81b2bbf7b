import Charmest
import CharmestCore
import Foundation
import Testing

@Suite("closeTo") struct CloseToTests {
  @Test("matches up to the tolerance, which is included")
  func match() {
    assertMatches(1.5, closeTo(1.0, 0.5))
    assertMatches(10.0, closeTo(10, 0))
    assertMatches(Float(0.5), closeTo(1, 0.5))
    assertMatches(Duration.milliseconds(3_500), closeTo(.seconds(3), .milliseconds(500)))
    assertMatches(
      Date(timeIntervalSince1970: 60),
      closeTo(Date(timeIntervalSince1970: 0), 60)
    )
    assertDescription(closeTo(1.0, 0.5), "a value within 0.5 of 1.0")
  }

  @Test("has an infinity close only to itself, and nan to nothing", arguments: [0, 1, .infinity])
  func infinities(tolerance: Double) {
    let values: [Double] = [-.infinity, -.greatestFiniteMagnitude, 1, .infinity, .nan]
    for value in values {
      for expected in values {
        let isClose = closeTo(expected, tolerance).matches(value).isMatch
        let bothAreFinite = value.isFinite && expected.isFinite && tolerance == .infinity
        #expect(isClose == (value == expected || bothAreFinite), "\(value), \(expected)")
        let dates = [value, expected].map { Date(timeIntervalSinceReferenceDate: $0) }
        #expect(closeTo(dates[1], tolerance).matches(dates[0]).isMatch == isClose)
      }
    }
  }

  @Test("does not overflow when it subtracts durations and dates")
  func extremes() {
    let (most, least) = (Duration(_high: .max, low: .max), Duration(_high: .min, low: 0))
    assertMatches(most, closeTo(most, .zero))
    assertMatches(least, closeTo(least, .zero))
    assertMatches(most, closeTo(.zero, most))
    assertMatches(least + Duration(_high: 0, low: 1), closeTo(.zero, most))
    assertMatches(.seconds(-1), closeTo(.seconds(1), .seconds(2)))
    assertMismatch(
      least,
      closeTo(.zero, most),
      text: """
        expected a value within 1.7014118346046924e+20 seconds of 0.0 seconds, \
        but was -1.7014118346046924e+20 seconds
        """
    )
    assertMismatch(
      least,
      closeTo(most, .seconds(1)),
      text: """
        expected a value within 1.0 seconds of 1.7014118346046924e+20 seconds, \
        but was -1.7014118346046924e+20 seconds
        """
    )
    assertMismatch(
      .seconds(-3),
      closeTo(.seconds(1), .seconds(2)),
      text: """
        expected a value within 2.0 seconds of 1.0 seconds, but was -3.0 seconds \
        (off by 4.0 seconds)
        """
    )
    assertMismatch(
      Duration.zero,
      closeTo(.zero, .seconds(-1)),
      text: """
        expected a value within -1.0 seconds of 0.0 seconds, \
        but a tolerance of -1.0 seconds accepts nothing, not even 0.0 seconds
        """
    )
    assertMismatch(
      Date(timeIntervalSinceReferenceDate: .infinity),
      closeTo(Date(timeIntervalSince1970: 0), .infinity),
      text: """
        expected a value within inf seconds of 1970-01-01T00:00:00Z, \
        but was Date(timeIntervalSince1970: inf)
        """
    )
    assertMismatch(
      Date(timeIntervalSince1970: -1e300),
      closeTo(Date(timeIntervalSince1970: 1e300), 1),
      text: """
        expected a value within 1.0 seconds of Date(timeIntervalSince1970: 1e+300), \
        but was Date(timeIntervalSince1970: -1e+300) (off by 2e+300 seconds)
        """
    )
  }

  @Test("shows as many digits of a distance as it takes to see that it is too large")
  func digits() {
    assertMismatch(
      0.4,
      closeTo(0.3, 0.1),
      text: "expected a value within 0.1 of 0.3, but was 0.4 (off by 0.10000000000000003)"
    )
    assertMismatch(
      1.5,
      closeTo(1, 0.49999999999999994),
      text: "expected a value within 0.49999999999999994 of 1.0, but was 1.5 (off by 0.5)"
    )
    assertMismatch(
      Float(1.1),
      closeTo(1, 0.1),
      text: "expected a value within 0.1 of 1.0, but was 1.1 (off by 0.100000024)"
    )
    assertMismatch(
      Double.greatestFiniteMagnitude,
      closeTo(-.greatestFiniteMagnitude, 1),
      text: """
        expected a value within 1.0 of -1.7976931348623157e+308, but was 1.7976931348623157e+308
        """
    )
    #if arch(x86_64) && !os(Windows) && !os(Android)
      assertMismatch(
        Float80(1.1),
        closeTo(1, 0.1),
        text: """
          expected a value within 0.1 of 1.0, but was 1.1 (off by 0.10000000000000000002)
          """
      )
    #endif
    let instant = Duration(_high: 0, low: 1)
    assertMismatch(
      .seconds(3) + instant,
      closeTo(.seconds(2), .seconds(1)),
      text: """
        expected a value within 1.0 seconds of 2.0 seconds, \
        but was 3.000000000000000001 seconds (off by 1.000000000000000001 seconds)
        """
    )
  }

  @Test("writes seconds without an exponent, and durations exactly")
  func seconds() {
    assertMismatch(
      Duration.nanoseconds(3),
      closeTo(.nanoseconds(1), .nanoseconds(1)),
      text: """
        expected a value within 0.000000001 seconds of 0.000000001 seconds, \
        but was 0.000000003 seconds (off by 0.000000002 seconds)
        """
    )
    assertMismatch(
      .seconds(100_000_000_000) + .nanoseconds(1),
      closeTo(.seconds(100_000_000_000), .zero),
      text: """
        expected a value within 0.0 seconds of 100000000000.0 seconds, \
        but was 100000000000.000000001 seconds (off by 0.000000001 seconds)
        """
    )
    let noon = Date(timeIntervalSinceReferenceDate: 0)
    assertMismatch(
      noon.addingTimeInterval(1e-9),
      closeTo(noon, 1e-10),
      text: """
        expected a value within 0.0000000001 seconds of 2001-01-01T00:00:00Z, \
        but was 2001-01-01T00:00:00.000000001Z (off by 0.000000001 seconds)
        """
    )
  }

  @Test("says how far the value is off")
  func mismatch() {
    assertMismatch(
      1.7,
      closeTo(1.0, 0.5),
      text: "expected a value within 0.5 of 1.0, but was 1.7 (off by 0.7)"
    )
    assertMismatch(
      Float(1.7),
      closeTo(1, 0.5),
      text: "expected a value within 0.5 of 1.0, but was 1.7 (off by 0.7)"
    )
    assertMismatch(
      Duration.seconds(4),
      closeTo(.seconds(3), .milliseconds(500)),
      text: """
        expected a value within 0.5 seconds of 3.0 seconds, \
        but was 4.0 seconds (off by 1.0 seconds)
        """
    )
    assertMismatch(
      Date(timeIntervalSince1970: 100),
      closeTo(Date(timeIntervalSince1970: 0), 60),
      text: """
        expected a value within 60.0 seconds of 1970-01-01T00:00:00Z, \
        but was 1970-01-01T00:01:40Z (off by 100.0 seconds)
        """
    )
  }

  @Test("spells out nan, infinities and invalid tolerances")
  func oddities() {
    assertMismatch(
      Double.nan,
      closeTo(1.0, 0.5),
      text: "expected a value within 0.5 of 1.0, but was nan"
    )
    assertMismatch(
      Double.infinity,
      closeTo(1.0, 0.5),
      text: "expected a value within 0.5 of 1.0, but was inf"
    )
    assertMismatch(
      1.0,
      closeTo(1, -1),
      text: """
        expected a value within -1.0 of 1.0, \
        but a tolerance of -1.0 accepts nothing, not even 1.0
        """
    )
    assertMismatch(
      1.0,
      closeTo(1, .nan),
      text:
        "expected a value within nan of 1.0, but a tolerance of nan accepts nothing, not even 1.0"
    )
  }

  @Test("is never met where the distance of decimal numbers is too large to be computed")
  func overflow() {
    let most = Decimal.greatestFiniteMagnitude
    assertThat(most, not(closeTo(-most, 1)))
    assertThat(-most, not(closeTo(most, most)))
    assertThat(most, closeTo(most, 0))
  }
}

@Suite("Kinds of numbers") struct NumbersTests {
  @Test("are told apart")
  func kinds() {
    assertMatches(Double.nan, isNaN())
    assertMatches(-Double.infinity, isInfinite())
    assertMatches(1.0, isFinite())
    assertMismatch(1.0, isNaN(), text: "expected nan, but was 1.0")
    assertMismatch(Float.nan, isInfinite(), text: "expected an infinite number, but was nan")
    assertMismatch(Double.infinity, isFinite(), text: "expected a finite number, but was inf")
    assertDescription(isNaN() as Matcher<Double>, "nan")
    assertDescription(isInfinite() as Matcher<Double>, "an infinite number")
    assertDescription(isFinite() as Matcher<Double>, "a finite number")
  }
}
