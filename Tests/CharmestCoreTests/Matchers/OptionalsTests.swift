import Charmest
import CharmestCore
import Testing
import WrittenTexts

@Suite("Optionals") struct OptionalsTests {
  private let nothing: Int? = nil

  @Test("nilValue matches nil only")
  func nilValues() {
    assertMatches(nothing, nilValue())
    expectText(
      explain(4 as Int?, nilValue(), "tip"),
      """
      tip: expected nil, but was 4
      """
    )
    assertMismatch(nothing, not(nilValue()))
    assertDescription(nilValue() as Matcher<Int?>, "nil")
  }

  @Test("present matches every value")
  func presence() {
    assertMatches(4 as Int?, present())
    assertMatches(.some(nil) as Int??, present())
    assertMatches(nothing, not(present()))
    assertMismatch(3 as Int?, not(present()))
    expectText(
      explain(nothing, present(), "tip"),
      """
      tip: expected a value, but was nil
      """
    )
    assertDescription(present() as Matcher<Int?>, "a value")
  }

  @Test("presentAnd judges the wrapped value")
  func presentAnds() {
    assertMatches(4 as Int?, presentAnd(4) && presentAnd(greaterThan(3)))
    assertMatches(nothing, not(presentAnd(3)))
    assertMismatch(3 as Int?, not(presentAnd(3)))
    #expect(leaves(2 as Int?, presentAnd(greaterThan(3))).map(\.last) == ["2"])
    expectText(
      explain(nothing, presentAnd(4), "tip"),
      """
      tip: expected 4, but was nil
      """
    )
    assertDescription(presentAnd(greaterThan(3)), "a value greater than 3")
  }

  @Test("tell a nil inside an optional from no value")
  func nested() {
    assertMatches(.some(nil) as Int??, presentAnd(nilValue()))
    assertMatches(3 as Int??, presentAnd(presentAnd(3)))
    assertMismatch(.some(nil) as Int??, nilValue())
    assertMismatch(nil as Int??, presentAnd(nilValue()))
    #expect(
      leaves(["a": nil] as [String: Int?], hasEntry("a", presentAnd(4)))
        == [[#"["a"]"#, "4", "nil"]])
  }

  @Test("are judged whole by a matcher that fits the whole, and else by the value in them")
  func exactLevel() {
    let prices: [String: Int?] = ["shio": nil, "miso": 9]
    let passing = collectFailures {
      assertThat(prices["udon"], nilValue())
      assertThat(prices["udon"], nil)
      assertThat(prices["udon"], not(present()))
      assertThat(prices["shio"], present())
      assertThat(prices["shio"], presentAnd(nilValue()))
      assertThat(prices["miso"], 9)
      assertThat(nothing, anything())
      assertThat(nothing, nil)
    }
    #expect(passing.map(\.description) == [])
    let failing = collectFailures {
      assertThat(prices["udon"], present())
      assertThat(prices["shio"], nilValue())
      assertThat(nothing, not(4))
      assertThat(nothing, not(equalTo(4)))
      assertThat(nothing, noneOf(4, 5))
      assertThat(nothing, not(greaterThan(4)))
    }
    #expect(failing.count == 6)
  }

  @Test("may be nil where nilValue is an alternative")
  func nilOrElse() async {
    func failures(_ guest: String?) async -> Int {
      let jonOrNobody: Matcher<String?> = anyOf(nilValue(), presentAnd(hasPrefix("J")))
      return await collectFailures {
        assertThat(guest, jonOrNobody)
        assertThat(guest, describedAs("none or a J", jonOrNobody))
        assertThat([guest], everyItem(jonOrNobody))
        await assertEventually(jonOrNobody, within: .zero) { guest }
        await assertAlways(jonOrNobody, for: .zero) { guest }
      }.count
    }
    #expect(await failures(nil) == 0)
    #expect(await failures("Jon") == 0)
    #expect(await failures("Ann") == 5)
  }

  @Test("are awaited at their own level")
  func awaited() async {
    let absent: Int?? = nil
    let empty: Int?? = .some(nil)
    await assertEventually(nilValue()) { absent }
    await assertEventually(present()) { empty }
    await assertAlways(presentAnd(nilValue()), for: .zero) { empty }
  }

  @Test("are verified at their own level")
  func verified() {
    let empty: Int?? = .some(nil)
    let calls = MockMethod("price(_:)", taking: Int??.self)
    calls.invoke(empty)
    verify(calls, calledWith: present())
    verify(calls, .never, calledWith: nilValue())
    assertThat(calls, wasCalled(with: presentAnd(nilValue())))
  }

  @Test("that are nil are no value, whatever the opposite of the wrapped matcher says")
  func noValue() {
    for matcher in [
      presentAnd(not(3)), presentAnd(anything()), presentAnd(noneOf(1, 2)),
      presentAnd(anyOf(not(3), equalTo(2))), presentAnd(allOf(greaterThan(1), not(4))),
    ] { assertMismatch(nothing, matcher) }
  }

  private enum Topping: Equatable { case none, nori }

  @Test("a case none is not nil")
  func caseNone() {
    let topping: Topping? = Topping.none
    assertThat(topping, equalTo(Topping.none))
    assertThat(Topping.none, .none)
  }
}
