import CharmestCore
import Testing

private enum Soup { case miso, shio }

@Suite("tuple") struct TuplesTests {
  private let sale = (1, Soup.miso)
  private let sales = [(1, Soup.miso), (2, .shio)]

  @Test("matches by values, by matchers, and by one of each")
  func matches() {
    assertThat(sale, tuple(1, .miso))
    assertThat(sale, tuple(greaterThan(0), equalTo(.miso)))
    assertThat(sale, tuple(anything(), .miso))
    assertThat(sale, tuple(1, not(.shio)))
    assertThat(sale, not(tuple(1, .shio)))
    assertThat(sale, not(tuple(greaterThan(1), anything())))
    assertThat(sales.first, tuple(1, .miso))
    assertThat(sales, hasItem(tuple(2, .shio)))
    assertThat(sales, containsExactly(tuple(1, .miso), tuple(anything(), .shio)))
    assertThat((1, "a", true), tuple(1, "a", true))
    assertThat((1, "a", true), tuple(greaterThan(0), hasPrefix("a"), anything()))
    assertThat((1, "a", true, 2.0), tuple(1, "a", anything(), closeTo(2, 0.1)))
    assertThat((1, "a", true, 2.0, 5), tuple(1, "a", true, 2, 5))
    assertThat((id: 1, soup: Soup.miso), tuple(1, .miso))
    assertThat((1, nil as String?), tuple(1, nil))
    assertThat((1, "a" as String?), tuple(anything(), "a"))
  }

  @Test("matches lists of tuples without a word for them")
  func lists() {
    assertThat(sales, contains((1, .miso), (2, .shio)))
    assertThat(sales, containsExactly((1, .miso), (2, .shio)))
    assertThat(sales, not(contains((1, .miso), (2, .miso))))
    assertThat([(Int, Soup)](), not(contains((1, .miso))))
  }

  @Test("says which element differs")
  func texts() {
    let failures = collectFailures {
      assertThat(sale, tuple(1, .shio), "sale")
      assertThat(sale, tuple(greaterThan(1), equalTo(.shio)), "sale")
      assertThat(sale, tuple(greaterThan(1), anything()), "sale")
      assertThat(sale, not(tuple(1, .miso)), "sale")
      assertThat(sales, containsExactly((1, .miso), (2, .miso)), "sales")
      assertThat((Double.nan, 1), tuple(.nan, 1), "pair")
    }
    assertThat(
      failures.map(\.text.summary),
      containsExactly(
        "sale.1: expected .shio, but was .miso (1 of 2 fields differs)",
        "sale: 2 of 2 elements differ: .0 expected a value greater than 1, but was 1; "
          + ".1 expected .shio, but was .miso",
        "sale.0: expected a value greater than 1, but was 1 (1 of 2 elements differs)",
        "sale: expected not (1, .miso), but was (1, .miso)",
        "sales[1].1: expected .miso, but was .shio (1 of 2 elements differs)",
        "pair.0: expected nan, but was nan (nan never equals itself, use isNaN(); 1 of 2 fields "
          + "differs)"))
  }

  @Test("describes itself as the tuple")
  func description() {
    let values: Matcher<(Int, Soup)> = tuple(1, .miso)
    let matchers: Matcher<(Int, Soup)> = tuple(greaterThan(1), anything())
    assertDescription(values, "(1, .miso)")
    assertDescription(matchers, "(a value greater than 1, anything)")
    assertDescription(not(matchers), "not (a value greater than 1, anything)")
  }

  @Test("verifies arguments that are tuples")
  func arguments() {
    let move = MockMethod("move(_:to:)", taking: (Int, Int).self, String.self)
    move.invoke((1, 2), "table")
    verify(move, calledWith: tuple(1, 2), "table")
    verify(move, calledWith: tuple(greaterThan(0), 2), anything())
  }
}
