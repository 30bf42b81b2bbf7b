import Charmest
import Testing

/// A parser of texts that are somewhere else.
private func remoteParser(_ outcome: Result<Int, ParseError>) -> (String) async throws -> Int {
  { _ in
    await Task.yield()
    return try outcome.get()
  }
}

@Suite("The examples in AssertThrows.swift") struct AssertThrowsExamples {
  @Test func matchers() {
    let parse = parser(.failure(.eof(line: 3)))
    example {
      assertThrows(try parse(""), equalTo(ParseError.empty))
      // parse(""): expected to throw ParseError.empty, but threw ParseError.eof(line: 3)
    }
  }

  @Test func noError() {
    let parse = parser(.success(5))
    example {
      assertThrows(try parse(""))
      // parse(""): expected to throw, but returned 5
      let error = assertThrows(try parse(""), ParseError.self)
      // parse(""): expected to throw ParseError, but returned 5
      assertThat(error, nilValue())
    }
    example {
      assertThrows(try parse(""), ParseError.empty)
      // parse(""): expected to throw ParseError.empty, but returned 5
    }
  }

  @Test func closures() {
    let parse = parser(.failure(.empty))
    let text = ""
    example {
      assertThrows(equalTo(ParseError.empty)) { try parse(text) }
    }
    example {
      assertThrows { try parse(text) }
      let error = assertThrows(ParseError.self) { try parse(text) }
      assertThat(error, .empty)
    }
    example {
      assertThrows(ParseError.empty) { try parse(text) }
    }
  }

  @Test func asynchronousClosures() async {
    let parse = remoteParser(.failure(.empty))
    let remote = ""
    await example {
      await assertThrows(equalTo(ParseError.empty)) { try await parse(remote) }
    }
    await example {
      await assertThrows { try await parse(remote) }
      let error = await assertThrows(ParseError.self) { try await parse(remote) }
      assertThat(error, .empty)
    }
    await example {
      await assertThrows(ParseError.empty) { try await parse(remote) }
    }
  }
}
