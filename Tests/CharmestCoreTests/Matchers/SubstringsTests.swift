import Charmest
import CharmestCore
import Testing

@Suite("Substrings") struct SubstringsTests {
  @Test("hasPrefix judges the beginning of every kind of text")
  func prefix() {
    assertMatches("wakame", hasPrefix("wak"))
    assertMatches("wakame"[...], hasPrefix("wak"))
    assertMatches("wakame", hasPrefix(""))
    assertMatches("e\u{301}t\u{E9}", hasPrefix("\u{E9}"))
    assertMismatch(
      "nori",
      hasPrefix("wak"),
      text: "expected a string starting with \"wak\", but was \"nori\""
    )
    assertDescription(hasPrefix("wak") as Matcher<String>, "a string starting with \"wak\"")
  }

  @Test("hasSuffix judges the end, and shows the end of a long text")
  func suffix() {
    assertMatches("wakame", hasSuffix("ame"))
    assertMismatch(
      "nori",
      hasSuffix("ame"),
      text: "expected a string ending with \"ame\", but was \"nori\""
    )
    assertMismatch(
      String(repeating: "ramen ", count: 40),
      hasSuffix("udon"),
      text: """
        expected a string ending with "udon", \
        but was ..."ramen ramen ramen ramen ramen ramen ramen ramen ramen ramen ramen ramen "
        """
    )
    assertDescription(hasSuffix("ame") as Matcher<String>, "a string ending with \"ame\"")
  }

  @Test("containsString finds a text anywhere")
  func contains() {
    assertMatches("wakame", containsString("kam"))
    assertMatches("wakame"[...], containsString("kam"))
    assertMatches("", containsString(""))
    assertMismatch(
      "nori",
      containsString("kam"),
      text: "expected a string containing \"kam\", but was \"nori\""
    )
    assertMismatch(
      "",
      containsString("k"),
      text: "expected a string containing \"k\", but was \"\""
    )
    assertDescription(containsString("kam") as Matcher<String>, "a string containing \"kam\"")
  }

  @Test("escape what a log cannot show, and cut what is too long")
  func unusual() {
    assertMismatch(
      "a\nb",
      hasPrefix("b"),
      text: #"expected a string starting with "b", but was "a\nb""#
    )
    assertMismatch(
      "soup",
      hasSuffix("p\0"),
      text: #"expected a string ending with "p\0", but was "soup""#
    )
    assertMismatch(
      String(repeating: "ramen ", count: 40),
      hasPrefix("udon"),
      text: """
        expected a string starting with "udon", \
        but was "ramen ramen ramen ramen ramen ramen ramen ramen ramen ramen ramen ramen "...
        """
    )
    assertMismatch(
      "wakame"[...],
      not(containsString("kam")),
      text: "expected a string not containing \"kam\", but was \"wakame\""
    )
  }

  @Test("containsStringsInOrder finds one behind the other, without overlap")
  func inOrder() {
    assertMatches("miso 900 Thank you", containsStringsInOrder("miso", "900", "Thank"))
    assertMatches("abab", containsStringsInOrder("ab", "ab"))
    assertMismatch(
      "Thank you, miso 900",
      containsStringsInOrder("miso", "900", "Thank you"),
      text: """
        expected a string containing "miso", "900", "Thank you" in order, \
        but "Thank you" does not come after "900" in "Thank you, miso 900"
        """
    )
    assertMismatch(
      "aba",
      containsStringsInOrder("ab", "ba"),
      text: """
        expected a string containing "ab", "ba" in order, but "ba" does not come after "ab" in "aba"
        """
    )
    assertMismatch(
      "abc",
      containsStringsInOrder("a", "x"),
      text: "expected a string containing \"a\", \"x\" in order, but \"x\" is not in \"abc\""
    )
    assertDescription(
      containsStringsInOrder("a", "x") as Matcher<String>,
      "a string containing \"a\", \"x\" in order"
    )
  }
}
