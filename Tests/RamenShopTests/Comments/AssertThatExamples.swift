import Charmest
import RamenShop
import Testing

private actor Store {
  let count = 3
}

private struct Kitchen {
  var isOpen = true
}

@Suite("The examples in AssertThat.swift") struct AssertThatExamples {
  @Test func values() async {
    let order = Order(bowls: 2, soup: .miso)
    let store = Store()
    let extras = ["nori", "wakame"]
    await example {
      assertThat(order.bowls, greaterThanOrEqualTo(2))
      assertThat(await store.count, equalTo(3))
      assertThat(extras, containsInAnyOrder("tamago", hasPrefix("wak")), "extras")
      // extras: missing "tamago", unexpected "nori" at [0] (1 of 2 elements matches, in any order)
    }
  }

  @Test func plainValues() {
    let order = Order(bowls: 2, soup: .shio)
    example {
      assertThat(order.soup, .miso)
      // order.soup: expected .miso, but was .shio
    }
  }

  @Test func conditions() {
    let kitchen = Kitchen(isOpen: false)
    let order = Order(bowls: 3, soup: .miso)
    example {
      assertThat(kitchen.isOpen, "the kitchen is open")
      // the kitchen is open: expected true, but was false
    }
    example {
      assertThat(order.bowls == 2)
      // order.bowls == 2: expected true, but was false
      //   to see both values: assertThat(order.bowls, 2)
    }
  }
}
