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

  @Test("names an element of a set by itself, in an order that is the same in every run")
  func sets() {
    expectMismatch(
      [-6, -7, -8, -9] as Set,
      everyItem(greaterThan(0)),
      """
      it: expected every element to be a value greater than 0, but 4 of 4 were not: was -9, was -8, was -7, and 1 more
        element: was -9
        element: was -8
        element: was -7
        element: was -6
        but was: [-6, -7, -8, -9]
      """
    )
    expectMismatch(
      [[1], [2, 3]] as Set,
      everyItem(hasCount(1)),
      """
      it: expected every element to be [Int] with .count 1, but 1 of 2 was not: [2, 3].count was 2
        but was: [[1], [2, 3]]
      """
    )
    expectMismatch(
      ["soup": 1].values,
      everyItem(2),
      """
      it: expected every element to be 2, but 1 of 1 was not: was 1
        but was: [1]
      """
    )
  }

  @Test("shows few of many elements, and counts all")
  func many() {
    let few = [17: -4, 512: -9, 998: -1]
    expectMismatch(
      (0..<1_000).map { few[$0] ?? $0 + 1 },
      everyItem(greaterThan(0)),
      """
      values: expected every element to be a value greater than 0, but 3 of 1000 were not: [17] was -4, [512] was -9, [998] was -1
      """,
      about: "values"
    )
    let first = [0: -1, 3: -4, 5: -2, 6: -2, 9: -8, 12: -1, 13: -3, 15: -5, 16: -1, 19: -2]
    let values = (0..<1_000).map { first[$0] ?? ((20..<309).contains($0) ? -9 : 1) }
    expectMismatch(
      values.dropLast() + [-7],
      everyItem(greaterThan(0)),
      """
      values: expected every element to be a value greater than 0, but 300 of 1000 were not: [0] was -1, [3] was -4, [5] was -2, and 297 more
        [0]: was -1
        [3]: was -4
        [5]: was -2
        [6]: was -2
        [9]: was -8
        [12]: was -1
        [13]: was -3
        [15]: was -5
        [16]: was -1
        [19]: was -2
        more: 290 of 300 not shown, the last is [999]: was -7
      """,
      about: "values"
    )
    expectMatch(0..<100_000, everyItem(greaterThan(-1)))
    expectMismatch(
      0..<100_000,
      everyItem(not(77_777)),
      """
      it: expected every element to be not 77777, but 1 of 100000 was not: [77777] was 77777
        but was: 0..<100000
      """
    )
  }

  @Test("takes nan for different from itself")
  func nan() {
    expectMismatch(
      [Double.nan, 1],
      everyItem(.nan),
      """
      it: expected every element to be nan, but 2 of 2 were not: [0] was nan, [1] was 1.0
        but was: [nan, 1.0]
      """
    )
  }
}
