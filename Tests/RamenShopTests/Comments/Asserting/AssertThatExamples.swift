import Charmest
import RamenShop
import Testing

private actor Store {
  private(set) var count = 3
}

/// Takes orders without reading them.
private struct CarelessAPI: Sendable {
  func order(_ text: String) async throws -> Order { Order(bowls: text.count, soup: .miso) }
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
      // extras: 1 of 2 elements differs: missing "tamago"; [0] unexpected "nori"
    }
  }

  @Test func optionals() {
    let order = TableOrder(of: nil)
    example {
      assertThat(order.guestName, hasPrefix("Jon"))
      // order.guestName: expected a string starting with "Jon", but was nil
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
    let kitchen = RamenKitchen(isOpen: false)
    let order = Order(bowls: 3, soup: .miso)
    example {
      assertThat(kitchen.isOpen, "the kitchen is open")
      // the kitchen is open: expected true, but was false
    }
    example {
      assertThat(order.bowls == 2)
      // order.bowls == 2: expected true, but was false
    }
  }
}
