import Charmest
import CharmestCore
import Testing

@Suite("hasItem") struct HasItemTests {
  @Test("finds one element, and looks no further")
  func match() {
    let counter = Counter()
    let counting = Matcher<Int>("two") { number in
      counter.increase()
      return number == 2
    }
    assertMatches([1, 2, 3], hasItem(counting))
    #expect(counter.count == 2)
    assertMatches([1, 2], hasItem(2))
    assertMatches(OneShot(1, 2), hasItem(greaterThan(1)))
    assertMatches(["a": 1].keys, hasItem("a"))
    assertMatches([1, nil], hasItem(nil))
    assertMatches([[1], [2]], hasItem([2]))
    assertMatches("miso", hasItem("s"))
  }

  @Test("shows what there was instead")
  func mismatch() {
    assertMismatch([1, 2], hasItem(4), text: "expected a collection containing 4, but was [1, 2]")
    assertMismatch([], hasItem(4), text: "expected a collection containing 4, but was []")
    assertMismatch(
      [Double.nan],
      hasItem(.nan),
      text: "expected a collection containing nan, but was [nan]"
    )
    assertMismatch(
      OneShot(1, 2),
      hasItem(greaterThan(3)),
      text: "expected a collection containing a value greater than 3, but was [1, 2]"
    )
    assertDescription(
      hasItem(greaterThan(3)) as Matcher<[Int]>,
      "a collection containing a value greater than 3"
    )
  }

  @Test("says of each element why it is not the one, where that is not plain")
  func reasons() {
    assertMismatch(
      [[1], [2, 3]],
      hasItem(hasCount(4)),
      text: """
        expected a collection containing [Int] with .count 4, but was [[1], [2, 3]]
          [0]: .count was 1
          [1]: .count was 2
        """
    )
    assertMismatch(
      [[2, 3], [1]] as Set,
      hasItem(hasCount(4)),
      text: """
        expected a collection containing [Int] with .count 4, but was [[1], [2, 3]]
          element: [1].count was 1
          element: [2, 3].count was 2
        """
    )
    assertMismatch(
      Array(0..<100_000),
      hasItem(lessThan(0)),
      text: """
        expected a collection containing a value less than 0, \
        but was [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, and 99982 more]
        """
    )
  }
}

@Suite("hasItems") struct HasItemsTests {
  @Test("finds an element for each, which may be the same")
  func match() {
    assertMatches([1, 2, 3], hasItems(3, 1))
    assertMatches([1], hasItems(1, 1))
    assertMatches([1, 2, 3], hasItems(greaterThan(2), 1))
    assertMatches([1, 2, 3], hasItems([1, 2]))
    assertMatches([1, 2, 3], hasItems([greaterThan(2)]))
    assertMatches(OneShot(2, 1), hasItems(1, 2))
    assertMatches([Int](), hasItems([Int]()))
    assertDescription(
      hasItems(1, greaterThan(2)) as Matcher<[Int]>,
      "a collection containing 1 and a value greater than 2"
    )
  }

  @Test("names all that is missing, and nothing else")
  func mismatch() {
    assertMismatch(
      [1, 2],
      hasItems(1, 7, 8),
      text: """
        missing 7, 8 (1 of 3 expected items found)
          but was: [1, 2]
        """
    )
    assertMismatch(
      [1],
      hasItems(2, 3, 4, 5),
      text: """
        missing 2, 3, 4, and 1 more (0 of 4 expected items found)
          missing: 2
          missing: 3
          missing: 4
          missing: 5
          but was: [1]
        """
    )
  }

  @Test("counts what it does not describe")
  func many() {
    assertDescription(
      hasItems([11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22]) as Matcher<[Int]>,
      "a collection containing 11 and 12 and 13 and 14 and 15 and 16 and 17 and 18 and 19 and 20 and 2 more"
    )
    assertMatches(0..<100_000, hasItems(99_999, 0))
    assertMismatch(
      OneShot(1, 2),
      hasItems(2, 3),
      text: """
        missing 3 (1 of 2 expected items found)
          but was: [1, 2]
        """
    )
  }
}
