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
    #expect(explain(text, equalToJSON("[1]")) != nil)
    #expect(explain("[1]", equalToJSON(text)) != nil)
    #expect(explain("[1]", not(equalToJSON(text))) != nil)
  }

  @Test("takes bytes that are not UTF-8 for no JSON")
  func bytes() {
    let inUTF16: [UInt8] = [0xFF, 0xFE, 0x5B, 0, 0x31, 0, 0x5D, 0]
    for bytes in [inUTF16, [0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22]] {
      #expect(explain(Data(bytes), equalToJSON("[1]")) != nil)
    }
  }

  @Test("reads lists in lists, as far as that is safe")
  func deepLists() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    assertThat(nested(200), equalToJSON(nested(200)))
    assertThat(nested(200), not(equalToJSON(nested(199))))
    #expect(explain(nested(100_000), equalToJSON("[]")) != nil)
  }
}
