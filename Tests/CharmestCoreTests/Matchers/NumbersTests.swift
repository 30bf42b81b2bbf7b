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
    assertMatches(Double.infinity, closeTo(.infinity, 0))
    assertMatches(1.0, closeTo(-5, .infinity))
    assertMatches(Duration.milliseconds(3_500), closeTo(.seconds(3), .milliseconds(500)))
    assertMatches(
      Date(timeIntervalSince1970: 60),
      closeTo(Date(timeIntervalSince1970: 0), 60)
    )
    assertDescription(closeTo(1.0, 0.5), "a value within 0.5 of 1.0")
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

  @Test("spells out nan, the infinities and tolerances that are none")
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
