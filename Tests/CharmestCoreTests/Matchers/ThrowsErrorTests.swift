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
        "parse: expected not to throw, but threw ReadError.empty",
        "parse: expected to throw .eof, but threw ReadError.empty",
        "remote: expected to throw ReadError.empty, but returned 2",
      ]
    )
  }

  @Test("calls the closure once for a whole judgement")
  func once() {
    var calls = 0
    let body = {
      calls += 1
      if calls == 1 { throw ReadError.empty }
    }
    let failures = collectFailures {
      assertThat(body, throwsError(ReadError.empty) && not(throwsError()), "body")
    }
    #expect(calls == 1)
    #expect(
      failures.map(\.description) == [
        "body: expected not to throw, but threw ReadError.empty (1 of 2 conditions failed)"
      ]
    )
    let matchers: [Matcher<() throws -> Void>] = [
      allOf(throwsError(), throwsError()), anyOf(not(throwsError()), not(throwsError())),
      noneOf(not(throwsError()), not(throwsError())),
      when(throwsError(), then: throwsError(ReadError.empty)),
    ]
    for matcher in matchers {
      calls = 0
      _ = matcher.matches(body)
      assertThat(calls, 1, matcher.description)
    }
  }

  @Test("cannot judge a closure that returns a function which nobody called")
  func uncalledFunction() {
    let text = "(isn't called)"
    let failures = collectFailures {
      assertThat({ { try parse("") } }, throwsError(), text)
      assertThat({ { try parse("") } }, not(throwsError()), text)
    }
    #expect(
      failures.map(\.description) == [
        "\(text): expected to throw, but is a function that was not called",
        "\(text): expected not to throw, but it cannot be judged: "
          + "is a function that was not called",
      ]
    )
  }
}
