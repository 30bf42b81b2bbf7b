import CharmestCore
import Foundation
import Testing

private let isPayable = Matcher<Purchase>("an order that can be paid") { purchase in
  switch purchase.state {
  case .draft: .match
  case .paid(let method): .mismatch("was paid by \(method)")
  default: .mismatch(nil)
  }
}

extension Catalogue {
  mutating func addLogic() {
    begin("Negations, alternatives and own matchers")

    add("a token that did not change", shows: "not", "5f2c-77aa") {
      let token = "5f2c-77aa"
      assertThat(token, not("5f2c-77aa"))
    }

    add("an item that must not be there", shows: "root", "[2]") {
      let users = ["annette", "bo", "root", "cleo"]
      assertThat(users, not(hasItem("root")))
    }

    add("a secret in a long text", shows: "sk_live_", "sk_live_9f3a") {
      let log = (0..<80).map {
        $0 == 52 ? "12:52 charge with key sk_live_9f3a ok" : "12:\(10 + $0 % 50) GET /orders 200"
      }.joined(separator: "\n")
      assertThat(log, not(containsString("sk_live_")))
    }

    add("a key that must not be there", shows: "password") {
      let json = ["login": "aschmidt", "password": "hunter2", "name": "Annette"]
      assertThat(json, not(hasKey("password")), "json")
    }

    add("a call that was made", shows: "refund", "ch_3Nk9") {
      let payments = MockPayments()
      payments.refund("ch_3Nk9", reason: "duplicate")
      assertThat(payments.refundCalls, not(wasCalled()))
    }

    add("none of three alternatives", shows: "200", "201", "204", "418") {
      let status = 418
      assertThat(status, anyOf(equalTo(200), equalTo(201), equalTo(204)))
    }

    add("one of several forbidden values", shows: "admin") {
      let name = "admin"
      assertThat(name, noneOf(equalTo("root"), hasPrefix("admin"), equalTo("system")))
    }

    add("the second of two conditions", shows: "65535", "70000") {
      let port = 70_000
      assertThat(port, greaterThan(1_023) && lessThanOrEqualTo(65_535))
    }

    add("a name for a matcher", shows: "a valid ISBN", "978-3-16-148410") {
      let isbn = "978-3-16-148410"
      assertThat(isbn, describedAs("a valid ISBN", matchesPattern(#"^\d{3}-\d-\d\d-\d{6}-\d$"#)))
    }

    add("a matcher with a reason", shows: "can be paid", "was paid by card") {
      let purchase = Purchase()
      assertThat(purchase, isPayable)
    }

    add(
      "two conditions on numbers with many digits", shows: "0.733", "0.62222", "0.02", "0.0114068"
    ) {
      let shares = ["water": 0.6222222222222222, "salt": 0.011406844106463879]
      assertThat(
        shares,
        hasEntry("water", closeTo(0.733, 0.005)) && hasEntry("salt", closeTo(0.02, 0.001)))
    }
  }
}
