import Charmest
import CharmestCore
import Testing
import WrittenTexts

private struct Order: Comparable {
  var guest = "Ann"
  var bowls: Int
  static func < (first: Order, second: Order) -> Bool { first.bowls < second.bowls }
}

@Suite("isSorted") struct IsSortedTests {
  @Test("matches elements in order, equal ones among them")
  func match() {
    assertMatches([1, 2, 2, 3], isSorted())
    assertMatches([1, 1, 2, 2, 2, 3], isSorted(by: <) && not(isSorted(by: >)))
    assertMatches([Int](), isSorted())
    assertMatches([3, 2, 2], isSorted(by: >))
    assertDescription(isSorted() as Matcher<[Int]>, "elements in ascending order")
  }

  @Test("names all neighbours that are out of order")
  func mismatch() {
    expectText(
      explain([3, 1, 2, 0], isSorted(), "numbers"),
      """
      numbers: expected elements in ascending order, but [0] 3 is followed by [1] 1, [2] 2 is followed by [3] 0
        but was: [3, 1, 2, 0]
      """
    )
    expectText(
      explain([9, 8, 12], isSorted(by: >), "prices"),
      """
      prices: expected elements sorted by the given closure, but [1] 8 is followed by [2] 12
        but was: [9, 8, 12]
      """
    )
    assertMismatch([1, Double.nan, 2], isSorted())
  }

  @Test("can go by a property, whose values are shown")
  func property() {
    assertMatches([Order(bowls: 1), Order(bowls: 2)], isSorted(by: \.bowls))
    expectText(
      explain([Order(bowls: 3), Order(bowls: 2)], isSorted(by: \.bowls), "orders"),
      #"""
      orders: expected elements in ascending order of .bowls, but [0].bowls 3 is followed by [1].bowls 2
        but was: [Order(guest: "Ann", bowls: 3), Order(guest: "Ann", bowls: 2)]
      """#
    )
    assertDescription(
      isSorted(by: \.bowls) as Matcher<[Order]>, "elements in ascending order of .bowls")
    assertMismatch([Order(bowls: 3), Order(bowls: 2)], isSorted(by: \.self))
  }

  @Test("cannot judge what has no order")
  func unordered() {
    assertUndecided(Set([1, 2, 3]), isSorted())
    assertMatches(Set([1]), isSorted())
  }

  @Test("finds NaN out of order, and what it hides", arguments: [true, false])
  func nan(_ usesClosure: Bool) {
    let matcher: Matcher<[Double]> = usesClosure ? isSorted(by: <) : isSorted()
    let nan = Double.nan
    for values in [
      [3, nan, 1], [1, nan, 3], [nan, 1], [1, nan], [nan, nan], [nan, 3, nan, 1],
    ] { assertMatches(values, not(matcher)) }
    assertMatches([nan], matcher)
    assertMismatch([3, nan, 1], isSorted(by: >))
    assertMismatch([1, nan as Double?], isSorted(by: { ($0 ?? 0) < ($1 ?? 0) }))
  }

  @Test("sees across elements that have no order with their neighbours")
  func ties() {
    struct Price: Comparable {
      var yen: Double
      static func < (first: Price, second: Price) -> Bool { first.yen < second.yen }
      static func == (first: Price, second: Price) -> Bool { first.yen == second.yen }
    }
    let prices = [3, Double.nan, 1].map(Price.init)
    assertMatches(prices, not(isSorted()) && not(isSorted(by: <)) && not(isSorted(by: \.yen)))
    assertMatches(prices, not(isSorted(by: { $0.yen < $1.yen })))
  }

  @Test("expects a strict order")
  func strictness() {
    assertMismatch([1, 1], isSorted(by: <=))
    assertMismatch([2, 1], isSorted(by: <=))
  }
}

@Suite("hasUniqueItems") struct HasUniqueItemsTests {
  private struct Dish: Equatable { var name: String }

  @Test("names the values that repeat, with their positions")
  func unique() {
    assertMatches(["a", "b"], hasUniqueItems())
    assertMatches([String](), hasUniqueItems())
    assertMatches([Double.nan, .nan], hasUniqueItems())
    expectText(
      explain(["a", "b", "a", "a", "b"], hasUniqueItems(), "tiles"),
      #"""
      tiles: expected no two equal elements, but "a" is at [0] and [2] and [3]; "b" is at [1] and [4]
        but was: ["a", "b", "a", "a", "b"]
      """#
    )
    assertMismatch([Dish(name: "a"), Dish(name: "a")], hasUniqueItems())
    assertDescription(hasUniqueItems() as Matcher<[Int]>, "no two equal elements")
  }

  @Test("asks the type of the list whether its elements are hashed, and never an element")
  func classes() {
    class Animal: Equatable {
      let name: String
      init(_ name: String) { self.name = name }
      static func == (first: Animal, second: Animal) -> Bool { first.name == second.name }
    }
    final class Dog: Animal, Hashable {
      func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }
    let (rex, dog, other) = (Animal("rex"), Dog("rex"), Dog("fido"))
    for list in [[rex, dog], [dog, rex], [dog, dog]] {
      assertMatches(list, not(hasUniqueItems()))
      for expected in [[rex, rex], [dog, dog], [rex, dog]] {
        assertMatches(
          list,
          containsInAnyOrder(expected) && isSubset(of: expected) && isSuperset(of: expected)
            && containsInAnyOrder(expected.map { equalTo($0) }))
      }
      assertMatches(list + [other], not(containsInAnyOrder([rex, rex])))
      assertMatches(list + [other], isSuperset(of: [rex, dog]) && not(isSubset(of: [rex, dog])))
      assertMatches([list, [other]], hasUniqueItems() && containsInAnyOrder([[other], list]))
    }
    assertMatches([dog, other], hasUniqueItems() && containsInAnyOrder(other, dog))
  }
}
