import Charmest
import RamenShop
import Testing

@Suite("The examples in Tuples.swift") struct TuplesExamples {
  private let sales = [(1, RamenSoup.miso), (2, .miso)]

  @Test func values() {
    example {
      assertThat(sales, containsExactly(tuple(1, .miso), tuple(2, .shio)))
      // sales[1].1: expected .shio, but was .miso (1 of 2 elements differs)
    }
  }

  @Test func matchers() {
    let sale = (1, RamenSoup.miso)
    example {
      assertThat(sale, tuple(greaterThan(1), equalTo(RamenSoup.miso)))
      // sale.0: expected a value greater than 1, but was 1 (1 of 2 elements differs)
    }
  }
}
