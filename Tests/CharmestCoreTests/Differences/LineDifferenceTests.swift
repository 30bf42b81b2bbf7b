import Charmest
import CharmestCore
import Testing

@Suite("LineDifference")
struct LineDifferenceTests {
  private func lines(_ words: String) -> String {
    words.split(separator: " ").joined(separator: "\n")
  }

  @Test("the line break at the end begins no line")
  func lineBreakAtTheEnd() {
    #expect(
      explainInequality(expected: "a\nb\n", actual: "a\nc\n").sentence(about: "text").shortText
        == #"text line 2: expected "b", but was "c" (1 of 2 lines differs)"#)
    #expect(
      explainInequality(expected: "a\nb", actual: "c\nb\n").sentence(about: "text").shortText
        == #"text: 2 of 3 lines differ: line 1 expected "a", but was "c"; line 3 unexpected """#)
  }

  @Test("a changed line is shown among its neighbours")
  func changedLine() {
    #expect(
      text(
        lines("alpha bravo charlie delta echo foxtrot golf"),
        lines("alpha bravo charlie DELTA echo foxtrot golf"),
        about: "text"
      ) == """
        text line 4: expected "delta", but was "DELTA" (1 of 7 lines differs)
          line 2: "bravo"
          line 3: "charlie"
          line 4: expected "delta", but was "DELTA"
          line 5: "echo"
          line 6: "foxtrot"
        """
    )
  }

  @Test("a missing and an unexpected line do not move the lines between them")
  func missingAndUnexpectedLine() {
    #expect(
      text(
        lines("alpha bravo charlie delta echo foxtrot golf"),
        lines("alpha bravo delta echo foxtrot hotel golf"),
        about: "text"
      ) == """
        text: 2 of 8 lines differ: missing "charlie" after line 2; line 6 unexpected "hotel"
          line 1: "alpha"
          line 2: "bravo"
          after line 2: missing "charlie"
          line 3: "delta"
          line 4: "echo"
          line 5: "foxtrot"
          line 6: unexpected "hotel"
          line 7: "golf"
        """
    )
  }

  @Test("long lines that are missing are called so where there is hardly room")
  func missingLongLines() {
    func line(_ number: Int) -> String {
      "\(number): a line that is as long as a line of a letter may be on a sheet"
    }
    let lines = (0..<20).map(line)
    let came = lines.enumerated().filter { ![3, 9, 15].contains($0.offset) }.map(\.element)
    let summary = explain(
      came.joined(separator: "\n"), equalTo(lines.joined(separator: "\n")), "text")?.summary
    assertThat(summary, presentAnd(containsString("missing")))
  }

  @Test("a first line that is missing is missing at the start")
  func missingFirstLine() {
    #expect(
      text("a\nb\nc", "b\nc", about: "text") == """
        text: missing "a" at the start (1 of 3 expected lines is missing)
          at the start: missing "a"
          line 1: "b"
          line 2: "c"
        """
    )
  }

  @Test("a Windows line ending is a difference")
  func windowsLineEnding() {
    #expect(
      explainInequality(expected: "a\nb", actual: "a\r\nb").sentence(about: "text").shortText
        == #"text line 1: expected "a", but was "a\r" (only white space differs; 1 of 2 lines differs)"#
    )
  }

  @Test("a long line is shown around its difference")
  func longLine() {
    let long = String(repeating: "0123456789", count: 6)
    #expect(
      text("a\n\(long)x\(long)", "a\n\(long)y\(long)", about: "text") == """
        text line 2: expected ..."01234567890123456789x01234567890123456789"..., \
        but was ..."01234567890123456789y01234567890123456789"... \
        (first difference at offset 60 of 121; 1 of 2 lines differs)
          line 1: "a"
          line 2: expected ..."234567890123456789x012345678901234567"..., \
        but was ..."234567890123456789y012345678901234567"... (first difference at offset 60 of 121)
        """
    )
  }

  @Test("many lines are counted, and the text stays within its limits")
  func manyLines() {
    let expected = (1...100).map { "line \($0)" }.joined(separator: "\n")
    let actual = (1...100).map { $0 % 5 == 0 ? "LINE \($0)" : "line \($0)" }.joined(separator: "\n")
    let text = text(expected, actual, about: "text").split(separator: "\n")
    #expect(
      text.first == """
        text: 20 of 100 lines differ: line 5 expected "line 5", but was "LINE 5"; \
        line 10 expected "line 10", but was "LINE 10"; \
        line 15 expected "line 15", but was "LINE 15"; and 17 more
        """
    )
    #expect(text.count == 30)
    #expect(text.last == "  omitted: 23 lines, see CHARMEST_TEXT_LIMIT")
  }

  @Test("lines are not counted where one text is empty")
  func emptyText() {
    assertMismatch("", equalTo("a\nb"), "text", text: #"text: expected "a\nb", but was """#)
    assertMismatch("a\nb", equalTo(""), "text", text: #"text: expected "", but was "a\nb""#)
  }
}
