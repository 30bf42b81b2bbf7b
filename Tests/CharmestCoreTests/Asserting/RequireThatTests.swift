import Charmest
import Testing

@Suite("requireThat") struct RequireThatTests {
  @Test("gives the value back, unwrapped where it is optional")
  func passing() throws {
    let name: String? = "Ann"
    let unwrapped: String = try requireThat(name, present())
    #expect(unwrapped == "Ann")
    let prefixed: String = try requireThat(name, hasPrefix("A"))
    #expect(prefixed == "Ann")
    #expect(try requireThat(4, greaterThan(3)) == 4)
    try requireThat(4 > 3)
  }

  @Test("reports once and goes no further")
  func failing() {
    let name: String? = nil
    let failures = collectFailures {
      try requireThat(name, present(), "name")
      Issue.record("went on")
    }
    #expect(failures.map(\.description) == ["name: expected a value, but was nil"])
  }

  @Test("reports each kind of requirement")
  func kinds() {
    let name: String? = nil
    let texts =
      collectFailures { try requireThat(4, equalTo(3), "total") }
      + collectFailures { try requireThat(name, hasPrefix("A"), "name") }
      + collectFailures { try requireThat(4 < 3, "order") }
      + collectFailures { _ = try requireThat(name, nilValue(), "name") as String }
    #expect(
      texts.map(\.description) == [
        "total: expected 3, but was 4",
        "name: expected a string starting with \"A\", but was nil",
        """
        order: expected true, but was false
          to see the values: write try requireThat(value, matcher)
        """,
        "name: expected a value to return, but was nil, as nil allows; "
          + "use assertThat where nil is fine",
      ]
    )
  }

  @Test("takes a plain value, which an optional must hold")
  func plainValues() throws {
    let expected = "Ann"
    let name: String? = "Ann"
    let unwrapped: String = try requireThat(name, expected)
    #expect(unwrapped == "Ann")
    let same: String? = try requireThat(name, name)
    #expect(same == "Ann")
    let sum = try requireThat([2, 3].reduce(0, +), 5)
    #expect(sum == 5)
    let none: String? = nil
    let texts =
      collectFailures { try requireThat(unwrapped, "Bo" + "b") }
      + collectFailures { try requireThat(none, expected) }
      + collectFailures { try requireThat(expected.count, expected.count + 1, "count") }
    #expect(
      texts.map(\.description) == [
        #"unwrapped: expected "Bob", but was "Ann""#,
        #"none: expected "Ann", but was nil"#,
        "count: expected 4, but was 3",
      ]
    )
  }

  @Test("unwraps an optional, as present() does")
  func optionals() throws {
    let prices: [String: Int?] = ["miso": 9, "shio": nil]
    let price: Int? = try requireThat(prices["miso"])
    #expect(price == 9)
    let texts =
      collectFailures { try requireThat(prices["udon"]) }
      + collectFailures { try requireThat(prices["udon"], "the price of udon") }
      + collectFailures { try requireThat(try requireThat(prices["shio"]), "the price of shio") }
    #expect(
      texts.map(\.description) == [
        #"prices["udon"]: expected a value, but was nil"#,
        "the price of udon: expected a value, but was nil",
        "the price of shio: expected a value, but was nil",
      ]
    )
  }

  @Test("takes a text behind an optional text as the expected one, never as a label")
  func optionalTexts() throws {
    struct Name: ExpressibleByStringLiteral, Equatable {
      var text: String

      init(stringLiteral text: String) { self.text = text }
    }
    let text: String? = "Ann"
    let part: Substring? = "Ann"
    let name: Name? = "Ann"
    let bob = "Bob"
    #expect(try requireThat(text, "Ann") == "Ann")
    #expect(try requireThat(name, "Ann") == "Ann")
    let failures =
      collectFailures { try requireThat(text, "Bob") }
      + collectFailures { try requireThat(text, bob) }
      + collectFailures { try requireThat(part, "Bob") }
      + collectFailures { try requireThat(name, "Bob") }
    #expect(failures.count == 4)
  }

  @Test("takes an optional Bool for a condition")
  func optionalConditions() throws {
    let isOpen: Bool? = true
    let isClosed: Bool? = false
    let isUnknown: Bool? = nil
    try requireThat(isOpen)
    #expect(try requireThat(isClosed, present()) == false)
    let texts =
      collectFailures { try requireThat(isClosed) }
      + collectFailures { try requireThat(isUnknown) }
      + collectFailures { try requireThat(isUnknown, "known") }
    #expect(
      texts.map(\.description) == [
        "isClosed: expected true, but was false",
        "isUnknown: expected true, but was nil",
        "known: expected true, but was nil",
      ]
    )
  }

  private enum Closed: Error { case forLunch }

  private func open(_ isOpen: Bool) async throws -> Int {
    if isOpen { 3 } else { throw Closed.forLunch }
  }

  @Test("runs an asynchronous closure once, and goes no further if it ends in another way")
  func asynchronousClosures() async throws {
    try await requireThat({ try await open(true) }, not(throwsError()))
    try await requireThat({ try await open(false) }, throwsError(Closed.forLunch))
    let failures = await collectFailures {
      try await requireThat({ try await open(true) }, throwsError())
      Issue.record("went on")
    }
    #expect(
      failures.map(\.description) == ["open(true): expected to throw, but returned 3"]
    )
  }

  @Test("says how to see the values of a condition that compares")
  func comparison() {
    let name: String? = nil
    let failures = collectFailures { try requireThat(name != nil) }
    #expect(
      failures.map(\.description) == [
        """
        name != nil: expected true, but was false
          to see the values: write try requireThat(value, matcher)
        """
      ]
    )
  }

  @Test("throws an error that says what was not met")
  func error() {
    var caught: (any Error)?
    let failures = collectFailures {
      do { try requireThat(4, equalTo(3)) } catch { caught = error }
    }
    #expect(failures.count == 1)
    #expect(caught.map { "\($0)" } == "expected 3, but was 4")
  }

  @Test("never gives back nil, also where an optional is wanted")
  func neverNil() {
    let guest: String? = nil
    let failures = collectFailures {
      let name: String? = try requireThat(guest, not("Jon"))
      assertThat(name, present())
    }
    #expect(
      failures.map(\.text.summary) == [
        #"guest: expected a value to return, but was nil, as not "Jon" allows; use assertThat where nil is fine"#
      ])
  }
}
