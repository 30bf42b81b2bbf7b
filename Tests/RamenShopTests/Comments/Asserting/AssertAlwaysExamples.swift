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
      // store.count: expected a value less than 3, but was 3 (matched 3 times before, failed
      //   after 2 ms; must hold for 200 ms)
    }
  }

  @Test func plainValues() async {
    let order = TableOrder(.cooking, .cooking, .served)
    await example {
      await assertAlways(.cooking, for: .milliseconds(200)) { order.state }
      // order.state: expected .cooking, but was .served (matched twice before, failed after 1
      //   ms; must hold for 200 ms)
    }
  }

  @Test func conditions() async {
    let kitchen = RamenKitchen(isOpen: true, true, false)
    await example {
      await assertAlways(for: .milliseconds(200)) { kitchen.isOpen }
      // kitchen.isOpen: expected true, but was false (matched twice before, failed after 1
      //   ms; must hold for 200 ms)
    }
  }
}
