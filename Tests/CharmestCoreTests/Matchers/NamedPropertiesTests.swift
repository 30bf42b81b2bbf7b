import Charmest
import CharmestCore
import Foundation
import Testing

private class Furniture { let id = 7 }

private final class Table: Furniture {
  let guest: String? = "Jon"
  let seats: Int? = nil
}

private struct Guest { var nick: String? }

@Suite("hasProperty by name") struct NamedPropertiesTests {
  private let table: Any = Table()

  @Test("takes matchers that say nothing of the type")
  func anyType() {
    assertMatches(Guest(nick: "Jon"), hasProperty(named: "nick", hasPrefix("J")))
    assertMatches(table, hasProperty(named: "guest", hasPrefix("J") as Matcher<String>))
    assertMatches(table, hasProperty(named: "seats") && hasProperty(named: "seats", nil as Int?))
    assertMatches(Guest(nick: nil), hasProperty(named: "nick", anything()))
    assertMatches(
      [Guest(nick: "Jon")], everyItem(hasProperty(named: "nick", instanceOf(String.self))))
    assertMismatch(Guest(nick: nil), hasProperty(named: "nick", hasPrefix("J")))
    assertUndecided(Guest(nick: nil), hasProperty(named: "nick", equalTo(3)))
  }

  @Test("does not pass under a wrong name where the opposite is expected")
  func wrongName() {
    assertUndecided(table, hasProperty(named: "chairs", 4))
    assertMismatch(table, noneOf(hasProperty(named: "chairs", 4), hasProperty(named: "id", 8)))
    assertMatches(table, not(hasProperty(named: "chairs")))
    assertMatches(nil as Table?, not(hasProperty(named: "chairs", 4)))
  }

  @Test("does not pass under a wrong type where the opposite is expected")
  func wrongType() {
    struct Order {
      var bowls: Int32 = 3
      var table: Int32?
      var guest: (any Sendable)?
    }
    for matcher in [
      hasProperty(named: "bowls", 3), hasProperty(named: "bowls", 4),
      hasProperty(named: "table", 3),
      hasProperty(named: "bowls", greaterThan(7)),
    ] as [Matcher<Order>] { assertUndecided(Order(), matcher) }
    // Another value of the property could have the type.
    assertMatches(
      Order(), not(hasProperty(named: "guest", 3)) && not(hasProperty(named: "table", 3 as Int32)))
  }

  @Test("accepts a value as another type only if nothing is converted")
  func types() {
    struct Stock {
      let counts: [Int] = []
      let isOpen: Any = NSNumber(value: 1)
      let town: Any = NSString("Sapporo")
      let guests: Any = NSArray(array: [NSNumber(value: 2)])
      let price: Int = 9
      let tip: Int? = nil
      let chef: Any = AnyHashable("Jiro")
    }
    let stock: Any = Stock()
    assertMatches(stock, hasProperty(named: "counts", [Int]()))
    assertMatches(stock, hasProperty(named: "price", 9 as Int?))
    assertMatches(stock, hasProperty(named: "price", AnyHashable(9)))
    assertMatches(stock, hasProperty(named: "tip", nil as String?))
    assertMatches(stock, hasProperty(named: "chef", "Jiro"))
    assertMatches(stock, hasProperty(named: "isOpen", 1))
    assertMatches(stock, hasProperty(named: "town", "Sapporo"))
    assertMatches(stock, hasProperty(named: "town", "Sapporo" as String?))
    assertMatches(stock, hasProperty(named: "guests", [2]))
    assertMatches(stock, hasProperty(named: "counts", anything() as Matcher<Any>))
    assertMismatch(stock, hasProperty(named: "counts", [String]()))
    assertMismatch(stock, hasProperty(named: "isOpen", true))
  }

  @Test("names the properties that there are, where none fits")
  func missing() {
    let text = explain(table, hasProperty(named: "chairs", 4))?.summary
    #expect(text?.contains(".id, .guest, .seats") == true)
    assertMismatch(5 as Any, hasProperty(named: "chairs"))
    #expect(summary(nil as Any?, hasProperty(named: "chairs")).contains("the value is nil"))
  }
}
