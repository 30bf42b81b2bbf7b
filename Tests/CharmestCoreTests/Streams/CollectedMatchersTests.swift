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
  private let deaf = Orders(elements: [1], end: .timedOut, isAbandoned: true)

  @Test func `judge the end`() {
    for (collected, ends) in [
      (done, [true, false, false]), (late, [false, true, false]), (broken, [false, false, true]),
      (full, [false, false, false]), (deaf, [false, true, false]),
    ] {
      let matchers: [Matcher<Orders>] = [finished(), timedOut(), fails()]
      #expect(matchers.map { $0.matches(collected).isMatch } == ends)
      #expect(matchers.map { not($0).matches(collected).isMatch } == ends.map { !$0 })
    }
  }

  @Test func `judge the error by value, by type and by matcher`() {
    assertMatches(broken, fails(OutOfStock()) && fails(OutOfStock.self) && fails(anything()))
    assertMatches(broken, fails(hasProperty(\OutOfStock.soup, "miso")))
    assertMatches(broken, fails(hasProperty(named: "soup", "miso")))
    assertMismatch(late, fails(OutOfStock.self))
    assertMismatch(broken, fails(Closed.self))
    let empty = Orders(elements: [1], end: .failed(ParseError.empty))
    #expect(
      summary(empty, fails(isCase("eof")), "it")
        == "it: expected to fail with .eof, but failed with ParseError.empty, after 1 element")
    expectText(
      explain(broken, fails(OutOfStock(soup: "shio")), "it"),
      #"""
      it error.soup: expected "shio", but was "miso"
        elements: [1]
        expected error: OutOfStock(soup: "shio")
        but was error:  OutOfStock(soup: "miso")
      """#
    )
  }

  @Test func `judge the elements, and say how the sequence ended if something did not come`() {
    assertMatches(done, elements([1, 2]) && elements(containsExactly(1, 2)))
    expectText(
      explain(late, elements(containsExactly(1, 2, 3)), "it"),
      """
      it.elements[2]: missing 3 (1 of 3 elements differs; the sequence timed out)
        expected .elements: [1, 2, 3]
        but was .elements:  [1, 2]
      """
    )
    #expect(leaves(done, elements([1, 3])) == [[".elements[1]", "3", "2"]])
    #expect(leaves(late, allOf(elements(containsExactly(1, 2, 3)), finished())).count == 2)
  }
}
