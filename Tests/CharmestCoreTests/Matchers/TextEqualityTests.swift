import Charmest
import CharmestCore
import Testing

@Suite("Equality of texts") struct TextEqualityTests {
  @Test(
    "equalToIgnoringCase takes upper and lower case for the same",
    arguments: [
      ("MISO", "Miso", true), ("STRASSE", "straße", true), ("Stra\u{1E9E}e", "STRASSE", true),
      ("ΟΔΟΣ", "οδος", true), ("οδοσ", "οδος", true), ("ﬁsh", "FISH", true),
      ("CAFE\u{301}", "café", true), ("\u{212A}\u{17F}", "ks", true), ("ı", "ı", true),
      ("", "", true), ("ı", "i", false), ("cafe", "café", false), ("miso", "miso ", false),
    ])
  func ignoringCase(_ text: String, _ expected: String, _ areSame: Bool) {
    #expect(equalToIgnoringCase(expected).matches(text).isMatch == areSame)
    #expect(equalToIgnoringCase(expected).matches(text[...]).isMatch == areSame)
  }

  @Test("equalToCompressingWhitespace does not count blanks, and isBlank takes nothing else")
  func whiteSpace() {
    assertMatches("\n miso\t\tramen ", equalToCompressingWhitespace("miso ramen"))
    assertMismatch("misoramen", equalToCompressingWhitespace("miso ramen"))
    assertMatches(" \n\t", isBlank())
    assertMatches("", isBlank())
    assertMismatch(" a", isBlank())
  }

  @Test("long texts are shown around the difference")
  func longTexts() {
    let menu = (1...32).map { "Ramen \($0)" }.joined(separator: "  ")
    let sides = leaves(menu, equalToIgnoringCase(menu.replacing("Ramen 17", with: "Udon 17")))
      .first?.dropFirst().compactMap { $0?.lowercased() }
    #expect(sides?.first?.contains("udon 17") == true)
    #expect(sides?.last?.contains("ramen 17") == true)
    let text = explain(menu, equalToIgnoringCase(menu + "!"))?.summary
    #expect(text?.contains("compared ignoring case") == true)
  }
}
