import CharmestCore
import Testing
import WrittenTexts

private enum Soup { case miso, shio }

@Suite("tuple") struct TuplesTests {
  private let sale = (1, Soup.miso)
  private let sales = [(1, Soup.miso), (2, .shio)]

  @Test("matches by values and by matchers")
  func matches() {
    assertThat(sale, tuple(1, .miso))
    assertThat(sale, tuple(greaterThan(0), equalTo(Soup.miso)))
    assertThat(sale, not(tuple(1, .shio)))
    assertThat(sale, not(tuple(greaterThan(1), anything())))
    assertThat(sales.first, tuple(1, .miso))
    assertThat(sales, hasItem(tuple(2, .shio)))
    assertThat(sales, containsExactly(tuple(1, .miso), tuple(anything(), equalTo(Soup.shio))))
    assertThat((1, "a", true), tuple(1, "a", true))
    assertThat((1, "a", true), tuple(greaterThan(0), hasPrefix("a"), anything()))
    assertThat((1, "a", true, 2.0, 5), tuple(1, "a", true, 2, 5))
    assertThat((id: 1, soup: Soup.miso), tuple(1, .miso))
    assertThat((1, nil as String?), tuple(1, nil))
  }

  @Test("matches the elements of lists")
  func lists() {
    assertThat(sales, containsExactly(tuple(1, .miso), tuple(2, .shio)))
    assertThat(sales, not(containsExactly(tuple(1, .miso), tuple(2, .miso))))
    assertThat([(Int, Soup)](), not(containsExactly(tuple(1, .miso))))
  }

  @Test("says which element differs")
  func texts() {
    expectText(
      collectFailures {
        assertThat(sale, tuple(1, .shio), "sale")
        assertThat(sale, tuple(greaterThan(1), equalTo(Soup.shio)), "sale")
      },
      """
      sale.1: expected .shio, but was .miso (1 of 2 fields differs)
        expected: (1, .shio)
        but was:  (1, .miso)
      sale: 2 of 2 elements differ: .0 expected a value greater than 1, but was 1; .1 expected .shio, but was .miso
        but was: (1, .miso)
      """
    )
    #expect(
      leaves(sales, containsExactly(tuple(1, .miso), tuple(2, .miso))) == [
        ["[1].1", ".miso", ".shio"]
      ])
    #expect(leaves((Double.nan, 1), tuple(.nan, 1)).map(\.first) == [".0"])
    assertMismatch(sale, not(tuple(1, .miso)))
  }

  @Test("describes itself as the tuple")
  func description() {
    let values: Matcher<(Int, Soup)> = tuple(1, .miso)
    let matchers: Matcher<(Int, Soup)> = tuple(greaterThan(1), anything())
    assertDescription(values, "(1, .miso)")
    assertDescription(matchers, "(a value greater than 1, anything)")
  }

  @Test("verifies arguments that are tuples")
  func arguments() {
    let move = MockMethod("move(_:to:)", taking: (Int, Int).self, String.self)
    move.invoke((1, 2), "table")
    verify(move, calledWith: tuple(1, 2), "table")
    verify(move, calledWith: tuple(greaterThan(0), equalTo(2)), anything())
  }
}
