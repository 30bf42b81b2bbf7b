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

  private func parseRemotely(_ text: String) async throws -> Int { try parse(text) }

  @Test("reports nothing when the expected error is thrown, and gives it back")
  func passing() async {
    let failures = await collectFailures {
      #expect(assertThrows(try parse(""), equalTo(ReadError.empty)) == .empty)
      #expect(assertThrows(try parse("("), ReadError.self) == .eof(line: 3))
      assertThrows(try parse("?"), anything())
      #expect(assertThrows(try parse("?")) is AnotherError)
      assertThrows { try parse("") }
      assertThrows(equalTo(ReadError.empty)) { try parse("") }
      assertThrows(ReadError.self) { try parse("") }
      assertThrows(anything()) { try parse("") }
      await assertThrows { try await parseRemotely("") }
      await assertThrows(equalTo(ReadError.empty)) { try await parseRemotely("") }
      await assertThrows(ReadError.self) { try await parseRemotely("") }
      await assertThrows(anything()) { try await parseRemotely("") }
    }
    #expect(failures.map(\.description) == [])
  }

  @Test("says what was returned instead")
  func returned() async {
    let failures = await collectFailures {
      assertThrows(try parse("miso"), equalTo(ReadError.empty), "parse")
      assertThrows(try parse("miso"), ReadError.self)
      assertThrows(try parse("miso"), anything())
      assertThrows(try parse("miso"))
      assertThrows {}
      await assertThrows("parse") { try await parseRemotely("miso") }
    }
    #expect(
      failures.map(\.description) == [
        "parse: expected to throw ReadError.empty, but returned 4",
        "parse(\"miso\"): expected to throw ReadError, but returned 4",
        "parse(\"miso\"): expected to throw anything, but returned 4",
        "parse(\"miso\"): expected to throw, but returned 4",
        "expected to throw, but did not throw",
        "parse: expected to throw, but returned 4",
      ]
    )
  }

  @Test("says which error was thrown instead")
  func otherError() async {
    let failures = await collectFailures {
      assertThrows(try parse("("), equalTo(ReadError.empty))
      assertThrows(try parse("?"), equalTo(ReadError.empty))
      assertThrows(try parse("?"), ReadError.self)
      await assertThrows(ReadError.self) { try await parseRemotely("?") }
    }
    #expect(
      failures.map(\.description) == [
        "parse(\"(\"): expected to throw ReadError.empty, but threw ReadError.eof(line: 3)",
        "parse(\"?\"): expected to throw ReadError.empty, but threw AnotherError()",
        "parse(\"?\"): expected to throw ReadError, but threw AnotherError()",
        "parseRemotely(\"?\"): expected to throw ReadError, but threw AnotherError()",
      ]
    )
  }

  @Test("points into the error when a part of it differs")
  func deeper() {
    let failures = collectFailures {
      assertThrows(
        try parse("("),
        hasProperty(\ReadError.self, equalTo(ReadError.eof(line: 4)))
      )
    }
    #expect(
      failures.map(\.description) == [
        """
        parse("("): thrown error.eof.line expected 4, but was 3
          expected: .eof(line: 4)
          but was:  .eof(line: 3)
        """
      ]
    )
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

  @Test("names the case of an error whose payload differs")
  func payload() {
    let failures = collectFailures {
      assertThrows(try parse("("), ReadError.eof(line: 4))
      assertThrows(equalTo(ReadError.eof(line: 4))) { try parse("(") }
    }
    #expect(
      failures.map(\.description) == [
        #"parse("("): expected to throw ReadError.eof(line: 4), but threw ReadError.eof(line: 3)"#,
        #"parse("("): expected to throw ReadError.eof(line: 4), but threw ReadError.eof(line: 3)"#,
      ])
  }

  @Test("points into a long error, and into one that looks like the expected one")
  func longError() {
    let list = Array(repeating: "tamago", count: 12)
    let failures = collectFailures {
      assertThrows(try sold(["miso"] + list), SoldOut(["shio"] + list))
      assertThrows(try sold(["Реllе"]), SoldOut(["Pelle"]))
      assertThrows(try sold(["miso"]), SoldOut(["shio"]))
    }
    #expect(
      failures.map(\.text.summary) == [
        #"sold(["miso"] + list): thrown error.soups[0] expected "shio", but was "miso" (1 of 13 elements differs)"#,
        #"sold(["Реllе"]): thrown error.soups[0] expected "Pelle", but was "Реllе" (offset 0: expected "P" (U+0050), but was "Р" (U+0420))"#,
        #"sold(["miso"]): expected to throw AssertThrowsTests.SoldOut(soups: ["shio"]), but threw AssertThrowsTests.SoldOut(soups: ["miso"])"#,
      ])
    #expect(failures[2].differences.map(\.path) == ["thrown error.soups[0]"])
    #expect(failures[2].differences.map(\.expected) == [#""shio""#])
    #expect(failures[2].differences.map(\.actual) == [#""miso""#])
  }

  private func sold(_ soups: [String]) throws(SoldOut) { throw SoldOut(soups) }

  private struct SoldOut: Error, Equatable {
    let soups: [String]
    init(_ soups: [String]) { self.soups = soups }
  }

  private func use(_ value: Any) {}

  @Test("names what is called in the braces, and no other code")
  func namesOfCalls() {
    var value = 0
    let failures = collectFailures {
      assertThrows { _ = try parse("miso") }
      assertThrows { value = try parse("miso") }
      assertThrows { guard try parse("miso") > 9 else { return } }
      if let error = assertThrows(try parse("miso"), ReadError.self) { use(error) }
      if let value = assertNotThrows(try parse("")) { use(value) }
    }
    #expect(
      failures.map(\.text.summary) == [
        "parse(\"miso\"): expected to throw, but did not throw",
        "parse(\"miso\"): expected to throw, but did not throw",
        "expected to throw, but did not throw",
        "parse(\"miso\"): expected to throw ReadError, but returned 4",
        "parse(\"\"): expected not to throw, but threw ReadError.empty",
      ])
    use(value)
  }
}
