import CharmestCore
import Foundation
import Testing

@Suite("equalToJSON") struct JSONTests {
  static let equal: [(String, String)] = [
    (#"{"a": 1, "b": [true, null]}"#, "{\"b\":[true,null],\n\"a\":1.0}"),
    ("1", "1.00"), ("1e2", "100"), ("0.1", "0.10"), (#""é""#, #""\u00e9""#), ("[]", "[ ]"),
    ("1.7976931348623157e308", "1.7976931348623157e308"), ("5e-324", "5e-324"),
    ("[1e200, 3.141592653589793238]", "[1e200,3.141592653589793238]"),
    ("1.00000000000000000000000000000000000000000000", "1"), ("null", " null "),
    ("12345678901234567890", "12345678901234567890.0"), ("1e128", "10e127"),
    ("1e-128", "10e-129"), ("1e400", "10E+399"), ("-0", "0.0e5"), ("0e999999999999999999999", "0"),
    ("1234567890123456789012345678901234567891", "1234567890123456789012345678901234567891.0"),
    (#""\ud83c\udf5c\/\b\f\n\r\t\"\\""#, #""🍜/\u0008\u000C\u000a\u000d\u0009\u0022\u005C""#),
    ("\u{FEFF}[1]", "[1]"),
  ]
  static let different: [(String, String)] = [
    ("1", "2"), ("1", "true"), ("0", "false"), (#""1""#, "1"), ("[1, 2]", "[2, 1]"),
    (#"{"a": 1}"#, #"{"a": 1, "b": null}"#), ("null", "0"), ("[]", "{}"),
    ("12345678901234567890", "12345678901234567891"), ("1e-400", "0"), ("1e400", "1e401"),
    ("1234567890123456789012345678901234567891", "1234567890123456789012345678901234567892"),
    ("-1", "1"), (#"["\uFEFFa"]"#, #"["a"]"#), ("\"\u{FEFF}\"", #""""#), ("{}", #"{"": 1}"#),
    (#""a""#, #""A""#),
  ]

  @Test("takes texts for equal that say the same", arguments: equal)
  func matches(_ first: String, _ second: String) {
    assertThat(first, equalToJSON(second))
    assertThat(second, equalToJSON(first))
    assertThat(Data(first.utf8), equalToJSON(second))
    assertThat(Substring(first), equalToJSON(second))
    assertThat(first as String?, equalToJSON(second))
  }

  @Test("takes texts for different that say something else", arguments: different)
  func mismatches(_ first: String, _ second: String) {
    assertThat(first, not(equalToJSON(second)))
    assertThat(second, not(equalToJSON(first)))
  }

  @Test("says what differs, with its path")
  func texts() {
    let body = #"{"soup": "miso", "bowls": 2, "extras": [{"name": "nori"}], "paid": true}"#
    let failures = collectFailures {
      assertThat(
        #"{"soup": "miso", "bowls": 2, "extras": [{"name": "egg"}], "paid": true}"#,
        equalToJSON(body), "body")
      assertThat(
        #"{"soup": "shio", "bowls": 3}"#, equalToJSON(#"{"soup": "miso", "bowls": 2}"#), "body")
      assertThat("[true]", equalToJSON("[1]"), "body")
      assertThat("[null]", equalToJSON("[1]"), "body")
      assertThat(body, not(equalToJSON(body)), "body")
    }
    assertThat(
      failures.map(\.text.summary),
      containsExactly(
        #"body["extras"][0]["name"]: expected "nori", but was "egg" (1 of 4 entries differs)"#,
        #"body: 2 of 2 entries differ: ["bowls"] expected 2, but was 3; ["soup"] expected "miso", but was "shio""#,
        "body[0]: expected 1, but was true",
        "body[0]: expected 1, but was null",
        hasPrefix("body: expected not JSON equal to [")))
  }

  @Test("does not match what is not JSON")
  func invalidTexts() {
    assertThat(
      explain("{", equalToJSON("{}"))?.description,
      presentAnd(containsString(#"was "{", which is not JSON"#)))
    assertThat("{", not(equalToJSON("{}")))
    for matcher: Matcher<String> in [equalToJSON("{"), not(equalToJSON("{"))] {
      assertThat(
        explain("{}", matcher)?.description,
        presentAnd(containsString("the expected text is not JSON")))
    }
  }

  @Test("takes no text in it for a part of it")
  func quotes() {
    let json =
      #"{"a\\": "\"b\": 1, 1234567890123456789012345678901234567891234567890", "e": 1e200}"#
    assertThat(json, equalToJSON(json))
  }

  @Test("describes what is expected")
  func description() {
    let matcher: Matcher<String> = equalToJSON(#"{"a": [1, null]}"#)
    assertDescription(matcher, #"JSON equal to ["a": [1, null]]"#)
  }
}
