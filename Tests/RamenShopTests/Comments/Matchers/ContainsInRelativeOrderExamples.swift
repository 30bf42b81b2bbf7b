import Charmest
import RamenShop
import Testing

@Suite("The examples in ContainsInRelativeOrder.swift") struct ContainsInRelativeOrderExamples {
  private let steps = ["wash", "chop", "boil", "eat"]

  @Test func matchers() {
    example {
      assertThat(steps, containsInRelativeOrder("boil", hasPrefix("serve")))
      // steps: missing a string starting with "serve" after [2] "boil" (1 of 2 found in this order)
    }
  }

  @Test func values() {
    example {
      assertThat(steps, containsInRelativeOrder("boil", "serve"))
      // steps: missing "serve" after [2] "boil" (1 of 2 found in this order)
    }
  }
}
