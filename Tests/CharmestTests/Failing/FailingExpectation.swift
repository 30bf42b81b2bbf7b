import Testing

// Not private, because `#expect` would print where a private type stands.
enum RamenSoup { case shio, miso }

struct Order: Equatable {
  var bowls: Int
  var soup: RamenSoup
  var extras: [String]
}

extension FailingSwiftTests {
  /// The bug of the README's first example.
  @Test func forgottenExtra() {
    let expected = [
      Order(bowls: 2, soup: .miso, extras: ["wakame", "tamago"]),
      Order(bowls: 1, soup: .shio, extras: ["nori"]),
    ]
    var orders = expected
    orders[0].extras.removeLast()
    #expect(orders == expected)
  }
}
