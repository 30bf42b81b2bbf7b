import Charmest
import Testing

@Suite("throwsError") struct ThrowsErrorTests {
  private func parse(_ text: String) throws -> Int {
    switch text {
    case "": throw ParseError.empty
    case "(": throw ParseError.eof(line: 3)
    default: return text.count
    }
  }

  private func parseRemotely(_ text: String) async throws -> Int { try parse(text) }

  @Test("judges closures, by value, by type, by matcher or not at all")
  func match() async {
    let failures = await collectFailures {
      assertThat({ try parse("") }, throwsError())
      assertThat({ try parse("") }, throwsError(ParseError.empty))
      assertThat({ try parse("(") }, throwsError(ParseError.self))
      assertThat({ try parse("(") }, throwsError(isCase("eof") as Matcher<ParseError>))
      assertThat({ try parse("ab") }, not(throwsError()))
      await assertThat({ try await parseRemotely("") }, throwsError(ParseError.empty))
      await assertThat({ try await parseRemotely("ab") }, not(throwsError()))
    }
    #expect(failures.map(\.description) == [])
  }

  @Test("says how the closure ended instead")
  func mismatch() async {
    let failures = await collectFailures {
      assertThat({ try parse("ab") }, throwsError(), "parse")
      assertThat({ try parse("(") }, throwsError(ParseError.empty), "parse")
      assertThat({ try parse("") }, not(throwsError()), "parse")
      await assertThat({ try await parseRemotely("ab") }, throwsError(ParseError.empty), "remote")
    }
    #expect(
      failures.map(\.description) == [
        "parse: expected to throw, but returned 2",
        "parse: expected to throw ParseError.empty, but threw ParseError.eof(line: 3)",
        "parse: expected not to throw, but did throw",
        "remote: expected to throw ParseError.empty, but returned 2",
      ]
    )
  }
}
