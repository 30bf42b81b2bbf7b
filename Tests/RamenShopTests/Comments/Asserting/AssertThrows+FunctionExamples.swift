import Charmest
import Testing

private func parse(_ text: String) throws -> Int { throw ParseError.empty }
private func parse(_ remote: Int) async throws -> Int { throw ParseError.empty }
private func parseNothing() throws -> Int { try parse("") }
private func fetchNothing() async throws -> Int { try await parse(1) }

@Suite("The examples in AssertThrows+Function.swift") struct AssertThrowsFunctionExamples {
  @Test func functions() {
    example {
      assertThrows(parseNothing, equalTo(ParseError.empty))
    }
    example {
      assertThrows({ try parse("") }, anything())
    }
    example {
      assertThrows(parseNothing, ParseError.self)
    }
    example {
      assertThrows(parseNothing)
    }
    example {
      assertThrows(parseNothing, ParseError.empty)
    }
  }

  @Test func asynchronousFunctions() async {
    let remote = 1
    await example {
      await assertThrows(fetchNothing, equalTo(ParseError.empty))
    }
    await example {
      await assertThrows({ try await parse(remote) }, anything())
    }
    await example {
      await assertThrows(fetchNothing, ParseError.self)
    }
    await example {
      await assertThrows(fetchNothing)
    }
    await example {
      await assertThrows(fetchNothing, ParseError.empty)
    }
  }
}
