import CharmestCore
import Testing

@Suite("noneOf") struct NoneOfTests {
  @Test("matches what none matches")
  func match() {
    expectMatch(5, noneOf(lessThan(1), equalTo(4)))
    expectMatch(5, noneOf(1, 4))
    expectMatch(5, noneOf([Matcher<Int>]()))
    expectDescription(noneOf(1, 4), "none of 1, 4")
  }

  @Test("names all that match")
  func mismatch() {
    expectMismatch(
      4,
      noneOf(lessThan(1), equalTo(4), greaterThan(3)),
      """
      it: expected none of a value less than 1, 4, a value greater than 3, \
      but was 4, which is 4 and a value greater than 3
      """
    )
    expectMismatch(4, noneOf(1, 4), "it: expected none of 1, 4, but was 4")
  }
}

@Suite("when") struct WhenTests {
  private let small = when(greaterThan(10), then: lessThan(20), otherwise: equalTo(0))

  @Test("judges by one of two matchers, depending on the value")
  func value() {
    expectMatch(12, small)
    expectMatch(0, small)
    expectMismatch(
      25,
      small,
      "it: expected a value less than 20, but was 25 (because it is a value greater than 10)"
    )
    expectMismatch(
      5,
      small,
      "it: expected 0, but was 5 (because it is not a value greater than 10)"
    )
    expectDescription(
      small,
      "a value less than 20 if it is a value greater than 10, otherwise 0"
    )
    expectMatch(5, when(greaterThan(10), then: lessThan(20)))
  }

  @Test("judges by one of two matchers, depending on the test")
  func condition() {
    expectMismatch(
      900,
      when(true, then: equalTo(1_000), otherwise: equalTo(900)),
      "it: expected 1000, but was 900"
    )
    expectMatch(900, when(false, then: equalTo(1_000), otherwise: equalTo(900)))
  }
}
