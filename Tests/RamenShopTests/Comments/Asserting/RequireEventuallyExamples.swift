import Charmest
import RamenShop
import Testing

private struct Waiter: Sendable {
  private let orders = ChangingValue([1, 2].map { Order(bowls: $0, soup: .miso) })

  var lastOrder: Order { orders.now }
}

private struct Store: Sendable {
  let user: String? = nil
}

@Suite("The examples in RequireEventually.swift") struct RequireEventuallyExamples {
  @Test func matchers() async {
    let waiter = Waiter()
    await example {
      let order = try await requireEventually(hasProperty(\.bowls, 2)) { waiter.lastOrder }
      assertThat(order.bowls, 2)
    }
  }

  @Test func presentValues() async {
    let store = Store()
    await example {
      let user = try await requireEventually(present(), within: .seconds(1)) { store.user }
      // store.user: expected a value, but was nil (gave up after 65 tries in 1 second)
      assertThat(user, "not reached")
    }
  }

  @Test func optionals() async {
    let order = TableOrder(of: nil, "Jonathan")
    await example {
      let name = try await requireEventually(hasPrefix("Jon")) { order.guestName }
      assertThat(name, "Jonathan")
    }
  }

  @Test func plainValues() async {
    let order = TableOrder(.cooking, .served)
    await example {
      try await requireEventually(.served) { order.state }
    }
  }

  @Test func conditions() async {
    let kitchen = RamenKitchen(isOpen: false, true)
    await example {
      try await requireEventually { kitchen.isOpen }
    }
  }
}
