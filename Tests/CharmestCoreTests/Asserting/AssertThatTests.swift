import Charmest
import Testing

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
    let failures = collectFailures {
      assertThat(5, equalTo(4), "total")
      assertThat(5, equalTo(4))
    }
    #expect(
      failures.map(\.description) == [
        "total: expected 4, but was 5", "expected 4, but was 5",
      ]
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
      assertThat(name, hasPrefix("A"), "name")
      assertThat(name, equalTo("Ann"), "name")
      assertThat(name, present(), "name")
      assertThat(name, presentAnd(hasCount(2)), "name")
    }
    #expect(
      failures.map(\.description) == [
        "name: expected a string starting with \"A\", but was nil",
        "name: expected \"Ann\", but was nil",
        "name: expected a value, but was nil",
        "name: expected String whose .count is 2, but was nil",
      ]
    )
  }

  @Test("explains a condition by its label")
  func condition() {
    let isOpen = false
    let failures = collectFailures {
      assertThat(isOpen, "the kitchen is open")
      assertThat(isOpen)
    }
    #expect(
      failures.map(\.description) == [
        "the kitchen is open: expected true, but was false", "isOpen: expected true, but was false",
      ]
    )
  }

  @Test("says how to see the values of a condition that compares")
  func comparison() {
    struct Order { var bowls = 3 }
    let order = Order()
    let isOpen = false
    let failures = collectFailures {
      assertThat(order.bowls == 2)
      assertThat(order.bowls == 2, "bowls")
      assertThat(order.bowls == 3 && isOpen)
      assertThat(order.bowls == 2 || isOpen)
    }
    #expect(
      failures.map(\.description) == [
        """
        order.bowls == 2: expected true, but was false
          to see the values: write assertThat(value, matcher)
        """,
        """
        bowls: expected true, but was false
          to see the values: write assertThat(value, matcher)
        """,
        """
        order.bowls == 3 && isOpen: expected true, but was false
          to see the values: write assertThat(value, matcher)
        """,
        """
        order.bowls == 2 || isOpen: expected true, but was false
          to see the values: write assertThat(value, matcher)
        """,
      ]
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

  @Test("names the error that a matcher's closure throws")
  func throwingMatcher() {
    struct NoScale: Error {}
    let heavy = Matcher<Int>("a heavy bowl") { bowl in
      guard bowl > 5 else { throw NoScale() }
      return true
    }
    let failures = collectFailures { assertThat(3, heavy, "bowl") }
    #expect(
      failures.map(\.description) == [
        "bowl: expected a heavy bowl, but its judgement of 3 threw AssertThatTests.NoScale()"
      ]
    )
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

@Suite("assertThat with a message") struct AssertThatMessageTests {
  @Test("begins the failure with it, at the place of the assertion")
  func label() {
    let guest: String? = nil
    let line = #line + 2
    let failures = collectFailures {
      assertThat(0, greaterThan(0), message: "bowls")
      assertThat(guest, hasPrefix("J"), message: "guest")
    }
    #expect(
      failures.map(\.description) == [
        "bowls: expected a value greater than 0, but was 0",
        #"guest: expected a string starting with "J", but was nil"#,
      ]
    )
    #expect(failures.map(\.line) == [line, line + 1])
  }

  @Test("a message may be missing")
  func missingMessage() {
    let guest: String? = "Ann"
    let bowls = 0
    let message: String? = nil
    let failures = collectFailures {
      assertThat(bowls, greaterThan(0), message: nil)
      assertThat(guest, hasPrefix("J"), message: message)
    }
    #expect(
      failures.map(\.text.summary) == [
        "bowls: expected a value greater than 0, but was 0",
        #"guest: expected a string starting with "J", but was "Ann""#,
      ]
    )
  }
}
