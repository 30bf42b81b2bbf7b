import Charmest
import CharmestCore
import Testing

private struct Order {
  var guest = "Jon"
  var bowls = 3
}

private struct NoPrice: Error {}

@Suite("having") struct HavingTests {
  @Test("judges what a closure extracts, under a label")
  func labels() {
    assertMatches(Order(), having("total", { $0.bowls * 900 }, 2_700))
    assertMismatch(
      Order(),
      having("total", { $0.bowls * 900 }, lessThan(2_000)),
      "it",
      text: """
        it total: expected a value less than 2000, but was 2700
          but was: Order(guest: "Jon", bowls: 3)
        """
    )
    assertMismatch(
      Order(),
      having(".guest.first", { $0.guest.first }, presentAnd("A")),
      "it",
      text: """
        it.guest.first: expected "A", but was "J"
          but was: Order(guest: "Jon", bowls: 3)
        """
    )
    assertDescription(having("total", { (order: Order) in order.bowls }, 3), "Order with total 3")
  }

  @Test("takes an error of the closure for a mismatch")
  func error() {
    let price: @Sendable (Order) throws -> Int = { _ in throw NoPrice() }
    assertMismatch(
      Order(),
      having("price", price, 5),
      "it",
      text: "it price: expected 5, but threw NoPrice()"
    )
  }
}

@Suite("object") struct ObjectTests {
  @Test("reports all properties that differ")
  func properties() {
    let matcher = object(
      hasProperty(\Order.guest, "Ann"),
      hasProperty(\Order.bowls, greaterThan(5)),
      hasProperty(\Order.bowls, not(4))
    )
    assertMatches(Order(guest: "Ann", bowls: 6), matcher)
    assertMismatch(
      Order(),
      matcher,
      text: """
        2 of 3 properties differ: .guest expected "Ann", but was "Jon"; .bowls expected a value greater than 5, but was 3
          but was: Order(guest: "Jon", bowls: 3)
        """
    )
    assertDescription(
      matcher,
      "Order with .guest \"Ann\" and Order with .bowls a value greater than 5 and Order with .bowls not 4"
    )
  }
}
