import CharmestCore
import Testing

@Suite("Code points")
struct CodePointsTests {
  @Test(
    "characters that look alike, or cannot be seen, are named",
    arguments: [
      ("-", "\u{2013}", "U+002D", "U+2013"),
      (" ", "\u{A0}", "U+0020", "U+00A0"),
      ("A", "\u{0391}", "U+0041", "U+0391"),
      ("A", "\u{FF21}", "U+0041", "U+FF21"),
      ("e", "e\u{200D}", "U+0065", "U+0065 U+200D"),
    ]
  )
  func alike(expected: String, actual: String, first: String, second: String) {
    let sentence = explainInequality(expected: expected, actual: actual).sentence()
    #expect(sentence.contains("(\(first)), but was "))
    #expect(sentence.hasSuffix("(\(second))"))
  }

  @Test("characters that look different are not", arguments: [("a", "b"), ("é", "e"), ("猫", "犬")])
  func different(expected: String, actual: String) {
    #expect(
      explainInequality(expected: expected, actual: actual).sentence()
        == "expected \"\(expected)\", but was \"\(actual)\""
    )
  }
}
