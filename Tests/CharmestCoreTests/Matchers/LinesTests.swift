import Charmest
import CharmestCore
import Testing
import WrittenTexts

@Suite("hasLine") struct LinesTests {
  @Test("hasLine looks at lines, whatever ends them")
  func lines() {
    assertMatches("a\r\nb\n", hasLine("b"))
    assertMatches("a\n\nb", hasLine(""))
    expectText(
      explain("a\nb", hasLine(hasPrefix("c")), "text"),
      #"""
      text: expected a text with a line that is a string starting with "c", but was "a\nb"
        line 1: "a"
        line 2: "b"
      """#
    )
    assertMismatch("a", hasLine("c"))
    assertMismatch("a\nb", not(hasLine("b")))
    assertDescription(hasLine("b") as Matcher<String>, "a text with a line that is \"b\"")
  }
}
