import CharmestCore
import Foundation
import Testing

extension Catalogue {
  mutating func addValues() {
    begin("Values")

    add("a total as a decimal", shows: "59.97", "59.79") {
      let total = try #require(Decimal(string: "59.79"))
      assertThat(total, equalTo(try #require(Decimal(string: "59.97"))), "total")
    }

    add("a comparison inside the assertion", shows: "purchase.items.count == 4") {
      let purchase = Purchase()
      assertThat(purchase.items.count == 4)
    }

    add("a sum of floating-point numbers", shows: "0.3", "0.30000000000000004") {
      let sum = 0.1 + 0.2
      assertThat(sum, 0.3)
    }

    add("a mean of no measurements", shows: "0.0", "nan") {
      let measurements: [Double] = []
      let mean = measurements.reduce(0, +) / Double(measurements.count)
      assertThat(mean, equalTo(0))
    }

    add("a latitude that is too far off", shows: "52.520008", "52.5219") {
      let found = Coordinate(latitude: 52.5219, longitude: 13.4132)
      assertThat(found.latitude, closeTo(52.520008, 0.0005))
    }

    add("a duration above its limit", shows: "0.25 seconds", "0.312 seconds") {
      let elapsed = Duration.milliseconds(312)
      assertThat(elapsed, lessThan(.milliseconds(250)), "time to first byte")
    }

    add("a page size outside of its range", shows: "1...100", "250") {
      let pageSize = 250
      assertThat(pageSize, inInterval(1...100), "pageSize")
    }

    add("a currency with two letters swapped", shows: "GPB", "GBP") {
      let currencies = [
        "AUD", "BRL", "CAD", "CHF", "CZK", "DKK", "EUR", "GBP", "HUF", "JPY", "NOK", "PLN", "SEK",
        "USD",
      ]
      let currency = "GPB"
      assertThat(currency, isIn(currencies))
    }

    add("a tracking code that is not there", shows: "1Z999AA10123456784", "nil") {
      let trackingCode: String? = nil
      assertThat(trackingCode, "1Z999AA10123456784")
    }

    add("the value of an optional", shows: "Ann", "nette") {
      let customer = Customer(nickname: "nette")
      assertThat(customer.nickname, presentAnd(hasPrefix("Ann")), "nickname")
    }

    add("dates that differ by a millisecond", shows: ".250", ".251") {
      let savedAt = Date(timeIntervalSince1970: 1_773_532_800.251)
      assertThat(savedAt, equalTo(Date(timeIntervalSince1970: 1_773_532_800.25)))
    }

    add("the query of a long URL", shows: "limit=10", "limit=30") {
      let url = try #require(
        URL(
          string: "https://gateway.example.com/v1/public/characters?nameStartsWith=spider&orderBy="
            + "-modified&limit=30&offset=0&apikey=7f2ac08e41&hash=0b5c1d7e99a14d3f"))
      let expected = try #require(
        URL(
          string: "https://gateway.example.com/v1/public/characters?nameStartsWith=spider&orderBy="
            + "-modified&limit=10&offset=0&apikey=7f2ac08e41&hash=0b5c1d7e99a14d3f"))
      assertThat(url, equalTo(expected), "url")
    }

    add("a JSON body as data", shows: "basic", "premium") {
      let body = Data(#"{"customer":17,"plan":"premium","interval":"monthly"}"#.utf8)
      assertThat(body, equalTo(Data(#"{"customer":17,"plan":"basic","interval":"monthly"}"#.utf8)))
    }

    add("a byte in a kilobyte", shows: "700", "a7", "58") {
      let image = Data((0..<1_024).map { UInt8(truncatingIfNeeded: $0 &* 31) })
      var expected = image
      expected[700] = 0xa7
      var actual = image
      actual[700] = 0x58
      assertThat(actual, equalTo(expected), "thumbnail")
    }

    add("another instance of one class", shows: "instance", "LoginSession") {
      let before = LoginSession(user: "aschmidt")
      let after = LoginSession(user: "aschmidt")
      assertThat(after, sameInstance(before))
    }
  }
}
