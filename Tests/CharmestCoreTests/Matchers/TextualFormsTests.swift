import Charmest
import CharmestCore
import Testing

@Suite("hasDescription") struct TextualFormsTests {
  @Test("judges what a value says of itself")
  func descriptions() {
    assertMatches(5, hasDescription("5"))
    assertMatches("a", hasDebugDescription("\"a\""))
    assertMismatch(
      5,
      hasDescription(hasPrefix("6")),
      "it",
      text: """
        it.description: expected a string starting with "6", but was "5"
          but was: 5
        """
    )
    assertMismatch(
      "a",
      hasDebugDescription(hasPrefix("a")),
      "it",
      text: #"""
        it.debugDescription: expected a string starting with "a", but was "\"a\""
          but was: "a"
        """#
    )
    assertDescription(hasDescription("6") as Matcher<Int>, "Int with .description \"6\"")
  }
}
