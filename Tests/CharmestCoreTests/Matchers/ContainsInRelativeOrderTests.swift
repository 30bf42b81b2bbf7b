import Charmest
import CharmestCore
import Testing

@Suite("containsInRelativeOrder") struct RelativeOrderTests {
  @Test("allows others between")
  func match() {
    assertMatches([1, 9, 2, 9, 3], containsInRelativeOrder(1, 2, 3))
    assertMatches(OneShot(1, 9, 2), containsInRelativeOrder(equalTo(1), lessThan(5)))
    assertMatches([1, 1], containsInRelativeOrder(1, 1))
    assertDescription(
      containsInRelativeOrder(1, 2) as Matcher<[Int]>,
      "items 1, 2 in this order"
    )
  }

  @Test("says after which element the next was not found")
  func mismatch() {
    assertMismatch(
      ["a", "c", "b"],
      containsInRelativeOrder("a", "b", "c"),
      text: """
        expected "c" after [2] "b", but it came before, at [1] (2 of 3 found in this order)
          expected: items "a", "b", "c" in this order
          but was:  ["a", "c", "b"]
        """
    )
    assertMismatch(
      ["a"],
      containsInRelativeOrder(hasPrefix("x"), equalTo("a")),
      text: """
        missing a string starting with "x" before [0] "a" (1 of 2 found in this order)
          expected: items a string starting with "x", "a" in this order
          but was:  ["a"]
        """
    )
  }
  @Test("does not speak of an element that is needed before")
  func usedElement() {
    assertMismatch(
      ["a", "b"],
      containsInRelativeOrder("a", "b", "b"),
      text: """
        missing "b" after [1] "b" (2 of 3 found in this order)
          expected: items "a", "b", "b" in this order
          but was:  ["a", "b"]
        """
    )
  }

  @Test("keeps no captured element while it looks for one that comes too early")
  func captures() {
    let captor = ArgumentCaptor<Int>()
    let failures = collectFailures {
      assertThat([2, 1], containsInRelativeOrder(equalTo(1), capture(into: captor, equalTo(2))))
    }
    assertThat(failures, hasCount(1))
    assertThat(captor.values, empty())
  }

  @Test("takes values of another sequence")
  func sequences() {
    assertMatches([1, 9, 2], containsInRelativeOrder([1, 2]))
    assertMatches([1, 9, 2], containsInRelativeOrder(1...2))
    assertMatches([Int](), containsInRelativeOrder([Int]()))
    assertMatches([[1], [2]], containsInRelativeOrder([1], [2]))
    assertDescription(
      containsInRelativeOrder([1, 2]) as Matcher<[Int]>,
      "items 1, 2 in this order"
    )
    assertMismatch(
      [2, 1],
      containsInRelativeOrder([1, 2]),
      text: """
        expected 2 after [1] 1, but it came before, at [0] (1 of 2 found in this order)
          expected: items 1, 2 in this order
          but was:  [2, 1]
        """
    )
  }

  @Test("finds what follows a missing element, and names all that is missing")
  func longestOrder() {
    assertMismatch(
      ["a", "c", "d"], containsInRelativeOrder("a", "b", "c", "d"),
      text: """
        missing "b" between [0] "a" and [1] "c" (3 of 4 found in this order)
          expected: items "a", "b", "c", "d" in this order
          but was:  ["a", "c", "d"]
        """)
    assertMismatch(
      ["a", "c", "b", "d"], containsInRelativeOrder("a", "b", "c", "d"),
      text: """
        expected "c" after [2] "b", but it came before, at [1] (3 of 4 found in this order)
          expected: items "a", "b", "c", "d" in this order
          but was:  ["a", "c", "b", "d"]
        """)
    assertMismatch(
      ["c", "d"], containsInRelativeOrder("a", "b", "c", "d"),
      text: """
        missing "a" before [0] "c", "b" before [0] "c" (2 of 4 found in this order)
          expected: items "a", "b", "c", "d" in this order
          but was:  ["c", "d"]
        """)
    assertMismatch(
      ["d", "a", "b"], containsInRelativeOrder("a", "b", "c", "d"),
      text: """
        missing "c" after [2] "b", "d" after [2] "b" (came before, at [0]) \
        (2 of 4 found in this order)
          expected: items "a", "b", "c", "d" in this order
          but was:  ["d", "a", "b"]
        """)
    assertMismatch(
      ["pour water", "boil water!", "serve"],
      containsInRelativeOrder("pour water", "boil water", hasPrefix("ser")),
      text: """
        missing "boil water" between [0] "pour water" and [2] "serve", \
        nearest is [1] "boil water!" (2 of 3 found in this order)
          expected: items "pour water", "boil water", a string starting with "ser" in this order
          but was:  ["pour water", "boil water!", "serve"]
        """)
  }

  @Test("of very many elements tells only what is missing first")
  func manyElements() {
    assertMismatch(
      Array(0..<3_000), containsInRelativeOrder(5, 4, 6),
      text: """
        expected 4 after [5] 5, but it came before, at [4] (at least 1 of 3 found in this order)
        """)
    assertMismatch(
      [7] + Array(repeating: 0, count: 2_000), containsInRelativeOrder(7, 7),
      text: """
        missing 7 after [0] 7 (1 of 2 found in this order)
        """)
  }
}
