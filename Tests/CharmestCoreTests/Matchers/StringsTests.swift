import CharmestCore
import Testing

@Suite("Strings") struct StringsTests {
  @Test("hasPrefix judges the beginning of every kind of text")
  func prefix() {
    expectMatch("wakame", hasPrefix("wak"))
    expectMatch("wakame"[...], hasPrefix("wak"))
    expectMatch("wakame", hasPrefix(""))
    expectMatch("e\u{301}t\u{E9}", hasPrefix("\u{E9}"))
    expectMismatch(
      "nori",
      hasPrefix("wak"),
      "it: expected a string starting with \"wak\", but was \"nori\""
    )
    expectDescription(hasPrefix("wak") as Matcher<String>, "a string starting with \"wak\"")
  }

  @Test("hasSuffix judges the end, and shows the end of a long text")
  func suffix() {
    expectMatch("wakame", hasSuffix("ame"))
    expectMismatch(
      "nori",
      hasSuffix("ame"),
      "it: expected a string ending with \"ame\", but was \"nori\""
    )
    expectMismatch(
      String(repeating: "ramen ", count: 40),
      hasSuffix("udon"),
      """
      it: expected a string ending with "udon", \
      but was ..."men ramen ramen ramen ramen ramen ramen "
      """
    )
    expectDescription(hasSuffix("ame") as Matcher<String>, "a string ending with \"ame\"")
  }

  @Test("containsString finds a text anywhere")
  func contains() {
    expectMatch("wakame", containsString("kam"))
    expectMatch("wakame"[...], containsString("kam"))
    expectMatch("", containsString(""))
    expectMismatch(
      "nori",
      containsString("kam"),
      "it: expected a string containing \"kam\", but was \"nori\""
    )
    expectMismatch("", containsString("k"), "it: expected a string containing \"k\", but was \"\"")
    expectDescription(containsString("kam") as Matcher<String>, "a string containing \"kam\"")
  }

  @Test("escape what a log cannot show, and cut what is too long")
  func unusual() {
    expectMismatch(
      "a\nb",
      hasPrefix("b"),
      #"it: expected a string starting with "b", but was "a\nb""#
    )
    expectMismatch(
      "soup",
      hasSuffix("p\0"),
      #"it: expected a string ending with "p\0", but was "soup""#
    )
    expectMismatch(
      String(repeating: "ramen ", count: 40),
      hasPrefix("udon"),
      """
      it: expected a string starting with "udon", \
      but was "ramen ramen ramen ramen ramen ramen ramen ramen ramen ramen ramen ramen ram"...
      """
    )
    expectMismatch(
      "wakame"[...],
      not(containsString("kam")),
      "it: expected not a string containing \"kam\", but was \"wakame\""
    )
  }
}
