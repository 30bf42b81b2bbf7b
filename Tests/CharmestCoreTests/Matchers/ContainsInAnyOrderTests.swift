import Charmest
import CharmestCore
import Testing
import WrittenTexts

/// A value that can be compared but not hashed.
private struct Dish: Equatable, CustomStringConvertible {
  var description: String
  init(_ name: String) { description = name }
}

@Suite("containsInAnyOrder") struct ContainsInAnyOrderTests {
  @Test("matches the same elements in any order and nothing else")
  func match() {
    assertMatches([1, 2, 3], containsInAnyOrder(3, 1, 2))
    assertMatches([1, 2, 2], containsInAnyOrder([2, 1, 2]))
    assertMatches([1, 2, 3], containsInAnyOrder(1...3))
    assertMatches([1, 2], containsInAnyOrder([greaterThan(1), equalTo(1)]))
    assertMatches([Dish("miso"), Dish("shio")], containsInAnyOrder(Dish("shio"), Dish("miso")))
    assertMatches([1, 2] as Set, containsInAnyOrder(2, 1))
    assertMatches([Int](), containsInAnyOrder([Int]()))
    assertDescription(containsInAnyOrder(1, 2) as Matcher<[Int]>, "[1, 2] in any order")
    assertDescription(
      containsInAnyOrder(1, lessThan(2)) as Matcher<[Int]>,
      "[1, a value less than 2] in any order"
    )
  }

  @Test("finds a pairing whatever the order of the matchers")
  func contention() {
    assertMatches([2, 3], containsInAnyOrder(greaterThan(1), equalTo(2)))
    assertMatches(
      ["apple", "avocado"],
      containsInAnyOrder(hasPrefix("a"), equalTo("apple"))
    )
    assertMatches(
      [1, 30, 15],
      containsInAnyOrder(lessThan(5), greaterThan(10), greaterThan(20))
    )
  }

  @Test("says which values come too rarely or too often")
  func values() {
    expectText(
      explain([7, 7, 7], containsInAnyOrder(7, 8, 8), "bowls"),
      """
      bowls: 2 of 3 elements differ: missing 8; missing 8; [1] unexpected 7; [2] unexpected 7
        counts: 8 expected twice, but did not come
        counts: 7 expected once, but was there 3 times
        expected: [7, 8, 8] in any order
        but was:  [7, 7, 7]
      """
    )
    assertMismatch([1, 2], containsInAnyOrder(1, 2, 3))
    assertMismatch([Dish("miso"), Dish("udon")], containsInAnyOrder(Dish("udon")))
    assertMismatch([1, 3] as Set, containsInAnyOrder(1, 2))
    assertMismatch([5], containsInAnyOrder(greaterThan(1), greaterThan(2)))
  }

  @Test("pairs very many matchers in the worst order")
  func worstOrder() {
    let count = rounds(1_000)
    assertMatches(0..<count, containsInAnyOrder((1...count).reversed().map { lessThan($0) }))
  }

  @Test("counts nil as a value, and treats each nan as another value")
  func unusualValues() {
    assertMatches([nil, 1, nil], containsInAnyOrder(nil, nil, 1))
    assertMismatch([1, nil, nil], containsInAnyOrder(1, nil, 2))
    #expect(!(containsInAnyOrder(.nan, 1) as Matcher<[Double]>).matches([1, .nan]).isMatch)
    assertMatches("ramen"["ramen".startIndex...], containsInAnyOrder("nemar"))
    assertMatches(["a": 1, "b": 2].values, containsInAnyOrder(2, 1))
  }

  @Test("judges each pair once")
  func judgesOnce() {
    let counter = Counter()
    let matchers = (1...5).map { number in
      Matcher<Int>("\(number)") { value in
        counter.increase()
        return value == number
      }
    }
    _ = containsInAnyOrder(matchers).matches([5, 4, 3, 2, 9])
    #expect(counter.count == 25)
  }

  @Test("finds the two that differ among many values that cannot be hashed")
  func many() {
    let dishes = (0..<1_200).map { Dish("\($0)") }
    let leaves = leaves(
      Array(dishes[1...]), containsInAnyOrder(dishes.dropLast().reversed()))
    #expect(leaves.compactMap { $0[1] } == ["0"])
    #expect(leaves.compactMap { $0[2] } == ["1199"])
  }
}
