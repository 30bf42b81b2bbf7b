import CharmestCore
import Testing

@Suite("isSorted") struct IsSortedTests {
  @Test("matches elements in order, equal ones among them")
  func match() {
    expectMatch([1, 2, 2, 3], isSorted())
    expectMatch([Int](), isSorted())
    expectMatch([3, 2, 2], isSorted(by: >))
    expectMatch(OneShot(1, 2), isSorted())
    expectDescription(isSorted() as Matcher<[Int]>, "elements in ascending order")
  }

  @Test("names all neighbours that are out of order")
  func mismatch() {
    expectMismatch(
      [3, 1, 2, 0],
      isSorted(),
      """
      it: expected elements in ascending order, but [1] 1 comes after [0] 3, [3] 0 comes after [2] 2
        but was: [3, 1, 2, 0]
      """
    )
    expectMismatch(
      [1, 2],
      isSorted(by: >),
      """
      it: expected elements in the given order, but [1] 2 comes after [0] 1
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
    expectMatch([Order(bowls: 1), Order(bowls: 2)], isSorted(by: \.bowls))
    expectDescription(
      isSorted(by: \.bowls) as Matcher<[Order]>,
      "elements in ascending order of bowls"
    )
  }
}

@Suite("hasUniqueItems") struct HasUniqueItemsTests {
  private struct Dish: Equatable {
    var name: String
  }

  @Test("names the values that repeat, with their positions")
  func unique() {
    expectMatch(["a", "b"], hasUniqueItems())
    expectMatch([String](), hasUniqueItems())
    expectMatch([Double.nan, .nan], hasUniqueItems())
    expectMismatch(
      ["a", "b", "a", "a", "b"],
      hasUniqueItems(),
      """
      it: expected no two equal elements, but "a" is at [0], [2], [3]; "b" is at [1], [4]
        but was: ["a", "b", "a", "a", "b"]
      """
    )
    #expect(explain([Dish(name: "a"), Dish(name: "a")], hasUniqueItems()) != nil)
    expectDescription(hasUniqueItems() as Matcher<[Int]>, "no two equal elements")
  }
}
