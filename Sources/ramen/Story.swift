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
    print("A guest orders \(order.inWords).")
    Waiter(cook: cook).take(order)
    print("The waiter tells the cook. The cook is a mock, and only remembers:\n")
    for line in cook.callLog.split(separator: "\n") { print("  \(line)") }

    print("\nThe test of the waiter asks what the cook was told:\n")
    check("called once, with any arguments") {
      verify(cook.cookRamenCalls)
    }
    check("called with exactly the order") {
      verify(cook.cookRamenCalls, calledWith: order.bowls, order.soup, order.extras)
    }
    check("the toppings may come in any order") {
      verify(
        cook.cookRamenCalls,
        calledWith: greaterThanOrEqualTo(0),
        anything(),
        containsInAnyOrder(order.extras.reversed())
      )
    }

    print("\nAnd where a test expects something else, the failure says what differs:\n")
    check("one more bowl than was ordered") {
      verify(
        cook.cookRamenCalls,
        calledWith: equalTo(order.bowls + 1),
        equalTo(order.soup),
        anything()
      )
    }
    check("chashu instead of the last topping") {
      verify(
        cook.cookRamenCalls,
        calledWith: anything(),
        anything(),
        containsInAnyOrder(order.extras.dropLast() + ["chashu"])
      )
    }
    check("the cook washed the pots") {
      verify(cook.washCalls)
    }
  }

  private func check(_ title: String, _ verification: () -> Void) {
    let failures = collectFailures(verification)
    print(
      failures.isEmpty
        ? "  \(Terminal.styled("✔", .green)) \(title)"
        : "  \(Terminal.styled("✘", .red, .bold)) \(title)"
    )
    for line in failures.flatMap({ $0.description.split(separator: "\n") }) {
      let marked = line.hasPrefix(" ") ? Terminal.styled(line, .dim) : withMarkedDifference(line)
      print("      \(marked)")
    }
  }

  /// The first line of a failure, with what differs in colour.
  private func withMarkedDifference(_ line: Substring) -> String {
    let before = line.firstRange(of: "differs: ") ?? line.firstRange(of: ", but ")
    guard let start = before?.upperBound else { return String(line) }
    return line[..<start] + Terminal.styled(line[start...], .red)
  }
}

extension Order {
  /// As a guest says it: `2 bowls of miso ramen with wakame and tamago`.
  fileprivate var inWords: String {
    let ramen = "\(bowls) \(bowls == 1 ? "bowl" : "bowls") of \(soup) ramen"
    guard let last = extras.last else { return ramen }
    let others = extras.dropLast().joined(separator: ", ")
    return "\(ramen) with \(others.isEmpty ? last : "\(others) and \(last)")"
  }
}
