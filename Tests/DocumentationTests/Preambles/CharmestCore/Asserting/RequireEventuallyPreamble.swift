private struct Waiter: Sendable {
  private let orders = ChangingValue([1, 2].map { Order(bowls: $0, soup: .miso) })

  var lastOrder: Order { orders.now }
}

private struct Store: Sendable { let user: String? = nil }

// MARK: requireEventually 1; requireEventually 2
let waiter = Waiter()
let store = Store()

// MARK: requireEventually 3
let order = TableOrder(of: nil, "Jonathan")

// MARK: requireEventually 4
let order = TableOrder(.cooking, .served)

// MARK: requireEventually 5
let kitchen = RamenKitchen(isOpen: false, true)
