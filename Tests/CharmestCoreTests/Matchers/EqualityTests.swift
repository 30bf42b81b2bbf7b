import Charmest
import CharmestCore
import Testing
import WrittenTexts

@Suite("equalTo") struct EqualityTests {
  @Test("matches what is equal")
  func match() {
    assertMatches(4, equalTo(4))
    assertMatches("e\u{301}", equalTo("\u{E9}"))
    assertMatches(nil as Int?, equalTo(nil))
  }

  @Test("says what was expected and what came")
  func mismatch() {
    expectText(
      explain(5, equalTo(4), "bowls"),
      """
      bowls: expected 4, but was 5
      """
    )
    assertMismatch("foo ", equalTo("foo"))
    assertMismatch(nil, equalTo(4 as Int?))
    assertMismatch(Double.nan, equalTo(.nan))
    assertMismatch(5 as AnyHashable, equalTo("5" as AnyHashable))
  }

  @Test("compares parts of texts, sets and dictionaries as values")
  func kinds() {
    assertMatches("soup"[...], equalTo("soup"))
    assertMatches([1, 2] as Set, equalTo([2, 1]))
    assertMatches(["a": 1, "b": 2], equalTo(["b": 2, "a": 1]))
    assertMatches(0.0, equalTo(-0.0))
    assertMismatch("soup"[...], equalTo("soap"))
    assertMismatch([1, 2] as Set, equalTo([]))
    #expect(leaves(["a": 1], equalTo(["a": 2])) == [["[\"a\"]", "2", "1"]])
  }

  @Test("is described by the value")
  func description() {
    assertDescription(equalTo(4), "4")
    assertDescription(equalTo("miso"), "\"miso\"")
    assertDescription(equalTo(nil as Int?), "nil")
  }
}

@Suite("oneOf and isIn") struct MembershipTests {
  @Test("match the values that are named")
  func match() {
    assertMatches(2, oneOf(1, 2))
    assertMatches(2, isIn([1, 2]))
    assertMatches(2, isIn(1...3))
    assertMatches(2, isIn([1, 2] as Set))
    assertMatches("s" as Character, isIn("miso"))
    assertDescription(oneOf(1, 2), "one of [1, 2]")
  }

  @Test("find a value in a set or a range without looking at each")
  func lookups() {
    assertMatches(7, isIn(Set(0...9)) && isIn(0..<Int.max) && not(isIn(Set([1]))))
    assertMatches("a", isIn(["a": 1].keys) && not(isIn(["b": 1].keys)))
  }

  @Test("name the values and what came")
  func mismatch() {
    expectText(
      explain(3, oneOf(1, 2), "bowls"),
      """
      bowls: expected one of [1, 2], but was 3
      """
    )
    assertMismatch(3, isIn([Int]()))
    assertMismatch(3, isIn(5...9))
    assertMismatch(Double.nan, isIn([.nan]))
    let few = explain(3, isIn(Array(10...1_000)))?.summary ?? ""
    assertThat(few, containsString("10, 11") && containsString("was 3"))
  }
}
