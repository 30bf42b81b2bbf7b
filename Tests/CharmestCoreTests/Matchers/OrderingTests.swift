import Charmest
import CharmestCore
import Testing

private struct Order: Comparable {
  var guest = "Ann"
  var bowls: Int
  var price: Int { bowls * 900 }
  static func < (first: Order, second: Order) -> Bool { first.bowls < second.bowls }
}

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
        expected elements in ascending order, but [0] 3 is followed by [1] 1, [2] 2 is followed by [3] 0
          but was: [3, 1, 2, 0]
        """
    )
    assertMismatch(
      [1, 2],
      isSorted(by: >),
      text: """
        expected elements sorted by the given closure, but [0] 1 is followed by [1] 2
          but was: [1, 2]
        """
    )
    #expect(explain([1, Double.nan, 2], isSorted()) != nil)
  }

  @Test("writes no text where nothing should be in order, and nothing is")
  func texts() {
    struct Number: Comparable, CustomStringConvertible {
      let value: Int
      let texts: Locked<Int>
      var description: String {
        texts.withLock { $0 += 1 }
        return "\(value)"
      }
      static func < (first: Number, second: Number) -> Bool { first.value < second.value }
      static func == (first: Number, second: Number) -> Bool { first.value == second.value }
    }
    let texts = Locked(0)
    let numbers = (0..<50).reversed().map { Number(value: $0, texts: texts) }
    assertThat(numbers, not(isSorted()))
    assertThat(numbers, not(isSorted(by: \.value)))
    #expect(texts.withLock { $0 } == 0)
  }

  @Test("can go by a property, whose values are shown")
  func property() {
    assertMatches([Order(bowls: 1), Order(bowls: 2)], isSorted(by: \.bowls))
    assertMismatch(
      [Order(bowls: 1), Order(bowls: 3), Order(bowls: 2)], isSorted(by: \.bowls), "orders",
      text: """
        orders: expected elements in ascending order of bowls, but [1].bowls 3 is followed by [2].bowls 2
          but was: [Order(guest: "Ann", bowls: 1), Order(guest: "Ann", bowls: 3), Order(guest: "Ann", bowls: 2)]
        """)
    assertDescription(
      isSorted(by: \.bowls) as Matcher<[Order]>,
      "elements in ascending order of bowls"
    )
  }

  @Test("calls a computed property by its name in the source, and the whole element by none")
  func computed() {
    assertDescription(
      isSorted(by: \.price) as Matcher<[Order]>, "elements in ascending order of price")
    assertDescription(
      isSorted(
        by: \Order.price  // The price.
      ) as Matcher<[Order]>, "elements in ascending order of price")
    let path = \Order.price
    assertDescription(
      isSorted(by: path) as Matcher<[Order]>, "elements in ascending order of [keyPath: path]")
    assertMismatch(
      [Order(bowls: 3), Order(bowls: 2)], isSorted(by: \.self), "orders",
      text: """
        orders: expected elements in ascending order, but [0] Order(guest: "Ann", bowls: 3) is followed by [1] Order(guest: "Ann", bowls: 2)
          but was: [Order(guest: "Ann", bowls: 3), Order(guest: "Ann", bowls: 2)]
        """)
  }

  @Test("shows the elements that are out of order below where all of them have no room")
  func longElements() {
    let guests = [
      "Annette von Droste-Hülshoff", "Wolfgang Amadeus Mozart", "Johann Wolfgang Goethe",
    ]
    let orders = (guests + guests).enumerated().map { Order(guest: $1, bowls: $0 == 4 ? 0 : $0) }
    assertMismatch(
      orders, isSorted(by: \.bowls), "orders",
      text: """
        orders: expected elements in ascending order of bowls, but [3].bowls 3 is followed by [4].bowls 0
          [3]: Order(guest: "Annette von Droste-Hülshoff", bowls: 3)
          [4]: Order(guest: "Wolfgang Amadeus Mozart", bowls: 0)
        """)
  }

  @Test("cannot judge what has no order")
  func unordered() {
    assertMismatch(
      Set([1, 2, 3]), isSorted(), "ids",
      text: "ids: expected elements in ascending order, but the elements of Set<Int> have no order")
    assertMismatch(
      Set([1, 2, 3]), not(isSorted()), "ids",
      text: """
        ids: expected elements not in ascending order, but it cannot be judged: the elements of Set<Int> have no order
        """)
    assertMatches(Set([1]), isSorted())
  }

  @Test("finds NaN out of order, and what it hides", arguments: [true, false])
  func nan(_ usesClosure: Bool) {
    let matcher: Matcher<[Double]> = usesClosure ? isSorted(by: <) : isSorted()
    let nan = Double.nan
    for values in [
      [3, nan, 1], [1, nan, 3], [nan, 1], [1, nan], [nan, nan], [nan, 3, nan, 1],
    ] {
      assertMatches(values, not(matcher))
    }
    assertMatches([nan], matcher)
    #expect(explain([3, nan, 1], isSorted(by: >)) != nil)
    #expect(explain([1, nan as Double?], isSorted(by: { ($0 ?? 0) < ($1 ?? 0) })) != nil)
    #expect(
      explain([3, nan, 1], isSorted(by: <), "it")?.summary == """
        it: expected elements sorted by the given closure, \
        but [0] 3.0 is followed by [1] nan, [1] nan is followed by [2] 1.0
        """)
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
    assertMismatch(
      prices, isSorted(by: <), "it",
      text: """
        it: expected elements sorted by the given closure, but [0] IsSortedTests.Price(yen: 3.0) is followed by [2] IsSortedTests.Price(yen: 1.0)
          but was: [IsSortedTests.Price(yen: 3.0), IsSortedTests.Price(yen: nan), IsSortedTests.Price(yen: 1.0)]
        """)
    assertMatches([1, 1, 2, 2, 2, 3], isSorted(by: <) && isSorted() && not(isSorted(by: >)))
  }

  @Test("says that an order which equal elements break is not strict")
  func strictness() {
    assertMismatch(
      [1, 1], isSorted(by: <=), "ids",
      text: """
        ids: expected elements sorted by the given closure, but [0] 1 is followed by [1] 1 (the order must be strict: < not <=)
          but was: [1, 1]
        """)
    assertMismatch(
      [2, 1], isSorted(by: <=), "ids",
      text: """
        ids: expected elements sorted by the given closure, but [0] 2 is followed by [1] 1
          but was: [2, 1]
        """)
  }
}

@Suite("hasUniqueItems") struct HasUniqueItemsTests {
  @Test("shows on lines of their own the repeated values that have no room on the first line")
  func rest() {
    assertMismatch(
      [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 5, 5, 4, 1, 1], hasUniqueItems(), "tiles",
      text: """
        tiles: expected no two equal elements, but 1 is at [0], [5], [13], [14]; 2 is at [1], [6]; 3 is at [2], [7]; and 2 more
          repeated: 1 is at [0], [5], [13], [14]
          repeated: 2 is at [1], [6]
          repeated: 3 is at [2], [7]
          repeated: 4 is at [3], [8], [12]
          repeated: 5 is at [4], [9], [10], [11]
          but was: [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 5, 5, 4, 1, 1]
        """
    )
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
