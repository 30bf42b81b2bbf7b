import CharmestCore
import Testing

@Suite("oneOf and isIn") struct MembershipTests {
  @Test("match the values that are named")
  func match() {
    expectMatch(2, oneOf(1, 2))
    expectMatch(2, isIn([1, 2]))
    expectMatch(2, isIn(1...3))
    expectMatch(2, isIn([1, 2] as Set))
    expectMatch("s" as Character, isIn("miso"))
    expectDescription(oneOf(1, 2), "one of 1, 2")
  }

  @Test("name the values and what came")
  func mismatch() {
    expectMismatch(3, oneOf(1, 2), "it: expected one of 1, 2, but was 3")
    expectMismatch(3, isIn([Int]()), "it: expected one of no values, but was 3")
    expectMismatch(3, isIn(5...9), "it: expected a value in 5...9, but was 3")
    expectMismatch(Double.nan, isIn([.nan]), "it: expected one of nan, but was nan")
    expectMismatch(
      3,
      isIn(Array(10...100)),
      "it: expected one of 10, 11, 12, 13, 14, 15, 16, 17, 18, and 82 more, but was 3"
    )
  }
}
