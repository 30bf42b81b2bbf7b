import CharmestCore
import Testing

@Suite("matchesPattern") struct PatternsTests {
  @Test("finds a regular expression anywhere")
  func match() {
    expectMatch("Total: 900", matchesPattern(#"\d+"#))
    expectMatch("MISO", matchesPattern("miso", ignoringCase: true))
    expectMatch("Total: 900"[...], matchesPattern(/\d+/))
    expectMismatch(
      "none",
      matchesPattern(#"^\d+$"#),
      #"it: expected a string matching /^\d+$/, but was "none""#
    )
    expectMismatch(
      "none",
      matchesPattern("MISO", ignoringCase: true),
      "it: expected a string matching /MISO/ in any case, but was \"none\""
    )
    expectMismatch(
      "none",
      matchesPattern(/\d/),
      "it: expected a string matching a regular expression, but was \"none\""
    )
    expectDescription(matchesPattern("a+") as Matcher<String>, "a string matching /a+/")
    expectDescription(
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
      ("*a", "the * at offset 0 has nothing to repeat"),
      ("a|+", "the + at offset 2 has nothing to repeat"),
      ("a\\", "nothing follows the \\ at offset 1"),
      ("(?:a", "the ( at offset 0 is not closed"),
      ("a{2,1}", "it cannot be understood"),
    ]
  )
  func invalid(_ pattern: String, _ reason: String) {
    expectMismatch(
      "x",
      matchesPattern(pattern),
      "it: expected a string matching /\(pattern)/, but the pattern is not valid: \(reason)"
    )
  }
}
