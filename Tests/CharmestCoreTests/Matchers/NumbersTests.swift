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
      Date(timeIntervalSince1970: 60), closeTo(Date(timeIntervalSince1970: 0), 60))
    assertMismatch(Float(1.7), closeTo(1, 0.5))
    assertMismatch(Duration.seconds(4), closeTo(.seconds(3), .milliseconds(500)))
    assertMismatch(Date(timeIntervalSince1970: 100), closeTo(Date(timeIntervalSince1970: 0), 60))
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

  @Test("does not overflow when it subtracts durations, dates and decimal numbers")
  func extremes() {
    let (most, least) = (Duration(_high: .max, low: .max), Duration(_high: .min, low: 0))
    assertMatches(most, closeTo(most, .zero))
    assertMatches(least, closeTo(least, .zero))
    assertMatches(.seconds(-1), closeTo(.seconds(1), .seconds(2)))
    #expect(explain(least, closeTo(.zero, most)) != nil)
    #expect(explain(least, closeTo(most, .seconds(1))) != nil)
    assertMismatch(.seconds(-3), closeTo(.seconds(1), .seconds(2)))
    let date = Date(timeIntervalSince1970: 1e300)
    #expect(explain(Date(timeIntervalSince1970: -1e300), closeTo(date, 1)) != nil)
    let decimal = Decimal.greatestFiniteMagnitude
    assertMatches(decimal, not(closeTo(-decimal, 1)) && closeTo(decimal, 0))
    assertMatches(-decimal, not(closeTo(decimal, decimal)))
  }

  @Test("accepts nothing with an invalid tolerance")
  func invalidTolerances() {
    assertMismatch(1.0, closeTo(1, -1))
    assertMismatch(1.0, closeTo(1, .nan))
    assertMismatch(Duration.zero, closeTo(.zero, .seconds(-1)))
  }
}

@Suite("Kinds of numbers") struct NumbersTests {
  @Test("are told apart", arguments: [1.0, -0.0, .nan, .infinity, -.infinity])
  func kinds(_ number: Double) {
    #expect(isNaN().matches(number).isMatch == number.isNaN)
    #expect(isInfinite().matches(number).isMatch == number.isInfinite)
    #expect(isFinite().matches(number).isMatch == number.isFinite)
    #expect(isFinite().matches(Float(number)).isMatch == number.isFinite)
  }
}
