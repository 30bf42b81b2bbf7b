import Charmest
import CharmestCore
import Testing
import WrittenTexts

private struct OutOfStock: Error, Equatable { var soup = "miso" }

private struct Closed: Error {}

private enum ParseError: Error { case empty, eof }

private typealias Orders = Collected<Int>

@Suite("The matchers of what was collected") struct CollectedMatchersTests {
  private let done = Orders(elements: [1, 2], end: .finished)
  private let late = Orders(elements: [1, 2], end: .timedOut)
  private let broken = Orders(elements: [1], end: .failed(OutOfStock()))
  private let full = Orders(elements: [1, 2, 3], end: .reachedCount)
  private let nothing = Orders(elements: [], end: .timedOut)
  private let deaf = Orders(elements: [1], end: .timedOut, isAbandoned: true)

  @Test func `finished matches a sequence that finished`() {
    assertMatches(done, finished())
    assertDescription(finished() as Matcher<Orders>, "to finish")
    for collected in [late, nothing, broken, full, deaf] {
      assertMismatch(collected, finished())
    }
    assertMismatch(done, not(finished()))
    expectText(
      explain(broken, finished(), "orders"),
      #"""
      orders: expected to finish, but failed with OutOfStock(soup: "miso") after 1 element
        elements: [1]
      """#
    )
  }

  @Test func `timedOut matches a sequence that was still going on`() {
    assertMatches(late, timedOut())
    assertMatches(deaf, timedOut())
    assertDescription(timedOut() as Matcher<Orders>, "to time out")
    expectText(
      explain(done, timedOut(), "orders"),
      """
      orders: expected to time out, but finished after 2 elements: [1, 2]
      """
    )
  }

  @Test func `failed matches a sequence that threw`() {
    assertMatches(broken, fails())
    assertMatches(broken, fails(OutOfStock()))
    assertMatches(broken, fails(OutOfStock.self))
    assertMatches(broken, fails(hasProperty(\OutOfStock.soup, "miso")))
    assertMatches(broken, fails(hasProperty(named: "soup", "miso")))
    assertMatches(broken, fails(anything()))
    assertDescription(fails() as Matcher<Orders>, "to fail")
    assertDescription(
      fails(OutOfStock()) as Matcher<Orders>,
      "to fail with OutOfStock(soup: \"miso\")"
    )
    assertDescription(
      fails(OutOfStock.self) as Matcher<Orders>,
      "to fail with OutOfStock"
    )
  }

  @Test func `failed says what happened instead`() {
    assertMismatch(done, fails())
    assertMismatch(late, fails(OutOfStock.self))
    assertMismatch(broken, fails(Closed.self))
    assertMismatch(broken, not(fails(OutOfStock())))
    expectText(
      explain(
        Orders(elements: [1], end: .failed(ParseError.empty)), fails(isCase("eof")), "it"),
      """
      it: expected to fail with .eof, but failed with ParseError.empty after 1 element
        elements: [1]
      """
    )
    expectText(
      explain(broken, fails(OutOfStock(soup: "shio")), "it"),
      #"""
      it error .soup: expected "shio", but was "miso"
        elements: [1]
        expected error: OutOfStock(soup: "shio")
        but was error:  OutOfStock(soup: "miso")
      """#
    )
  }

  @Test func `elements matches by the elements`() {
    assertMatches(done, elements([1, 2]))
    assertMatches(done, elements(containsExactly(1, 2)))
    assertMatches(done, elements(hasCount(2)))
    assertMatches(nothing, elements([]))
    assertMatches(full, allOf(elements(containsExactly(1, 2, 3)), not(finished())))
    assertDescription(elements([1, 2]) as Matcher<Orders>, "elements [1, 2]")
    assertDescription(
      elements(hasItem(1)) as Matcher<Orders>,
      "elements an item 1"
    )
  }

  @Test func `elements says what differs, and how the sequence ended if something did not come`() {
    expectText(
      explain(late, elements(containsExactly(1, 2, 3)), "it"),
      """
      it.elements[2]: missing 3 (1 of 3 elements differs; the sequence timed out)
        expected .elements: [1, 2, 3]
        but was .elements:  [1, 2]
      """
    )
    #expect(leaves(done, elements([1, 3])) == [[".elements[1]", "3", "2"]])
    #expect(leaves(nothing, elements(hasCount(2))) == [[".elements.count", "2", "0"]])
    assertMismatch(done, elements([2, 1]))
  }

  @Test func `join to a judgement of the whole`() {
    #expect(leaves(late, allOf(elements(containsExactly(1, 2, 3)), finished())).count == 2)
    assertMismatch(done, allOf(elements(containsExactly(1, 2, 3)), finished()))
  }
}
