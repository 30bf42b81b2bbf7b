import Charmest
import CharmestCore
import Testing
import WrittenTexts

@Suite("empty") struct EmptyTests {
  @Test("matches collections and texts without elements")
  func match() {
    assertMatches([Int](), empty())
    assertMatches("", empty())
    assertMatches([:] as [String: Int], empty())
    expectText(
      explain(["nori"], empty(), "extras"),
      #"""
      extras: expected empty, but was ["nori"]
      """#
    )
    assertMismatch("miso", empty())
    assertDescription(empty() as Matcher<[Int]>, "empty")
  }
}

@Suite("hasCount") struct HasCountTests {
  @Test("judges the number of elements")
  func counts() {
    assertMatches([1, 2], hasCount(2))
    assertMatches("miso", hasCount(greaterThan(3)))
    expectText(
      explain([1], hasCount(greaterThan(1)), "bowls"),
      """
      bowls.count: expected a value greater than 1, but was 1
        but was: [1]
      """
    )
    #expect(leaves([1], hasCount(2)) == [[".count", "2", "1"]])
    assertDescription(hasCount(2) as Matcher<[Int]>, "[Int] whose .count is 2")
  }
}
