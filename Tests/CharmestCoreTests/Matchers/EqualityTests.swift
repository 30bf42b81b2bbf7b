import CharmestCore
import Testing

@Suite("equalTo, oneOf and isIn") struct EqualityTests {
  @Test("judge by ==, whatever a value looks like")
  func equal() {
    assertMatches("e\u{301}", equalTo("\u{E9}"))
    assertMatches("soup"[...], equalTo("soup"))
    assertMatches(0.0, equalTo(-0.0))
    assertMatches(nil as Int?, equalTo(nil))
    assertMismatch(nil, equalTo(4 as Int?))
    assertMismatch(5 as AnyHashable, equalTo("5" as AnyHashable))
    assertDescription(equalTo("miso"), "\"miso\"")
  }

  @Test("find a value in a set, a range or a text without looking at each")
  func lookups() {
    assertMatches("s" as Character, isIn("miso"))
    assertMatches(7, isIn(Set(0...9)) && isIn(0..<Int.max) && not(isIn(Set([1]))))
    assertMatches("a", isIn(["a": 1].keys) && not(isIn(["b": 1].keys)))
    assertMismatch(3, isIn([Int]()))
    assertMismatch(3, isIn(5...9))
  }

  @Test("name the first of many values, and what came")
  func manyValues() {
    let text = summary(3, isIn(Array(10...1_000)))
    #expect(text.contains("10, 11") && text.contains("was 3"))
    // Not more than the first thousand are compared.
    let names = (0..<1_010).map { "key \($0)" }
    #expect(summary("key 1009", isIn(names.dropLast())).contains("of the first 1000 is"))
  }
}
