import CharmestCore
import Foundation
import Testing

@Suite("A JSON text") struct JSONReaderTests {
  static let invalid = [
    "", " ", "{", "[", "[1,]", #"{"a": 1,}"#, "[,]", "[1 2]", #"{"a" 1}"#, "{a: 1}", "{'a': 1}",
    "01", "-", "+1", ".5", "1.", "1e", "1e+", "0x1", "NaN", "Infinity", "nul", "tru", "truee",
    "True", #""a"#, "[1]]", "1 2", "\"\t\"", "\"\n\"", #""\x""#, #""\u12""#, #""\u+123""#,
    #""\u12G4""#, #""\ud83c""#, "// a\n1", "[1]//", "\u{A0}1", "\u{0}",
  ]

  @Test("takes nothing for JSON that is none", arguments: invalid)
  func strictness(_ text: String) {
    #expect(summary(text, equalToJSON("[1]")).contains("which is not JSON"))
    assertUndecided(text, equalToJSON("[1]"))
    assertUndecided("[1]", equalToJSON(text))
  }

  @Test("may have blanks between its parts")
  func blanks() {
    let text = " {\n\t\"a\" : [ 1 , { } , [ ] ] ,\r\n\"b\" : null } "
    assertMatches(text, equalToJSON(#"{"a":[1,{},[]],"b":null}"#))
  }

  @Test("takes bytes that are not UTF-8 for no JSON")
  func bytes() {
    let inUTF16: [UInt8] = [0xFF, 0xFE, 0x5B, 0, 0x31, 0, 0x5D, 0]
    for bytes in [inUTF16, [0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22]] {
      assertUndecided(Data(bytes), equalToJSON("[1]"))
    }
  }

  @Test("is read as far as that is safe, and not judged if it is too deep or too large")
  func limits() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    assertMatches(nested(200), equalToJSON(nested(200)) && not(equalToJSON(nested(199))))
    for text in [nested(10_000), "1e1000000000000000000"] {
      assertUndecided(text, equalToJSON(text))
    }
    assertUndecided(nested(100_000), equalToJSON("[]"))
  }
}
