import CharmestCore
import Testing

@Suite("Dictionaries") struct DictionariesTests {
  private let prices = ["miso": 850, "udon": 700]

  @Test(
    "name no other key, whose value was perhaps not meant, where an entry is missing",
    arguments: [anything(), not(5), greaterThan(2)] as [Matcher<Int>])
  func guesses(_ matcher: Matcher<Int>) {
    #expect(
      leaves(["shoyu": 3], hasEntry("miso", matcher))
        == [[#"["miso"]"#, matcher.description, nil]])
  }

  @Test("show the entry that should not be there, also of many")
  func matched() {
    let many = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ("k\($0)", $0) })
    for (matcher, key) in [
      (hasValue(greaterThan(998)), "k999"), (hasKey(hasSuffix("99")), "99\"]"),
      (hasEntry("k999", greaterThan(5)), #"but ["k999"] was 999"#),
      (hasEntry(hasSuffix("999"), greaterThan(5)), "k999"),
    ] as [(Matcher<[String: Int]>, String)] {
      #expect(summary(many, not(matcher)).contains(key))
    }
  }

  @Test("have no entry whose key or value alone is as expected, nor any if they are empty")
  func mismatch() {
    assertMismatch(prices, hasEntry(hasPrefix("mi"), greaterThan(900)))
    assertMismatch(prices, hasEntry(hasPrefix("sh"), greaterThan(600)))
    assertMismatch([:] as [String: Int], hasEntry(hasPrefix("sh"), greaterThan(900)))
    #expect(summary([:] as [String: Int], hasKey("a")).hasSuffix("was [:]"))
    assertDescription(
      containsEntries(["miso": greaterThan(1)]) as Matcher<[String: Int]>,
      #"["miso": a value greater than 1]"#)
  }

  @Test("take literals as values where all are, and say what differs inside a value")
  func entries() {
    struct Price: Equatable { var yen = 850 }
    assertMismatch(["a": false], containsEntries(["a": true || false]))
    assertMatches(["a": 1, "b": 3], containsEntries(["a": 1, "b": greaterThan(2)]))
    assertMatches([String: Int](), containsEntries([:]))
    #expect(
      leaves(["miso": Price()], containsEntries(["miso": Price(yen: 900)]))
        == [[#"["miso"].yen"#, "900", "850"]])
    #expect(leaves(prices, containsEntries(["miso": 850])) == [[#"["udon"]"#, nil, "700"]])
  }
}
