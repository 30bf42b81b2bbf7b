import CharmestCore
import Testing

@Suite("containsExactly and pointwise") struct ContainsTests {
  @Test("take values and matchers of every kind of collection")
  func match() {
    assertMatches("a-b".split(separator: "-"), containsExactly("a", hasPrefix("b")))
    assertMatches([1, nil], containsExactly(presentAnd(greaterThan(0)), nilValue()))
    assertMatches("ab", containsExactly("a", "b"))
    assertMatches([1, 2], containsExactly(1...2))
    assertMatches([1.0, 2.05], pointwise({ closeTo($0, 0.1) }, [1.0, 2.0]))
    assertMismatch([1, 2], containsExactly([Int]()))
    assertMismatch([1, 2], containsExactly([Matcher<Int>]()))
    assertMismatch([], containsExactly(1, greaterThan(2)))
  }

  @Test("cannot judge a range of which no list can be made")
  func longRange() {
    assertUndecided([1], containsExactly(Int.min...Int.max))
    assertUndecided(0..<Int.max, containsExactly([0]))
  }

  @Test("cannot judge elements that have no order, nor expect that of a set")
  func unordered() {
    let matchers: [Matcher<Set<Int>>] = [
      containsExactly(1, 2), containsExactly(1, greaterThan(1)), containsInRelativeOrder(1, 2),
      hasItem(1, atIndex: 0), isSorted(),
    ]
    for matcher in matchers { assertUndecided(Set([1, 2]), matcher) }
    let set: Set = [1, 2]
    let expecting: [Matcher<[Int]>] = [
      containsExactly(set), containsInRelativeOrder(set),
      pointwise({ equalTo($0) }, set), containsExactly(set.lazy.map { $0 }),
    ]
    for matcher in expecting {
      for values in [[1, 2], [2, 1], []] { assertUndecided(values, matcher) }
    }
    assertMatches([1], containsExactly(Set([1])) && containsInRelativeOrder(Set([1])))
    assertMatches([Int](), containsExactly(Set<Int>()))
  }

  @Test("name the element that differs, is missing, or is one too many")
  func mismatch() {
    #expect(
      leaves(["x", "a", "b"], containsExactly("a", hasPrefix("b"))) == [["[0]", nil, #""x""#]])
    #expect(
      leaves([10, 20], containsExactly(10, 20, greaterThan(25))).map { Array($0[1...]) }
        == [["a value greater than 25", nil]])
    #expect(
      leaves([1, nil], containsExactly(presentAnd(1), presentAnd(2))) == [["[1]", "2", "nil"]])
    #expect(
      paths([[1], [2, 3]], containsExactly(containsExactly(1), hasCount(1))) == ["[1].count"])
    #expect(paths([Double.nan, 1], containsExactly([equalTo(.nan), equalTo(1)])) == ["[0]"])
  }
}
