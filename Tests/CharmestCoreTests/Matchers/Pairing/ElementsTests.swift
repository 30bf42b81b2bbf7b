import Charmest
import CharmestCore
import Testing

/// Sets and dictionaries, whose order is another one in every process.
@Suite("Elements without positions") struct ElementsTests {
  @Test("of a range with more elements than an integer counts are read as far as needed")
  func endlessRanges() {
    assertThat(0..<UInt64.max, hasItem(5))
    assertThat(Int.min...Int.max, hasItem(Int.min))
    for matcher in [hasItems(3, 4), not(hasItems(3, 4)), isSuperset(of: [3, 4])]
      as [Matcher<Range<UInt64>>]
    {
      assertThat(
        explain(0..<UInt64.max, matcher)?.summary,
        presentAnd(hasSuffix("it has more than \(Int.max) elements")))
    }
    assertThat(
      explain(Int.min...Int.max, hasItems(3))?.summary,
      presentAnd(hasSuffix("it has more than \(Int.max) elements")))
    assertThat((UInt64.max - 2)...UInt64.max, hasItems(.max, .max - 2) && hasCount(3))
    assertThat(Int8.min...Int8.max, hasItems(-128, 127))
    assertThat(UInt8.min...UInt8.max, everyItem(lessThanOrEqualTo(255)))
    assertMismatch(
      0..<UInt64.max, containsExactly(1, 2), "it",
      text: """
        it: expected [1, 2], but was 0..<18446744073709551615
        """)
  }

  @Test("are listed in a stable order, without indices, by everyItem")
  func everyItems() {
    assertMismatch(
      [1, -1, -2, 3, -9, -7] as Set,
      everyItem(greaterThan(0)),
      text: """
        expected every element to be a value greater than 0, but 4 of 6 were not: was -9, was -7, was -2, and 1 more
          element: was -9
          element: was -7
          element: was -2
          element: was -1
          but was: [-9, -7, -2, -1, 1, 3]
        """
    )
    assertMismatch(
      ["a": 1, "b": 2, "c": 3].values,
      everyItem(greaterThan(2)),
      text: """
        expected every element to be a value greater than 2, but 2 of 3 were not: was 1, was 2
          but was: [1, 2, 3]
        """
    )
    assertMismatch(
      ["a": 1, "b": 2, "c": 3],
      everyItem(Matcher("an entry above 2") { $0.value > 2 }),
      text: """
        expected every element to be an entry above 2, but 2 of 3 were not: was (key: "a", value: 1), was (key: "b", value: 2)
          but was: ["a": 1, "b": 2, "c": 3]
        """
    )
  }

  @Test("are named by their values where a part of them differs")
  func parts() {
    assertMismatch(
      [[1], [2, 3], [4, 5, 6]] as Set,
      everyItem(hasCount(1)),
      text: """
        expected every element to be [Int] whose .count is 1, but 2 of 3 were not: [2, 3].count was 2, [4, 5, 6].count was 3
          but was: [[1], [2, 3], [4, 5, 6]]
        """
    )
    assertMismatch(
      [[2, 3], [1]] as Set,
      hasItem(hasCount(4)),
      text: """
        expected an item whose .count is 4, but was [[1], [2, 3]]
          element: [1].count was 1
          element: [2, 3].count was 2
        """
    )
  }

  @Test("are counted without indices")
  func counts() {
    assertMismatch(
      [1, 2] as Set,
      containsInAnyOrder(1, 1, 2),
      text: """
        1 expected twice, but was once (the other 2 elements match, in any order)
          expected: [1, 1, 2] in any order
          but was:  [1, 2]
        """
    )
    assertMismatch(
      ["a": 1, "b": 2, "c": 3, "d": 4].keys,
      containsInAnyOrder("a", "z"),
      text: """
        missing "z", unexpected "b", "c", "d" (1 of 4 elements matches, in any order)
          expected: ["a", "z"] in any order
          but was:  ["a", "b", "c", "d"]
        """
    )
    assertMismatch(
      ["a": 7, "b": 7].values,
      containsInAnyOrder(8),
      text: """
        missing 8, unexpected 7 twice (0 of 2 elements match, in any order)
          expected: [8] in any order
          but was:  [7, 7]
        """
    )
  }

  @Test("are listed in a stable order where they are too many for a subset")
  func subset() {
    assertMismatch(
      [5, 1, 9, 7] as Set,
      isSubset(of: [1, 2]),
      text: """
        unexpected 5, 7, 9 (1 of 4 elements is allowed)
          expected: a subset of [1, 2]
          but was:  [1, 5, 7, 9]
        """
    )
    assertMismatch(
      [5, 1, 9, 7] as Set,
      isSubset(of: [lessThan(2), lessThan(3)]),
      text: """
        unexpected 5, 7, 9 (1 of 4 elements is allowed)
          unexpected: 5 (accepted by no matcher)
          unexpected: 7 (accepted by no matcher)
          unexpected: 9 (accepted by no matcher)
          matched: 1 is a value less than 2
          expected: a subset of [a value less than 2, a value less than 3]
          but was:  [1, 5, 7, 9]
        """
    )
  }

  @Test("are paired with matchers in a stable order, and judged once")
  func pairing() {
    let counter = Counter()
    let large = Matcher<Int>("a large number") { number in
      counter.increase()
      return number > 20
    }
    assertMismatch(
      [5, 1, 9, 7] as Set,
      containsInAnyOrder(large, equalTo(1), lessThan(10)),
      text: """
        missing a large number, unexpected 7, 9 (2 of 4 elements match, in any order)
          missing: a large number (accepts no element, nearest is 7)
          unexpected: 7 (accepted only by a value less than 10, which is taken by 5)
          unexpected: 9 (accepted only by a value less than 10, which is taken by 5)
          matched: 1 is 1
          matched: 5 is a value less than 10
          but was: [1, 5, 7, 9]
        """
    )
    #expect(counter.count == 4)
    assertMismatch(
      [[2, 3], [1]] as Set,
      containsInAnyOrder(hasCount(1), hasCount(5)),
      text: """
        missing [Int] whose .count is 5, unexpected [2, 3]: .count was 2 (1 of 2 elements matches, in any order)
          missing: [Int] whose .count is 5 (accepts no element, nearest is [2, 3]: .count was 2)
          unexpected: [2, 3] (accepted by no matcher)
          matched: [1] is [Int] whose .count is 1
          but was: [[1], [2, 3]]
        """
    )
  }

  @Test("have no positions either behind what hides the set")
  func hiddenSets() {
    let soups: Set = ["miso", "shio", "shoyu"]
    assertMismatch(
      soups.lazy.map { $0 + "!" }, everyItem("x"),
      text: """
        expected every element to be "x", but 3 of 3 were not: was "miso!", was "shio!", was "shoyu!"
          but was: ["miso!", "shio!", "shoyu!"]
        """)
    assertMismatch(
      soups.lazy.filter { $0 != "miso" }, everyItem("x"),
      text: """
        expected every element to be "x", but 2 of 2 were not: was "shio", was "shoyu"
          but was: ["shio", "shoyu"]
        """)
    assertMismatch(
      soups.dropFirst(0), everyItem("x"),
      text: """
        expected every element to be "x", but 3 of 3 were not: was "miso", was "shio", was "shoyu"
          but was: ["miso", "shio", "shoyu"]
        """)
    assertMismatch(
      AnyCollection(soups), everyItem("x"),
      text: """
        expected every element to be "x", but 3 of 3 were not: was "miso", was "shio", was "shoyu"
          but was: ["miso", "shio", "shoyu"]
        """)
    assertMismatch(
      soups.dropFirst(0), containsInAnyOrder("x"),
      text: """
        missing "x", unexpected "miso", "shio", "shoyu" (0 of 3 elements match, in any order)
          expected: ["x"] in any order
          but was:  ["miso", "shio", "shoyu"]
        """)
  }

  @Test("are expected in a stable order")
  func expected() {
    let soups: Set = ["miso", "shio", "shoyu", "udon"]
    assertMismatch(
      "ramen", isIn(soups),
      text: #"expected one of "miso", "shio", "shoyu", "udon", but was "ramen""#)
    assertMismatch(
      ["ramen"], containsInAnyOrder(soups),
      text: """
        missing "miso", "shio", "shoyu", and 1 more, unexpected "ramen" at [0] (0 of 4 elements match, in any order)
          missing: "miso"
          missing: "shio"
          missing: "shoyu"
          missing: "udon"
          unexpected: "ramen" at [0]
          expected: ["miso", "shio", "shoyu", "udon"] in any order
          but was:  ["ramen"]
        """)
    assertMismatch(
      ["ramen"], isSuperset(of: soups),
      text: """
        missing "miso", "shio", "shoyu", and 1 more (0 of 4 values match, in any order)
          missing: "miso"
          missing: "shio"
          missing: "shoyu"
          missing: "udon"
          expected: a superset of ["miso", "shio", "shoyu", "udon"]
          but was:  ["ramen"]
        """)
    assertMismatch(
      ["ramen"], isSubset(of: soups),
      text: """
        unexpected "ramen" at [0]
          expected: a subset of ["miso", "shio", "shoyu", "udon"]
          but was:  ["ramen"]
        """)
    assertMismatch(
      ["ramen"], hasItems(soups),
      text: """
        missing "miso", "shio", "shoyu", and 1 more, but was ["ramen"] (0 of 4 expected items found)
          missing: "miso"
          missing: "shio"
          missing: "shoyu"
          missing: "udon"
        """)
  }

  @Test("of a dictionary are named as its entries")
  func entries() {
    assertMismatch(
      ["a": 1, "c": 2], hasItem(hasProperty(\.key, "b")), "it",
      text: """
        it: expected an item whose .key is "b", but was ["a": 1, "c": 2]
          element: ["a": 1].key was "a"
          element: ["c": 2].key was "c"
        """)
  }
}
