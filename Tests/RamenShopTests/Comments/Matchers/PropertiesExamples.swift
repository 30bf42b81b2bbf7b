import Charmest
import Testing

private struct Address {
  let city: String
}

private struct Guest {
  let name: String
  let visits: Int
  let address: Address
}

private struct Order {
  let bowls: Int
  let guestName: String?
}

private protocol Event {}

private struct OrderPaid: Event {
  let amount: Int
  var currency = "JPY"
  var discount: Int?
}

@Suite("The examples in Properties.swift") struct PropertiesExamples {
  @Test func nestedProperties() {
    let guest = Guest(name: "Bob", visits: 1, address: Address(city: "Oslo"))
    example {
      assertThat(guest, hasProperty(\.address, hasProperty(\.city, hasPrefix("Ber"))))
      // guest.address.city: expected a string starting with "Ber", but was "Oslo"
    }
    example {
      assertThat(guest, hasProperty(\.name, "Ann"))
      // guest.name: expected "Ann", but was "Bob"
    }
  }

  @Test func optionalProperties() {
    let order = Order(bowls: 1, guestName: nil)
    example {
      assertThat(order, hasProperty(\.guestName, hasPrefix("Jon")))
      // order.guestName: expected a string starting with "Jon", but was nil
    }
  }

  @Test func extractedValues() {
    let order = Order(bowls: 6, guestName: nil)
    example {
      assertThat(order, having("total price", { $0.bowls * 900 }, lessThan(5_000)))
      // order total price: expected a value less than 5000, but was 5400
    }
  }

  @Test func equalExtractedValues() {
    let order = Order(bowls: 3, guestName: nil)
    example {
      assertThat(order, having("total price", { $0.bowls * 900 }, 1_800))
      // order total price: expected 1800, but was 2700
    }
  }

  @Test func descriptions() {
    let price = 900
    example {
      assertThat(price, hasDescription(hasSuffix("yen")))
      // price.description: expected a string ending with "yen", but was "900"
    }
  }

  @Test func names() {
    let event: any Event = OrderPaid(amount: 850)
    example {
      assertThat(event, hasProperty("amount", greaterThan(900)))
      // event.amount: expected a value greater than 900, but was 850
    }
    example {
      assertThat(event, hasProperty("currency", hasPrefix("EU")))
      // event.currency: expected a string starting with "EU", but was "JPY"
    }
    example {
      assertThat(event, hasProperty("amount", 900))
      // event.amount: expected 900, but was 850
    }
    example {
      assertThat(event, hasProperty("amount"))
    }
  }
}
