import Charmest
import Testing

@Suite("throwsError") struct ThrowsErrorTests {
  private func parse(_ text: String) throws -> Int {
    switch text {
    case "": throw ReadError.empty
    case "(": throw ReadError.eof(line: 3)
    default: return text.count
    }
  }

  private func parseRemotely(_ text: String) async throws -> Int { try parse(text) }

  @Test("judges closures, by value, by type, by matcher or not at all")
  func match() async {
    let failures = await collectFailures {
      assertThat({ try parse("") }, throwsError())
      assertThat({ try parse("") }, throwsError(ReadError.empty))
      assertThat({ try parse("(") }, throwsError(ReadError.self))
      assertThat({ try parse("(") }, throwsError(isCase("eof") as Matcher<ReadError>))
      assertThat({ try parse("(") }, throwsError(isCase("eof")))
      assertThat({ try parse("(") }, throwsError(anything()))
      assertThat({ try parse("(") }, throwsError(hasProperty("line", 3)))
      assertThat({ try parse("ab") }, not(throwsError()))
      await assertThat({ try await parseRemotely("") }, throwsError(ReadError.empty))
      await assertThat({ try await parseRemotely("ab") }, not(throwsError()))
    }
    #expect(failures.map(\.description) == [])
  }

  @Test("says how the closure ended instead")
  func mismatch() async {
    let failures = await collectFailures {
      assertThat({ try parse("ab") }, throwsError(), "parse")
      assertThat({ try parse("(") }, throwsError(ReadError.empty), "parse")
      assertThat({ try parse("") }, not(throwsError()), "parse")
      assertThat({ try parse("") }, throwsError(isCase("eof")), "parse")
      await assertThat({ try await parseRemotely("ab") }, throwsError(ReadError.empty), "remote")
    }
    #expect(
      failures.map(\.description) == [
        "parse: expected to throw, but returned 2",
        "parse: expected to throw ReadError.empty, but threw ReadError.eof(line: 3)",
        "parse: expected not to throw, but did throw",
        "parse: expected to throw .eof, but threw ReadError.empty",
        "remote: expected to throw ReadError.empty, but returned 2",
      ]
    )
  }
}
