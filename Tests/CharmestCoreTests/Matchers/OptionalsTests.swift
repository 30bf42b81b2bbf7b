import Charmest
import CharmestCore
import Testing

@Suite("Optionals") struct OptionalsTests {
  @Test("are awaited at their own level")
  func awaited() async {
    let absent: Int?? = nil
    let empty: Int?? = .some(nil)
    await assertEventually(nilValue()) { absent }
    await assertEventually(present()) { empty }
    await assertAlways(presentAnd(nilValue()), for: .zero) { empty }
  }

  @Test("take a value for one that may be missing, also behind a key")
  func entries() {
    let prices: [String: Int?] = ["shio": nil, "miso": 9]
    let passing = collectFailures {
      assertThat(prices["udon"], nil)
      assertThat(prices["shio"], presentAnd(nilValue()))
      assertThat(prices["miso"], 9)
    }
    #expect(passing.map(\.description) == [])
    let nothing: Int? = nil
    let failing = collectFailures {
      assertThat(nothing, not(4))
      assertThat(nothing, noneOf(4, 5))
      assertThat(nothing, not(greaterThan(4)))
    }
    #expect(failing.count == 3)
    #expect(
      leaves(["a": nil] as [String: Int?], hasEntry("a", presentAnd(4)))
        == [[#"["a"]"#, "4", "nil"]])
  }

  @Test("of optionals tell nil from no value")
  func nested() {
    #expect(leaves(nil as Int??, presentAnd(nilValue())) == [["", ".some(nil)", "nil"]])
    assertDescription(not(presentAnd(nilValue())) as Matcher<Int??>, "not .some(nil)")
  }

  private enum Topping: Equatable { case none, nori }

  @Test("a case none is not nil")
  func caseNone() {
    let topping: Topping? = Topping.none
    #expect(collectFailures { assertThat(topping, equalTo(Topping.none)) }.isEmpty)
    #expect(collectFailures { assertThat(Topping.none, .none) }.isEmpty)
  }
}
