import Charmest
import CharmestCore
import Foundation
import Testing
import WrittenTexts

@Suite("Comparison") struct ComparisonTests {
  @Test(
    "judges a value below, at and above the bound",
    arguments: [
      (greaterThan(2), "a value greater than 2", [false, false, true]),
      (greaterThanOrEqualTo(2), "a value greater than or equal to 2", [false, true, true]),
      (lessThan(2), "a value less than 2", [true, false, false]),
      (lessThanOrEqualTo(2), "a value less than or equal to 2", [true, true, false]),
    ]
  )
  func bounds(_ matcher: Matcher<Int>, _ description: String, _ matches: [Bool]) {
    assertDescription(matcher, description)
    for (value, isMatch) in zip(1...3, matches) {
      if isMatch {
        assertMatches(value, matcher)
      } else {
        assertMismatch(value, matcher)
        assertThat(explain(value, matcher)?.summary ?? "", containsString(description))
      }
    }
  }

  @Test("treats nan as neither greater nor less")
  func nan() {
    for matcher in [
      greaterThan(0.0), greaterThanOrEqualTo(0), lessThan(0), lessThanOrEqualTo(0),
    ] { #expect(explain(Double.nan, matcher) != nil) }
    assertMismatch(Double.nan, greaterThanOrEqualTo(.nan))
    assertMismatch(Double.nan, lessThan(.infinity))
  }

  @Test("compares texts, too")
  func texts() {
    assertMatches("miso", lessThan("shio"))
    expectText(
      explain("shio", lessThan("miso"), "soup"),
      #"""
      soup: expected a value less than "miso", but was "shio"
      """#
    )
  }
}

@Suite("Intervals") struct IntervalsTests {
  @Test("inInterval takes every kind of range")
  func intervals() {
    assertMatches(9, inInterval(1...9))
    assertMatches(1, inInterval(1...))
    assertMatches(9, inInterval(..<10))
    expectText(
      explain(12, inInterval(1...9), "bowls"),
      """
      bowls: expected a value in 1...9, but was 12
      """
    )
    assertMismatch(12, inInterval(1..<12))
    assertMismatch(0, inInterval(1...))
    assertMismatch(12, inInterval(..<10))
    assertMismatch(Double.nan, inInterval(0...1))
    assertDescription(inInterval(1...9), "a value in 1...9")
  }

  @Test("comparesEqualTo asks for the order only")
  func compares() {
    struct Version: Comparable {
      var major: Int
      var name: String
      static func < (first: Version, second: Version) -> Bool { first.major < second.major }
    }
    assertMatches(Version(major: 2, name: "a"), comparesEqualTo(Version(major: 2, name: "b")))
    expectText(
      explain(1.9, comparesEqualTo(2.0), "bowls"),
      """
      bowls: expected a value comparing equal to 2.0, but was 1.9
      """
    )
    assertMismatch(Double.nan, comparesEqualTo(2.0))
    assertDescription(comparesEqualTo(2), "a value comparing equal to 2")
  }

  @Test("no date, decimal or measurement that is not a number has an order")
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
