import CharmestCore
import Testing

@Suite("containsInRelativeOrder") struct RelativeOrderTests {
  @Test("allows others between")
  func match() {
    expectMatch([1, 9, 2, 9, 3], containsInRelativeOrder(1, 2, 3))
    expectMatch(OneShot(1, 9, 2), containsInRelativeOrder(equalTo(1), lessThan(5)))
    expectMatch([1, 1], containsInRelativeOrder(1, 1))
    expectDescription(
      containsInRelativeOrder(1, 2) as Matcher<[Int]>,
      "a collection containing 1, 2 in this order"
    )
  }

  @Test("says after which element the next was not found")
  func mismatch() {
    expectMismatch(
      ["a", "c", "b"],
      containsInRelativeOrder("a", "b", "c"),
      """
      it: missing "c" after [2] "b" (2 of 3 found in this order)
        but was: ["a", "c", "b"]
      """
    )
    expectMismatch(
      ["a"],
      containsInRelativeOrder(hasPrefix("x"), equalTo("a")),
      """
      it: missing a string starting with "x" (0 of 2 found in this order)
        but was: ["a"]
      """
    )
  }
}

@Suite("pointwise") struct PointwiseTests {
  @Test("judges each element by the value at its place")
  func pairs() {
    expectMatch([1.0, 2.05], pointwise({ closeTo($0, 0.1) }, [1.0, 2.0]))
    expectMismatch(
      [1.0, 2.5],
      pointwise({ closeTo($0, 0.1) }, [1.0, 2.0]),
      """
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
    expectMatch(["a", "b"], hasItem("b", atIndex: 1))
    expectMatch(OneShot("a", "b"), hasItem(hasPrefix("b"), atIndex: 1))
    expectMismatch(
      ["a"],
      hasItem("b", atIndex: 0),
      """
      it[0]: expected "b", but was "a"
        but was: ["a"]
      """
    )
    expectMismatch(
      ["a"],
      hasItem("b", atIndex: 1),
      "it: expected a collection with [1] \"b\", but it has 1 element: [\"a\"]"
    )
    expectMismatch(
      ["a"],
      hasItem("b", atIndex: -1),
      "it: expected a collection with [-1] \"b\", but it has 1 element: [\"a\"]"
    )
    expectDescription(
      hasItem("b", atIndex: 1) as Matcher<[String]>,
      "a collection with [1] \"b\""
    )
  }
}
