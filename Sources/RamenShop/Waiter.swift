/// The wishes of a guest.
package struct Order: Equatable, Sendable {
  /// How many bowls.
  package var bowls: Int
  /// The soup.
  package var soup: RamenSoup
  /// The toppings.
  package var extras: [String]

  /// - Parameters:
  ///   - bowls: How many bowls.
  ///   - soup: The soup.
  ///   - extras: The toppings.
  package init(bowls: Int, soup: RamenSoup, extras: [String] = []) {
    self.bowls = bowls
    self.soup = soup
    self.extras = extras
  }
}

/// Takes orders and tells the cook.
package struct Waiter {
  private let cook: any Cook

  /// - Parameter cook: The cook whom the waiter tells.
  package init(cook: any Cook) {
    self.cook = cook
  }

  /// Takes an order and has it cooked.
  ///
  /// - Parameter order: The order of the guest. An order of no bowls is not passed on.
  package func take(_ order: Order) {
    guard order.bowls > 0 else { return }
    cook.cookRamen(bowls: order.bowls, soup: order.soup, extras: order.extras)
  }

  /// Welcomes a guest, and has the cook join in.
  ///
  /// - Parameter guest: The guest's name.
  package func welcome(_ guest: String) {
    cook.greet(guest)
  }

  /// Closes the shop for today.
  package func close() {
    cook.wash()
  }

  /// The bill for an order.
  ///
  /// - Parameter order: The order.
  /// - Returns: The sum in yen.
  /// - Throws: ``OutOfStock`` if that soup is sold out.
  package func bill(for order: Order) throws(OutOfStock) -> Int {
    try cook.price(of: order.soup) * order.bowls
  }
}
