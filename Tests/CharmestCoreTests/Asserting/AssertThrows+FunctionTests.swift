import Charmest
import Testing

private func count(_ text: String) throws -> Int {
  if text.isEmpty { throw ReadError.empty }
  return text.count
}

private func countNothing() throws -> Int { try count("") }
private func readNothing() throws(ReadError) -> Int { throw .empty }
private func fetchNothing() async throws -> Int { try count("") }

@Suite("assertThrows, given a function") struct AssertThrowsFunctionTests {
  @Test func `calls functions and closures in parentheses`() {
    let failures = collectFailures {
      #expect(assertThrows(countNothing) is ReadError)
      #expect(assertThrows(countNothing, ReadError.empty) == .empty)
      #expect(assertThrows(countNothing, ReadError.self) == .empty)
      #expect(assertThrows(countNothing, equalTo(ReadError.empty)) == .empty)
      #expect(assertThrows(countNothing, anything()) is ReadError)
      #expect(assertThrows({ try count("") }) is ReadError)
      #expect(assertThrows({ try count("") }, ReadError.empty) == .empty)
      #expect(assertThrows({ try count("") }, ReadError.self) == .empty)
      #expect(assertThrows({ try count("") }, equalTo(ReadError.empty)) == .empty)
      #expect(assertThrows({ try count("") }, isCase("empty")) is ReadError)
      assertThrows(readNothing, ReadError.empty)
      assertThrows({ throw AnotherError() })
    }
    #expect(failures.map(\.description) == [])
  }

  @Test func `calls asynchronous functions and closures in parentheses`() async {
    let failures = await collectFailures {
      #expect(await assertThrows(fetchNothing) is ReadError)
      #expect(await assertThrows(fetchNothing, ReadError.empty) == .empty)
      #expect(await assertThrows(fetchNothing, ReadError.self) == .empty)
      #expect(await assertThrows(fetchNothing, equalTo(ReadError.empty)) == .empty)
      #expect(await assertThrows(fetchNothing, anything()) is ReadError)
      await assertThrows({ try await fetchNothing() }, ReadError.empty)
      await assertThrows({ try await fetchNothing() })
    }
    #expect(failures.map(\.description) == [])
  }

  @Test func `says how the function ended instead`() async {
    let failures = await collectFailures {
      assertThrows({ try count("miso") }, ReadError.empty)
      assertThrows({ try count("miso") }, ReadError.self, "label")
      assertThrows(countNothing, ReadError.eof(line: 4))
      await assertThrows({ try await fetchNothing() }, ReadError.eof(line: 4))
    }
    #expect(
      failures.map(\.description) == [
        #"count("miso"): expected to throw ReadError.empty, but returned 4"#,
        "label: expected to throw ReadError, but returned 4",
        "countNothing: expected to throw ReadError.eof(line: 4), but threw ReadError.empty",
        "fetchNothing(): expected to throw ReadError.eof(line: 4), but threw ReadError.empty",
      ]
    )
  }

  @Test func `fails for a function that it cannot call`() {
    let optional: (() throws -> Int)? = countNothing
    let failures = collectFailures {
      assertThrows(count)
      assertThrows(optional, ReadError.empty)
      assertThrows({ try await fetchNothing() }, ReadError.self)
      assertThrows { { try count("") } }
    }
    #expect(
      failures.map(\.description) == [
        "count: expected to throw, but is a function that was not called",
        "optional: expected to throw ReadError.empty, but is a function that was not called",
        "fetchNothing(): expected to throw ReadError, but is a function that was not called",
        "{ try count(\"\") }: expected to throw, but is a function that was not called",
      ]
    )
  }

  @Test func `takes a function that does not escape`() {
    func isRejected(_ body: () throws -> Int) -> Bool {
      collectFailures { assertThrows(body) }.isEmpty
    }
    #expect(isRejected { try count("") })
    #expect(!isRejected { 4 })
  }
}
