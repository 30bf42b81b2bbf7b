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
    assertMismatch(
      .some(nil) as Int??, nilValue(),
      text: "expected nil, but was .some(nil) (a value, which is nil)")
    assertMismatch(
      nil as Int??, presentAnd(nilValue()),
      text: "expected .some(nil), but was nil (no value, not even nil)")
    assertMismatch(
      ["a": nil] as [String: Int?], hasEntry("a", presentAnd(4)),
      text: """
        ["a"]: expected 4, but was nil
          but was: ["a": nil]
        """)
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
        "shio: expected nil, but was .some(nil) (a value, which is nil)",
        "shio: expected nil, but was .some(nil) (a value, which is nil)",
        "none: expected not 4, but was nil (no value)",
        "none: expected not 4, but was nil (no value)",
        "none: expected none of 4, 5, but was nil (no value)",
        "none: expected a value not greater than 4, but was nil (no value)",
      ]
    )
  }

  private struct Handlers {
    var onTap: (() -> Void)?
    var onClose: () -> Void = {}
  }

  private final class Screen: Mock {
    let showCalls = MockMethod("show(guest:)", taking: String?.self)
  }

  @Test("may be nil where nilValue is one of several alternatives for the value in them")
  func nilOrElse() async throws {
    struct Order { var guest: String? }
    func check(_ guest: String?) async -> [String] {
      await collectFailures {
        assertThat(guest, anyOf(nilValue(), hasPrefix("J")))
        assertThat(guest, hasPrefix("J") || nilValue(), "guest, the other way round")
        assertThat(guest, describedAs("none or a J", anyOf(nilValue(), hasPrefix("J"))))
        assertThat(guest, anyOf(nilValue(), allOf(hasPrefix("J"), hasSuffix("n"))))
        assertThat(Order(guest: guest), hasProperty(\.guest, anyOf(nilValue(), hasPrefix("J"))))
        await assertEventually(anyOf(nilValue(), hasPrefix("J")), within: .zero) { guest }
        await assertAlways(anyOf(nilValue(), hasPrefix("J")), for: .zero) { guest }
      }.map { $0.text.summary.replacing(/\ \(gave up after .*/, with: "") }
    }
    #expect(await check(nil) == [])
    #expect(await check("Jon") == [])
    let texts = await check("Ann")
    #expect(
      texts == [
        #"guest: expected nil or a string starting with "J", but was "Ann""#,
        #"guest, the other way round: expected a string starting with "J" or nil, but was "Ann""#,
        #"guest: expected none or a J, but was "Ann""#,
        #"""
        guest: expected nil or (a string starting with "J" and a string ending with "n"), \#
        but was "Ann"
        """#,
        #"Order(guest: guest).guest: expected nil or a string starting with "J", but was "Ann""#,
        #"guest: expected nil or a string starting with "J", but was "Ann""#,
        #"guest: expected nil or a string starting with "J", but was "Ann" (failed at the first try; must hold for less than 1 ms and 20 tries)"#,
      ])
    // Not where a value is needed.
    let guest: String? = nil
    let failures = collectFailures {
      _ = try? requireThat(guest, anyOf(nilValue(), hasPrefix("J")))
      assertThat(guest, allOf(nilValue(), hasPrefix("J")))
      assertThat(guest, not(hasPrefix("J")))
    }
    #expect(
      failures.map(\.description) == [
        #"""
        guest: expected a value to return, \#
        but was nil, as nil or a string starting with "J" allows; use assertThat where nil is fine
        """#,
        #"guest: expected nil and a string starting with "J", but was nil"#,
        #"guest: expected a string not starting with "J", but was nil (no value)"#,
      ])
    assertMismatch(
      guest, presentAnd(anyOf(nilValue(), hasPrefix("J"))),
      text: #"expected nil or a string starting with "J", but was nil"#)
  }

  @Test("may be nil in a call where nilValue is an alternative")
  func nilArgument() {
    let screen = Screen()
    screen.showCalls.invoke(nil)
    verify(screen.showCalls, calledWith: anyOf(nilValue(), hasPrefix("J")))
    assertThat(screen.showCalls, wasCalled(with: hasPrefix("J") || nilValue()))
  }

  @Test("never take a function that the test forgot to call for a value")
  @MainActor func functions() throws {
    @Sendable nonisolated func price() -> Int { 9 }
    func parse(_ text: String, _ limit: Int) throws -> Int { limit }
    func fetch() async throws -> Int { 9 }
    @MainActor func draw(_ width: Int) {}
    let sendable: @Sendable () -> Int = price
    let handlers = Handlers(onTap: {})
    let missed =
      collectFailures {
        assertThat(price, present(), "price")
        assertThat(price, not(nilValue()), "price")
        assertThat(price, not(present()), "price")
        assertThat(price, nilValue(), "price")
        assertThat(price, present(), message: "price")
        assertThat(parse, present(), "parse")
        assertThat(fetch, present(), "fetch")
        assertThat(draw, present(), "draw")
        assertThat(sendable, present(), "sendable")
        assertThat({ 9 }, present(), "closure")
        assertThat([price, price], everyItem(present()), "all")
        assertThat(handlers, hasProperty(\.onClose, present()), "handlers")
        assertThat(handlers.onTap, present())
        assertThat(handlers, hasProperty(\.onTap, present()))
        assertThat(Handlers(), hasProperty(\.onTap, nilValue()))
        assertThat(price, anything())
        assertThat(handlers.onTap, anything())
        assertThat(handlers.onClose, instanceOf((() -> Void).self))
      } + collectFailures { try requireThat(price, present(), "required") }
    let wasNotCalled = "is a function that was not called"
    #expect(
      missed.map(\.description) == [
        "price: expected a value, but \(wasNotCalled)",
        "price: expected not nil, but it cannot be judged: \(wasNotCalled)",
        "price: expected not a value, but it cannot be judged: \(wasNotCalled)",
        "price: expected nil, but \(wasNotCalled)",
        "price: expected a value, but \(wasNotCalled)",
        "parse: expected a value, but \(wasNotCalled)",
        "fetch: expected a value, but \(wasNotCalled)",
        "draw: expected a value, but \(wasNotCalled)",
        "sendable: expected a value, but \(wasNotCalled)",
        "closure: expected a value, but \(wasNotCalled)",
        "all: expected every element to be a value, but it cannot be judged: [0]: \(wasNotCalled)",
        "handlers.onClose: expected a value, but \(wasNotCalled)\n"
          + "  but was: OptionalsTests.Handlers(onTap: () -> (), onClose: () -> ())",
        "required: expected a value, but \(wasNotCalled)",
      ])
  }

  @Test("are not required of a function that the test forgot to call")
  func requiredFunction() {
    let forgotten: any DeprecatedRequirement = ForgottenCall()
    let failures = collectFailures { try forgotten.judge() }
    #expect(
      failures.map(\.description) == [
        "price: expected a value, but is a function that was not called"
      ])
  }

  @Test("look for a nil in values of generic code and in Any")
  func hidden() {
    func isPresent<Value>(_ value: Value) -> Bool { present().matches(value).isMatch }
    func isNone<Value>(_ value: Value) -> Bool { nilValue().matches(value).isMatch }
    #expect(isPresent(4))
    #expect(isPresent(4 as Int?))
    #expect(!isPresent(nil as Int?))
    #expect(!isPresent(nil as Int? as Any))
    #expect(isNone(nil as Int?))
    #expect(isNone(nil as Int? as Any))
    #expect(!isNone(4 as Int?))
    #expect(!isNone(4))
    assertMismatch(4, nilValue(), text: "expected nil, but was 4")
    assertMatches(4, present())
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

  @Test("a nil is told as no value where what was expected reads as if nil were right")
  func noValue() {
    let nothing: Int? = nil
    let name: String? = nil
    assertMismatch(nothing, presentAnd(not(3)), text: "expected not 3, but was nil (no value)")
    assertMismatch(
      nothing, presentAnd(anything()), text: "expected anything, but was nil (no value)")
    assertMismatch(
      nothing, presentAnd(noneOf(1, 2)), text: "expected none of 1, 2, but was nil (no value)")
    assertMismatch(
      name, presentAnd(not(hasPrefix("a"))),
      text: #"expected a string not starting with "a", but was nil (no value)"#)
    assertMismatch(
      nothing, presentAnd(anyOf(not(3), equalTo(2))),
      text: "expected not 3 or 2, but was nil (no value)")
    assertMismatch(
      nothing, presentAnd(allOf(greaterThan(1), not(4))),
      text: "expected a value greater than 1 and not 4, but was nil (no value)")
    // The words of a value say nothing of it.
    assertMismatch(
      name, presentAnd("do not disturb"), text: #"expected "do not disturb", but was nil"#)
    assertMismatch(
      nothing, presentAnd(greaterThan(3)), text: "expected a value greater than 3, but was nil")
  }
}

private protocol DeprecatedRequirement { func judge() throws }

/// A requirement that is deprecated, which a call through its protocol does not say.
private struct ForgottenCall: DeprecatedRequirement {
  private func price() -> Int { 9 }

  @available(*, deprecated) func judge() throws { try requireThat(price) }

  private enum Topping: Equatable { case none, nori }

  @Test("a case none is not nil, and the text says how to expect it")
  func caseNone() {
    let topping: Topping? = Topping.none
    assertThat(topping, equalTo(Topping.none))
    let failures = collectFailures { assertThat(Topping.none, .none, "topping") }
    assertThat(
      failures.map(\.text.summary),
      containsExactly("topping: expected nil, but was .none (a case: write equalTo(.none))"))
  }
}
