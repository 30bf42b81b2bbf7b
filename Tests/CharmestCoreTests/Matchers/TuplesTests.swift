import CharmestCore
import Testing

private enum Soup { case miso, shio }

@Suite("tuple") struct TuplesTests {
  private let sale = (1, Soup.miso)
  private let sales = [(1, Soup.miso), (2, .shio)]

  @Test("matches by values and by matchers")
  func matches() {
    let failures = collectFailures {
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
    #expect(failures.map(\.line) == [])
  }

  @Test("says which element differs")
  func texts() {
    #expect(
      leaves(sales, containsExactly(tuple(1, .miso), tuple(2, .miso))) == [
        ["[1].1", ".miso", ".shio"]
      ])
    #expect(leaves((Double.nan, 1), tuple(.nan, 1)).map(\.first) == [".0"])
    assertDescription(tuple(1, Soup.miso) as Matcher<(Int, Soup)>, "(1, .miso)")
  }

  @Test("verifies arguments that are tuples")
  func arguments() {
    let move = MockMethod("move(_:to:)", taking: (Int, Int).self, String.self)
    move.invoke((1, 2), "table")
    verify(move, calledWith: tuple(1, 2), "table")
    verify(move, calledWith: tuple(greaterThan(0), equalTo(2)), anything())
  }
}
