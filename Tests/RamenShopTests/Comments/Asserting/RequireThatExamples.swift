import Charmest
import RamenShop
import Testing

private struct Waiter {
  let lastOrder = Order(bowls: 2, soup: .miso)
}

private struct Reservation {
  let name = "Jon"
}

private struct SeatedOrder {
  let table: Int? = nil
}

private struct API: Sendable {
  func order(_ text: String) async throws -> Int { text.count }
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

  @Test func unwrapped() {
    let order = SeatedOrder()
    example {
      let table = try requireThat(order.table)
      // order.table: expected a value, but was nil
      assertThat(table, -1)
    }
  }

  @Test func optionalConditions() {
    let kitchen: RamenKitchen? = nil
    example {
      try requireThat(kitchen?.isOpen)
      // kitchen?.isOpen: expected true, but was nil
    }
  }

  @Test func plainValues() {
    let order = Order(bowls: 2, soup: .shio)
    example {
      try requireThat(order.soup, .miso)
      // order.soup: expected .miso, but was .shio
    }
  }

  @Test func plainValuesOfOptionals() {
    let order = TableOrder(of: nil)
    let reservation = Reservation()
    example {
      let name = try requireThat(order.guestName, reservation.name)
      // order.guestName: expected "Jon", but was nil
      assertThat(name, "not reached")
    }
  }

  @Test func conditions() {
    let kitchen = RamenKitchen(isOpen: true)
    example {
      try requireThat(kitchen.isOpen, "the kitchen is open")
    }
  }
}
