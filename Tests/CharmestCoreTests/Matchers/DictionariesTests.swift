import Charmest
import CharmestCore
import Testing
import WrittenTexts

@Suite("Dictionaries") struct DictionariesTests {
  private let prices = ["miso": 850, "udon": 700]

  @Test("hasKey looks a key up")
  func keys() {
    assertMatches(prices, hasKey("miso"))
    assertMatches(prices, hasKey(hasPrefix("mi")))
    expectText(
      explain(prices, hasKey("shio"), "prices"),
      #"""
      prices: expected a dictionary with key "shio", but the keys are ["miso", "udon"]
        but was: ["miso": 850, "udon": 700]
      """#
    )
    assertMismatch(prices, hasKey(hasPrefix("s")))
    assertMismatch([:] as [String: Int], hasKey("a"))
    assertDescription(hasKey("a") as Matcher<[String: Int]>, "a dictionary with key \"a\"")
  }

  @Test("hasValue looks at all values")
  func values() {
    assertMatches(prices, hasValue(700))
    assertMatches(prices, hasValue(lessThan(800)))
    expectText(
      explain(prices, hasValue(greaterThan(900)), "prices"),
      #"""
      prices: expected a dictionary with a value that is a value greater than 900, but was ["miso": 850, "udon": 700]
      """#
    )
    assertDescription(
      hasValue(3) as Matcher<[String: Int]>, "a dictionary with a value that is 3")
  }

  @Test(
    "a missing entry names no other key whose value was perhaps not meant",
    arguments: [anything(), not(5), greaterThan(2)] as [Matcher<Int>])
  func guesses(_ matcher: Matcher<Int>) {
    #expect(
      leaves(["shoyu": 3], hasEntry("miso", matcher))
        == [[#"["miso"]"#, matcher.description, nil]])
  }

  @Test("the entry that should not be there is shown, also of many")
  func matched() {
    let many = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ("k\($0)", $0) })
    for (matcher, key) in [
      (hasValue(greaterThan(998)), "k999"), (hasKey(hasSuffix("99")), "99\"]"),
      (hasEntry("k999", greaterThan(5)), "k999"),
      (hasEntry(hasSuffix("999"), greaterThan(5)), "k999"),
    ] as [(Matcher<[String: Int]>, String)] {
      assertThat(explain(many, not(matcher))?.summary ?? "", containsString(key))
    }
  }

  @Test("hasEntry judges the value under a key")
  func entry() {
    assertMatches(prices, hasEntry("miso", 850))
    assertMatches(prices, hasEntry("miso", greaterThan(800)))
    assertMatches(prices, hasEntry(hasPrefix("mi"), greaterThan(800)))
    expectText(
      explain(prices, hasEntry("miso", greaterThan(900)), "prices"),
      #"""
      prices["miso"]: expected a value greater than 900, but was 850
        but was: ["miso": 850, "udon": 700]
      """#
    )
    #expect(leaves(prices, hasEntry("shio", 3)) == [[#"["shio"]"#, "3", nil]])
    assertMismatch(prices, hasEntry(hasPrefix("mi"), greaterThan(900)))
    assertMismatch(prices, hasEntry(hasPrefix("sh"), greaterThan(900)))
    assertMismatch(["Miso": 850], hasEntry(equalTo("miso"), 850))
    assertMismatch([:] as [String: Int], hasEntry(hasPrefix("sh"), greaterThan(900)))
    assertDescription(
      hasEntry("a", 1) as Matcher<[String: Int]>, "a dictionary with [\"a\": 1]")
  }

  @Test("hasEntries reports all entries that differ")
  func entries() {
    assertMatches(prices, hasEntries(["miso": 850]))
    assertMatches(prices, hasEntries(["miso": greaterThan(800), "udon": 700]))
    expectText(
      explain(prices, hasEntries(["miso": greaterThan(900), "shio": 800]), "prices"),
      #"""
      prices: 2 of 2 entries differ: ["miso"] expected a value greater than 900, but was 850; ["shio"] missing 800
        but was: ["miso": 850, "udon": 700]
      """#
    )
  }

  @Test("containsEntries takes literals as values where all are")
  func literals() {
    assertMismatch(["a": false], containsEntries(["a": true || false]))
    assertMatches(["a": 1, "b": 3], containsEntries(["a": 1, "b": greaterThan(2)]))
    assertMatches([String: Int](), containsEntries([:]))
  }

  @Test("containsEntries allows no others")
  func exactly() {
    struct Price: Equatable { var yen = 850 }
    assertMatches(prices, containsEntries(["miso": 850, "udon": greaterThan(1)]))
    assertMatches(["miso": Price()], containsEntries(["miso": Price()]))
    expectText(
      explain(prices, containsEntries(["miso": 850]), "prices"),
      #"""
      prices["udon"]: unexpected 700 (1 of 2 entries differs)
        expected: ["miso": 850]
        but was:  ["miso": 850, "udon": 700]
      """#
    )
    #expect(
      leaves(["miso": Price()], containsEntries(["miso": Price(yen: 900)]))
        == [[#"["miso"].yen"#, "900", "850"]])
    assertDescription(
      containsEntries(["miso": greaterThan(1)]) as Matcher<[String: Int]>,
      "[\"miso\": a value greater than 1]")
  }
}
