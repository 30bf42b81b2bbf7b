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
        "order: expected true, but was false",
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

  @Test("says what to write instead of a condition that compares")
  func comparison() {
    let name: String? = nil
    let failures = collectFailures { try requireThat(name != nil) }
    #expect(
      failures.map(\.description) == [
        """
        name != nil: expected true, but was false
          to see both values: try requireThat(name, present())
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
}
