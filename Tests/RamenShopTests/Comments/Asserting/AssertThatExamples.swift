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
      // extras: missing "tamago", unexpected "nori" at [0] (1 of 2 elements matches, in any order)
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
      //   to see the values: write assertThat(value, matcher)
    }
  }

  @Test func closures() async {
    let api = CarelessAPI()
    await example {
      await assertThat({ try await api.order("") }, throwsError(ParseError.empty))
      // api.order(""): expected to throw ParseError.empty,
      //   but returned Order(bowls: 0, soup: .miso, extras: [])
    }
  }

  @Test func labelsOfSwiftHamcrest() {
    let order = Order(bowls: 0, soup: .miso)
    example {
      assertThat(order.bowls, greaterThan(0), message: "bowls")
      // bowls: expected a value greater than 0, but was 0
    }
  }

  @Test func optionalsWithLabelsOfSwiftHamcrest() {
    let order = TableOrder(of: "Jonathan")
    example {
      assertThat(order.guestName, hasPrefix("Jon"), message: "guest")
    }
  }
}
