import Charmest
import RamenShop
import Testing

@Suite("The examples in ContainsInAnyOrder.swift") struct ContainsInAnyOrderExamples {
  @Test func matchers() {
    let extras = ["nori", "tamago"]
    example {
      assertThat(extras, containsInAnyOrder("tamago", hasPrefix("wak")))
      // extras: 1 of 2 elements differs: missing a string starting with "wak"; [0] unexpected
      //   "nori"
    }
  }

  @Test func values() {
    let fruits = ["apple", "banana", "dog"]
    example {
      assertThat(fruits, containsInAnyOrder("cherry", "banana", "apple"))
      // fruits: 1 of 3 elements differs: missing "cherry"; [2] unexpected "dog"
    }
  }

  @Test func subset() {
    let order = Order(bowls: 1, soup: .miso, extras: ["tamago", "wakame"])
    example {
      assertThat(order.extras, isSubset(of: ["tamago", "nori", "nori"]))
      // order.extras[1]: unexpected "wakame" (1 of 2 elements differs)
    }
  }

  @Test func superset() {
    let order = Order(bowls: 1, soup: .miso, extras: ["tamago"])
    example {
      assertThat(order.extras, isSuperset(of: ["tamago", "nori"]))
      // order.extras: missing "nori" (1 of 2 expected elements is missing)
    }
  }

  @Test func matchersOfSubsetAndSuperset() {
    let order = Order(bowls: 1, soup: .miso, extras: ["nori", "wakame"])
    example {
      assertThat(order.extras, isSubset(of: [hasPrefix("wak"), equalTo("nori")]))
    }
    example {
      assertThat(order.extras, isSuperset(of: [hasPrefix("wak"), equalTo("nori")]))
    }
  }
}
