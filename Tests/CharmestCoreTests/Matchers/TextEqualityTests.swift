import Charmest
import CharmestCore
import Testing

@Suite("Equality of texts") struct TextEqualityTests {
  @Test("equalToIgnoringCase takes upper and lower case for the same")
  func ignoringCase() {
    assertMatches("MISO", equalToIgnoringCase("Miso"))
    assertMatches("STRASSE"[...], equalToIgnoringCase("strasse"))
    assertMatches("STRASSE", equalToIgnoringCase("straße"))
    assertMatches("Stra\u{1E9E}e", equalToIgnoringCase("STRASSE"))
    assertMatches("ΟΔΟΣ", equalToIgnoringCase("οδος"))
    assertMatches("οδοσ", equalToIgnoringCase("οδος"))
    assertMatches("ﬁsh", equalToIgnoringCase("FISH"))
    assertMatches("CAFE\u{301}", equalToIgnoringCase("café"))
    assertMatches("\u{212A}\u{17F}", equalToIgnoringCase("ks"))
    assertMatches("ı", equalToIgnoringCase("ı"))
    assertMatches("", equalToIgnoringCase(""))
    assertMismatch(
      "ı", equalToIgnoringCase("i"), text: "expected \"i\" ignoring case, but was \"ı\"")
    assertMismatch(
      "cafe", equalToIgnoringCase("café"), text: "expected \"café\" ignoring case, but was \"cafe\""
    )
    assertMismatch(
      "shio",
      equalToIgnoringCase("Miso"),
      text: "expected \"Miso\" ignoring case, but was \"shio\""
    )
    assertDescription(
      equalToIgnoringCase("Miso") as Matcher<String>,
      "\"Miso\" ignoring case"
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
        expected ..."  ramen 5  ramen 6  udon 7  ramen 8  ram"..., but was ..."  ramen 5  ramen 6  ramen 7  ramen 8  ram"... (first difference at offset 54)
          expected: "ramen 1  ramen 2  ramen 3  ramen 4  ramen 5  ramen 6  udon 7  ramen 8  ramen 9  ramen 10  ramen 11  ramen 12"
          but was:  "ramen 1  ramen 2  ramen 3  ramen 4  ramen 5  ramen 6  ramen 7  ramen 8  ramen 9  ramen 10  ramen 11  ramen 12"
          differs:                                                         ^ offset 54: expected "u", but was "r"
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
}
