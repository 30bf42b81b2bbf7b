import Charmest
import CharmestCore
import Testing

@Suite("isSubset and isSuperset") struct SubsetsTests {
  @Test("count how often a value comes")
  func match() {
    assertMatches(["a", "a"], isSubset(of: ["a", "b", "a"]))
    assertMatches([String](), isSubset(of: ["a"]))
    assertMatches(["a", "b", "c"], isSuperset(of: ["c", "a"]))
    assertMatches(["a"], isSuperset(of: [String]()))
    assertMatches(OneShot("a"), isSubset(of: ["a"]))
    assertMatches(["wakame", "nori"], isSuperset(of: [hasPrefix("wak")]))
    assertMatches(["wakame"], isSubset(of: [anything(), hasPrefix("wak")]))
    assertDescription(isSubset(of: ["a"]) as Matcher<[String]>, "a subset of [\"a\"]")
    assertDescription(
      isSuperset(of: [hasPrefix("a")]) as Matcher<[String]>,
      "a superset of [a string starting with \"a\"]"
    )
  }

  @Test("name what is too much or missing, and nothing else")
  func values() {
    assertMismatch(
      ["a", "b", "c", "a"],
      isSubset(of: ["a"]),
      text: """
        unexpected "b" at [1], "c" at [2], "a" at [3] (1 of 4 elements is allowed)
          expected: a subset of ["a"]
          but was:  ["a", "b", "c", "a"]
        """
    )
    assertMismatch(
      ["a", "z"],
      isSuperset(of: ["a", "b", "b"]),
      text: """
        missing "b" twice (1 of 3 values matches, in any order)
          expected: a superset of ["a", "b", "b"]
          but was:  ["a", "z"]
        """
    )
  }

  @Test("pair matchers with elements of their own")
  func matchers() {
    assertMismatch(
      ["a", "x"],
      isSubset(of: [hasPrefix("a"), equalTo("b")]),
      text: """
        unexpected "x" at [1] (1 of 2 elements is allowed)
          unexpected: [1] "x" (accepted by no matcher)
          matched: [0] "a" is a string starting with "a"
          expected: a subset of [a string starting with "a", "b"]
          but was:  ["a", "x"]
        """
    )
    assertMismatch(
      ["a", "y", "z"],
      isSuperset(of: [hasPrefix("a"), equalTo("b")]),
      text: """
        missing "b" (1 of 2 values matches, in any order)
          missing: "b" (accepts no element, nearest is [1]: was "y")
          matched: [0] "a" is a string starting with "a"
          but was: ["a", "y", "z"]
        """
    )
  }

  private struct Bowl {
    var soup: String
    var salt: Int

    static func of(_ number: Int) -> Matcher<Bowl> {
      allOf(hasProperty(\.soup, "soup \(number)"), hasProperty(\.salt, 1))
    }
  }

  @Test("say of how many elements or matchers they name the nearest")
  func nearestOfTheFirst() {
    let bowls = (0..<2_500).map { Bowl(soup: "soup \($0)", salt: 2) }
    #expect(
      explain(bowls, isSuperset(of: [Bowl.of(7)]), "bowls")?.summary == """
        bowls: missing SubsetsTests.Bowl whose .soup is "soup 7" and .salt is 1, \
        nearest of the first 2000 is [7]: salt expected 1, but was 2
        """)
    #expect(
      explain([bowls[3]], isSubset(of: (0..<12).map(Bowl.of)), "bowls")?.summary == """
        bowls: unexpected SubsetsTests.Bowl(soup: "soup 3", salt: 2) at [0], \
        nearest of the first 10 is SubsetsTests.Bowl whose .soup is "soup 3" and .salt is 1: \
        salt expected 1, but was 2
        """)
    #expect(
      explain(bowls.map(\.soup), isSuperset(of: ["soup 2499!"]), "soups")?.summary == """
        soups: missing "soup 2499!", nearest of the first 2000 is [249] "soup 249"
        """)
  }

  private struct Entry { var wave = 1, extras: Set = ["chip", "parking"] }

  @Test("say beside other conditions what is allowed")
  func besideOthers() {
    let matcher = allOf(
      hasProperty(\Entry.wave, not(1)),
      hasProperty(\Entry.extras, isSubset(of: ["chip", "shirt", "pasta"])))
    assertMismatch(
      Entry(), matcher, "entry",
      text: """
        entry: 2 of 2 conditions failed: .wave expected not 1, but was 1; .extras unexpected "parking" (1 of 2 elements is allowed)
          expected .extras: a subset of ["chip", "shirt", "pasta"]
          but was: SubsetsTests.Entry(wave: 1, extras: ["chip", "parking"])
        """)
  }

  private struct Order { var entry = Entry(); var id = 7 }

  @Test("say it with the whole path, and once where several allow the same")
  func besideOthersInside() {
    let inner = allOf(
      hasProperty(\Entry.extras, isSubset(of: ["chip"])), hasProperty(\Entry.wave, 2))
    assertMismatch(
      Order(), hasProperty(\.entry, inner), "order",
      text: """
        order.entry: 2 of 2 conditions failed: .extras unexpected "parking" (1 of 2 elements is allowed); .wave expected 2, but was 1
          expected .entry.extras: a subset of ["chip"]
          but was: SubsetsTests.Order(entry: SubsetsTests.Entry(wave: 1, extras: ["chip", "parking"]), id: 7)
        """)
    assertThat(
      explain([Entry(), Entry()], containsExactly(inner, inner))?.details.filter {
        $0.contains("subset of [\"chip\"]") && $0.hasPrefix("  expected [0]")
      },
      presentAnd(containsExactly(#"  expected [0].extras: a subset of ["chip"]"#)))
  }
}
