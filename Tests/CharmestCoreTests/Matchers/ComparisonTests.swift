import CharmestCore
import Foundation
import Testing

@Suite("Comparison") struct ComparisonTests {
  @Test(
    "judges a value below, at and above the bound",
    arguments: [
      (greaterThan(2), [false, false, true]), (greaterThanOrEqualTo(2), [false, true, true]),
      (lessThan(2), [true, false, false]), (lessThanOrEqualTo(2), [true, true, false]),
    ]
  )
  func bounds(_ matcher: Matcher<Int>, _ matches: [Bool]) {
    #expect((1...3).map { matcher.matches($0).isMatch } == matches)
    #expect((1...3).map { not(matcher).matches($0).isMatch } == matches.map { !$0 })
  }

  @Test("treats nan as neither greater nor less")
  func nan() {
    for matcher in [
      greaterThan(0.0), greaterThanOrEqualTo(0), lessThan(0), lessThanOrEqualTo(0),
      greaterThanOrEqualTo(.nan), lessThan(.infinity), inInterval(0...1), comparesEqualTo(2),
    ] { assertMismatch(.nan, matcher) }
  }

  @Test("of an interval takes every kind of range")
  func intervals() {
    assertMatches(9, inInterval(1...9) && inInterval(1...) && inInterval(..<10))
    assertMismatch(12, inInterval(1..<12))
    assertMismatch(0, inInterval(1...))
    assertMismatch(12, inInterval(..<10))
    assertDescription(inInterval(1...9), "a value in 1...9")
  }

  @Test("for equality asks for the order only")
  func compares() {
    struct Version: Comparable {
      var major: Int
      var name: String
      static func < (first: Version, second: Version) -> Bool { first.major < second.major }
    }
    let version = comparesEqualTo(Version(major: 2, name: "b"))
    assertMatches(Version(major: 2, name: "a"), version)
    assertMismatch(Version(major: 1, name: "b"), version)
  }

  @Test("finds no order for a date, decimal or measurement that is not a number")
  func notNumbers() {
    let (noon, nan) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: .nan))
    assertMatches(nan, not(lessThanOrEqualTo(noon)) && not(greaterThanOrEqualTo(noon)))
    assertMatches(nan, not(inInterval(noon...noon + 1)) && not(inInterval(noon...)))
    assertMatches(Decimal.nan, not(lessThan(100)) && not(inInterval(..<100)))
    assertMatches(Decimal(1), not(greaterThan(Decimal.nan)))
    let length = Measurement(value: .nan, unit: UnitLength.meters)
    let meter = Measurement(value: 1, unit: UnitLength.meters)
    assertMatches(length, not(lessThanOrEqualTo(meter)) && not(inInterval(meter...meter)))
    assertMatches([nan, noon], not(isSorted()))
    assertMatches([Decimal.nan, 1, 2], not(isSorted()))
    assertMatches([1, 1, 2] as [Decimal], isSorted())
  }
}
