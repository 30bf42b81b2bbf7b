private struct Address { let city: String }

private struct Guest {
  let name: String
  let visits: Int
  let address: Address
}

private struct Order {
  let bowls: Int
  let guestName: String?
}

private protocol Event {}

private struct OrderPaid: Event {
  let amount: Int
  var currency = "JPY"
  var discount: Int?
}

// MARK: all
let guest = Guest(name: "Bob", visits: 1, address: Address(city: "Oslo"))
let event: any Event = OrderPaid(amount: 850)
let price = 900

// MARK: hasProperty 3; having 1
let order = Order(bowls: 6, guestName: nil)

// MARK: having 2
let order = Order(bowls: 3, guestName: nil)
