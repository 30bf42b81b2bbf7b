import Charmest
import CharmestCore
import Testing

@Suite("hasLine") struct LinesTests {
  @Test("hasLine looks at lines, whatever ends them")
  func lines() {
    assertMatches("a\r\nb\n", hasLine("b"))
    assertMatches("a\n\nb", hasLine(""))
    assertMismatch(
      "a\nb",
      hasLine(hasPrefix("c")),
      text: """
        expected a text with a line that is a string starting with "c", but none of 2 lines is
          line 1: "a"
          line 2: "b"
        """
    )
    assertMismatch("a", hasLine("c"), text: "expected a text with the line \"c\", but was \"a\"")
    assertMismatch(
      "a\nb",
      not(hasLine("b")),
      text: "expected a text without the line \"b\", but line 2 was \"b\""
    )
    assertDescription(hasLine("b") as Matcher<String>, "a text with the line \"b\"")
  }

  @Test("shows what differs in a long text of one line")
  func longLine() {
    let start = String(repeating: "x", count: 960)
    assertMismatch(
      start + "a", hasLine(start + "b"), "text",
      text: """
        text line 1, the only one: expected ..."xxxxxxxxxxxxxxxxxxxxb", but was ..."xxxxxxxxxxxxxxxxxxxxa" (first difference at offset 960 of 961)
          expected: ..."xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxb"
          but was:  ..."xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxa"
          differs:                                              ^ offset 960: expected "b", but was "a"
        """)
  }
}
