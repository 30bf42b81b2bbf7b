import Charmest
import CharmestCore
import Testing

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

  @Test("lists what differs, and says below why it was expected")
  func several() {
    assertMismatch(
      [9, 8, 7, 6, 5], when(hasCount(5), then: contains(1, 2, 3, 4, 5)), "it",
      text: """
        it: expected [1, 2, 3, 4, 5], but was [9, 8, 7, 6, 5] (4 of 5 elements differ)
          [0]: expected 1, but was 9
          [1]: expected 2, but was 8
          [2]: expected 3, but was 7
          [3]: expected 4, but was 6
          because: it is [Int] whose .count is 5
        """)
  }
}
