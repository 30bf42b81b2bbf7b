import Charmest
import Testing

private struct ViewModel: Sendable {
  let buttonTitle = "Retry"
}

@Suite("The examples in AssertEventually.swift") struct AssertEventuallyExamples {
  @Test func matchers() async {
    let viewModel = ViewModel()
    await example {
      await assertEventually(hasPrefix("Sen"), within: .seconds(1)) { viewModel.buttonTitle }
      // viewModel.buttonTitle: expected a string starting with "Sen", but was "Retry"
      //   (gave up after 65 tries in 1 second)
    }
  }

  @Test func optionals() async {
    let order = TableOrder(of: nil)
    await example {
      await assertEventually(hasPrefix("Jon")) { order.guestName }
      // order.guestName: expected a string starting with "Jon", but was nil
      //   (gave up after 65 tries in 1 second)
    }
  }

  @Test func plainValues() async {
    let order = TableOrder(.cooking)
    await example {
      await assertEventually(.served) { order.state }
      // order.state: expected .served, but was .cooking (gave up after 65 tries in 1 second)
    }
  }

  @Test func conditions() async {
    let kitchen = RamenKitchen(isOpen: false)
    let (viewModel, order) = (ViewModel(), TableOrder(.served))
    await example {
      await assertEventually { kitchen.isOpen }
      // kitchen.isOpen: expected true, but was false (gave up after 65 tries in 1 second)
      await assertEventually {
        assertThat(viewModel.buttonTitle, "Send")
        assertThat(order.state, .served)
      }
      // viewModel.buttonTitle: expected "Send", but was "Retry"
      //   gave up after 65 tries in 1 second
    }
  }
}
