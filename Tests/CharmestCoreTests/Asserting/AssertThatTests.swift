import Charmest
import Testing
import WrittenTexts

@Suite("assertThat") struct AssertThatTests {
  @Test("reports nothing for a value that is as expected")
  func passing() {
    let name: String? = "Ann"
    let failures = collectFailures {
      assertThat(4, equalTo(4))
      assertThat(name, hasPrefix("A"))
      assertThat(name, equalTo("Ann"))
      assertThat(name, present())
      assertThat(4 > 3)
      assertThat(4, 4)
    }
    #expect(failures.isEmpty)
  }

  @Test("begins the text with the label, if there is one")
  func label() {
    expectText(
      collectFailures {
        assertThat(5, equalTo(4), "total")
        assertThat(5, equalTo(4))
      },
      """
      total: expected 4, but was 5
      expected 4, but was 5
      """
    )
  }

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

  @Test("says that an optional was nil where a value was expected")
  func missingValue() {
    let name: String? = nil
    let failures = collectFailures {
      assertThat(name, hasPrefix("A"))
      assertThat(name, equalTo("Ann"))
      assertThat(name, present())
      assertThat(name, presentAnd(hasCount(2)))
    }
    #expect(failures.flatMap(\.differences).map(\.actual) == ["nil", "nil", "nil", "nil"])
  }

  @Test("explains a condition by its label or its words")
  func condition() {
    let isOpen = false
    let failures = collectFailures {
      assertThat(isOpen, "the kitchen is open")
      assertThat(isOpen)
    }
    #expect(failures.map(\.subject) == ["the kitchen is open", "isOpen"])
  }

  @Test("says how to see the values of a condition that compares")
  func comparison() {
    struct Order { var bowls = 3 }
    let order = Order()
    expectText(
      collectFailures { assertThat(order.bowls == 2) },
      """
      order.bowls == 2: expected true, but was false
      """
    )
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
    assertThat(4, 3 || 4)
    assertThat(4, greaterThan(3) && 4)
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
