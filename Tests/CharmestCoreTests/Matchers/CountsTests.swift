import Charmest
import CharmestCore
import Testing

@Suite("empty") struct EmptyTests {
  @Test("matches collections and texts without elements")
  func match() {
    assertMatches([Int](), empty())
    assertMatches("", empty())
    assertMatches([:] as [String: Int], empty())
    assertMismatch(["nori"], empty(), text: "expected empty, but was [\"nori\"]")
    assertMismatch("miso", empty(), text: "expected empty, but was \"miso\"")
    assertMismatch(
      Array(1...100_000),
      empty(),
      text:
        "expected empty, but was [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, and 99958 more]"
    )
    assertDescription(empty() as Matcher<[Int]>, "empty")
  }
}

@Suite("hasCount") struct HasCountTests {
  @Test("judges the number of elements")
  func counts() {
    assertMatches([1, 2], hasCount(2))
    assertMatches("miso", hasCount(greaterThan(3)))
    assertMismatch(
      [1],
      hasCount(greaterThan(1)),
      "it",
      text: """
        it.count: expected a value greater than 1, but was 1 (counted in [1])
        """
    )
    let words = (1...40).map { "word number \($0)" }
    assertMismatch(
      words, hasCount(41), "it",
      text: """
        it.count: expected 41, but was 40
        """)
    assertMismatch(
      [[1, 2], [3]], everyItem(hasCount(2)), "it",
      text: """
        it: expected every element to be [Int] whose .count is 2, but 1 of 2 was not: [1].count was 1
          but was: [[1, 2], [3]]
        """)
    #expect(
      explain([1], describedAs("a pair", hasCount(2)), "it")?.summary
        == "it: expected a pair, but .count was 1 (counted in [1])")
    assertDescription(hasCount(2) as Matcher<[Int]>, "[Int] whose .count is 2")
  }
}
