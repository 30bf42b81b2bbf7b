import Charmest
import RamenShop
import Testing

private struct API: Sendable {
  func order(_ text: String) async throws -> Order { Order(bowls: text.count, soup: .miso) }
}

@Suite("The examples in AssertNotThrows.swift") struct AssertNotThrowsExamples {
  @Test func expressions() {
    let parse = parser(.failure(.eof(line: 3)))
    example {
      let order = assertNotThrows(try parse("2 miso"))
      // parse("2 miso"): expected not to throw, but threw ParseError.eof(line: 3)
      assertThat(order, nilValue())
    }
  }

  @Test func functions() {
    func parse(_ text: String) throws -> Int { throw ParseError.empty }
    example {
      assertNotThrows(parse)
      // parse: expected not to throw, but is a function that was not called
    }
  }

  @Test func closures() async {
    let parse = parser(.success(2))
    example {
      assertNotThrows { try parse("2 miso") }
    }
    let api = API()
    await example {
      await assertNotThrows { try await api.order("2 miso") }
    }
  }
}
