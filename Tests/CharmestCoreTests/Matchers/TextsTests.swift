import CharmestCore
import Testing

@Suite("Texts") struct TextsTests {
  @Test("equalToIgnoringCase takes upper and lower case for the same")
  func ignoringCase() {
    expectMatch("MISO", equalToIgnoringCase("Miso"))
    expectMatch("STRASSE"[...], equalToIgnoringCase("strasse"))
    expectMismatch(
      "shio",
      equalToIgnoringCase("Miso"),
      "it: expected \"Miso\" in any case, but was \"shio\""
    )
    expectDescription(
      equalToIgnoringCase("Miso") as Matcher<String>,
      "\"Miso\" in any case"
    )
  }

  @Test("equalToCompressingWhitespace does not count blanks")
  func compressing() {
    expectMatch("\n miso\t\tramen ", equalToCompressingWhitespace("miso ramen"))
    expectMismatch(
      "misoramen",
      equalToCompressingWhitespace("miso ramen"),
      "it: expected \"miso ramen\" with any white space, but was \"misoramen\""
    )
    expectDescription(
      equalToCompressingWhitespace("a b") as Matcher<String>,
      "\"a b\" with any white space"
    )
  }

  @Test("long texts are shown as they are compared, around the difference")
  func longTexts() {
    let menu = (1...12).map { "Ramen \($0)" }.joined(separator: "  ")
    expectMismatch(
      menu,
      equalToIgnoringCase(menu.replacing("Ramen 7", with: "Udon 7")),
      """
      it: expected ..."  ramen 5  ramen 6  udon 7  ramen 8  rame"..., but was ..."  ramen 5  ramen 6  ramen 7  ramen 8  ram"... (first difference at offset 54 of 109)
        expected: ..." 2  ramen 3  ramen 4  ramen 5  ramen 6  udon 7  ramen 8  ramen 9  ramen 10  ramen"...
        but was:  ..." 2  ramen 3  ramen 4  ramen 5  ramen 6  ramen 7  ramen 8  ramen 9  ramen 10  rame"...
        differs:                                              ^ offset 54: expected "u", but was "r"
      """
    )
  }

  @Test("isBlank matches white space and nothing")
  func blank() {
    expectMatch(" \n\t", isBlank())
    expectMatch("", isBlank())
    expectMismatch("no", isBlank(), "it: expected a blank string, but was \"no\"")
    expectDescription(isBlank() as Matcher<String>, "a blank string")
  }

  @Test("containsStringsInOrder finds one behind the other, without overlap")
  func inOrder() {
    expectMatch("miso 900 Thank you", containsStringsInOrder("miso", "900", "Thank"))
    expectMatch("abab", containsStringsInOrder("ab", "ab"))
    expectMismatch(
      "Thank you, miso 900",
      containsStringsInOrder("miso", "900", "Thank you"),
      """
      it: expected a string containing "miso", "900", "Thank you" in order, \
      but "Thank you" does not come after "900"
      """
    )
    expectMismatch(
      "aba",
      containsStringsInOrder("ab", "ba"),
      "it: expected a string containing \"ab\", \"ba\" in order, but \"ba\" does not come after \"ab\""
    )
    expectMismatch(
      "abc",
      containsStringsInOrder("a", "x"),
      "it: expected a string containing \"a\", \"x\" in order, but \"x\" is not in \"abc\""
    )
    expectDescription(
      containsStringsInOrder("a", "x") as Matcher<String>,
      "a string containing \"a\", \"x\" in order"
    )
  }

  @Test("hasLine looks at lines, whatever ends them")
  func lines() {
    expectMatch("a\r\nb\n", hasLine("b"))
    expectMatch("a\n\nb", hasLine(""))
    expectMismatch(
      "a\nb",
      hasLine(hasPrefix("c")),
      """
      it: expected a text with a line that is a string starting with "c", but none of 2 lines is
        line 1: "a"
        line 2: "b"
      """
    )
    expectMismatch("a", hasLine("c"), "it: expected a text with the line \"c\", but was \"a\"")
    expectMismatch(
      "a\nb",
      not(hasLine("b")),
      "it: expected not a text with the line \"b\", but line 2 was \"b\""
    )
    expectDescription(hasLine("b") as Matcher<String>, "a text with the line \"b\"")
  }
}
