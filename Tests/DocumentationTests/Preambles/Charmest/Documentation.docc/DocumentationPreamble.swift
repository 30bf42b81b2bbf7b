private protocol Cook {
  func cookRamen(bowls: Int, soup: RamenSoup, extras: [String])
}

private struct Waiter {
  let cook: any Cook

  func take(_ order: Order) {
    cook.cookRamen(bowls: order.bowls, soup: order.soup, extras: order.extras)
  }
}

// MARK: Overview 3
let extras = ["wakame", "tamago"]
