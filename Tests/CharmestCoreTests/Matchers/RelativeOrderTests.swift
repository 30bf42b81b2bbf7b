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
      "a collection containing 1, 2 in this order"
    )
  }

  @Test("says after which element the next was not found")
  func mismatch() {
    assertMismatch(
      ["a", "c", "b"],
      containsInRelativeOrder("a", "b", "c"),
      text: """
        missing "c" after [2] "b" (2 of 3 found in this order)
          but was: ["a", "c", "b"]
        """
    )
    assertMismatch(
      ["a"],
      containsInRelativeOrder(hasPrefix("x"), equalTo("a")),
      text: """
        missing a string starting with "x" (0 of 2 found in this order)
          but was: ["a"]
        """
    )
  }
}

@Suite("pointwise") struct PointwiseTests {
  @Test("judges each element by the value at its place")
  func pairs() {
    assertMatches([1.0, 2.05], pointwise({ closeTo($0, 0.1) }, [1.0, 2.0]))
    assertMismatch(
      [1.0, 2.5],
      pointwise({ closeTo($0, 0.1) }, [1.0, 2.0]),
      "it",
      text: """
        it[1]: expected a value within 0.1 of 2.0, but was 2.5 (off by 0.5; 1 of 2 elements differs)
          expected: [a value within 0.1 of 1.0, a value within 0.1 of 2.0]
          but was:  [1.0, 2.5]
        """
    )
  }
}

@Suite("hasItem at an index") struct HasItemAtIndexTests {
  @Test("judges one element")
  func items() {
    assertMatches(["a", "b"], hasItem("b", atIndex: 1))
    assertMatches(OneShot("a", "b"), hasItem(hasPrefix("b"), atIndex: 1))
    assertMismatch(
      ["a"],
      hasItem("b", atIndex: 0),
      "it",
      text: """
        it[0]: expected "b", but was "a"
          but was: ["a"]
        """
    )
    assertMismatch(
      ["a"],
      hasItem("b", atIndex: 1),
      text: "expected a collection with [1] \"b\", but it has 1 element: [\"a\"]"
    )
    assertMismatch(
      ["a"],
      hasItem("b", atIndex: -1),
      text: "expected a collection with [-1] \"b\", but it has 1 element: [\"a\"]"
    )
    assertDescription(
      hasItem("b", atIndex: 1) as Matcher<[String]>,
      "a collection with [1] \"b\""
    )
  }
}
