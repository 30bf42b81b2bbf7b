import Charmest
import Foundation
import Testing

extension Matcher where Value == String {
  fileprivate static let isTopping = Matcher("a topping") { !$0.isEmpty }
}

/// Assertions as a user writes them: each compiles without an annotation, and holds.
@Suite("Call sites on texts") struct TextCallSites {
  @Test("compile as they stand, and hold")
  func compile() async throws {
    let name = "wakame"
    let toppings = ["wakame", "tamago", "nori"]
    let maybe: String? = "tamago"

    assertThat(name, "wakame")
    assertThat(name, equalTo("wakame"))
    assertThat(name, not("nori"))
    assertThat(name, hasPrefix("wak"))
    assertThat(name, hasSuffix("ame"))
    assertThat(name, containsString("kam"))
    assertThat(name, not(hasPrefix("no")))
    assertThat(name, hasPrefix("wak") && hasSuffix("ame"))
    assertThat(name, allOf(hasPrefix("w"), containsString("k"), hasCount(6)))
    assertThat(name, anyOf(hasPrefix("x"), hasSuffix("e")))
    assertThat(name, anyOf("nori", "wakame"))
    assertThat(name, oneOf("nori", "wakame"))
    assertThat(name, equalToIgnoringCase("WAKAME"))
    assertThat(name, equalToCompressingWhitespace(" wakame "))
    assertThat(name, containsStringsInOrder("wa", "me"))
    assertThat(name, matchesPattern("^wak"))
    assertThat(name, matchesPattern("WAK", ignoringCase: true))
    assertThat(name, matchesPattern(/ka/))
    assertThat(name, not(isBlank()))
    assertThat(name, not(empty()))
    assertThat(name, hasCount(6))
    assertThat(name, hasCount(greaterThan(5)))
    assertThat(name, lessThan("x"))
    assertThat(name, hasItem("k"))
    assertThat(name, everyItem(not(" ")))
    assertThat(name, hasProperty(\.count, 6))
    assertThat(name, hasProperty(\.isEmpty, false))
    assertThat(name, having("first", { $0.first }, presentAnd("w")))
    assertThat(name, isIn(toppings))
    assertThat(name, instanceOf(String.self))
    assertThat(name[...], hasPrefix("wak"))
    assertThat(name.prefix(3), equalTo("wak"))
    assertThat(name.dropLast(), hasPrefix("wak"))
    assertThat(name.uppercased(), equalTo("WAKAME"))
    assertThat(name.first, equalTo("w"))
    assertThat(name.first, presentAnd("w"))
    assertThat("a\nb", hasLine("b"))
    assertThat("a\nb", hasLine(hasPrefix("b")))
    assertThat("", empty())
    assertThat(" ", isBlank())
    assertThat(maybe, hasPrefix("tam"))
    assertThat(maybe, "tamago")
    assertThat(maybe, presentAnd(hasPrefix("tam")))
    assertThat(maybe, presentAnd("tamago"))
    assertThat(maybe?.count, equalTo(6))
    assertThat("é", equalTo("e\u{301}"))
    assertThat("a" as Character, lessThan("b"))
    assertThat("a" as Character, oneOf("a", "b"))
    assertThat(name, not("nori"))
    assertThat(name, describedAs("a topping", isIn(toppings)))
    assertThat(name.utf8, hasCount(6))
    assertThat(name.count, equalTo(6))
    assertThat(name, hasDebugDescription("\"wakame\""))
    assertThat(name, .isTopping)
    assertThat(toppings, everyItem(.isTopping))
    assertThat(#"{"a": 1}"#, equalToJSON(#"{"a": 1.0}"#))
    assertThat(Data(#"[1]"#.utf8), equalToJSON("[1]"))
    assertThat(#"[1]"# as String?, equalToJSON("[ 1 ]"))
  }
}
