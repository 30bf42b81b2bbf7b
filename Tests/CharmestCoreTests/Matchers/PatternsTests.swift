import Charmest
import CharmestCore
import RegexBuilder
import Testing

@Suite("matchesPattern") struct PatternsTests {
  @Test("finds a regular expression anywhere")
  func match() {
    assertMatches("Total: 900", matchesPattern(#"\d+"#))
    assertMatches("MISO", matchesPattern("miso", ignoringCase: true))
    assertMatches("Total: 900"[...], matchesPattern(/\d+/))
    assertMismatch("none", matchesPattern("MISO", ignoringCase: true))
    assertMismatch("none", matchesPattern(/\d/))
    assertDescription(
      matchesPattern(/^sha256:[0-9a-f]{64}$/) as Matcher<String>,
      "a string matching /^sha256:[0-9a-f]{64}$/")
  }

  @Test("shows what matched where nothing should, also in a long text")
  func matched() {
    let words = String(repeating: "all is well here. ", count: 20)
    for matcher: Matcher<String> in [
      matchesPattern("password=.."), matchesPattern(/password=../),
    ] {
      let text = explain(words + "password=x9. " + words, not(matcher))?.summary
      #expect(text?.contains("password=x9") == true)
    }
  }

  @Test("does not match another Unicode form of the characters")
  func unicodeForm() {
    assertMismatch("cafe\u{301}", matchesPattern("caf\u{e9}"))
  }

  @Test(
    "cannot judge by a pattern that is not valid",
    arguments: ["(a", "a)", "b[a", "*a", "a\\", "a{2,1}", "(?<=a*)b"])
  func invalid(_ pattern: String) {
    assertUndecided("x", matchesPattern(pattern))
    #expect(explain("x", matchesPattern(pattern))?.summary.contains(pattern) == true)
  }

  @Test(
    "does not take a search that the engine gave up for one without a match",
    arguments: [
      (1_000_000, "", "^(?:a|b)*$"), (26, "bxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "^(a+){26}b"),
      (40, "b", "^(?:(a+)+x|a+b)$"),
    ])
  func tooComplex(_ count: Int, _ end: String, _ pattern: String) {
    let text = String(repeating: "a", count: count) + end
    // The opposite says it only if the pattern could not judge, and each search takes long.
    let opposite: Matcher<String> = not(matchesPattern(pattern))
    #expect(explain(text, opposite)?.summary.contains("too complex") == true)
  }

  @Test("does not treat an error of a Swift expression as a text without a match")
  func throwing() {
    struct NotANumber: Error {}
    let expression = Regex {
      TryCapture {
        "x"
      } transform: { _ -> Int? in
        throw NotANumber()
      }
    }
    assertUndecided("x", matchesPattern(expression))
  }

  @Test("judges a search that takes long, but ends")
  func longSearches() {
    let text = String(repeating: "abcdefgh ", count: 2_000)
    let manyAs = String(repeating: "a", count: 24) + "b"
    assertMatches(text, not(matchesPattern("(?s)a.*z")))
    assertMatches(manyAs, matchesPattern("^(a+){16}b"))
    assertMatches(String(repeating: "x\n", count: 20_000), not(matchesPattern("y")))
    assertMatches(String(manyAs.dropFirst(2)), not(matchesPattern("(a+)+$")))
    assertMatches("a\r\n👨‍👩‍👧 e\u{301}", not(matchesPattern("(?x) z # a comment")))
    assertMatches("", not(matchesPattern("z")))
  }
}
