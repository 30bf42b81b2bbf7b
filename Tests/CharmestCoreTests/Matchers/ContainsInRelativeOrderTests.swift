import Charmest
import CharmestCore
import Testing
import WrittenTexts

@Suite("containsInRelativeOrder") struct RelativeOrderTests {
  @Test("allows others between")
  func match() {
    assertMatches([1, 9, 2, 9, 3], containsInRelativeOrder(1, 2, 3))
    assertMatches([1, 9, 2], containsInRelativeOrder(equalTo(1), lessThan(5)))
    assertMatches([1, 1], containsInRelativeOrder(1, 1))
    assertMatches([1, 9, 2], containsInRelativeOrder([1, 2]))
    assertMatches([1, 9, 2], containsInRelativeOrder(1...2))
    assertMatches([Int](), containsInRelativeOrder([Int]()))
    assertMatches([[1], [2]], containsInRelativeOrder([1], [2]))
    assertDescription(
      containsInRelativeOrder(1, 2) as Matcher<[Int]>, "the items 1, 2 in this order")
  }

  @Test("says after which element the next was not found")
  func mismatch() {
    expectText(
      explain(["a", "c", "b"], containsInRelativeOrder("a", "b", "c"), "letters"),
      #"""
      letters: expected "c" after [2] "b", but it came before, at [1] "c" (2 of 3 found in this order)
        but was: ["a", "c", "b"]
      """#
    )
    assertMismatch(["a"], containsInRelativeOrder(hasPrefix("x"), equalTo("a")))
    assertMismatch(["a", "b"], containsInRelativeOrder("a", "b", "b"))
    assertMismatch([2, 1], containsInRelativeOrder([1, 2]))
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

  @Test("of very many elements tells what is missing first")
  func manyElements() {
    let leaves = [
      leaves(Array(0..<3_000), containsInRelativeOrder(5, 4, 6)),
      leaves([7] + Array(repeating: 0, count: 2_000), containsInRelativeOrder(7, 7)),
    ].map { $0.first?[1]?.prefix(1) }
    #expect(leaves == ["4", "7"])
  }
}
