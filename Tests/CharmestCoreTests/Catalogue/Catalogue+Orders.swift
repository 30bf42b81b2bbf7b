import CharmestCore
import Foundation
import Testing

extension Catalogue {
  mutating func addOrders() {
    begin("Orders of calls")

    add("a commit before the last change", shows: "delete(id: 4)", "commit()") {
      let store = MockStore()
      store.begin()
      store.commit()
      store.delete(id: 4)
      verifyInOrder {
        store.beginCalls.called()
        store.deleteCalls.called(with: 4)
        store.commitCalls.called()
      }
    }

    add("a step that is missing", shows: "store.begin()", "never") {
      let store = MockStore()
      store.delete(id: 4)
      store.commit()
      verifyInOrder {
        store.beginCalls.called()
        store.deleteCalls.called(with: 4)
        store.commitCalls.called()
      }
    }

    add("a call between two steps", shows: "rollback()", "commit()") {
      let store = MockStore()
      store.begin()
      store.rollback()
      store.commit()
      verifySequence(of: store) {
        store.beginCalls.called()
        store.commitCalls.called()
      }
    }

    add("a step among many of two mocks", shows: "checkout_paid", "checkout_payed") {
      let tracker = MockTracker()
      let store = MockStore()
      tracker.track("checkout_started")
      store.begin()
      tracker.track("checkout_address")
      tracker.track("checkout_payed")
      store.commit()
      tracker.track("checkout_finished")
      verifyInOrder {
        tracker.trackCalls.called(with: equalTo("checkout_started"), anything())
        store.beginCalls.called()
        tracker.trackCalls.called(with: equalTo("checkout_address"), anything())
        tracker.trackCalls.called(with: equalTo("checkout_paid"), anything())
        store.commitCalls.called()
        tracker.trackCalls.called(with: equalTo("checkout_finished"), anything())
      }
    }

    add("a call that nothing verified", shows: "rollback()", "1 of 3") {
      let store = MockStore()
      store.begin()
      store.delete(id: 4)
      store.rollback()
      verify(store.beginCalls)
      verify(store.deleteCalls, calledWith: 4)
      verifyNoMoreCalls(store)
    }

    add("calls where there should be none", shows: "ch_3Nk9", "no calls") {
      let payments = MockPayments()
      payments.refund("ch_3Nk9", reason: "duplicate")
      verifyNoCalls(payments)
    }
  }
}
