import Charmest
import Testing

private struct Order {
  let table: Int?
}

private actor API {
  func user(_ number: Int) -> String? { nil }
}

@Suite("The examples in Optionals.swift") struct OptionalsExamples {
  @Test func none() {
    let order = Order(table: 4)
    example {
      assertThat(order.table, nilValue())
      // order.table: expected nil, but was 4
    }
  }

  @Test func some() async {
    let api = API()
    await example {
      let user = try requireThat(await api.user(7), present())
      // api.user(7): expected a value, but was nil
      _ = user
    }
  }

  @Test func wrappedValues() {
    let order = Order(table: nil)
    example {
      assertThat(order.table, presentAnd(greaterThan(3)))
      // order.table: expected a value greater than 3, but was nil
    }
    example {
      assertThat(order.table, presentAnd(4))
      // order.table: expected 4, but was nil
    }
  }
}
