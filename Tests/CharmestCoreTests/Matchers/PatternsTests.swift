import Charmest
import CharmestCore
import Testing

@Suite("matchesPattern") struct PatternsTests {
  @Test("finds a regular expression anywhere")
  func match() {
    assertMatches("Total: 900", matchesPattern(#"\d+"#))
    assertMatches("MISO", matchesPattern("miso", ignoringCase: true))
    assertMatches("Total: 900"[...], matchesPattern(/\d+/))
    assertMismatch(
      "none",
      matchesPattern(#"^\d+$"#),
      text: #"expected a string matching /^\d+$/, but was "none""#
    )
    assertMismatch(
      "none",
      matchesPattern("MISO", ignoringCase: true),
      text: "expected a string matching /MISO/ in any case, but was \"none\""
    )
    assertMismatch(
      "none",
      matchesPattern(/\d/),
      text: "expected a string matching a regular expression, but was \"none\""
    )
    assertDescription(matchesPattern("a+") as Matcher<String>, "a string matching /a+/")
    assertDescription(
      matchesPattern(/a+/) as Matcher<String>,
      "a string matching a regular expression"
    )
  }

  @Test(
    "says what is wrong with a pattern, and where",
    arguments: [
      ("(a", "the ( at offset 0 is not closed"),
      ("a)", "the ) at offset 1 closes nothing"),
      ("b[a", "the [ at offset 1 is not closed"),
      ("[a](b", "the ( at offset 3 is not closed"),
      ("[[a]b](c", "the ( at offset 6 is not closed"),
      ("[[a](b", "the [ at offset 0 is not closed"),
      ("(a*", "the ( at offset 0 is not closed"),
      ("(a+?b", "the ( at offset 0 is not closed"),
      ("a+?*", "the * at offset 3 has nothing to repeat"),
      ("*a", "the * at offset 0 has nothing to repeat"),
      ("a|+", "the + at offset 2 has nothing to repeat"),
      ("a\\", "nothing follows the \\ at offset 1"),
      ("(?:a", "the ( at offset 0 is not closed"),
      ("a{2,1}", "it cannot be understood"),
    ]
  )
  func invalid(_ pattern: String, _ reason: String) {
    assertMismatch(
      "x",
      matchesPattern(pattern),
      text: "expected a string matching /\(pattern)/, but the pattern is not valid: \(reason)"
    )
  }
}
