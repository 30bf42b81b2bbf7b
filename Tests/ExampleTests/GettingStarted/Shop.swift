enum RamenSoup { case shio, shoyu, miso, tonkotsu }

struct Order {
  var bowls: Int
  var soup: RamenSoup
  var extras: [String] = []
}

struct OutOfStock: Error, Equatable {
  let soup: RamenSoup
}

protocol Cook {
  func cookRamen(bowls: Int, soup: RamenSoup, extras: [String])
  func price(of soup: RamenSoup) throws -> Int
}

struct Waiter {
  let cook: any Cook

  func take(_ order: Order) {
    cook.cookRamen(bowls: order.bowls, soup: order.soup, extras: order.extras)
  }

  func bill(for order: Order) throws -> Int {
    try cook.price(of: order.soup) * order.bowls
  }
}
