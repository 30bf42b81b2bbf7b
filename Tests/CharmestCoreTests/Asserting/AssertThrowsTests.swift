import Charmest
import Testing
import WrittenTexts

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

  @Test("adds no failure to that of a requirement")
  func requirement() async {
    let failures = await collectFailures {
      assertThrows(try requireThat(1, 2), ReadError.empty)
      assertThrows(ReadError.self) { try requireThat(1, 2) }
      await assertThrows(equalTo(ReadError.empty)) {
        await Task.yield()
        try requireThat(1, 2)
      }
    }
    #expect(failures.map(\.differences.first?.expected) == ["2", "2", "2"])
  }

  @Test("takes a call without a stub for no error of the code under test")
  func unstubbedCall() throws {
    let shelf = MockMethod("shelf()", returning: Never.self, throwing: (any Error).self)
    let failures = collectFailures {
      assertThrows(try shelf.invoke())
      assertThat(Result { try shelf.invoke() }, fails())
      assertThat({ try shelf.invoke() }, not(throwsError(ReadError.self)))
      assertThat(Result { try shelf.invoke() }, not(fails(ReadError.self)))
    }
    assertThat(failures.map(\.text.summary), everyItem(containsString("UnstubbedCall")))
    #expect(failures.count == 4)
    assertThrows(try shelf.invoke(), UnstubbedCall.self)
  }

  private func parseRemotely(_ text: String) async throws -> Int { try parse(text) }

  @Test("reports nothing when the expected error is thrown, and gives it back")
  func passing() async {
    let failures = await collectFailures {
      #expect(assertThrows(try parse(""), equalTo(ReadError.empty)) == .empty)
      #expect(assertThrows(try parse("("), ReadError.self) == .eof(line: 3))
      #expect(assertThrows(try parse("?")) is AnotherError)
      assertThrows { try parse("") }
      assertThrows(equalTo(ReadError.empty)) { try parse("") }
      assertThrows(ReadError.self) { try parse("") }
      await assertThrows { try await parseRemotely("") }
      await assertThrows(equalTo(ReadError.empty)) { try await parseRemotely("") }
      await assertThrows(ReadError.self) { try await parseRemotely("") }
    }
    #expect(failures.isEmpty)
  }

  @Test("says what was returned or thrown instead")
  func otherOutcomes() async {
    expectText(
      await collectFailures {
        assertThrows(try parse("miso"), equalTo(ReadError.empty), "parse")
        assertThrows {}
        assertThrows(try parse("("), ReadError.eof(line: 4))
        await assertThrows(ReadError.self) { try await parseRemotely("?") }
      },
      #"""
      parse: expected to throw ReadError.empty, but returned 4
      expected to throw, but did not throw
      parse("(") thrown error .eof.line: expected 4, but was 3
        expected thrown error: ReadError.eof(line: 4)
        but was thrown error:  ReadError.eof(line: 3)
      parseRemotely("?"): expected to throw ReadError, but threw AnotherError()
      """#
    )
    let failures = await collectFailures {
      assertThrows(try parse("miso"), ReadError.self)
      assertThrows(try parse("miso"))
      await assertThrows((any Error).self, "parse") { try await parseRemotely("miso") }
      assertThrows(try parse("("), equalTo(ReadError.empty))
      assertThrows(try parse("?"), equalTo(ReadError.empty))
      assertThrows(try parse("?"), ReadError.self)
    }
    #expect(failures.count == 6)
  }

  @Test("points into the error when a part of it differs")
  func deeper() {
    let list = Array(repeating: "tamago", count: 12)
    let failures = collectFailures {
      assertThrows(
        try parse("("),
        hasProperty(\ReadError.self, equalTo(ReadError.eof(line: 4)))
      )
      assertThrows(try sold(["miso"] + list), SoldOut(["shio"] + list))
      assertThrows(try sold(["miso"]), SoldOut(["shio"]))
    }
    let differences = failures.flatMap(\.differences)
    assertThat(
      differences.map(\.path),
      containsExactly(hasSuffix(".eof.line"), hasSuffix(".soups[0]"), hasSuffix(".soups[0]")))
    #expect(differences.map(\.expected) == ["4", #""shio""#, #""shio""#])
    #expect(differences.map(\.actual) == ["3", #""miso""#, #""miso""#])
  }

  private func sold(_ soups: [String]) throws(SoldOut) { throw SoldOut(soups) }

  private struct SoldOut: Error, Equatable {
    let soups: [String]
    init(_ soups: [String]) { self.soups = soups }
  }

  @Test("reports the place of the assertion in all its forms")
  func place() async {
    let line = #line + 2
    let failures = await collectFailures {
      assertThrows(1)
      assertThrows { 1 }
      await assertThrows { await Task.yield() }
      assertNotThrows(try parse(""))
    }
    #expect(failures.map(\.line) == [line, line + 1, line + 2, line + 3])
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
}
