import Charmest
import CharmestCore
import Testing

@Suite("Optionals") struct OptionalsTests {
  @Test("nilValue matches nil only")
  func nilValues() {
    assertMatches(nil as Int?, nilValue())
    assertMismatch(4 as Int?, nilValue(), text: "expected nil, but was 4")
    assertDescription(nilValue() as Matcher<Int?>, "nil")
  }

  @Test("present matches every value")
  func presence() {
    assertMatches(4 as Int?, present())
    assertMatches(.some(nil) as Int??, present())
    assertMismatch(nil as Int?, present(), text: "expected a value, but was nil")
    assertDescription(present() as Matcher<Int?>, "a value")
  }

  @Test("presentAnd judges the wrapped value")
  func presentAnds() {
    assertMatches(4 as Int?, presentAnd(4))
    assertMatches(4 as Int?, presentAnd(greaterThan(3)))
    assertMismatch(nil as Int?, presentAnd(4), text: "expected 4, but was nil")
    assertMismatch(
      2 as Int?,
      presentAnd(greaterThan(3)),
      text: "expected a value greater than 3, but was 2"
    )
    assertDescription(presentAnd(greaterThan(3)), "a value greater than 3")
  }

  @Test("each say what matched under not")
  func negated() {
    assertMatches(nil as Int?, not(present()))
    assertMatches(nil as Int?, not(presentAnd(3)))
    assertMismatch(nil as Int?, not(nilValue()), text: "expected not nil, but was nil")
    assertMismatch(3 as Int?, not(present()), text: "expected not a value, but was 3")
    assertMismatch(3 as Int?, not(presentAnd(3)), text: "expected not 3, but was 3")
    assertMismatch(
      [1, 2] as [Int]?,
      not(presentAnd(hasItem(2))),
      text: "expected no item 2, but [1] was 2"
    )
  }

  @Test("unwrap one level at a time")
  func levels() {
    assertMatches(.some(nil) as Int??, presentAnd(nilValue()))
    assertMatches(3 as Int??, presentAnd(presentAnd(3)))
    #expect(!presentAnd(nilValue() as Matcher<Int?>).matches(nil).isMatch)
  }

  @Test("tell a nil inside an optional from no value")
  func nested() {
    assertMatches(.some(nil) as Int??, presentAnd(nilValue()))
    assertMismatch(.some(nil) as Int??, nilValue(), text: "expected nil, but was .some(nil)")
    assertMismatch(nil as Int??, presentAnd(nilValue()), text: "expected .some(nil), but was nil")
  }

  @Test("are judged whole by a matcher that fits the whole, and else by the value in them")
  func exactLevel() {
    let prices: [String: Int?] = ["shio": nil, "miso": 9]
    let none: Int? = nil
    let failures = collectFailures {
      assertThat(prices["udon"], nilValue())
      assertThat(prices["udon"], nil)
      assertThat(prices["udon"], not(present()))
      assertThat(prices["shio"], present())
      assertThat(prices["shio"], presentAnd(nilValue()))
      assertThat(prices["miso"], 9)
      assertThat(prices["udon"], nilValue(), message: "udon")
      assertThat(none, anything())
      assertThat(none, nil)
      // Not one of them:
      assertThat(prices["udon"], present(), "udon")
      assertThat(prices["shio"], nilValue(), "shio")
      assertThat(prices["shio"], nilValue(), message: "shio")
      assertThat(none, not(4), "none")
      assertThat(none, not(equalTo(4)), "none")
      assertThat(none, noneOf(4, 5), "none")
      assertThat(none, not(greaterThan(4)), "none")
    }
    #expect(
      failures.map(\.description) == [
        "udon: expected a value, but was nil",
        "shio: expected nil, but was .some(nil)",
        "shio: expected nil, but was .some(nil)",
        "none: expected not 4, but was nil",
        "none: expected not 4, but was nil",
        "none: expected none of 4, 5, but was nil",
        "none: expected a value not greater than 4, but was nil",
      ]
    )
  }

  @Test("are awaited at their own level")
  func exactAwaited() async throws {
    let absent: Int?? = nil
    let empty: Int?? = .some(nil)
    await assertEventually(nilValue()) { absent }
    await assertEventually(present()) { empty }
    await assertAlways(presentAnd(nilValue()), for: .zero) { empty }
    let inner: Int? = try await requireEventually(present()) { empty }
    #expect(inner == nil)
  }

  @Test("are verified at their own level")
  func exactArguments() {
    let empty: Int?? = .some(nil)
    let calls = MockMethod("price(_:)", taking: Int??.self)
    calls.invoke(empty)
    verify(calls, calledWith: present())
    verify(calls, .never, calledWith: nilValue())
    assertThat(calls, wasCalled(with: presentAnd(nilValue())))
  }
}
