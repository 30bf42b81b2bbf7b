import Charmest
import Testing
import WrittenTexts

@Suite("throwsError") struct ThrowsErrorTests {
  private func parse(_ text: String) throws -> Int {
    switch text {
    case "": throw ReadError.empty
    case "(": throw ReadError.eof(line: 3)
    default: return text.count
    }
  }

  @Test("judges closures, by value, by type, by matcher or not at all")
  func match() {
    let failures = collectFailures {
      assertThat({ try parse("") }, throwsError())
      assertThat({ try parse("") }, throwsError(ReadError.empty))
      assertThat({ try parse("(") }, throwsError(ReadError.self))
      assertThat({ try parse("(") }, throwsError(isCase("eof") as Matcher<ReadError>))
      assertThat({ try parse("(") }, throwsError(isCase("eof")))
      assertThat({ try parse("(") }, throwsError(anything()))
      assertThat({ try parse("(") }, throwsError(hasProperty("line", 3)))
      assertThat({ try parse("ab") }, not(throwsError()))
    }
    #expect(failures.map(\.description) == [])
  }

  @Test("adds no failure to that of a requirement")
  func requirement() {
    let failures = collectFailures {
      assertThat({ try requireThat(1, 2) }, not(throwsError()))
      assertThat({ try requireThat(1, 2) }, throwsError(ReadError.empty))
      assertThat({ try requireThat(1, 2) }, not(throwsError(ReadError.self)))
    }
    #expect(failures.map(\.differences.first?.expected) == ["2", "2", "2"])
  }

  @Test("says how the closure ended instead")
  func mismatch() {
    expectText(
      collectFailures {
        assertThat({ try parse("ab") }, throwsError(), "parse")
        assertThat({ try parse("(") }, throwsError(ReadError.empty), "parse")
      },
      """
      parse: expected to throw, but returned 2
      parse: expected to throw ReadError.empty, but threw ReadError.eof(line: 3)
      """
    )
    let failures = collectFailures {
      assertThat({ try parse("") }, not(throwsError()))
      assertThat({ try parse("") }, throwsError(isCase("eof")))
      assertThat({ try parse("ab") }, throwsError(ReadError.empty))
    }
    #expect(failures.count == 3)
  }

  @Test("cannot judge a closure that returns a function which nobody called")
  func uncalledFunction() {
    let failures = collectFailures {
      assertThat({ { try parse("") } }, throwsError())
      assertThat({ { try parse("") } }, not(throwsError()))
    }
    #expect(failures.count == 2)
  }
}
