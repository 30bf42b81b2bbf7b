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

    add("a line in the body of a mail", shows: "body", "134.88", "143.88") {
      func body(_ total: String) -> String {
        """
        Dear Annette,

        thank you for your order ORD-2026-004711.

        Subtotal: 107.50
        Shipping: 4.90
        Total: \(total)

        Your tea shop
        """
      }
      let mailer = MockMailer()
      mailer.send(to: "annette@example.com", subject: "Your order", body: body("143.88"))
      verify(
        mailer.sendCalls, calledWith: "annette@example.com", "Your order", body("134.88"), [])
    }

    add("an attachment of a mail", shows: "attachments", "invoice.pdf", "invoice.txt") {
      let mailer = MockMailer()
      mailer.send(
        to: "annette@example.com", subject: "Your invoice", body: "See attachment.",
        attachments: [
          Attachment(name: "terms.pdf", bytes: 8_120), Attachment(name: "invoice.txt", bytes: 512),
        ])
      verify(
        mailer.sendCalls, calledWith: "annette@example.com", "Your invoice", "See attachment.",
        [
          Attachment(name: "terms.pdf", bytes: 8_120), Attachment(name: "invoice.pdf", bytes: 512),
        ])
    }

    add("the last of six arguments", shows: "capture", "false", "true") {
      let payments = MockPayments()
      payments.charge(amount: 107.5)
      verify(
        payments.chargeCalls, calledWith: 107.5, "EUR", "tok_visa_4242", 17,
        "8b1f7c1e-ORD-2026-004711", false)
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

    add("the query of a request", shows: "limit=10", "limit=30") {
      let session = MockSession()
      let url = "https://gateway.example.com/v1/public/characters?nameStartsWith=spider&ts=1"
      session.dataTask(
        with: try #require(URL(string: url + "&limit=30&offset=0&apikey=7f2ac08e41"))
      ) { _ in }
      verify(
        session.dataTaskCalls,
        calledWith: equalTo(
          try #require(URL(string: url + "&limit=10&offset=0&apikey=7f2ac08e41"))), anything())
    }

    add(
      "a query item by a matcher of a URL", shows: "limit=10", "limit=30", place: .anywhere
    ) {
      func hasQuery(_ name: String, _ value: String) -> Matcher<URL> {
        Matcher("a URL with \(name)=\(value)") { url in
          URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems?
            .contains(URLQueryItem(name: name, value: value)) ?? false
        }
      }
      let session = MockSession()
      session.dataTask(
        with: try #require(
          URL(
            string: "https://gateway.example.com/v1/public/characters?nameStartsWith=spider&orderBy"
              + "=-modified&limit=30&offset=0&apikey=7f2ac08e41"))
      ) { _ in }
      verify(session.dataTaskCalls, calledWith: hasQuery("limit", "10"), anything())
    }

    add("a body that was uploaded", shows: "quantity", "2", "3") {
      let session = MockSession()
      let url = try #require(URL(string: "https://api.example.com/v2/orders"))
      session.upload(Data(#"{"sku":"CUP-07","quantity":3,"gift":false}"#.utf8), to: url)
      verify(
        session.uploadCalls,
        calledWith: Data(#"{"sku":"CUP-07","quantity":2,"gift":false}"#.utf8), url, [:])
    }

    add("a header of an upload", shows: "Idempotency-Key", "8b1f", "9c20") {
      let session = MockSession()
      let url = try #require(URL(string: "https://api.example.com/v2/orders"))
      session.upload(
        Data("{}".utf8), to: url,
        headers: ["Content-Type": "application/json", "Idempotency-Key": "9c20"])
      verify(
        session.uploadCalls, calledWith: Data("{}".utf8), url,
        ["Content-Type": "application/json", "Idempotency-Key": "8b1f"])
    }

    add("a property of an event", shows: "plan", "pro", "free") {
      let tracker = MockTracker()
      tracker.track(
        "checkout_completed", properties: ["plan": "free", "country": "AT", "items": "3"])
      verify(
        tracker.trackCalls, calledWith: equalTo("checkout_completed"), hasEntry("plan", "pro"))
    }

    add("one property of twenty", shows: "step", "payment", "address") {
      func properties(_ step: String) -> [String: String] {
        var properties = Dictionary(
          uniqueKeysWithValues: (1...19).map { ("experiment_\($0)", "variant \($0 % 3)") })
        properties["step"] = step
        return properties
      }
      let tracker = MockTracker()
      tracker.track("checkout", properties: properties("address"))
      verify(tracker.trackCalls, calledWith: "checkout", properties("payment"))
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

    add("a message among forty", shows: "order 1187", "order 1178") {
      let log = MockLog()
      for order in 1_150..<1_190 {
        log.log(
          order == 1_178 ? .error : .info,
          order == 1_178 ? "Payment failed for order 1178" : "Order \(order) was paid")
      }
      verify(log.logCalls, calledWith: .error, "Payment failed for order 1187")
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

    add("too few retries", shows: "at least 3", "twice") {
      let session = MockSession()
      let url = try #require(URL(string: "https://api.example.com/v2/orders"))
      for _ in 1...2 { session.upload(Data(), to: url) }
      verify(session.uploadCalls, .atLeast(3))
    }

    add("too many retries", shows: "2", "4", "6") {
      let tracker = MockTracker()
      for attempt in 1...6 { tracker.track("retry", properties: ["attempt": "\(attempt)"]) }
      verify(tracker.trackCalls, .between(2...4))
    }

    add("a field of an order that was saved", shows: "items[1].quantity", "2", "20") {
      let store = MockStore()
      var purchase = Purchase()
      purchase.items[1].quantity = 20
      store.save(purchase)
      verify(store.saveCalls, calledWith: Purchase())
    }

    add("a word in a long argument", shows: "body", "Tuesday", "Thursday") {
      func text(_ day: String) -> String {
        String(repeating: "We are sorry for the delay of your order. ", count: 10)
          + "It will be delivered on \(day). "
          + String(repeating: "Please write to us if you have a question. ", count: 10)
      }
      let mailer = MockMailer()
      mailer.send(to: "annette@example.com", subject: "Delay", body: text("Thursday"))
      verify(mailer.sendCalls, calledWith: "annette@example.com", "Delay", text("Tuesday"), [])
    }

    add("a property that was set to another value", shows: "degrees", "21.5", "25.1") {
      let thermostat = MockThermostat()
      thermostat.degrees = 25.1
      verify(thermostat.degreesProperty.sets, calledWith: 21.5)
    }

    add("arguments that were captured", shows: "[1]", "ORD-2", "ORD-3") {
      let payments = MockPayments()
      for order in ["ORD-1", "ORD-3"] { payments.refund(order, reason: "returned") }
      let refunded = ArgumentCaptor<String>()
      verify(payments.refundCalls, 2, calledWith: capture(into: refunded), anything())
      assertThat(refunded.values, containsExactly("ORD-1", "ORD-2"))
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

    add("the arguments of all calls", shows: "12", "21") {
      let store = MockStore()
      for id in [11, 21, 13] { store.delete(id: id) }
      assertThat(store.deleteCalls.arguments, containsExactly(11, 12, 13))
    }

    add("two fields of one argument", shows: "Zoë", "Zo", "lines", "2", "3") {
      struct Draft: Equatable {
        let customer: String
        let lines: Int
        let notes: [String]
      }
      let drafts = MockMethod("save(_:slot:)", taking: Draft.self, String.self)
      drafts.invoke(Draft(customer: "Zo", lines: 3, notes: ["gift", "no invoice"]), "slot-1")
      verify(
        drafts, calledWith: Draft(customer: "Zoë", lines: 2, notes: ["gift", "no invoice"]),
        "slot-1")
    }
  }
}
