import CharmestCore
import Testing

@Suite("Dictionaries") struct DictionariesTests {
  private let prices = ["miso": 850, "udon": 700]

  @Test("hasKey looks a key up")
  func keys() {
    expectMatch(prices, hasKey("miso"))
    expectMatch(prices, hasKey(hasPrefix("mi")))
    expectMismatch(
      prices,
      hasKey("shio"),
      "it: expected a dictionary with key \"shio\", but the keys are \"miso\", \"udon\""
    )
    expectMismatch(
      ["miso": 1],
      hasKey(hasPrefix("s")),
      """
      it: expected a dictionary with a key that is a string starting with "s", \
      but the key is "miso"
      """
    )
    expectMismatch(
      [:] as [String: Int],
      hasKey("a"),
      "it: expected a dictionary with key \"a\", but was [:]"
    )
    expectDescription(hasKey("a") as Matcher<[String: Int]>, "a dictionary with key \"a\"")
  }

  @Test("hasValue looks at all values")
  func values() {
    expectMatch(prices, hasValue(700))
    expectMatch(prices, hasValue(lessThan(800)))
    expectMismatch(
      prices,
      hasValue(greaterThan(900)),
      """
      it: expected a dictionary with a value that is a value greater than 900, \
      but was ["miso": 850, "udon": 700]
      """
    )
    expectDescription(
      hasValue(3) as Matcher<[String: Int]>,
      "a dictionary with a value that is 3"
    )
  }

  @Test("hasEntry judges the value under a key")
  func entry() {
    expectMatch(prices, hasEntry("miso", 850))
    expectMatch(prices, hasEntry("miso", greaterThan(800)))
    expectMatch(prices, hasEntry(hasPrefix("mi"), greaterThan(800)))
    expectMismatch(
      prices,
      hasEntry("miso", greaterThan(900)),
      """
      it["miso"]: expected a value greater than 900, but was 850
        but was: ["miso": 850, "udon": 700]
      """
    )
    expectMismatch(
      prices,
      hasEntry("shio", 3),
      """
      it["shio"]: missing, expected 3
        but was: ["miso": 850, "udon": 700]
      """
    )
    expectMismatch(
      prices,
      hasEntry(hasPrefix("mi"), greaterThan(900)),
      """
      it: expected a dictionary with an entry of a string starting with "mi" \
      and a value greater than 900, but was ["miso": 850, "udon": 700]
      """
    )
    expectDescription(
      hasEntry("a", 1) as Matcher<[String: Int]>,
      "a dictionary with [\"a\": 1]"
    )
  }

  @Test("hasEntries reports all entries that differ")
  func entries() {
    expectMatch(prices, hasEntries(["miso": 850]))
    expectMatch(prices, hasEntries(["miso": greaterThan(800), "udon": 700]))
    expectMismatch(
      prices,
      hasEntries(["miso": greaterThan(900), "shio": 800]),
      """
      it: 2 of 2 entries differ: ["miso"] expected a value greater than 900, but was 850; ["shio"] missing, expected 800
        but was: ["miso": 850, "udon": 700]
      """
    )
  }

  @Test("containsEntries allows no others")
  func exactly() {
    expectMatch(prices, containsEntries(["miso": 850, "udon": greaterThan(1)]))
    expectMismatch(
      prices,
      containsEntries(["miso": 850]),
      """
      it["udon"]: unexpected, was 700 (1 of 2 entries differs)
        but was: ["miso": 850, "udon": 700]
      """
    )
    expectDescription(
      containsEntries(["miso": greaterThan(1)]) as Matcher<[String: Int]>,
      "[\"miso\": a value greater than 1]"
    )
  }
}
