import CharmestCore
import Foundation
import Testing

extension Catalogue {
  mutating func addCalls() {
    begin("Calls")

    add("a mail that was never sent", shows: "mailer.send", "never called") {
      let mailer = MockMailer()
      verify(mailer.sendCalls)
    }

    add("a mail that was sent twice", shows: "mailer.send", "1 call", "twice") {
      let mailer = MockMailer()
      mailer.send(to: "bo@example.com", subject: "Your order", body: "Thank you.")
      mailer.send(to: "bo@example.com", subject: "Your order", body: "Thank you.")
      verify(mailer.sendCalls)
    }

    add("the recipient of a mail", shows: "to", "bo@example.com", "ann@example.com") {
      let mailer = MockMailer()
      mailer.send(to: "ann@example.com", subject: "Your order", body: "Thank you.")
      verify(
        mailer.sendCalls, calledWith: "bo@example.com", "Your order", "Thank you.", [])
    }

    add(
      "the first and the fifth of six arguments", shows: "amount", "107.5", "112.4", "key"
    ) {
      let payments = MockPayments()
      payments.charge(amount: 112.4, key: "8b1f7c1e-ORD-2026-004712")
      verify(
        payments.chargeCalls, calledWith: 107.5, "EUR", "tok_visa_4242", 17,
        "8b1f7c1e-ORD-2026-004711", true)
    }

    add(
      "all but one of six arguments", shows: "amount", "currency", "card", "customer", "key",
      gap: .belowFirstLine
    ) {
      let payments = MockPayments()
      payments.charge(amount: 9, currency: "USD", card: "tok_mc_5100", customer: 18, key: "none")
      verify(
        payments.chargeCalls, calledWith: 107.5, "EUR", "tok_visa_4242", 17,
        "8b1f7c1e-ORD-2026-004711", true)
    }

    add("an argument by a matcher among six", shows: "amount", "less than 100", "107.5") {
      let payments = MockPayments()
      payments.charge(amount: 107.5)
      verify(
        payments.chargeCalls, calledWith: lessThan(100), anything(), hasPrefix("tok_"), anything(),
        hasSuffix("4711"), true)
    }

    add("the nearest of five mails", shows: "bo@example.com", "Your invoice", "Your order") {
      let mailer = MockMailer()
      for name in ["ann", "bo", "cleo", "dan", "eve"] {
        mailer.send(
          to: "\(name)@example.com", subject: "Your \(name == "bo" ? "order" : "voucher")",
          body: "Hello \(name), see below.")
      }
      verify(
        mailer.sendCalls,
        calledWith: equalTo("bo@example.com"), equalTo("Your invoice"),
        equalTo("Hello bo, see below."), empty())
    }

    add("a call that must not be", shows: "refund", "ch_3Nk9", "no calls") {
      let payments = MockPayments()
      payments.refund("ch_3Nk9", reason: "duplicate")
      verify(payments.refundCalls, .never)
    }

    add("a message that must not be logged", shows: "password", "hunter2") {
      let log = MockLog()
      log.log(.info, "Login of aschmidt")
      log.log(.debug, "POST /login user=aschmidt password=hunter2")
      log.log(.info, "Logout of aschmidt")
      verify(log.logCalls, .never, calledWith: anything(), containsString("password"))
    }

    add("too many retries", shows: "2", "4", "6") {
      let tracker = MockTracker()
      for attempt in 1...6 { tracker.track("retry", properties: ["attempt": "\(attempt)"]) }
      verify(tracker.trackCalls, .between(2...4))
    }

    add("a property that was set to another value", shows: "degrees", "21.5", "25.1") {
      let thermostat = MockThermostat()
      thermostat.degrees = 25.1
      verify(thermostat.degreesProperty.sets, calledWith: 21.5)
    }

    add("a call that does not come in time", shows: "deleted", "created") {
      let tracker = MockTracker()
      tracker.track("order_created")
      await verify(
        tracker.trackCalls, within: .milliseconds(20), calledWith: equalTo("order_deleted"),
        anything())
    }

    add("a call by a matcher of methods", shows: "order_created", "order_deleted") {
      let tracker = MockTracker()
      tracker.track("order_created")
      assertThat(
        tracker.trackCalls, wasCalled(.once, with: equalTo("order_deleted"), anything()),
        "the tracker")
    }
  }
}
