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
        "expected empty, but was [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, and 99982 more]"
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
        it.count: expected a value greater than 1, but was 1
          but was: [1]
        """
    )
    assertDescription(hasCount(2) as Matcher<[Int]>, "[Int] with .count 2")
  }
}

@Suite("everyItem") struct EveryItemTests {
  @Test("matches when all elements do, and when there are none")
  func match() {
    assertMatches([1, 2], everyItem(greaterThan(0)))
    assertMatches([], everyItem(equalTo(7)))
    assertMatches([7, 7], everyItem(7))
    assertMatches(OneShot(1, 2), everyItem(greaterThan(0)))
    assertDescription(
      everyItem(greaterThan(0)) as Matcher<[Int]>,
      "every element to be a value greater than 0"
    )
  }

  @Test("names all elements that differ, with their positions")
  func mismatch() {
    assertMismatch(
      [1, 0, 2, -3],
      everyItem(greaterThan(0)),
      text: """
        expected every element to be a value greater than 0, but 2 of 4 were not: [1] was 0, [3] was -3
          but was: [1, 0, 2, -3]
        """
    )
    assertMismatch(
      OneShot(1, 0),
      everyItem(greaterThan(0)),
      text: """
        expected every element to be a value greater than 0, but 1 of 2 was not: [1] was 0
          but was: [1, 0]
        """
    )
    assertMismatch(
      [3] as Set,
      everyItem(7),
      text: """
        expected every element to be 7, but 1 of 1 was not: was 3
          but was: [3]
        """
    )
  }

  @Test("leads into the elements")
  func nested() {
    assertMismatch(
      [[1], [2, 3], [4, 5, 6]],
      everyItem(hasCount(1)),
      text: """
        expected every element to be [Int] with .count 1, but 2 of 3 were not: [1].count was 2, [2].count was 3
          but was: [[1], [2, 3], [4, 5, 6]]
        """
    )
    assertMismatch(
      [[1, 2], [1, 3]],
      everyItem(contains(equalTo(1), lessThan(3))),
      text: """
        expected every element to be [1, a value less than 3], but 1 of 2 was not: [1][1] was 3
          but was: [[1, 2], [1, 3]]
        """
    )
  }

  @Test("names an element of a set by itself, in an order that is the same in every run")
  func sets() {
    assertMismatch(
      [-6, -7, -8, -9] as Set,
      everyItem(greaterThan(0)),
      text: """
        expected every element to be a value greater than 0, but 4 of 4 were not: was -9, was -8, was -7, and 1 more
          element: was -9
          element: was -8
          element: was -7
          element: was -6
          but was: [-6, -7, -8, -9]
        """
    )
    assertMismatch(
      [[1], [2, 3]] as Set,
      everyItem(hasCount(1)),
      text: """
        expected every element to be [Int] with .count 1, but 1 of 2 was not: [2, 3].count was 2
          but was: [[1], [2, 3]]
        """
    )
    assertMismatch(
      ["soup": 1].values,
      everyItem(2),
      text: """
        expected every element to be 2, but 1 of 1 was not: was 1
          but was: [1]
        """
    )
  }

  @Test("shows few of many elements, and counts all")
  func many() {
    let few = [17: -4, 512: -9, 998: -1]
    assertMismatch(
      (0..<1_000).map { few[$0] ?? $0 + 1 },
      everyItem(greaterThan(0)),
      "values",
      text: """
        values: expected every element to be a value greater than 0, but 3 of 1000 were not: [17] was -4, [512] was -9, [998] was -1
        """
    )
    let first = [0: -1, 3: -4, 5: -2, 6: -2, 9: -8, 12: -1, 13: -3, 15: -5, 16: -1, 19: -2]
    let values = (0..<1_000).map { first[$0] ?? ((20..<309).contains($0) ? -9 : 1) }
    assertMismatch(
      values.dropLast() + [-7],
      everyItem(greaterThan(0)),
      "values",
      text: """
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
        """
    )
    assertMatches(0..<100_000, everyItem(greaterThan(-1)))
    assertMismatch(
      0..<100_000,
      everyItem(not(77_777)),
      text: """
        expected every element to be not 77777, but 1 of 100000 was not: [77777] was 77777
          but was: 0..<100000
        """
    )
  }

  @Test("takes nan for different from itself")
  func nan() {
    assertMismatch(
      [Double.nan, 1],
      everyItem(.nan),
      text: """
        expected every element to be nan, but 2 of 2 were not: [0] was nan, [1] was 1.0
          but was: [nan, 1.0]
        """
    )
  }
}
