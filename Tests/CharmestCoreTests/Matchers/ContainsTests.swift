import Charmest
import CharmestCore
import Testing
import WrittenTexts

@Suite("containsExactly") struct ContainsTests {
  @Test("matches the same elements in the same order and nothing else")
  func match() {
    assertMatches([1, 2], containsExactly(1, 2))
    assertMatches(Set([1]), containsExactly(1))
    assertMatches([1, 2], containsExactly(1, greaterThan(1)))
    assertMatches([1, 2], containsExactly([1, 2]))
    assertMatches([1, 2], containsExactly(1...2))
    assertMatches([1, 2], containsExactly([equalTo(1), greaterThan(1)]))
    assertMatches([Int](), containsExactly([Int]()))
    assertMatches([[1], [2]], containsExactly([1], [2]))
    assertMatches([Int](), containsExactly([Matcher<Int>]()))
    assertMatches("a-b".split(separator: "-"), containsExactly("a", hasPrefix("b")))
    assertMatches([1, nil], containsExactly(1, nil))
    assertMatches([1, nil], containsExactly(presentAnd(greaterThan(0)), nilValue()))
    assertMatches("ab", containsExactly("a", "b"))
    assertDescription(containsExactly(1, 2) as Matcher<[Int]>, "[1, 2]")
    assertDescription(
      containsExactly(1, greaterThan(1)) as Matcher<[Int]>,
      "[1, a value greater than 1]"
    )
  }

  @Test("cannot judge a range of which no list can be made")
  func longRange() {
    assertUndecided([1], containsExactly(Int.min...Int.max))
    assertUndecided(0..<Int.max, containsExactly([0]))
  }

  @Test("cannot judge elements that have no order")
  func unordered() {
    let matchers: [Matcher<Set<Int>>] = [
      containsExactly(1, 2), containsExactly(1, greaterThan(1)), containsInRelativeOrder(1, 2),
      hasItem(1, atIndex: 0), isSorted(),
    ]
    for matcher in matchers { assertUndecided(Set([1, 2]), matcher) }
  }

  @Test("names the element that differs, is missing, or is one too many")
  func mismatch() {
    expectText(
      explain([1, 3, 3], containsExactly(1, 2, greaterThan(2)), "it"),
      """
      it[1]: expected 2, but was 3 (1 of 3 elements differs)
        expected: [1, 2, a value greater than 2]
        but was:  [1, 3, 3]
      """
    )
    #expect(
      leaves(["x", "a", "b"], containsExactly("a", hasPrefix("b"))) == [["[0]", nil, #""x""#]])
    #expect(
      leaves([10, 20], containsExactly(10, 20, greaterThan(25))).map { Array($0[1...]) }
        == [["a value greater than 25", nil]])
    #expect(
      leaves([1, nil], containsExactly(presentAnd(1), presentAnd(2))) == [["[1]", "2", "nil"]])
    #expect(
      paths([[1], [2, 3]], containsExactly(containsExactly(1), hasCount(1))) == ["[1].count"])
    #expect(paths([Double.nan, 1], containsExactly(.nan, 1)) == ["[0]"])
    #expect(paths([Double.nan, 1], containsExactly([equalTo(.nan), equalTo(1)])) == ["[0]"])
    assertMismatch([1, 2], containsExactly([Int]()))
    assertMismatch([1, 2], containsExactly([Matcher<Int>]()))
    assertMismatch([], containsExactly(1, greaterThan(2)))
  }

  @Test("finds one difference among a hundred thousand elements")
  func many() {
    let values = Array(0..<100_000)
    assertMatches(values, containsExactly(0..<100_000))
    assertMatches(values, containsExactly(values.map { equalTo($0) }))
    #expect(paths(values, containsExactly(values.map { $0 == 50_000 ? 7 : $0 })) == ["[50000]"])
    #expect(leaves(values, containsExactly(values.dropFirst())) == [["[0]", nil, "0"]])
  }

  @Test("cannot expect the order of a set, also under not")
  func unorderedValues() {
    let set: Set = [1, 2]
    let matchers: [Matcher<[Int]>] = [
      containsExactly(set), containsInRelativeOrder(set),
      pointwise({ equalTo($0) }, set), containsExactly(set.lazy.map { $0 }),
    ]
    for matcher in matchers {
      for values in [[1, 2], [2, 1], []] { assertUndecided(values, matcher) }
    }
    assertThat([1], containsExactly(Set([1])))
    assertThat([1], containsInRelativeOrder(Set([1])))
    assertThat([Int](), containsExactly(Set<Int>()))
  }
}

@Suite("pointwise") struct PointwiseTests {
  @Test("judges each element by the value at its place")
  func pairs() {
    assertMatches([1.0, 2.05], pointwise({ closeTo($0, 0.1) }, [1.0, 2.0]))
    expectText(
      explain([1.0, 2.5], pointwise({ closeTo($0, 0.1) }, [1.0, 2.0]), "it"),
      """
      it[1]: expected a value within 0.1 of 2.0, but was 2.5 (off by 0.5; 1 of 2 elements differs)
        expected: [a value within 0.1 of 1.0, a value within 0.1 of 2.0]
        but was:  [1.0, 2.5]
      """
    )
  }
}
