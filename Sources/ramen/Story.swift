import CharmestCore
import RamenShop

/// The waiter takes an order, and a mock stands in for the cook.
///
/// Several verifications look at what the cook was told; some hold, and some do not.
struct Story {
  private let order: Order
  private let cook = MockCook()

  init(of order: Order) {
    self.order = order
  }

  func tell() {
    Waiter(cook: cook).take(order)
    print("recorded:")
    for line in cook.callLog.split(separator: "\n") { print("  \(line)") }
    print("\nverified:")
    check("called once, with any arguments") {
      verify(cook.cookRamenCalls)
    }
    check("called with exactly the order") {
      verify(cook.cookRamenCalls, calledWith: order.bowls, order.soup, order.extras)
    }
    check("the toppings may come in any order") {
      cook.verifyCookRamen(
        bowls: greaterThanOrEqualTo(1),
        soup: anything(),
        extras: containsInAnyOrder(order.extras.reversed())
      )
    }
    check("one more bowl than was ordered") {
      cook.verifyCookRamen(
        bowls: equalTo(order.bowls + 1),
        soup: equalTo(order.soup),
        extras: anything()
      )
    }
    check("chashu instead of the last topping") {
      cook.verifyCookRamen(
        bowls: anything(),
        soup: anything(),
        extras: containsInAnyOrder(order.extras.dropLast() + ["chashu"])
      )
    }
    check("the cook washed the pots") {
      verify(cook.washCalls)
    }
  }

  private func check(_ title: String, _ verification: () -> Void) {
    let failures = collectFailures(verification)
    print("  \(failures.isEmpty ? "passed" : "FAILED"): \(title)")
    for line in failures.flatMap({ $0.description.split(separator: "\n") }) {
      print("    \(line)")
    }
  }
}
