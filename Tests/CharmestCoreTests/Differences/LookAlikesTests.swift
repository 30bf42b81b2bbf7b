import Charmest
import CharmestCore
import Testing

@Suite("Characters that look alike")
struct LookAlikesTests {
  @Test(
    "characters that look alike, or cannot be seen, are named",
    arguments: [
      ("-", "\u{2013}", "U+002D", "U+2013"),
      (" ", "\u{A0}", "U+0020", "U+00A0"),
      ("A", "\u{0391}", "U+0041", "U+0391"),
      ("A", "\u{FF21}", "U+0041", "U+FF21"),
      ("'", "\u{2032}", "U+0027", "U+2032"),
      ("\"", "\u{2033}", "U+0022", "U+2033"),
      ("\u{2018}", "\u{2032}", "U+2018", "U+2032"),
      ("e", "e\u{200D}", "U+0065", "U+0065 U+200D"),
    ]
  )
  func alike(expected: String, actual: String, first: String, second: String) {
    assertMismatch(
      actual, equalTo(expected),
      text: "expected \(quoted(expected)) (\(first)), but was \(quoted(actual)) (\(second))")
  }

  @Test(
    "so are several that look like one",
    arguments: [
      (
        "Sending...", "Sending\u{2026}",
        #"offset 7: expected "..." (U+002E U+002E U+002E), but was "…" (U+2026)"#
      ),
      ("\u{FB01}nd", "find", #"offset 0: expected "ﬁ" (U+FB01), but was "fi" (U+0066 U+0069)"#),
      ("1/2", "\u{BD}", #"offset 0: expected "1/2" (U+0031 U+002F U+0032), but was "½" (U+00BD)"#),
    ])
  func several(expected: String, actual: String, note: String) {
    #expect(
      explainInequality(expected: expected, actual: actual).sentence().shortText
        == "expected \"\(expected)\", but was \"\(actual)\" (\(note))")
  }

  @Test("a character that cannot be seen looks like no other, and not like none")
  func unseen() {
    assertMismatch(
      "\u{200B}a", equalTo("a"), text: #"expected "a", but was "\u{200B}a""#)
    assertMismatch(
      "a", equalTo("\u{200B}a"), text: #"expected "\u{200B}a", but was "a""#)
  }

  @Test(
    "characters that look different are not",
    arguments: [("a", "b"), ("é", "e"), ("猫", "犬"), ("…", ".."), ("ﬁ", "fa")])
  func different(expected: String, actual: String) {
    #expect(
      explainInequality(expected: expected, actual: actual).sentence().shortText
        == "expected \"\(expected)\", but was \"\(actual)\""
    )
  }
}
