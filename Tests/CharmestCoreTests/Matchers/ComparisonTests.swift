import Charmest
import CharmestCore
import Testing

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
        assertMismatch(value, matcher, text: "expected \(description), but was \(value)")
      }
    }
  }

  @Test("takes nan for neither more nor less")
  func nan() {
    for matcher in [
      greaterThan(0.0), greaterThanOrEqualTo(0), lessThan(0), lessThanOrEqualTo(0),
    ] {
      #expect(explain(Double.nan, matcher) != nil)
    }
    assertMismatch(
      Double.nan,
      greaterThanOrEqualTo(.nan),
      text: "expected a value greater than or equal to nan, but was nan"
    )
    assertMismatch(
      Double.nan,
      lessThan(.infinity),
      text: "expected a value less than inf, but was nan"
    )
  }

  @Test("compares texts, too")
  func texts() {
    assertMatches("miso", lessThan("shio"))
    assertMismatch(
      "shio",
      lessThan("miso"),
      text: "expected a value less than \"miso\", but was \"shio\""
    )
  }
}
