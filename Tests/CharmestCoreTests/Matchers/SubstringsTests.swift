import Charmest
import CharmestCore
import Testing
import WrittenTexts

@Suite("Substrings") struct SubstringsTests {
  @Test("hasPrefix judges the beginning of every kind of text")
  func prefix() {
    assertMatches("wakame", hasPrefix("wak"))
    assertMatches("wakame"[...], hasPrefix("wak"))
    assertMatches("wakame", hasPrefix(""))
    assertMatches("e\u{301}t\u{E9}", hasPrefix("\u{E9}"))
    expectText(
      explain("nori", hasPrefix("wak"), "extra"),
      #"""
      extra: expected a string starting with "wak", but was "nori"
      """#
    )
    assertDescription(hasPrefix("wak") as Matcher<String>, #"a string starting with "wak""#)
  }

  @Test("hasSuffix judges the end")
  func suffix() {
    assertMatches("wakame", hasSuffix("ame"))
    expectText(
      explain("nori", hasSuffix("ame"), "extra"),
      #"""
      extra: expected a string ending with "ame", but was "nori"
      """#
    )
    assertDescription(hasSuffix("ame") as Matcher<String>, #"a string ending with "ame""#)
  }

  @Test("containsString finds a text anywhere")
  func contains() {
    assertMatches("wakame", containsString("kam"))
    assertMatches("wakame"[...], containsString("kam"))
    assertMatches("", containsString(""))
    assertMismatch("", containsString("k"))
    assertMismatch("wakame"[...], not(containsString("kam")))
    expectText(
      explain("nori", containsString("kam"), "extra"),
      #"""
      extra: expected a string containing "kam", but was "nori"
      """#
    )
    assertDescription(containsString("kam") as Matcher<String>, #"a string containing "kam""#)
  }

  @Test("containsStringsInOrder finds one behind the other, without overlap")
  func inOrder() {
    assertMatches("miso 900 Thank you", containsStringsInOrder("miso", "900", "Thank"))
    assertMatches("abab", containsStringsInOrder("ab", "ab"))
    assertMismatch("aba", containsStringsInOrder("ab", "ba"))
    assertMismatch("abc", containsStringsInOrder("a", "x"))
    assertMismatch("retry, retry", containsStringsInOrder("retry", "retry", "retry"))
    expectText(
      explain("Thank you, miso 900", containsStringsInOrder("miso", "900", "Thank you"), "bill"),
      #"""
      bill: expected a string containing ["miso", "900", "Thank you"] in order, but no "Thank you" comes after "900"
        but was: "Thank you, miso 900"
      """#
    )
    assertDescription(
      containsStringsInOrder("a", "x") as Matcher<String>,
      #"a string containing ["a", "x"] in order"#
    )
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
