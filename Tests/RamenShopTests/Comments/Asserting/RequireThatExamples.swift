import Charmest
import RamenShop
import Testing

private struct Waiter {
  let lastOrder = Order(bowls: 2, soup: .miso)
}

private struct API: Sendable {
  func user(_ id: Int) async -> String? { nil }
}

@Suite("The examples in RequireThat.swift") struct RequireThatExamples {
  @Test func matchers() {
    let waiter = Waiter()
    example {
      let order = try requireThat(waiter.lastOrder, hasProperty(\.bowls, greaterThan(0)))
      assertThat(order.soup, .miso)
    }
  }

  @Test func presentValues() async {
    let api = API()
    await example {
      let user = try requireThat(await api.user(7), present())
      // api.user(7): expected a value, but was nil
      assertThat(user, "not reached")
    }
  }

  @Test func optionals() {
    let order = TableOrder(of: "Jonathan")
    example {
      let name = try requireThat(order.guestName, hasPrefix("Jon"))
      assertThat(name, "Jonathan")
    }
  }

  @Test func conditions() {
    let kitchen = RamenKitchen(isOpen: true)
    example {
      try requireThat(kitchen.isOpen, "the kitchen is open")
    }
  }
}
