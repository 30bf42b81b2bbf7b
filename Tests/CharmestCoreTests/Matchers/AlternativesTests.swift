import Charmest
import CharmestCore
import Testing

@Suite("noneOf") struct NoneOfTests {
  @Test("matches what none matches")
  func match() {
    assertMatches(5, noneOf(lessThan(1), equalTo(4)))
    assertMatches(5, noneOf(1, 4))
    assertMatches(5, noneOf([Matcher<Int>]()))
    assertDescription(noneOf(1, 4), "none of 1, 4")
  }

  @Test("names all that match")
  func mismatch() {
    assertMismatch(
      4,
      noneOf(lessThan(1), equalTo(4), greaterThan(3)),
      text: """
        expected none of a value less than 1, 4, a value greater than 3, \
        but was 4, which is 4 and a value greater than 3
        """
    )
    assertMismatch(4, noneOf(1, 4), text: "expected none of 1, 4, but was 4")
  }
}

@Suite("when") struct WhenTests {
  private let small = when(greaterThan(10), then: lessThan(20), otherwise: equalTo(0))

  @Test("judges by one of two matchers, depending on the value")
  func value() {
    assertMatches(12, small)
    assertMatches(0, small)
    assertMismatch(
      25,
      small,
      text: "expected a value less than 20, but was 25 (because it is a value greater than 10)"
    )
    assertMismatch(
      5,
      small,
      text: "expected 0, but was 5 (because it is not a value greater than 10)"
    )
    assertDescription(
      small,
      "a value less than 20 if it is a value greater than 10, otherwise 0"
    )
    assertMatches(5, when(greaterThan(10), then: lessThan(20)))
  }

  @Test("judges by one of two matchers, depending on the test")
  func condition() {
    assertMismatch(
      900,
      when(true, then: equalTo(1_000), otherwise: equalTo(900)),
      text: "expected 1000, but was 900"
    )
    assertMatches(900, when(false, then: equalTo(1_000), otherwise: equalTo(900)))
  }
}
