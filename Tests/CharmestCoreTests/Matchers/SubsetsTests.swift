import CharmestCore
import Testing

@Suite("isSubset and isSuperset") struct SubsetsTests {
  @Test("count how often a value comes")
  func match() {
    expectMatch(["a", "a"], isSubset(of: ["a", "b", "a"]))
    expectMatch([String](), isSubset(of: ["a"]))
    expectMatch(["a", "b", "c"], isSuperset(of: ["c", "a"]))
    expectMatch(["a"], isSuperset(of: [String]()))
    expectMatch(OneShot("a"), isSubset(of: ["a"]))
    expectMatch(["wakame", "nori"], isSuperset(of: [hasPrefix("wak")]))
    expectMatch(["wakame"], isSubset(of: [anything(), hasPrefix("wak")]))
    expectDescription(isSubset(of: ["a"]) as Matcher<[String]>, "a subset of [\"a\"]")
    expectDescription(
      isSuperset(of: [hasPrefix("a")]) as Matcher<[String]>,
      "a superset of [a string starting with \"a\"]"
    )
  }

  @Test("name what is too much or missing, and nothing else")
  func values() {
    expectMismatch(
      ["a", "b", "c", "a"],
      isSubset(of: ["a"]),
      """
      it: unexpected "b" at [1], "c" at [2], "a" at [3] (1 of 4 elements matches, in any order)
        but was: ["a", "b", "c", "a"]
      """
    )
    expectMismatch(
      ["a", "z"],
      isSuperset(of: ["a", "b", "b"]),
      """
      it: missing "b" twice (1 of 3 values matches, in any order)
        but was: ["a", "z"]
      """
    )
  }

  @Test("pair matchers with elements of their own")
  func matchers() {
    expectMismatch(
      ["a", "x"],
      isSubset(of: [hasPrefix("a"), equalTo("b")]),
      """
      it: unexpected "x" at [1] (1 of 2 elements matches, in any order)
        unexpected: [1] "x" (accepted by no matcher)
        matched: [0] "a" is a string starting with "a"
        but was: ["a", "x"]
      """
    )
    expectMismatch(
      ["a", "z"],
      isSuperset(of: [hasPrefix("a"), equalTo("b")]),
      """
      it: missing "b" (1 of 2 elements matches, in any order)
        missing: "b" (accepts no element, nearest is [1]: was "z")
        matched: [0] "a" is a string starting with "a"
        but was: ["a", "z"]
      """
    )
  }
}
