import Charmest
import CharmestCore
import Testing

@Suite("Dictionaries") struct DictionariesTests {
  private let prices = ["miso": 850, "udon": 700]

  @Test("hasKey looks a key up")
  func keys() {
    assertMatches(prices, hasKey("miso"))
    assertMatches(prices, hasKey(hasPrefix("mi")))
    assertMismatch(
      prices,
      hasKey("shio"),
      text: "expected a dictionary with key \"shio\", but the keys are \"miso\", \"udon\""
    )
    assertMismatch(
      ["miso": 1],
      hasKey(hasPrefix("s")),
      text: """
        expected a dictionary with a key that is a string starting with "s", \
        but the key is "miso"
        """
    )
    assertMismatch(
      [:] as [String: Int],
      hasKey("a"),
      text: "expected a dictionary with key \"a\", but was [:]"
    )
    assertDescription(hasKey("a") as Matcher<[String: Int]>, "a dictionary with key \"a\"")
  }

  @Test("hasValue looks at all values")
  func values() {
    assertMatches(prices, hasValue(700))
    assertMatches(prices, hasValue(lessThan(800)))
    assertMismatch(
      prices,
      hasValue(greaterThan(900)),
      text: """
        expected a dictionary with a value that is a value greater than 900, \
        but was ["miso": 850, "udon": 700]
        """
    )
    assertDescription(
      hasValue(3) as Matcher<[String: Int]>,
      "a dictionary with a value that is 3"
    )
  }

  @Test("a missing entry is told whole in a list of alternatives")
  func missingEntryInList() {
    assertMismatch(
      ["a": 1, "c": 3], anyOf(hasEntry("a", greaterThan(4)), hasEntry("b", 1)), "counts",
      text: """
        counts: expected a dictionary with ["a": a value greater than 4] or a dictionary with ["b": 1], but was ["a": 1, "c": 3]
          alternative 1: ["a"] was 1
          alternative 2: ["b"] expected 1, but it is at the key "a"
        """)
  }

  @Test("a missing entry names the only other key with such a value")
  func valueUnderAnotherKey() {
    let chart = [11: "crown", 42: "caries", 63: "filling"]
    assertMismatch(
      chart, hasEntry(36, "filling"), "chart",
      text: """
        chart[36]: expected "filling", but it is at the key 63
          but was: \(describing(chart).plainText)
        """)
    assertMismatch(
      chart, hasEntry(36, hasPrefix("f")), "chart",
      text: """
        chart[36]: expected a string starting with "f", but it is at the key 63
          but was: \(describing(chart).plainText)
        """)
    assertMismatch(
      ["Etag": 1, "Age": 2], hasEntry("ETag", 1), "headers",
      text: """
        headers["ETag"]: expected 1, but it is at the key "Etag" (only upper and lower case differ)
          but was: \(describing(["Etag": 1, "Age": 2]).plainText)
        """)
    assertMismatch(
      ["Etag": 1, "Age": 2], hasEntry("ETag", 3), "headers",
      text: """
        headers["ETag"]: missing, expected 3 (nearest key, with 1, is "Etag" (only upper and lower case differ))
          but was: \(describing(["Etag": 1, "Age": 2]).plainText)
        """)
    // A value that is expected under its own key, and one that several keys have, say nothing.
    assertMismatch(
      chart, hasEntries([63: "filling", 36: "filling"]), "chart",
      text: """
        chart[36]: missing, expected "filling" (1 of 2 expected entries is missing)
          but was: \(describing(chart).plainText)
        """)
    assertMismatch(
      chart, hasEntry(36, hasPrefix("c")), "chart",
      text: """
        chart[36]: missing, expected a string starting with "c"
          but was: \(describing(chart).plainText)
        """)
  }

  @Test("a missing entry names no other key whose value was perhaps not meant")
  func guesses() {
    for (matcher, expected) in [
      (anything(), "anything"), (not(5), "not 5"), (greaterThan(2), "a value greater than 2"),
    ] as [(Matcher<Int>, String)] {
      assertMismatch(
        ["shoyu": 3], hasEntry("miso", matcher), "prices",
        text: """
          prices["miso"]: missing, expected \(expected)
            but was: ["shoyu": 3]
          """)
    }
    assertMismatch(
      ["shoyu": 3], hasEntries(["miso": 3, "udon": 3]), "prices",
      text: """
        prices: 2 of 2 expected entries are missing: ["miso"] missing, expected 3; ["udon"] missing, expected 3
          but was: ["shoyu": 3]
        """)
  }

  @Test("the entry that should not be there is shown, also of many")
  func matched() {
    let many = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ("k\($0)", $0) })
    assertMismatch(
      many, not(hasValue(greaterThan(997))), "table",
      text: """
        table: expected a dictionary without a value that is a value greater than 997, \
        but ["k998"] was 998
        """)
    assertMismatch(
      many, not(hasKey(hasSuffix("99"))), "table",
      text: """
        table: expected a dictionary without a key that is a string ending with "99", \
        but has the key "k199"
        """)
    assertMismatch(
      many, not(hasEntry("k999", greaterThan(5))), "table",
      text: """
        table: expected not a dictionary with ["k999": a value greater than 5], \
        but ["k999"] was 999
        """)
    assertMismatch(
      many, not(hasEntry(hasSuffix("999"), greaterThan(5))), "table",
      text: """
        table: expected a dictionary without an entry of a string ending with "999" \
        and a value greater than 5, but ["k999"] was 999
        """)
  }

  @Test("hasKey with a matcher names the nearest key")
  func nearestKey() {
    let start = String(repeating: "x", count: 400)
    assertThat(
      explain([start + "a": 1], hasKey(equalTo(start + "b")), "table")?.summary,
      presentAnd(hasSuffix(#": expected ..."xxxxxxxxxxb", but was ..."xxxxxxxxxxa""#)))
    assertMismatch(
      ["Abc": 1], hasKey(equalTo("\u{391}bc")), "table",
      text: """
        table: expected a dictionary with a key that is "\u{391}bc", but the only key is "Abc" \
        (offset 0: expected "\u{391}" (U+0391), but was "A" (U+0041))
        """)
  }

  @Test("hasEntry judges the value under a key")
  func entry() {
    assertMatches(prices, hasEntry("miso", 850))
    assertMatches(prices, hasEntry("miso", greaterThan(800)))
    assertMatches(prices, hasEntry(hasPrefix("mi"), greaterThan(800)))
    assertMismatch(
      prices,
      hasEntry("miso", greaterThan(900)),
      "it",
      text: """
        it["miso"]: expected a value greater than 900, but was 850
          but was: ["miso": 850, "udon": 700]
        """
    )
    assertMismatch(
      prices,
      hasEntry("shio", 3),
      "it",
      text: """
        it["shio"]: missing, expected 3
          but was: ["miso": 850, "udon": 700]
        """
    )
    assertMismatch(
      prices,
      hasEntry(hasPrefix("mi"), greaterThan(900)),
      text: """
        expected a dictionary with an entry of a string starting with "mi" \
        and a value greater than 900, but was ["miso": 850, "udon": 700]
        """
    )
    assertMismatch(
      prices,
      hasEntry(hasPrefix("sh"), greaterThan(900)),
      text: """
        expected a dictionary with an entry of a string starting with "sh" \
        and a value greater than 900, but the keys are "miso", "udon"
        """
    )
    assertMismatch(
      ["Miso": 850, "udon": 700],
      hasEntry(equalTo("miso"), 850),
      text: """
        expected a dictionary with an entry of "miso" and 850, \
        but none of 2 keys is; nearest is "Miso" (only upper and lower case differ)
          key: "Miso"
          key: "udon"
        """
    )
    assertMismatch(
      [:] as [String: Int],
      hasEntry(hasPrefix("sh"), greaterThan(900)),
      text: """
        expected a dictionary with an entry of a string starting with "sh" \
        and a value greater than 900, but was [:]
        """
    )
    assertDescription(
      hasEntry("a", 1) as Matcher<[String: Int]>,
      "a dictionary with [\"a\": 1]"
    )
  }

  @Test("hasEntries reports all entries that differ")
  func entries() {
    assertMatches(prices, hasEntries(["miso": 850]))
    assertMatches(prices, hasEntries(["miso": greaterThan(800), "udon": 700]))
    assertMismatch(
      prices,
      hasEntries(["miso": greaterThan(900), "shio": 800]),
      text: """
        2 of 2 entries differ: ["miso"] expected a value greater than 900, but was 850; ["shio"] missing, expected 800
          but was: ["miso": 850, "udon": 700]
        """
    )
  }

  @Test("hasEntries explains no more entries than are shown")
  func manyEntries() {
    struct Price: Equatable, CustomStringConvertible {
      var amount: Int
      var counter: Counter?
      var description: String {
        counter?.increase()
        return "¥\(amount)"
      }
      static func == (first: Price, second: Price) -> Bool { first.amount == second.amount }
    }
    func work(_ count: Int) -> Int {
      let counter = Counter()
      func prices(_ name: String, _ counter: Counter?) -> [String: Price] {
        Dictionary(
          uniqueKeysWithValues: (0..<count).map {
            ("\(name) \($0)", Price(amount: 5, counter: counter))
          })
      }
      let text = explain(prices("old", nil), hasEntries(prices("new", counter)), "prices")
      #expect(
        text?.summary.hasPrefix("prices: \(count) of \(count) expected entries are missing: ")
          == true)
      #expect(text?.details.count == 11)
      return counter.count
    }
    #expect(work(400) == work(20))
  }

  @Test("containsEntries takes a dictionary of plain values")
  func plainEntries() {
    struct Price: Equatable { var yen = 850 }
    let prices = ["miso": Price()]
    assertMatches(prices, containsEntries(["miso": Price()]))
    assertMatches(prices, containsEntries(prices))
    assertMismatch(
      prices, containsEntries(["miso": Price(yen: 900)]),
      text: """
        ["miso"].yen: expected 900, but was 850
          expected: ["miso": DictionariesTests.Price(yen: 900)]
          but was:  ["miso": DictionariesTests.Price(yen: 850)]
        """)
    assertDescription(containsEntries(prices), "[\"miso\": DictionariesTests.Price(yen: 850)]")
  }

  @Test("containsEntries allows no others")
  func exactly() {
    assertMatches(prices, containsEntries(["miso": 850, "udon": greaterThan(1)]))
    assertMismatch(
      prices,
      containsEntries(["miso": 850]),
      "it",
      text: """
        it["udon"]: unexpected, was 700 (1 of 2 entries is unexpected)
          but was: ["miso": 850, "udon": 700]
        """
    )
    assertDescription(
      containsEntries(["miso": greaterThan(1)]) as Matcher<[String: Int]>,
      "[\"miso\": a value greater than 1]"
    )
  }

  @Test("the nearest of many keys is that of those that were compared")
  func manyKeys() {
    let entries = Dictionary(uniqueKeysWithValues: (0..<5_000).map { ("key\($0)", 1) })
    assertThat(
      explain(entries, hasKey("keyy77"))?.summary,
      presentAnd(containsString("none of 5000 keys is; nearest of the first 2000 is ")))
  }
}
