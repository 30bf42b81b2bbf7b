import Charmest
import CharmestCore
import Testing

@Suite("equalTo") struct EqualityTests {
  @Test("matches what is equal")
  func match() {
    assertMatches(4, equalTo(4))
    assertMatches("e\u{301}", equalTo("\u{E9}"))
    assertMatches(nil as Int?, equalTo(nil))
  }

  @Test("says what was expected and what came")
  func mismatch() {
    assertMismatch(5, equalTo(4), text: "expected 4, but was 5")
    assertMismatch(
      "foo ",
      equalTo("foo"),
      text: "expected \"foo\", but was \"foo \" (only white space differs)"
    )
    assertMismatch(nil, equalTo(4 as Int?), text: "expected 4, but was nil")
    assertMismatch(
      Double.nan,
      equalTo(.nan),
      text: "expected nan, but was nan (nan never equals itself, use isNaN())"
    )
    assertMismatch(5 as AnyHashable, equalTo("5" as AnyHashable), text: "expected \"5\", but was 5")
  }

  @Test("compares parts of texts, sets and dictionaries as values")
  func kinds() {
    assertMatches("soup"[...], equalTo("soup"))
    assertMatches([1, 2] as Set, equalTo([2, 1]))
    assertMatches(["a": 1, "b": 2], equalTo(["b": 2, "a": 1]))
    assertMatches(0.0, equalTo(-0.0))
    assertMismatch(
      "soup"[...],
      equalTo("soap"),
      text: "expected \"soap\", but was \"soup\""
    )
    assertMismatch([1, 2] as Set, equalTo([]), text: "expected [], but was [1, 2]")
    assertMismatch(
      ["a": 1],
      equalTo(["a": 2]),
      "it",
      text: """
        it["a"]: expected 2, but was 1
          expected: ["a": 2]
          but was:  ["a": 1]
        """
    )
  }

  @Test("is described by the value")
  func description() {
    assertDescription(equalTo(4), "4")
    assertDescription(equalTo("miso"), "\"miso\"")
    assertDescription(equalTo(nil as Int?), "nil")
  }
}

@Suite("oneOf and isIn") struct MembershipTests {
  @Test("match the values that are named")
  func match() {
    assertMatches(2, oneOf(1, 2))
    assertMatches(2, isIn([1, 2]))
    assertMatches(2, isIn(1...3))
    assertMatches(2, isIn([1, 2] as Set))
    assertMatches("s" as Character, isIn("miso"))
    assertDescription(oneOf(1, 2), "one of 1, 2")
  }

  @Test("compare what came with what is named, and not the other way round")
  func orientation() {
    /// Equals the values that are not above it.
    struct Bound: Equatable {
      var value: Int
      static func == (first: Bound, second: Bound) -> Bool { first.value >= second.value }
    }
    let (low, high) = (Bound(value: 1), Bound(value: 2))
    let matchers = [
      equalTo(low), oneOf(low), isIn([low]), isIn(AnyCollection([low])), not(noneOf(low)),
    ]
    for matcher in matchers {
      assertMatches(high, matcher)
      assertMatches(low, matcher)
    }
    for matcher in [equalTo(high), oneOf(high), isIn([high]), not(noneOf(high))] {
      assertMatches(low, not(matcher))
    }
    let lists: [(Bound) -> Matcher<[Bound]>] = [
      { hasItem($0) }, { hasItems($0) }, { everyItem($0) }, { containsExactly($0) },
      { containsExactly([equalTo($0)]) }, { containsInAnyOrder($0) }, { isSubset(of: [$0]) },
      { isSuperset(of: [$0]) }, { containsInRelativeOrder($0) }, { hasItem($0, atIndex: 0) },
    ]
    for matcher in lists {
      assertMatches([high], matcher(low))
      assertMatches([low], not(matcher(high)))
    }
  }

  @Test("find a value in a set or a range without looking at each")
  func lookups() {
    assertMatches(7, isIn(Set(0...9)) && isIn(0..<Int.max) && not(isIn(Set([1]))))
    assertMatches("a", isIn(["a": 1].keys) && not(isIn(["b": 1].keys)))
  }

  @Test("name the values and what came")
  func mismatch() {
    assertMismatch(3, oneOf(1, 2), text: "expected one of 1, 2, but was 3")
    assertMismatch(3, isIn([Int]()), text: "expected one of no values, but was 3")
    assertMismatch(3, isIn(5...9), text: "expected a value in 5...9, but was 3")
    assertMismatch(
      Double.nan, isIn([.nan]),
      text: """
        expected one of nan, \
        but was nan; nearest is nan (nan never equals itself, use isNaN())
        """)
    assertMismatch(
      3,
      isIn(Array(10...50)),
      text: """
        expected one of 10, 11, 12, 13, 14, 15, 16, 17, 18, and 32 more, but was 3
          expected: one of 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,\u{20}
              45, 46, 47, 48, 49, 50
        """)
    assertMismatch(
      3,
      isIn(Array(10...1_000)),
      text: "expected one of 10, 11, 12, 13, 14, 15, 16, 17, 18, and 982 more, but was 3"
    )
  }

  @Test("the nearest of many is that of those that were compared")
  func many() {
    assertThat(
      explain("vvv77", isIn((0..<5_000).map { "vv\($0)" }))?.summary,
      presentAnd(hasSuffix("; nearest of the first 2000 is \"vv77\"")))
  }

  @Test("the nearest of several dictionaries does not depend on the order of their entries")
  func dictionaries() {
    func entries(_ id: Int, _ kind: Int) -> [String: Int] {
      Dictionary(uniqueKeysWithValues: (0..<20).map { ("k\($0)", 0) })
        .merging(["id": id, "kind": kind]) { $1 }
    }
    // In each dictionary, hashes are salted anew.
    for _ in 0..<20 {
      assertThat(
        explain(entries(7, 2), isIn([entries(8, 2), entries(9, 2), entries(7, 1)]))?.summary,
        presentAnd(containsString("[\"kind\"] expected 1, but was 2")))
    }
  }
}
