import Charmest
import CharmestCore
import Testing
import WrittenTexts

@Suite("isSubset and isSuperset") struct SubsetsTests {
  @Test("count how often a value comes")
  func match() {
    assertMatches(["a", "a"], isSubset(of: ["a", "b", "a"]))
    assertMatches([String](), isSubset(of: ["a"]))
    assertMatches(["a", "b", "c"], isSuperset(of: ["c", "a"]))
    assertMatches(["a"], isSuperset(of: [String]()))
    assertMatches(["wakame", "nori"], isSuperset(of: [hasPrefix("wak")]))
    assertMatches(["wakame"], isSubset(of: [anything(), hasPrefix("wak")]))
    assertDescription(isSubset(of: ["a"]) as Matcher<[String]>, #"a subset of ["a"]"#)
    assertDescription(
      isSuperset(of: [hasPrefix("a")]) as Matcher<[String]>,
      #"a superset of [a string starting with "a"]"#)
  }

  @Test("cannot judge a range of which no list can be made")
  func longRange() {
    assertUndecided(Int.min...Int.max, isSuperset(of: [1]))
    assertUndecided(Int.min...Int.max, isSubset(of: [equalTo(1)]))
    assertUndecided(0..<Int.max, containsInAnyOrder(1, 2))
    assertUndecided(0..<Int.max, containsExactly(1, greaterThan(2)))
  }

  @Test("name what is too much or missing, and nothing else")
  func values() {
    expectText(
      explain(["a", "b", "c", "a"], isSubset(of: ["a"]), "toppings"),
      #"""
      toppings: 3 of 4 elements differ: [1] unexpected "b"; [2] unexpected "c"; [3] unexpected "a"
        counts: "a" expected once, but was there twice
        expected: a subset of ["a"]
        but was:  ["a", "b", "c", "a"]
      """#
    )
    expectText(
      explain(["a", "z"], isSuperset(of: ["a", "b", "b"]), "toppings"),
      #"""
      toppings: 2 of 3 expected elements are missing: missing "b"; missing "b"
        counts: "b" expected twice, but did not come
        expected: a superset of ["a", "b", "b"]
        but was:  ["a", "z"]
      """#
    )
  }

  @Test("pair matchers with elements of their own")
  func matchers() {
    #expect(
      leaves(["a", "x"], isSubset(of: [hasPrefix("a"), equalTo("b")]))
        == [["[1]", nil, #""x""#]])
    #expect(
      leaves(["a", "y", "z"], isSuperset(of: [hasPrefix("a"), equalTo("b")]))
        == [["", #""b""#, nil]])
    assertMismatch(["a"], isSuperset(of: [hasPrefix("a"), hasSuffix("a")]))
    assertMismatch(["a", "a"], isSubset(of: [hasPrefix("a"), equalTo("b")]))
  }

  @Test("say beside other conditions where what is too much stands")
  func besideOthers() {
    struct Entry { var wave = 1, extras: Set = ["chip", "parking"] }
    let matcher = allOf(
      hasProperty(\Entry.wave, not(1)), hasProperty(\Entry.extras, isSubset(of: ["chip"])))
    #expect(
      leaves(Entry(), matcher) == [[".wave", "not 1", "1"], [".extras", nil, #""parking""#]])
  }
}
