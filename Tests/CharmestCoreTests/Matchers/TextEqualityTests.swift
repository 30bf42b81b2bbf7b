import Charmest
import CharmestCore
import Testing
import WrittenTexts

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
    assertMismatch("ı", equalToIgnoringCase("i"))
    assertMismatch("cafe", equalToIgnoringCase("café"))
    expectText(
      explain("shio", equalToIgnoringCase("Miso"), "soup"),
      #"""
      soup: expected "Miso" ignoring case, but was "shio"
      """#
    )
    assertDescription(equalToIgnoringCase("Miso") as Matcher<String>, "\"Miso\" ignoring case")
  }

  @Test("equalToCompressingWhitespace does not count blanks")
  func compressing() {
    assertMatches("\n miso\t\tramen ", equalToCompressingWhitespace("miso ramen"))
    expectText(
      explain("misoramen", equalToCompressingWhitespace("miso ramen"), "dish"),
      #"""
      dish: expected "miso ramen" with any white space, but was "misoramen"
      """#
    )
    assertDescription(
      equalToCompressingWhitespace("a b") as Matcher<String>, "\"a b\" with any white space")
  }

  @Test("long texts are shown around the difference")
  func longTexts() {
    let menu = (1...32).map { "Ramen \($0)" }.joined(separator: "  ")
    let sides = leaves(menu, equalToIgnoringCase(menu.replacing("Ramen 17", with: "Udon 17")))
      .first?.dropFirst().compactMap { $0?.lowercased() }
    #expect(sides?.first?.contains("udon 17") == true)
    #expect(sides?.last?.contains("ramen 17") == true)
  }

  @Test("isBlank matches white space and nothing")
  func blank() {
    assertMatches(" \n\t", isBlank())
    assertMatches("", isBlank())
    expectText(
      explain("no", isBlank(), "note"),
      #"""
      note: expected a blank string, but was "no"
      """#
    )
    assertDescription(isBlank() as Matcher<String>, "a blank string")
  }
}
