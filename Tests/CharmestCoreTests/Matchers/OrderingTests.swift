import Charmest
import CharmestCore
import Testing

@Suite("isSorted") struct IsSortedTests {
  @Test("matches elements in order, equal ones among them")
  func match() {
    assertMatches([1, 2, 2, 3], isSorted())
    assertMatches([Int](), isSorted())
    assertMatches([3, 2, 2], isSorted(by: >))
    assertMatches(OneShot(1, 2), isSorted())
    assertDescription(isSorted() as Matcher<[Int]>, "elements in ascending order")
  }

  @Test("names all neighbours that are out of order")
  func mismatch() {
    assertMismatch(
      [3, 1, 2, 0],
      isSorted(),
      text: """
        expected elements in ascending order, but [1] 1 comes after [0] 3, [3] 0 comes after [2] 2
          but was: [3, 1, 2, 0]
        """
    )
    assertMismatch(
      [1, 2],
      isSorted(by: >),
      text: """
        expected elements sorted by the given closure, but [1] 2 comes after [0] 1
          but was: [1, 2]
        """
    )
    #expect(explain([1, Double.nan, 2], isSorted()) != nil)
  }

  @Test("can go by a property")
  func property() {
    struct Order {
      var bowls: Int
    }
    assertMatches([Order(bowls: 1), Order(bowls: 2)], isSorted(by: \.bowls))
    assertDescription(
      isSorted(by: \.bowls) as Matcher<[Order]>,
      "elements in ascending order of bowls"
    )
  }

  @Test("says that an order which equal elements break is not strict")
  func strictness() {
    assertMismatch(
      [1, 1], isSorted(by: <=), "ids",
      text: """
        ids: expected elements sorted by the given closure, but [1] 1 comes after [0] 1 (the order must be strict: < not <=)
          but was: [1, 1]
        """)
    assertMismatch(
      [2, 1], isSorted(by: <=), "ids",
      text: """
        ids: expected elements sorted by the given closure, but [1] 1 comes after [0] 2
          but was: [2, 1]
        """)
  }
}

@Suite("hasUniqueItems") struct HasUniqueItemsTests {
  private struct Dish: Equatable {
    var name: String
  }

  @Test("names the values that repeat, with their positions")
  func unique() {
    assertMatches(["a", "b"], hasUniqueItems())
    assertMatches([String](), hasUniqueItems())
    assertMatches([Double.nan, .nan], hasUniqueItems())
    assertMismatch(
      ["a", "b", "a", "a", "b"],
      hasUniqueItems(),
      text: """
        expected no two equal elements, but "a" is at [0], [2], [3]; "b" is at [1], [4]
          but was: ["a", "b", "a", "a", "b"]
        """
    )
    #expect(explain([Dish(name: "a"), Dish(name: "a")], hasUniqueItems()) != nil)
    assertDescription(hasUniqueItems() as Matcher<[Int]>, "no two equal elements")
  }
}
