import Charmest
import Testing

enum ReadError: Error, Equatable {
  case empty
  case eof(line: Int)
}

struct AnotherError: Error {}

@Suite("assertThrows") struct AssertThrowsTests {
  private func parse(_ text: String) throws -> Int {
    switch text {
    case "": throw ReadError.empty
    case "(": throw ReadError.eof(line: 3)
    case "?": throw AnotherError()
    default: return text.count
    }
  }

  @Test("takes a call without a stub for an error only if the test expects just that")
  func unstubbedCall() {
    let shelf = MockMethod("shelf()", returning: Never.self, throwing: (any Error).self)
    let failures = collectFailures { assertThrows(try shelf.invoke(), UnstubbedCall.self) }
    #expect(failures.isEmpty)
  }

  private func parseRemotely(_ text: String) async throws -> Int { try parse(text) }

  @Test("reports nothing when the expected error is thrown, and gives it back")
  func passing() async {
    let failures = await collectFailures {
      #expect(assertThrows(try parse(""), equalTo(ReadError.empty)) == .empty)
      #expect(assertThrows(try parse("("), ReadError.self) == .eof(line: 3))
      #expect(assertThrows(try parse("?")) is AnotherError)
      #expect(assertThrows(try parse(""), ReadError.empty) == .empty)
      #expect(assertThrows(try parse(""), isCase("empty")) is ReadError)
      let closures: [(any Error)?] = [
        assertThrows { try parse("") }, assertThrows(equalTo(ReadError.empty)) { try parse("") },
        assertThrows(ReadError.self) { try parse("") },
        assertThrows(ReadError.empty) { try parse("") },
        assertThrows(isCase("empty")) { try parse("") },
        await assertThrows { try await parseRemotely("") },
        await assertThrows(ReadError.empty) { try await parseRemotely("") },
        await assertThrows(equalTo(ReadError.empty)) { try await parseRemotely("") },
        await assertThrows(ReadError.self) { try await parseRemotely("") },
      ]
      #expect(closures.allSatisfy { $0 is ReadError })
    }
    #expect(failures.isEmpty)
  }

  @Test("says what was returned or thrown instead")
  func otherOutcomes() async {
    let failures = await collectFailures {
      assertThrows(try parse("miso"), ReadError.self)
      assertThrows(try parse("miso"))
      await assertThrows((any Error).self, "parse") { try await parseRemotely("miso") }
      assertThrows(try parse("("), equalTo(ReadError.empty))
      assertThrows(try parse("?"), equalTo(ReadError.empty))
      await assertThrows(ReadError.self) { try await parseRemotely("?") }
      assertThrows {}
    }
    let outcomes = [
      "returned 4", "returned 4", "returned 4", ".eof(line: 3)", "Another", "Another", "not throw",
    ]
    #expect(failures.count == 7)
    #expect(zip(failures, outcomes).allSatisfy { $0.text.summary.contains($1) })
  }

  @Test("fails for a function that nobody calls")
  func functions() {
    let optional: (() throws -> Int)? = { throw ReadError.empty }
    let failures = collectFailures {
      assertThrows(parse)
      assertThrows(optional, ReadError.empty)
      assertThrows { { try parse("") } }
    }
    #expect(failures.map(\.subject).prefix(2) == ["parse", "optional"])
    #expect(failures.count == 3)
  }

  @Test("names what is called in the braces, and no other code")
  func namesOfCalls() {
    let failures = collectFailures {
      assertThrows { _ = try parse("miso") }
      assertThrows { guard try parse("miso") > 9 else { return } }
      if assertThrows(try parse("miso"), ReadError.self) != nil { return }
    }
    #expect(failures.map(\.subject) == [#"parse("miso")"#, "", #"parse("miso")"#])
  }

  @Test("judges what an asynchronous closure throws by a matcher that names no type")
  func asynchronousOfAnyError() async {
    enum Refused: Error { case empty }
    let thrown = await assertThrows(isCase("empty")) {
      await Task.yield()
      throw Refused.empty
    }
    #expect(thrown is Refused)
    let failures = await collectFailures {
      await assertThrows(isCase("empty")) { await Task.yield() }
    }
    #expect(failures.count == 1)
  }
}
