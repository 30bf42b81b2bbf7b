import Charmest
import RamenShop
import Testing

@Suite("The examples in ContainsInAnyOrder.swift") struct ContainsInAnyOrderExamples {
  @Test func matchers() {
    let extras = ["nori", "tamago"]
    example {
      assertThat(extras, containsInAnyOrder("tamago", hasPrefix("wak")))
      // extras: missing a string starting with "wak", unexpected "nori" at [0]
      //   (1 of 2 elements matches, in any order)
    }
  }

  @Test func values() {
    let fruits = ["apple", "banana", "dog"]
    example {
      assertThat(fruits, containsInAnyOrder("cherry", "banana", "apple"))
      // fruits: missing "cherry", unexpected "dog" at [2] (2 of 3 elements match, in any order)
    }
  }

  @Test func subset() {
    let order = Order(bowls: 1, soup: .miso, extras: ["tamago", "wakame"])
    example {
      assertThat(order.extras, isSubset(of: ["tamago", "nori", "nori"]))
      // order.extras: unexpected "wakame" at [1] (1 of 2 elements is allowed)
    }
  }

  @Test func superset() {
    let order = Order(bowls: 1, soup: .miso, extras: ["tamago"])
    example {
      assertThat(order.extras, isSuperset(of: ["tamago", "nori"]))
      // order.extras: missing "nori" (1 of 2 values matches, in any order)
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
