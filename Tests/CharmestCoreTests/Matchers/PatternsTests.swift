import Charmest
import CharmestCore
import RegexBuilder
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
      text: "expected a string matching /MISO/ ignoring case, but was \"none\""
    )
    assertMismatch(
      "none",
      matchesPattern(/\d/),
      text: #"expected a string matching /\d/, but was "none""#
    )
    assertDescription(matchesPattern("a+") as Matcher<String>, "a string matching /a+/")
    assertDescription(
      matchesPattern(/^sha256:[0-9a-f]{64}$/) as Matcher<String>,
      "a string matching /^sha256:[0-9a-f]{64}$/"
    )
  }

  @Test("shows the place of a long text that has the longest piece of the pattern")
  func place() {
    let text = """
      Hi Ana, your parcel waits for you in locker B-17. It is yours until Friday, at 8 in the evening. \
      PIN: 417. Please bring this message.
      """
    assertMismatch(
      text,
      matchesPattern(#"[Pp]IN: \d{4}"#),
      "message",
      text: """
        message: expected a string matching /[Pp]IN: \\d{4}/, but was ..."til Friday, at 8 in the evening. PIN: 417. Please bring this message."
        """
    )
    assertMismatch(
      text,
      matchesPattern(/PIN: \d{4}\b/) && hasCount(lessThan(99)),
      "message",
      text: """
        message: 2 of 2 conditions failed: expected a string matching /PIN: \\d{4}\\b/, but was ..."ay, at 8 in the evening. PIN: 417. Please bring this me"...; .count expected a value less than 99, but was 133
          but was: "Hi Ana, your parcel waits for you in locker B-17. It is yours until Friday, at 8 in the evening. PIN: 417. Please bring this message."
        """
    )
    assertMismatch(
      text,
      matchesPattern(/\d{4}/),
      "message",
      text: """
        message: expected a string matching /\\d{4}/, but was "Hi Ana, your parcel waits for you in locker B-17. It is yours until Friday, at 8 in the evening. PIN: 417. Please bring this message."
        """
    )
  }

  @Test("shows what matched where nothing should, also in a long text")
  func matched() {
    let words = String(repeating: "all is well here. ", count: 20)
    let log = words + "password=x9. " + words
    let place = """
      but it has ..." well here. all is well here. password=x9. all is well here. all is wel"... \
      (at offset 360)
      """
    assertMismatch(
      log, not(matchesPattern("password=..")), "log",
      text: "log: expected a string not matching /password=../, " + place)
    assertMismatch(
      log, not(matchesPattern(/password=../)), "log",
      text: "log: expected a string not matching /password=../, " + place)
    assertMismatch(
      "a7", not(matchesPattern("[0-9]")), "code",
      text: #"code: expected a string not matching /[0-9]/, but was "a7""#)
  }

  @Test("says where only the Unicode form of the characters differs")
  func unicodeForm() {
    assertMismatch(
      "cafe\u{301}",
      matchesPattern("caf\u{e9}"),
      text:
        "expected a string matching /caf\u{e9}/, but was \"cafe\u{301}\" (only the Unicode form of the characters differs)"
    )
    assertMismatch(
      "cafx",
      matchesPattern("caf\u{e9}"),
      text: "expected a string matching /caf\u{e9}/, but was \"cafx\""
    )
  }

  @Test(
    "says why a pattern is not valid, as far as Swift's parser tells",
    arguments: [
      ("(a", ": expected ')'"),
      ("a)", ": closing ')' does not balance any groups openings"),
      ("b[a", ": expected ']'"),
      ("*a", ": quantifier '*' must appear after expression"),
      ("a\\", ": expected escape sequence"),
      ("a{2,1}", ": range lower bound '2' must be less than or equal to upper bound '1'"),
      // Valid or not supported there: the reason is not known.
      ("a{2", ""), ("(?<=a*)b", ""),
    ]
  )
  func invalid(_ pattern: String, _ reason: String) {
    assertMismatch(
      "x",
      matchesPattern(pattern),
      text: "expected a string matching /\(pattern)/, but the pattern is not valid\(reason)"
    )
  }

  @Test(
    "does not take a search that the engine gave up for one without a match",
    arguments: [("^(?:a|b)*$", 1_000_000), ("a(.|\\n)*a$", 200_001)]
  )
  func tooComplex(_ pattern: String, _ count: Int) {
    let text = String(repeating: "a", count: count)
    assertMismatch(
      text,
      matchesPattern(pattern),
      text:
        "expected a string matching /\(pattern)/, but the pattern was too complex for this text"
    )
    assertMismatch(
      text,
      not(matchesPattern(pattern)),
      text: """
        expected a string not matching /\(pattern)/, but it cannot be judged: \
        the pattern was too complex for this text
        """
    )
  }

  @Test("does not treat an error of a Swift expression as a text without a match")
  func throwing() {
    struct NotANumber: Error {}
    let expression = Regex {
      TryCapture {
        "x"
      } transform: { _ -> Int? in
        throw NotANumber()
      }
    }
    assertMismatch(
      "x",
      not(matchesPattern(expression)),
      text: """
        expected a string not matching a regular expression, but it cannot be judged: \
        the expression threw PatternsTests.NotANumber()
        """
    )
  }

  @Test("cannot judge, also under not, where a search needs too many steps")
  func tooManySteps() {
    let text = String(repeating: "a", count: 26) + "b"
    let matcher: Matcher<String> = matchesPattern("^(a+){26}b")
    for matcher in [matcher, not(matcher)] {
      assertThat(
        explain(text, matcher)?.summary,
        presentAnd(hasSuffix("the pattern was too complex for this text")))
    }
    assertMatches(text, matchesPattern("^(a+){16}b"))
    assertMatches(String(repeating: "x\n", count: 20_000), not(matchesPattern("y")))
  }

  @Test(
    "takes a search for one without a match only if the engine has ended it",
    arguments: [
      (String(repeating: "a", count: 26) + "b" + String(repeating: "x", count: 500), "^(a+){26}b"),
      (String(repeating: "a", count: 40) + "b", "^(?:(a|aa)+x|a+b)$"),
      (String(repeating: "a", count: 40) + "b", "^(?:(a+)+x|a+b)$"),
    ])
  func givenUp(_ text: String, _ pattern: String) {
    assertThat(
      explain(text, not(matchesPattern(pattern)))?.summary,
      presentAnd(hasSuffix("the pattern was too complex for this text")))
  }

  @Test("judges a search that takes long, but ends")
  func longSearches() {
    let text = String(repeating: "abcdefgh ", count: 6_000)
    assertMatches(text, not(matchesPattern("(?s)a.*z")))
    assertMatches(String(repeating: "a", count: 24) + "b", not(matchesPattern("(a+)+$")))
    assertMatches("a\r\n👨‍👩‍👧 e\u{301}", not(matchesPattern("(?x) z # a comment")))
    assertMatches("", not(matchesPattern("z")))
  }
}
