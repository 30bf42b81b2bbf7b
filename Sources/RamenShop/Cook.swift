/// Someone who cooks what a waiter tells them to.
package protocol Cook {
  /// Cooks some bowls of one kind of ramen.
  ///
  /// - Parameters:
  ///   - bowls: How many bowls.
  ///   - soup: The soup.
  ///   - extras: The toppings.
  func cookRamen(bowls: Int, soup: RamenSoup, extras: [String])

  /// Greets a guest across the counter.
  ///
  /// - Parameter guest: The guest's name.
  func greet(_ guest: String)

  /// Washes the pots.
  func wash()

  /// Says what a bowl costs today.
  ///
  /// - Parameter soup: The soup.
  /// - Returns: The price in yen.
  /// - Throws: ``OutOfStock`` if that soup is sold out.
  func price(of soup: RamenSoup) throws(OutOfStock) -> Int
}

/// A soup is sold out.
package struct OutOfStock: Error, Equatable, Sendable {
  /// The soup.
  package let soup: RamenSoup

  /// - Parameter soup: The soup.
  package init(soup: RamenSoup) {
    self.soup = soup
  }
}
