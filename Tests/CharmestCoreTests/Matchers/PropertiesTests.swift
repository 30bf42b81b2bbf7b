import Charmest
import CharmestCore
import Testing

private struct Address {
  var city: String
  var zip: String?
  var shouted: String { city.uppercased() }
  var place: (x: Int, (y: Int, z: Int)) { (1, (2, 3)) }
}

private struct Guest {
  var name: String
  var address: Address
}

@Suite("hasProperty") struct PropertiesTests {
  private let guest = Guest(name: "Jon", address: Address(city: "Oslo"))

  @Test("judges a property by a matcher or a value, also through several")
  func match() {
    assertMatches(guest, hasProperty(\.name, "Jon"))
    assertMatches(guest, hasProperty(\.name, hasPrefix("J")))
    assertMatches(guest, hasProperty(\.address.city, "Oslo"))
    assertMatches(guest, hasProperty(\.address.zip, nilValue()))
  }

  @Test("shows the path to what differs, and the whole value")
  func mismatch() {
    let text = """
      it.address.city: expected a string starting with "Ber", but was "Oslo"
        but was: Guest(name: "Jon", address: Address(city: "Oslo", zip: nil))
      """
    assertMismatch(
      guest,
      hasProperty(\.address, hasProperty(\.city, hasPrefix("Ber"))),
      "it",
      text: text
    )
    assertMismatch(guest, hasProperty(\.address.city, hasPrefix("Ber")), "it", text: text)
  }

  @Test("takes matchers of the wrapped value for an optional property")
  func optional() {
    assertMismatch(
      guest,
      hasProperty(\.address.zip, hasPrefix("1")),
      "it",
      text: """
        it.address.zip: expected a string starting with "1", but was nil
          but was: Guest(name: "Jon", address: Address(city: "Oslo", zip: nil))
        """
    )
  }

  @Test("is described by type, path and expectation")
  func description() {
    assertDescription(
      hasProperty(\Guest.address.city, "Oslo"),
      "Guest whose .address.city is \"Oslo\""
    )
    assertDescription(
      hasProperty(\Guest.address, hasProperty(\.zip, "5")),
      "Guest whose .address is Address whose .zip is \"5\""
    )
  }

  @Test("calls a computed property by its name in the source")
  func computed() {
    assertMismatch(
      guest,
      hasProperty(\.address.shouted, "oslo"),
      "it",
      text: """
        it.address.shouted: expected "oslo", but was "OSLO" (only upper and lower case differ)
          but was: Guest(name: "Jon", address: Address(city: "Oslo", zip: nil))
        """
    )
    assertMismatch(
      [guest],
      hasProperty(\.[0].name.count, 4),
      "it",
      text: """
        it[0].name.count: expected 4, but was 3
          but was: [Guest(name: "Jon", address: Address(city: "Oslo", zip: nil))]
        """
    )
  }

  @Test("names a key path in a constant by the constant")
  func namedKeyPath() {
    let shouted = \Guest.address.shouted
    assertMismatch(
      guest,
      hasProperty(shouted, "OSLO!"),
      "it",
      text: """
        it[keyPath: shouted]: expected "OSLO!", but was "OSLO"
          but was: Guest(name: "Jon", address: Address(city: "Oslo", zip: nil))
        """
    )
  }

  private struct Menu {
    var soups = 2
    var dishes: Int { soups * 2 }
    subscript(number: Int) -> Int { number }
  }

  @Test(
    "calls a property by its name whatever of its type is written, and a subscript by its index")
  func nestedType() {
    assertMismatch(
      Menu(),
      hasProperty(\Menu.dishes, 5),
      "menu",
      text: """
        menu.dishes: expected 5, but was 4
          but was: PropertiesTests.Menu(soups: 2)
        """
    )
    assertMismatch(
      Menu(),
      hasProperty(\.[7], 5),
      "menu",
      text: """
        menu[7]: expected 5, but was 7
          but was: PropertiesTests.Menu(soups: 2)
        """
    )
  }

  @Test("shows the type of a computed property, and no address, if the source is missing")
  func computedElsewhere() {
    assertMismatch(
      guest,
      hasProperty(\.address.shouted, "OSLO!", file: "/nowhere.swift"),
      "it",
      text: """
        it.address.<computed String>: expected "OSLO!", but was "OSLO"
          but was: Guest(name: "Jon", address: Address(city: "Oslo", zip: nil))
        """
    )
  }

  @Test("shows the type of a computed property, whatever parentheses it has")
  func computedTuple() {
    assertDescription(
      hasProperty(
        \Guest.address.place,
        Matcher("the origin") { _ in false },
        file: "/nowhere.swift"
      ),
      "Guest whose .address.<computed (x: Int, (y: Int, z: Int))> is the origin"
    )
    assertDescription(
      hasProperty(\Guest.address.place.1.z, 3, file: "/nowhere.swift"),
      "Guest whose .address.<computed (x: Int, (y: Int, z: Int))>.1.z is 3"
    )
  }

  @Test("shows an element of a tuple as Swift writes it")
  func tupleElement() {
    struct Dish { var size = (bowls: 2, (cups: 1, spoons: 4)) }
    assertDescription(
      hasProperty(\Dish.size.1.spoons, 3),
      "PropertiesTests.Dish whose .size.1.spoons is 3"
    )
    assertDescription(
      hasProperty(\Dish.size.bowls, 3), "PropertiesTests.Dish whose .size.bowls is 3")
  }

  @Test("says where an unwanted match was found")
  func negated() {
    assertMismatch(
      guest,
      not(hasProperty(\.name, hasItem("o"))),
      text: """
        name: expected no item "o", but [1] was "o"
          but was: Guest(name: "Jon", address: Address(city: "Oslo", zip: nil))
        """
    )
    assertMismatch(
      [1, 2],
      not(hasCount(2)),
      text: """
        count: expected not 2, but was 2 (counted in [1, 2])
        """
    )
    assertMatches([1, 2], not(hasCount(3)))
    assertDescription(not(hasCount(2)) as Matcher<[Int]>, "[Int] whose .count is not 2")
    assertDescription(not(not(hasCount(2))) as Matcher<[Int]>, "[Int] whose .count is 2")
  }

  @Test("of the value itself adds nothing")
  func itself() {
    assertMatches(4, hasProperty(\.self, 4))
    assertMismatch(4, hasProperty(\.self, 5), text: "expected 5, but was 4")
    assertDescription(hasProperty(\Int.self, 5), "5")
    assertMismatch(
      [7],
      not(hasProperty(\.self, hasItem(7))),
      text: "expected no item 7, but [0] was 7"
    )
  }

  @Test("names every property that differs, and shows the whole value once")
  func several() {
    assertMismatch(
      guest,
      hasProperty(\.name, "Ann") && hasProperty(\.address.city, hasPrefix("B")),
      text: """
        2 of 2 conditions failed: .name expected "Ann", but was "Jon"; .address.city expected a string starting with "B", but was "Oslo"
          but was: Guest(name: "Jon", address: Address(city: "Oslo", zip: nil))
        """
    )
  }
}

private struct Order {
  var guest = "Jon"
  var bowls = 3
}

private struct Seat {
  var guest: String?
  var floor: Int?
}

private struct NoPrice: Error {}

@Suite("having") struct HavingTests {
  @Test("judges what a closure extracts, under a label")
  func labels() {
    assertMatches(Order(), having("total", { $0.bowls * 900 }, 2_700))
    assertMismatch(
      Order(),
      having("total", { $0.bowls * 900 }, lessThan(2_000)),
      "it",
      text: """
        it total: expected a value less than 2000, but was 2700
          but was: Order(guest: "Jon", bowls: 3)
        """
    )
    assertMismatch(
      Order(),
      having(".guest.first", { $0.guest.first }, presentAnd("A")),
      "it",
      text: """
        it.guest.first: expected "A", but was "J"
          but was: Order(guest: "Jon", bowls: 3)
        """
    )
    assertDescription(
      having("total", { (order: Order) in order.bowls }, 3), "Order whose total is 3")
  }

  @Test("judges what is in an optional, for which a nil is a mismatch, also under not")
  func optionals() {
    let taken = Seat(guest: "Ann", floor: 2)
    assertMatches(taken, having("guest", { $0.guest }, hasPrefix("A")))
    assertMatches(taken, having("guest", { $0.guest }, not("Jon")))
    assertMatches(taken, having("guest", { $0.guest }, "Ann"))
    assertMatches(taken, having("guest", { $0.guest }, present()))
    assertMatches(taken, having("floor", { $0.floor }, greaterThan(1)))
    assertMatches(taken, having("letters", { seat in seat.guest.map { Array($0) } }, hasCount(3)))
    assertMatches(Seat(), having("guest", { $0.guest }, nilValue()))
    assertMatches(Seat(), having("guest", { $0.guest }, nil))
    assertMatches(Seat(), having("guest", { $0.guest }, anyOf(nilValue(), not("Jon"))))
    assertMatches(Seat(), having("guest", \.guest, anything()))
    assertDescription(
      having("guest", { (seat: Seat) in seat.guest }, not("Jon")), #"Seat whose guest is not "Jon""#
    )
    for matcher: Matcher<Seat> in [
      having("guest", { $0.guest }, not("Jon")), having("guest", \.guest, not("Jon")),
    ] {
      assertMismatch(
        Seat(), matcher, "it",
        text: """
          it guest: expected not "Jon", but was nil (no value)
            but was: Seat(guest: nil, floor: nil)
          """)
    }
    assertMismatch(
      Seat(), having("floor", { $0.floor }, greaterThan(1)), "it",
      text: """
        it floor: expected a value greater than 1, but was nil
          but was: Seat(guest: nil, floor: nil)
        """)
  }

  @Test("treats an error of the closure as a mismatch")
  func error() {
    let price: @Sendable (Order) throws -> Int = { _ in throw NoPrice() }
    assertMismatch(
      Order(),
      having("price", price, 5),
      "it",
      text: "it price: expected 5, but threw NoPrice()"
    )
  }
}

@Suite("object") struct ObjectTests {
  @Test("names the type of several conditions once only where they are on the same value")
  func sameWhole() {
    let bowls = hasProperty(\Order.bowls, 1)
    let guest = hasProperty(\Order.guest, "Ann")
    #expect((bowls && guest).description == #"Order whose .bowls is 1 and .guest is "Ann""#)
    #expect(
      (hasItem(bowls) && hasItem(guest) as Matcher<[Order]>).description
        == #"an item whose .bowls is 1 and an item whose .guest is "Ann""#
    )
    #expect(
      ((bowls || guest) && (guest || bowls)).description
        == #"(Order whose .bowls is 1 or .guest is "Ann") and (Order whose .guest is "Ann" or .bowls is 1)"#
    )
    #expect(
      anyOf(equalTo("tea with .5 l"), equalTo("tea with .7 l")).description
        == #""tea with .5 l" or "tea with .7 l""#)
  }

  @Test("reports all properties that differ")
  func properties() {
    let matcher = object(
      hasProperty(\Order.guest, "Ann"),
      hasProperty(\Order.bowls, greaterThan(5)),
      hasProperty(\Order.bowls, not(4))
    )
    assertMatches(Order(guest: "Ann", bowls: 6), matcher)
    assertMismatch(
      Order(),
      matcher,
      text: """
        2 of 3 properties differ: .guest expected "Ann", but was "Jon"; .bowls expected a value greater than 5, but was 3
          but was: Order(guest: "Jon", bowls: 3)
        """
    )
    assertDescription(
      matcher,
      "Order whose .guest is \"Ann\" and .bowls is a value greater than 5 and .bowls is not 4"
    )
  }
}

@Suite("hasDescription") struct TextualFormsTests {
  @Test("judges what a value says of itself")
  func descriptions() {
    assertMatches(5, hasDescription("5"))
    assertMatches("a", hasDebugDescription("\"a\""))
    assertMatches("Un" as String?, hasDescription("Un") && hasDebugDescription("\"Un\""))
    assertMatches("Un" as String?? as Any, hasDescription("Un"))
    assertMatches([nil as Int?, 1], hasItem(hasDescription("nil")) && hasItem(hasDescription("1")))
    assertMismatch(
      5,
      hasDescription(hasPrefix("6")),
      "it",
      text: """
        it.description: expected a string starting with "6", but was "5"
          but was: 5
        """
    )
    assertMismatch(
      "a",
      hasDebugDescription(hasPrefix("a")),
      "it",
      text: #"""
        it.debugDescription: expected a string starting with "a", but was "\"a\""
          but was: "a"
        """#
    )
    assertDescription(hasDescription("6") as Matcher<Int>, "Int whose .description is \"6\"")
  }
}
