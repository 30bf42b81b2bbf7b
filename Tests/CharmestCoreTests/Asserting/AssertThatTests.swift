import Charmest
import Testing

@Suite("assertThat") struct AssertThatTests {
  @Test("reports the place of the assertion")
  func place() throws {
    let line = #line + 1
    let failures = collectFailures { assertThat(5, equalTo(4)) }
    let failure = try #require(failures.first)
    #expect(failure.fileID == #fileID)
    #expect(failure.filePath == #filePath)
    #expect(failure.line == line)
    #expect(failure.column == 48)
  }

  @Test("takes values that have to be awaited or may throw, and builds the label only on failure")
  func expressions() async throws {
    func bowls() async throws -> Int { 2 }
    func label() -> String {
      Issue.record("the label was built")
      return ""
    }
    assertThat(try await bowls(), equalTo(2), label())
  }

  @Test("takes joined literals for a value, not for matchers")
  func literals() {
    let isOpen = false
    let failures = collectFailures {
      assertThat(isOpen, true || false)
      assertThat(isOpen, true && isOpen, "second")
      assertThat([isOpen], hasItem(true || false), "third")
      try requireThat(isOpen, true || false, "fourth")
    }
    #expect(failures.map(\.subject) == ["isOpen", "third", "fourth"])
    #expect(collectFailures { assertThat(4, 3 || 4) }.isEmpty)
    #expect(collectFailures { assertThat(4, greaterThan(3) && 4) }.isEmpty)
  }

  @Test("survives a line and a column that are zero or too large")
  func oddPlaces() {
    let failures = collectFailures {
      assertThat(5, equalTo(4), line: 0, column: 0)
      assertThat(5, equalTo(4), line: .max, column: .max)
    }
    #expect(failures.map(\.line) == [1, .max])
    #expect(failures.map(\.column) == [1, .max])
  }
}
