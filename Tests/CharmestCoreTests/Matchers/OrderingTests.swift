import CharmestCore
import Testing

private struct Order: Comparable {
  var guest = "Ann"
  var bowls: Int
  static func < (first: Order, second: Order) -> Bool { first.bowls < second.bowls }
}

/// `OrderFuzzTests` judges lists of numbers, NaN among them, and of objects.
@Suite("isSorted and hasUniqueItems") struct OrderingTests {
  @Test("name all neighbours that are out of order, and the values that go by a property")
  func mismatch() {
    #expect(
      summary([3, 1, 2, 0], isSorted(by: <), "numbers")
        == "numbers: expected elements sorted by the given closure, but [0] 3 is followed by "
        + "[1] 1; [2] 2 is followed by [3] 0")
    assertMatches([Order(bowls: 1), Order(bowls: 2)], isSorted(by: \.bowls))
    #expect(
      summary([Order(bowls: 3), Order(bowls: 2)], isSorted(by: \.bowls))
        .hasSuffix("[0].bowls 3 is followed by [1].bowls 2"))
    assertMismatch([Order(bowls: 3), Order(bowls: 2)], isSorted(by: \.self))
    assertDescription(
      isSorted(by: \.bowls) as Matcher<[Order]>, "elements in ascending order of .bowls")
  }

  @Test("cannot judge what has no order")
  func unordered() {
    assertUndecided(Set([1, 2, 3]), isSorted())
    assertMatches(Set([1]), isSorted())
  }

  @Test("see across elements that have no order with their neighbours")
  func ties() {
    struct Price: Comparable {
      var yen: Double
      static func < (first: Price, second: Price) -> Bool { first.yen < second.yen }
      static func == (first: Price, second: Price) -> Bool { first.yen == second.yen }
    }
    let prices = [3, Double.nan, 1].map(Price.init)
    assertMatches(prices, not(isSorted()) && not(isSorted(by: <)) && not(isSorted(by: \.yen)))
    assertMatches(prices, not(isSorted(by: { $0.yen < $1.yen })))
    assertMismatch([1, Double.nan as Double?], isSorted(by: { ($0 ?? 0) < ($1 ?? 0) }))
  }

  @Test("expect a strict order")
  func strictness() {
    assertMismatch([1, 1], isSorted(by: <=))
    assertMismatch([2, 1], isSorted(by: <=))
  }

  @Test("name the values that repeat, with their positions")
  func unique() {
    assertMatches([Double.nan, .nan], hasUniqueItems())
    #expect(
      summary(["a", "b", "a", "a", "b"], hasUniqueItems())
        .hasSuffix(#"but "a" is at [0] and [2] and [3]; "b" is at [1] and [4]"#))
  }
}
