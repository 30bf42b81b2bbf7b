import Charmest
import CharmestCore
import Testing

@Suite("Substrings") struct SubstringsTests {
  @Test("are compared by characters, not by code points, in every kind of text")
  func characters() {
    assertMatches("e\u{301}t\u{E9}", hasPrefix("\u{E9}") && hasSuffix("e\u{301}"))
    assertMatches("wakame"[...], hasPrefix("wak") && containsString("kam") && hasPrefix(""))
    assertMatches("", containsString("") && not(containsString("k")))
  }

  @Test("containsStringsInOrder finds one behind the other, without overlap")
  func inOrder() {
    assertMatches("miso 900 Thank you", containsStringsInOrder("miso", "900", "Thank"))
    assertMatches("abab", containsStringsInOrder("ab", "ab"))
    assertMismatch("aba", containsStringsInOrder("ab", "ba"))
    #expect(summary("abc", containsStringsInOrder("x", "a")).hasSuffix(#"but "x" is not in it"#))
    assertMismatch("retry, retry", containsStringsInOrder("retry", "retry", "retry"))
  }

  @Test("escape what a log cannot show")
  func unusual() {
    for matcher: Matcher<String> in [hasPrefix("b\0"), hasSuffix("b\0"), containsString("b\0")] {
      let text = explain("a\nb", matcher)?.description
      #expect(text?.contains(#"b\0"#) == true && text?.contains(#"a\nb"#) == true)
    }
  }

  @Test(
    "show where long texts differ, and keep the first line short",
    arguments: [0, 62, 100, 250], ["", String(repeating: "\u{200B}", count: 200)])
  func longTexts(same: Int, escapes: String) {
    let digits = String(repeating: "0123456789", count: 30)
    let (start, end) = (digits.prefix(same), digits.suffix(same))
    let texts = [
      explain(digits, hasPrefix(start + "Q" + escapes)),
      explain(digits, hasSuffix(escapes + "Q" + end)),
    ]
    for text in texts {
      #expect(text?.summary.contains(escapes.isEmpty ? "Q" : "200B") == true)
      #expect(text.map { $0.summary.count <= 200 } == true)
    }
  }

  @Test("name the stretch that has most of a text")
  func nearest() {
    let items = (1...200).map { "<li data-id=\"\($0)\"></li>" }.joined()
    let text = explain(items, containsString("<li data-id=\"150\" class="))
    #expect(text?.summary.contains("150") == true && text?.summary.contains("149") == false)
  }

  @Test("are found far behind in a long text, and show the place where nothing should be")
  func longText() {
    let start = String(repeating: "lorem ipsum secret tok ", count: 6_000)
    assertMatches(start + "secret token", containsString("secret token"))
    let text = explain(start + "secret token" + start, not(containsString("secret token")))
    #expect(text?.summary.contains("secret tok secret token") == true)
  }

  @Test("explains a text that repeats itself in time that grows no faster than the text")
  func repetitive() {
    let growth = growth(from: 1_000, to: 8_000) { count in
      let text = String(repeating: "-", count: 2 * count)
      for matcher in [hasPrefix, containsString] as [(String) -> Matcher<String>] {
        _ = explain(text, matcher(String(repeating: "-", count: count) + "|"))
      }
    }
    #expect(growth < 30, "8 times as many characters are compared")
  }
}
