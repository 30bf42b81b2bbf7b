import Charmest
import Testing

/// A store in which things arrive.
private struct Store: Sendable {
  private let counts = ChangingValue([1, 2, 2, 3])

  var count: Int { counts.now }
}

@Suite("The examples in AssertAlways.swift") struct AssertAlwaysExamples {
  @Test func matchers() async {
    let store = Store()
    await example {
      await assertAlways(lessThan(3), for: .milliseconds(200)) { store.count }
      // store.count: expected a value less than 3, but was 3
      //   (matched 13 times before, failed after 9 ms; must hold for 200 ms and 20 tries)
    }
  }

  @Test func optionals() async {
    let order = TableOrder(of: "Jon", "Jonathan", nil)
    await example {
      await assertAlways(hasPrefix("Jon"), for: .milliseconds(200)) { order.guestName }
      // order.guestName: expected a string starting with "Jon", but was nil
      //   (matched 13 times before, failed after 9 ms; must hold for 200 ms and 20 tries)
    }
  }

  @Test func plainValues() async {
    let order = TableOrder(.cooking, .cooking, .served)
    await example {
      await assertAlways(.cooking, for: .milliseconds(200)) { order.state }
      // order.state: expected .cooking, but was .served
      //   (matched 13 times before, failed after 9 ms; must hold for 200 ms and 20 tries)
    }
  }

  @Test func conditions() async {
    let kitchen = RamenKitchen(isOpen: true, true, false)
    await example {
      await assertAlways(for: .milliseconds(200)) { kitchen.isOpen }
      // kitchen.isOpen: expected true, but was false
      //   (matched 13 times before, failed after 9 ms; must hold for 200 ms and 20 tries)
    }
  }
}
