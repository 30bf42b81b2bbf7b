import CharmestCore
import Testing

@Suite("hasDescription") struct TextualFormsTests {
  @Test("judges what a value says of itself")
  func descriptions() {
    expectMatch(5, hasDescription("5"))
    expectMatch("a", hasDebugDescription("\"a\""))
    expectMismatch(
      5,
      hasDescription(hasPrefix("6")),
      """
      it.description: expected a string starting with "6", but was "5"
        but was: 5
      """
    )
    expectMismatch(
      "a",
      hasDebugDescription(hasPrefix("a")),
      #"""
      it.debugDescription: expected a string starting with "a", but was "\"a\""
        but was: "a"
      """#
    )
    expectDescription(hasDescription("6") as Matcher<Int>, "Int with .description \"6\"")
  }
}
