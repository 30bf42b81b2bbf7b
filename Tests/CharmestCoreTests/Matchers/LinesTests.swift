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
}
