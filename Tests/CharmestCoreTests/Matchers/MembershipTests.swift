import Charmest
import CharmestCore
import Testing

@Suite("oneOf and isIn") struct MembershipTests {
  @Test("match the values that are named")
  func match() {
    assertMatches(2, oneOf(1, 2))
    assertMatches(2, isIn([1, 2]))
    assertMatches(2, isIn(1...3))
    assertMatches(2, isIn([1, 2] as Set))
    assertMatches("s" as Character, isIn("miso"))
    assertDescription(oneOf(1, 2), "one of 1, 2")
  }

  @Test("name the values and what came")
  func mismatch() {
    assertMismatch(3, oneOf(1, 2), text: "expected one of 1, 2, but was 3")
    assertMismatch(3, isIn([Int]()), text: "expected one of no values, but was 3")
    assertMismatch(3, isIn(5...9), text: "expected a value in 5...9, but was 3")
    assertMismatch(Double.nan, isIn([.nan]), text: "expected one of nan, but was nan")
    assertMismatch(
      3,
      isIn(Array(10...100)),
      text: "expected one of 10, 11, 12, 13, 14, 15, 16, 17, 18, and 82 more, but was 3"
    )
  }
}
