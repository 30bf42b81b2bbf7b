import CharmestCore
import Foundation
import Testing

private enum Checkout { struct Options: Equatable, Sendable { var step = 1 } }

private enum Search { struct Options: Equatable, Sendable { var step = 1 } }

private indirect enum Chain: Equatable {
  case end
  case stop(String, then: Chain)

  init(_ names: [String]) { self = names.reversed().reduce(.end) { .stop($1, then: $0) } }
}

extension Catalogue {
  mutating func addTwins() {
    begin("Values that look alike")

    add("not a number in a list", shows: "[1]", "nan", "never equal") {
      let ratios = [0.5, Double.nan, 0.25]
      assertThat(ratios, equalTo([0.5, .nan, 0.25]))
    }

    add("three dots and an ellipsis in a list", shows: "[1]", "U+2026") {
      let titles = ["Send", "Sending...", "Sent"]
      assertThat(titles, containsExactly("Send", "Sending…", "Sent"))
    }

    add("a letter of another script in a set", shows: "U+0430", "U+0061") {
      let logins: Set = ["bo", "\u{430}nnette", "cleo"]
      assertThat(logins, equalTo(["annette", "bo", "cleo"]))
    }

    add("an apostrophe in a key", shows: "U+2019", "U+0027") {
      let prices = ["Shepherd’s tea": 12, "Darjeeling": 14]
      assertThat(prices, hasKey("Shepherd's tea"), "prices")
    }

    add("a space without width in an argument", shows: "reason", #"\u{200B}"#) {
      let payments = MockPayments()
      payments.refund("ch_3Nk9", reason: "duplicate\u{200b}")
      verify(payments.refundCalls, calledWith: "ch_3Nk9", "duplicate")
    }

    add("two types of one name", shows: "Checkout.Options", "Search.Options") {
      let options: any Sendable = Search.Options()
      assertThat(options as Any, instanceOf(Checkout.Options.self), "options")
    }

    add("a number in lists in lists", shows: "[0][1][0][1]", "8", "80") {
      let found = [[[[1, 2], [3, 4]], [[5, 80], [7, 8]]]]
      assertThat(found, equalTo([[[[1, 2], [3, 4]], [[5, 8], [7, 8]]]]))
    }

    add("the last stop of a chain", shows: "Graz", "Linz") {
      let stops = ["Wien", "Meidling", "Baden", "Wiener Neustadt", "Mürzzuschlag", "Bruck"]
      assertThat(Chain(stops + ["Linz"]), equalTo(Chain(stops + ["Graz"])), "route")
    }

    add("an optional in an optional", shows: "nil", ".some(nil)") {
      let cached: String?? = .some(nil)
      let expected: String?? = nil
      assertThat(cached, equalTo(expected))
    }

    add("numbers in two notations", shows: "16777216", "16777218") {
      let bytes: Float = 16_777_218
      assertThat(bytes, 16_777_216)
    }

    add("upper and lower case in a path", shows: "Readme.md", "README.md") {
      let files = ["LICENSE", "Package.swift", "Readme.md", "Sources", "Tests"]
      assertThat(
        files, containsExactly("LICENSE", "Package.swift", "README.md", "Sources", "Tests"))
    }

    add("white space around a value of a header", shows: #""gzip""#, #"" gzip""#) {
      let headers = ["Accept-Encoding": " gzip", "Host": "api.example.com"]
      assertThat(headers, hasEntry("Accept-Encoding", "gzip"))
    }
  }
}
