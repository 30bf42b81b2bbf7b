import CharmestCore
import Foundation
import Testing

@Suite("equalToJSON") struct JSONTests {
  static let equal: [(String, String)] = [
    (#"{"a": 1, "b": [true, null]}"#, "{\"b\":[true,null],\n\"a\":1.0}"),
    ("1", "1.00"), ("1e2", "100"), ("0.1", "0.10"), (#""é""#, #""\u00e9""#), ("[]", "[ ]"),
    (#"["a", "b,]"]"#, #"["a","b,]"]"#), (#"{"a": [1, "b"], "c": ""}"#, #"{"c":"","a":[1,"b"]}"#),
    ("1.7976931348623157e308", "1.7976931348623157e308"), ("5e-324", "5e-324"),
    ("[1e200, 3.141592653589793238]", "[1e200,3.141592653589793238]"),
    ("null", " null "),
    ("12345678901234567890", "12345678901234567890.0"), ("1e128", "10e127"),
    ("1e-128", "10e-129"), ("-0", "0.0e5"),
    (#""\ud83c\udf5c\/\b\f\n\r\t\"\\""#, #""🍜/\u0008\u000C\u000a\u000d\u0009\u0022\u005C""#),
    ("\u{FEFF}[1]", "[1]"), ("1e400", "10e399"), ("[\"\u{301},]\"]", "[ \"\u{301},]\" ]"),
    (
      "123456789012345678901234567890123456789012345",
      "123456789012345678901234567890123456789012345.0"
    ),
    ("-1.50e+2", "-150"), ("0e999", "0"),
    (#"{"a\\": "\"b\": 1, 12345678901234567890"}"#, #"{"a\\":"\"b\": 1, 12345678901234567890"}"#),
  ]
  static let different: [(String, String)] = [
    ("1", "2"), ("1", "true"), ("0", "false"), (#""1""#, "1"), ("[1, 2]", "[2, 1]"),
    (#"{"a": 1}"#, #"{"a": 1, "b": null}"#), ("null", "0"), ("[]", "{}"),
    ("12345678901234567890", "12345678901234567891"), ("1e400", "1e401"),
    (
      "1234567890123456789012345678901234567890123451",
      "1234567890123456789012345678901234567890123452"
    ),
    ("-1", "1"), (#"["\uFEFFa"]"#, #"["a"]"#), ("\"\u{FEFF}\"", #""""#), ("{}", #"{"": 1}"#),
    (#""a""#, #""A""#), (#"["a", "b"]"#, #"["a", "c"]"#), (#"[1, ""]"#, "[1]"),
  ]

  @Test("takes texts for equal that say the same", arguments: equal)
  func matches(_ first: String, _ second: String) {
    assertMatches(first, equalToJSON(second))
    assertMatches(second, equalToJSON(first))
    assertMatches(Data(first.utf8), equalToJSON(second))
    assertMatches(Substring(first), equalToJSON(second))
  }

  @Test("takes texts for different that say something else", arguments: different)
  func mismatches(_ first: String, _ second: String) {
    assertMatches(first, not(equalToJSON(second)))
    assertMatches(second, not(equalToJSON(first)))
  }

  @Test("says what differs, with its path")
  func texts() {
    #expect(
      leaves(#"{"soup": "shio", "bowls": 3}"#, equalToJSON(#"{"soup": "miso", "bowls": 2}"#)) == [
        [#"["bowls"]"#, "2", "3"], [#"["soup"]"#, #""miso""#, #""shio""#],
      ])
    #expect(leaves("[true]", equalToJSON("[1]")) == [["[0]", "1", "true"]])
    #expect(leaves("[null]", equalToJSON("[1]")) == [["[0]", "1", "null"]])
    #expect(
      leaves(#"{"extras": [{"name": "egg"}]}"#, equalToJSON(#"{"extras": [{"name": "nori"}]}"#))
        == [[#"["extras"][0]["name"]"#, #""nori""#, #""egg""#]])
  }

  /// A path, a text, another that has the same apart from the path, and one that has not.
  static let paths: [(path: String, expected: String, same: String, other: String)] = [
    ("[].id", #"[{"id": 1}, 2]"#, #"[{"id": 5}, 2]"#, #"[{"id": 1}, 3]"#),
    ("[][].a", #"[[{"a": 1}]]"#, #"[[{"a": 2}]]"#, #"[{"a": 1}]"#),
    (
      #"prices.a\.b"#, #"{"prices": {"a.b": 1, "a": {"b": 2}}}"#,
      #"{"prices": {"a.b": 5, "a": {"b": 2}}}"#, #"{"prices": {"a.b": 1, "a": {"b": 5}}}"#
    ),
    (
      "a.b", #"{"a.b": 1, "a": {"b": 2}}"#, #"{"a.b": 1, "a": {"b": 5}}"#,
      #"{"a.b": 5, "a": {"b": 2}}"#
    ),
    (
      "id", #"{"": {"id": 1}, "id": 2}"#, #"{"": {"id": 1}, "id": 5}"#, #"{"": {"id": 5}, "id": 2}"#
    ),
    (
      ".id", #"{"": {"id": 1}, "id": 2}"#, #"{"": {"id": 5}, "id": 2}"#,
      #"{"": {"id": 1}, "id": 5}"#
    ),
    (
      #"ids\[]"#, #"{"ids[]": 1, "ids": 2}"#, #"{"ids[]": 5, "ids": 2}"#, #"{"ids[]": 1, "ids": 5}"#
    ),
    (#"a\\"#, #"{"a\\": 1}"#, #"{"a\\": 5}"#, #"{"a": 1}"#),
  ]

  @Test("leaves out the one part that a path names", arguments: paths)
  func ignored(_ path: String, _ expected: String, _ same: String, _ other: String) {
    #expect((equalToJSON(expected, ignoring: [path]) as Matcher).matches(same).isMatch)
    assertMismatch(other, equalToJSON(expected, ignoring: [path]))
  }

  @Test(
    "cannot judge by a path that leads nowhere, or to everything",
    arguments: [
      ("orders.time", #""orders.time" needs [] behind a list, to enter its elements"#),
      ("orders[0]", #""orders[0]" is no path"#), ("orders[]time", #""orders[]time" is no path"#),
      (#"orders\"#, #""orders\\" is no path"#), ("", "nothing is left to compare"),
    ])
  func wrongPaths(_ path: String, _ reason: String) {
    let json = #"{"orders": [{"time": 5}]}"#
    assertUndecided(json, equalToJSON(json, ignoring: [path]))
    let text = explain(json, equalToJSON(json, ignoring: [path]))?.summary ?? ""
    #expect(text.contains(reason), "\(text)")
    assertMismatch("{", equalToJSON("{", ignoring: ["id"]))
  }

  @Test("cannot judge a key that stands twice, as nobody knows which of its values counts")
  func repeatedKeys() {
    let text = #"{"a": {"id": 1, "\u0069d": 2}}"#
    assertUndecided(text, equalToJSON(text))
    let expected = explain("{}", equalToJSON(text))?.summary ?? ""
    #expect(expected.contains(#"the expected text has the key "id" twice in one object"#))
    let actual = explain(text, equalToJSON("{}"))?.summary ?? ""
    #expect(actual.contains(#"which has the key "id" twice in one object"#))
  }

  @Test("names the elements that are missing or unexpected in a list in any order")
  func anyOrder() {
    #expect(
      leaves(#"{"a": [3, 1]}"#, equalToJSON(#"{"a": [1, 2]}"#, inAnyOrder: ["a"])) == [
        [#"["a"]"#, "2", nil], [#"["a"]"#, nil, "3"],
      ])
    let points = #"{"points": [[1, 2]]}"#
    assertUndecided(points, equalToJSON(points, inAnyOrder: ["points.x"]))
  }

  @Test("equalToJSON counts elements that stand twice")
  func repeated() {
    let text = explain("[1,1,2,2]", equalToJSON("[3,3,2,2]", inAnyOrder: .everywhere))
    #expect(text?.summary.hasPrefix("2 of 4 elements differ") == true)
    let lists = whatDiffers(in: "[1,1,2]", equalToJSON("[1,2,2]", inAnyOrder: .everywhere))
    #expect(lists == ["2 ->", "-> 1"])
  }

  private func nested(_ depth: Int, _ number: inout Int) -> String {
    number += 1
    if depth == 0 { return "\(number)" }
    return "[\((0..<4).map { _ in nested(depth - 1, &number) }.joined(separator: ","))]"
  }

  @Test("equalToJSON explains nested lists in any order in bounded time")
  func nestedLists() {
    let growth = growth(from: 2, to: 4) { depth in
      var (first, other) = (0, 5)
      let (text, expected) = (nested(depth, &first), nested(depth, &other))
      _ = explain(text, equalToJSON(expected, inAnyOrder: .everywhere))
    }
    #expect(growth < 200, "16 times as many numbers; it would be 1,500 with pairs of pairs")
  }
}
