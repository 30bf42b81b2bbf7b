import Charmest
import RamenShop
import Testing

@Suite("The examples in Ordering.swift") struct OrderingExamples {
  @Test func ascending() {
    let prices = [700, 900, 800]
    example {
      assertThat(prices, isSorted())
      // prices: expected elements in ascending order, but [1] 900 is followed by [2] 800
    }
  }

  @Test func orderOfYourOwn() {
    let prices = [800, 900]
    example {
      assertThat(prices, isSorted(by: >))
      // prices: expected elements sorted by the given closure, but [0] 800 is followed by [1] 900
    }
  }

  @Test func property() {
    let orders = [Order(bowls: 2, soup: .shio), Order(bowls: 1, soup: .miso)]
    example {
      assertThat(orders, isSorted(by: \.bowls))
      // orders: expected elements in ascending order of .bowls, but [0].bowls 2 is followed by
      //   [1].bowls 1
    }
  }

  @Test func unique() {
    let extras = ["nori", "tamago", "nori"]
    example {
      assertThat(extras, hasUniqueItems())
      // extras: expected no two equal elements, but "nori" is at [0] and [2]
    }
  }
}
