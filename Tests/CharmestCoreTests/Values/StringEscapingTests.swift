import CharmestCore
import Testing

@Suite("String escaping")
struct StringEscapingTests {
  /// Not a tuple, because the runner would print hostile texts as they are.
  struct Example: CustomTestStringConvertible, Sendable {
    let text: String
    let shown: String
    var testDescription: String { shown }

    init(_ text: String, _ shown: String) {
      self.text = text
      self.shown = shown
    }
  }

  @Test(
    "a quoted text is a Swift literal in which nothing is invisible",
    arguments: [
      Example("", #""""#),
      Example("\"", #""\"""#),
      Example(#"\"#, #""\\""#),
      Example("tonkotsu", #""tonkotsu""#),
      Example("ラーメン とんこつ", #""ラーメン とんこつ""#),
      Example(#"a "b" \c"#, #""a \"b\" \\c""#),
      Example("a\n\r\t\0b", #""a\n\r\t\0b""#),
      Example("a\r\nb", #""a\r\nb""#),
      Example("\u{1B}[31m", #""\u{1B}[31m""#),
      Example("\u{7F}\u{85}", #""\u{7F}\u{85}""#),
      Example("\u{2028}\u{2029}", #""\u{2028}\u{2029}""#),
      Example("\u{202E}\u{2066}\u{200F}", #""\u{202E}\u{2066}\u{200F}""#),
      Example("a\u{200B}b\u{200C}c\u{200D}d", #""a\u{200B}b\u{200C}c\u{200D}d""#),
      Example("\u{FEFF}\u{AD}\u{2060}\u{34F}", #""\u{FEFF}\u{AD}\u{2060}\u{34F}""#),
      Example("\u{A0}\u{2003}\u{3000}", #""\u{A0}\u{2003}\u{3000}""#),
      Example("\u{3164}\u{115F}\u{2800}", #""\u{3164}\u{115F}\u{2800}""#),
      Example("\u{E000}\u{FFFE}", #""\u{E000}\u{FFFE}""#),
      Example("a\u{E0041}\u{E0042}", #""a\u{E0041}\u{E0042}""#),
      Example("a\u{FE0F}b\u{FE0E}\u{E0100}", #""a\u{FE0F}b\u{FE0E}\u{E0100}""#),
    ]
  )
  func quotes(_ example: Example) {
    #expect(written(example.text) == example.shown)
    #expect(written(example.text[...]) == example.shown)
  }

  @Test(
    "what real emoji are made of stays",
    arguments: [
      "👨‍👩‍👧‍👦", "👩🏽‍🚀", "❤️", "\u{A9}\u{FE0F}", "❤️‍🔥", "🏳️‍🌈", "1️⃣", "🇯🇵", "👍🏿", "🧑🏻‍❤️‍💋‍🧑🏿",
    ]
  )
  func emoji(_ text: String) {
    #expect(written(text) == "\"\(text)\"")
  }

  @Test("what only looks like an emoji does not hide text")
  func falseEmoji() {
    #expect(
      written("\u{1F3F4}\u{E0061}\u{E0062}\u{E007F}")
        == "\"\u{1F3F4}\\u{E0061}\\u{E0062}\\u{E007F}\""
    )
    #expect(written("👩\u{200D}") == #""👩\u{200D}""#)
    #expect(written("👩\u{200D}a") == #""👩\u{200D}a""#)
  }

  @Test("a mark combines with a letter, never with a quote or an escape")
  func marks() {
    #expect(written("e\u{301}") == "\"e\u{301}\"")
    #expect(written("\u{301}e") == #""\u{301}e""#)
    #expect(written("a\u{200D}\u{301}") == #""a\u{200D}\u{301}""#)
    let pile = "e" + String(repeating: "\u{301}", count: 100)
    #expect(written(pile).unicodeScalars.count { $0 == "\u{301}" } < 30)
  }

  @Test(
    "a name keeps quotes and backslashes, but no line break and no command",
    arguments: [
      Example(#"say "hi" \o/"#, #"say "hi" \o/"#),
      Example("a\nTest Case 'x' failed", #"a\nTest Case 'x' failed"#),
      Example("::error file=a::b", #"\u{3A}:error file=a::b"#),
      Example("  ::error::b", #"  \u{3A}:error::b"#),
      Example(":: set", #"\u{3A}: set"#),
      Example(":::a", #"\u{3A}::a"#),
      Example("a::b", "a::b"),
      Example(":a::b", ":a::b"),
      Example("##[error]", ##"\u{23}#[error]"##),
      Example("x ##vso[task.complete]", ##"x \u{23}#vso[task.complete]"##),
      Example("###[group]", ##"#\u{23}#[group]"##),
      Example("##teamcity[testFailed]", ##"\u{23}#teamcity[testFailed]"##),
      Example("## Heading #1", "## Heading #1"),
      Example("R##AR, ##vso", "R##AR, ##vso"),
    ]
  )
  func names(_ example: Example) {
    #expect(
      explain(1, equalTo(2), example.text)?.summary == example.shown + ": expected 2, but was 1")
  }

  @Test("every scalar is either shown or escaped on one line")
  func everyScalar() {
    for value in (0...UInt32(0x10FFFF)) where value < 0x500 || value % 487 == 0 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = written("a\(scalar)b")
      let isOneLine = !shown.contains(where: \.isNewline)
      #expect(isOneLine, "\(value)")
      #expect(!shown.unicodeScalars.contains { $0.properties.isDefaultIgnorableCodePoint })
    }
  }
}
