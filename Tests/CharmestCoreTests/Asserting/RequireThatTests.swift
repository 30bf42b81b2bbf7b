import Charmest
import Testing
import WrittenTexts

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

  @Test("reports each kind of requirement")
  func kinds() {
    let name: String? = nil
    expectText(
      collectFailures {
        try requireThat(4, equalTo(3), "total")
        Issue.record("went on")
      }
        + collectFailures { try requireThat(4 < 3, "order") }
        + collectFailures { _ = try requireThat(name, nilValue(), "name") as String },
      """
      total: expected 3, but was 4
      order: expected true, but was false
      name: expected a value to return, but was nil, as nil allows; use an assertion
      """
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
    let failures =
      collectFailures { try requireThat(unwrapped, "Bo" + "b") }
      + collectFailures { try requireThat(none, expected) }
      + collectFailures { try requireThat(expected.count, expected.count + 1, "count") }
    #expect(failures.flatMap(\.differences).map(\.actual) == [#""Ann""#, "nil", "3"])
  }

  @Test("unwraps an optional, as present() does")
  func optionals() throws {
    let prices: [String: Int?] = ["miso": 9, "shio": nil]
    let price: Int? = try requireThat(prices["miso"])
    #expect(price == 9)
    let failures =
      collectFailures { try requireThat(prices["udon"]) }
      + collectFailures { try requireThat(prices["udon"], present(), "the price of udon") }
      + collectFailures { try requireThat(try requireThat(prices["shio"]), present(), "the shio") }
    #expect(
      failures.map(\.subject) == [
        #"prices["udon"]"#, "the price of udon", "the shio",
      ])
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
    let failures =
      collectFailures { try requireThat(isClosed) }
      + collectFailures { try requireThat(isUnknown) }
      + collectFailures { try requireThat(isUnknown, "known") }
    #expect(failures.flatMap(\.differences).map(\.actual) == ["false", "nil", "nil"])
  }

  @Test("throws an error that says what was not met")
  func error() {
    var caught: (any Error)?
    let failures = collectFailures {
      do { try requireThat(4, equalTo(3)) } catch { caught = error }
    }
    #expect(caught.map { "\($0)" } == failures.first?.text.summary)
  }
}
