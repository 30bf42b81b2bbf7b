import Charmest
import CharmestCore
import Testing

@Suite("Texts") struct TextsTests {
  @Test("equalToIgnoringCase takes upper and lower case for the same")
  func ignoringCase() {
    assertMatches("MISO", equalToIgnoringCase("Miso"))
    assertMatches("STRASSE"[...], equalToIgnoringCase("strasse"))
    assertMismatch(
      "shio",
      equalToIgnoringCase("Miso"),
      text: "expected \"Miso\" in any case, but was \"shio\""
    )
    assertDescription(
      equalToIgnoringCase("Miso") as Matcher<String>,
      "\"Miso\" in any case"
    )
  }

  @Test("equalToCompressingWhitespace does not count blanks")
  func compressing() {
    assertMatches("\n miso\t\tramen ", equalToCompressingWhitespace("miso ramen"))
    assertMismatch(
      "misoramen",
      equalToCompressingWhitespace("miso ramen"),
      text: "expected \"miso ramen\" with any white space, but was \"misoramen\""
    )
    assertDescription(
      equalToCompressingWhitespace("a b") as Matcher<String>,
      "\"a b\" with any white space"
    )
  }

  @Test("long texts are shown as they are compared, around the difference")
  func longTexts() {
    let menu = (1...12).map { "Ramen \($0)" }.joined(separator: "  ")
    assertMismatch(
      menu,
      equalToIgnoringCase(menu.replacing("Ramen 7", with: "Udon 7")),
      text: """
        expected ..."  ramen 5  ramen 6  udon 7  ramen 8  rame"..., but was ..."  ramen 5  ramen 6  ramen 7  ramen 8  ram"... (first difference at offset 54 of 109)
          expected: ..." 2  ramen 3  ramen 4  ramen 5  ramen 6  udon 7  ramen 8  ramen 9  ramen 10  ramen"...
          but was:  ..." 2  ramen 3  ramen 4  ramen 5  ramen 6  ramen 7  ramen 8  ramen 9  ramen 10  rame"...
          differs:                                              ^ offset 54: expected "u", but was "r"
        """
    )
  }

  @Test("isBlank matches white space and nothing")
  func blank() {
    assertMatches(" \n\t", isBlank())
    assertMatches("", isBlank())
    assertMismatch("no", isBlank(), text: "expected a blank string, but was \"no\"")
    assertDescription(isBlank() as Matcher<String>, "a blank string")
  }

  @Test("containsStringsInOrder finds one behind the other, without overlap")
  func inOrder() {
    assertMatches("miso 900 Thank you", containsStringsInOrder("miso", "900", "Thank"))
    assertMatches("abab", containsStringsInOrder("ab", "ab"))
    assertMismatch(
      "Thank you, miso 900",
      containsStringsInOrder("miso", "900", "Thank you"),
      text: """
        expected a string containing "miso", "900", "Thank you" in order, \
        but "Thank you" does not come after "900"
        """
    )
    assertMismatch(
      "aba",
      containsStringsInOrder("ab", "ba"),
      text:
        "expected a string containing \"ab\", \"ba\" in order, but \"ba\" does not come after \"ab\""
    )
    assertMismatch(
      "abc",
      containsStringsInOrder("a", "x"),
      text: "expected a string containing \"a\", \"x\" in order, but \"x\" is not in \"abc\""
    )
    assertDescription(
      containsStringsInOrder("a", "x") as Matcher<String>,
      "a string containing \"a\", \"x\" in order"
    )
  }

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
      text: "expected not a text with the line \"b\", but line 2 was \"b\""
    )
    assertDescription(hasLine("b") as Matcher<String>, "a text with the line \"b\"")
  }
}
