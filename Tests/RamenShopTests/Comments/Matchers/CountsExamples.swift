import Charmest
import RamenShop
import Testing

@Suite("The examples in Counts.swift") struct CountsExamples {
  private let order = Order(bowls: 1, soup: .miso, extras: ["nori"])

  @Test func none() {
    example {
      assertThat(order.extras, empty())
      // order.extras: expected empty, but was ["nori"]
    }
  }

  @Test func counts() {
    example {
      assertThat(order.extras, hasCount(greaterThan(1)))
      // order.extras.count: expected a value greater than 1, but was 1
    }
    example {
      assertThat(order.extras, hasCount(2))
      // order.extras.count: expected 2, but was 1
    }
  }
}
