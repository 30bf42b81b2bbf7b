import CharmestCore
import Testing

@Suite("empty") struct EmptyTests {
  @Test("matches collections and texts without elements")
  func match() {
    expectMatch([Int](), empty())
    expectMatch("", empty())
    expectMatch([:] as [String: Int], empty())
    expectMismatch(["nori"], empty(), "it: expected empty, but was [\"nori\"]")
    expectMismatch("miso", empty(), "it: expected empty, but was \"miso\"")
    expectMismatch(
      Array(1...100_000),
      empty(),
      "it: expected empty, but was [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, and 99982 more]"
    )
    expectDescription(empty() as Matcher<[Int]>, "empty")
  }
}

@Suite("hasCount") struct HasCountTests {
  @Test("judges the number of elements")
  func counts() {
    expectMatch([1, 2], hasCount(2))
    expectMatch("miso", hasCount(greaterThan(3)))
    expectMismatch(
      [1],
      hasCount(greaterThan(1)),
      """
      it.count: expected a value greater than 1, but was 1
        but was: [1]
      """
    )
    expectDescription(hasCount(2) as Matcher<[Int]>, "[Int] with .count 2")
  }
}

@Suite("everyItem") struct EveryItemTests {
  @Test("matches when all elements do, and when there are none")
  func match() {
    expectMatch([1, 2], everyItem(greaterThan(0)))
    expectMatch([], everyItem(equalTo(7)))
    expectMatch([7, 7], everyItem(7))
    expectMatch(OneShot(1, 2), everyItem(greaterThan(0)))
    expectDescription(
      everyItem(greaterThan(0)) as Matcher<[Int]>,
      "every element to be a value greater than 0"
    )
  }

  @Test("names all elements that differ, with their positions")
  func mismatch() {
    expectMismatch(
      [1, 0, 2, -3],
      everyItem(greaterThan(0)),
      """
      it: expected every element to be a value greater than 0, but 2 of 4 were not: [1] was 0, [3] was -3
        but was: [1, 0, 2, -3]
      """
    )
    expectMismatch(
      OneShot(1, 0),
      everyItem(greaterThan(0)),
      """
      it: expected every element to be a value greater than 0, but 1 of 2 was not: [1] was 0
        but was: [1, 0]
      """
    )
    expectMismatch(
      [3] as Set,
      everyItem(7),
      """
      it: expected every element to be 7, but 1 of 1 was not: was 3
        but was: [3]
      """
    )
  }

  @Test("leads into the elements")
  func nested() {
    expectMismatch(
      [[1], [2, 3], [4, 5, 6]],
      everyItem(hasCount(1)),
      """
      it: expected every element to be [Int] with .count 1, but 2 of 3 were not: [1].count was 2, [2].count was 3
        but was: [[1], [2, 3], [4, 5, 6]]
      """
    )
    expectMismatch(
      [[1, 2], [1, 3]],
      everyItem(contains(equalTo(1), lessThan(3))),
      """
      it: expected every element to be [1, a value less than 3], but 1 of 2 was not: [1][1] was 3
        but was: [[1, 2], [1, 3]]
      """
    )
  }
}
