import CharmestCore
import Testing

@Suite("Differences between texts")
struct StringDifferenceTests {
  private let digits = "0123456789"

  private func text(_ expected: String, _ actual: String) -> String {
    explain(actual, equalTo(expected), "it")?.description ?? "a match"
  }

  @Test(
    "both sides of a change in a long text are shown, wherever it is",
    arguments: [0, 1, 40, 60, 80, 100, 150, 300, 10_000])
  func change(offset: Int) {
    let text = String(repeating: "abcde ", count: 1_700)
    let (start, end) = (text.prefix(offset), text.suffix(200))
    for (first, second) in [("xx", "yy"), ("yy", ""), ("", "xx"), ("\u{43E}", "o")] {
      let text = explain("\(start)\(second)\(end)", equalTo("\(start)\(first)\(end)"), "it")
      for part in [first, second] {
        #expect(text?.summary.contains(part) == true, "\(text as Any)")
      }
    }
  }

  @Test("offsets count what a reader sees as characters")
  func characters() {
    let family = String(repeating: "👨‍👩‍👧", count: 45)
    #expect(text(family + "a!", family + "b!").contains("offset 45"))
  }

  @Test(
    "code points are named where what differs is not printable ASCII",
    arguments: [
      ("a", "\u{430}", "U+0430"), ("paypal", "p\u{430}ypal", "U+0430"), ("-", "\u{2013}", "U+2013"),
      ("e", "e\u{200D}", "U+200D"),
      // Their last byte is the same.
      ("caf\u{E9}", "caf\u{129}", "U+0129"),
    ])
  func codePoints(expected: String, actual: String, codePoint: String) {
    #expect(text(expected, actual).contains(codePoint) || text(expected, actual).contains("\\u{"))
  }

  @Test("that only case or white space differs is said")
  func onlyCase() {
    #expect(text("Miso", "miso").contains("case differ"))
    #expect(text("one two", "one  two").contains("white space differs"))
    #expect(!text("Miso", "mist").contains("only"))
  }

  @Test(
    "texts of several lines differ in lines",
    arguments: [
      ("a\nb\nc\nd", "a\nB\nc\nd", [#"line 2: "b" -> "B""#]),
      ("a\nb\n", "a\nc\n", [#"line 2: "b" -> "c""#]),
      ("a\nb\nc", "a\nb\nx\nc", [#"line 3: -> "x""#]),
    ])
  func lines(expected: String, actual: String, differences: [String]) {
    #expect(whatDiffers(in: actual, equalTo(expected)) == differences)
  }

  @Test("a line that is missing moves none of the others")
  func missingLine() {
    for (expected, actual) in [("a\nb\nc", "b\nc"), ("b\na\nc", "b\nc")] {
      let differences = reported(actual, equalTo(expected))
      #expect(differences.map(\.expected) == [#""a""#])
      #expect(differences.map(\.actual) == [nil])
    }
  }

  @Test("a text with line breaks of Windows is compared by lines")
  func windows() {
    let lines = (1...300).map { "\($0),customer" }
    var others = lines
    (others[40], others[249]) = ("41,client", "250,client")
    let told = text(lines.joined(separator: "\r\n"), others.joined(separator: "\r\n"))
    #expect(told.contains("line 41 ") && told.contains("line 250"))
    #expect(text("a\nb\nc", "a\r\nb\nc").contains("1 of 3 lines"))
  }

  @Test("a text of ten million characters is shown around its difference")
  func hugeTexts() {
    let digits = String(repeating: digits, count: rounds(1_000_000))
    #expect(text(digits + "a" + digits, digits + "b" + digits).contains("9a0"))
    #expect(text(digits, digits + "ab").contains(#"ab""#))
  }

  @Test("a character of thousands of marks has a short text, in bounded time")
  func marks() {
    let marks = String(repeating: "\u{301}", count: rounds(20_000))
    #expect(text("a" + marks, "b" + marks).unicodeScalars.count < 500)
    #expect(text("e", "e" + marks).unicodeScalars.count < 500)
    let growth = growth(from: 100, to: 800) { count in
      let start = "e" + String(repeating: "\u{301}", count: count)
      _ = text(start + "\u{300}", start + "\u{302}")
    }
    // It would be 64 if each were tried by itself.
    #expect(growth < 30)
  }
}
