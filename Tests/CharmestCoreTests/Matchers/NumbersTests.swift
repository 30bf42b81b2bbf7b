import CharmestCore
import Foundation
import Testing

@Suite("closeTo") struct CloseToTests {
  @Test("matches up to the tolerance, which is included")
  func match() {
    expectMatch(1.5, closeTo(1.0, 0.5))
    expectMatch(10.0, closeTo(10, 0))
    expectMatch(Float(0.5), closeTo(1, 0.5))
    expectMatch(Double.infinity, closeTo(.infinity, 0))
    expectMatch(1.0, closeTo(-5, .infinity))
    expectMatch(Duration.milliseconds(3_500), closeTo(.seconds(3), .milliseconds(500)))
    expectMatch(
      Date(timeIntervalSince1970: 60),
      closeTo(Date(timeIntervalSince1970: 0), 60)
    )
    expectDescription(closeTo(1.0, 0.5), "a value within 0.5 of 1.0")
  }

  @Test("says how far the value is off")
  func mismatch() {
    expectMismatch(
      1.7,
      closeTo(1.0, 0.5),
      "it: expected a value within 0.5 of 1.0, but was 1.7 (off by 0.7)"
    )
    expectMismatch(
      Float(1.7),
      closeTo(1, 0.5),
      "it: expected a value within 0.5 of 1.0, but was 1.7 (off by 0.7)"
    )
    expectMismatch(
      Duration.seconds(4),
      closeTo(.seconds(3), .milliseconds(500)),
      """
      it: expected a value within 0.5 seconds of 3.0 seconds, \
      but was 4.0 seconds (off by 1.0 seconds)
      """
    )
    expectMismatch(
      Date(timeIntervalSince1970: 100),
      closeTo(Date(timeIntervalSince1970: 0), 60),
      """
      it: expected a value within 60.0 seconds of 1970-01-01T00:00:00Z, \
      but was 1970-01-01T00:01:40Z (off by 100.0 seconds)
      """
    )
  }

  @Test("spells out nan, the infinities and tolerances that are none")
  func oddities() {
    expectMismatch(
      Double.nan,
      closeTo(1.0, 0.5),
      "it: expected a value within 0.5 of 1.0, but was nan"
    )
    expectMismatch(
      Double.infinity,
      closeTo(1.0, 0.5),
      "it: expected a value within 0.5 of 1.0, but was inf"
    )
    expectMismatch(
      1.0,
      closeTo(1, -1),
      """
      it: expected a value within -1.0 of 1.0, \
      but a tolerance of -1.0 accepts nothing, not even 1.0
      """
    )
    expectMismatch(
      1.0,
      closeTo(1, .nan),
      "it: expected a value within nan of 1.0, but a tolerance of nan accepts nothing, not even 1.0"
    )
  }
}

@Suite("Kinds of numbers") struct NumbersTests {
  @Test("are told apart")
  func kinds() {
    expectMatch(Double.nan, isNaN())
    expectMatch(-Double.infinity, isInfinite())
    expectMatch(1.0, isFinite())
    expectMismatch(1.0, isNaN(), "it: expected nan, but was 1.0")
    expectMismatch(Float.nan, isInfinite(), "it: expected an infinite number, but was nan")
    expectMismatch(Double.infinity, isFinite(), "it: expected a finite number, but was inf")
    expectDescription(isNaN() as Matcher<Double>, "nan")
    expectDescription(isInfinite() as Matcher<Double>, "an infinite number")
    expectDescription(isFinite() as Matcher<Double>, "a finite number")
  }
}
