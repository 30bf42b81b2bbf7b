import CharmestCore
import Foundation
import Testing

@Suite("A JSON text") struct JSONTextTests {
  static let invalid = [
    "", " ", "{", "[", "[1,]", #"{"a": 1,}"#, "[,]", "[1 2]", #"{"a" 1}"#, "{a: 1}", "{'a': 1}",
    "01",
    "-", "+1", ".5", "1.", "1e", "1e+", "0x1", "NaN", "Infinity", "nul", "truee", "True", #""a"#,
    "[1]]", "1 2", "\"\t\"", #""\x""#, #""\u12""#, #""\u+123""#, "// a\n1", "\u{A0}1", "\u{0}",
  ]

  @Test("takes nothing for JSON that is none", arguments: invalid)
  func strictness(_ text: String) {
    assertThat(
      explain(text, equalToJSON("[1]"))?.summary, presentAnd(hasSuffix("which is not JSON")))
    assertThat(
      explain("[1]", equalToJSON(text))?.summary,
      presentAnd(hasSuffix("the expected text is not JSON")))
  }

  @Test("takes bytes that are not UTF-8 for no JSON")
  func bytes() {
    let inUTF16: [UInt8] = [0xFF, 0xFE, 0x5B, 0, 0x31, 0, 0x5D, 0]
    for bytes in [inUTF16, [0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22]] {
      assertThat(
        explain(Data(bytes), equalToJSON("[1]"))?.summary,
        presentAnd(hasSuffix("which is not JSON")))
    }
  }

  @Test("reads lists in lists, as far as that is safe")
  func deepLists() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    assertThat(nested(200), equalToJSON(nested(200)))
    assertThat(nested(200), not(equalToJSON(nested(199))))
    assertThat(
      explain(nested(100_000), not(equalToJSON("[]")))?.summary,
      presentAnd(hasSuffix("it has lists or objects more than 200 deep")))
  }

  @Test(
    "cannot judge what the values of a text do not have",
    arguments: [
      (#"{"a": 1, "b": [{"a": 2, "a": 2}]}"#, "an object with a key that comes twice"),
      (#"{"a": 1, "\u0061": 2}"#, "an object with a key that comes twice"),
      ("[1e1234567890123456789012]", "a number with an exponent of more than 18 digits"),
      ("[-1.5e-9223372036854775808]", "a number with an exponent of more than 18 digits"),
      (#"{"\u00e9": 1, "e\u0301": 1}"#, "an object with two keys that Swift takes for equal"),
      (#"["\ud83c"]"#, "half of a pair of code units"),
      (#"["\udf5c\ud83c"]"#, "half of a pair of code units"),
    ])
  func doubtful(_ json: String, _ doubt: String) {
    for matcher: Matcher<String> in [equalToJSON(json), not(equalToJSON(json))] {
      assertThat(
        explain("[]", matcher)?.description,
        presentAnd(hasSuffix("the expected text has \(doubt)")))
      assertThat(
        explain(json, equalToJSON("[]"))?.description,
        "expected JSON equal to [], but it has \(doubt)")
    }
  }
}
