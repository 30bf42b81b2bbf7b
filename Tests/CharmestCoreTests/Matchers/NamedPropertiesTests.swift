import Charmest
import CharmestCore
import Foundation
import Testing
import WrittenTexts

private class Furniture { let id = 7 }

private final class Table: Furniture {
  let guest: String? = "Jon"
  let seats: Int? = nil
}

private struct Guest { var nick: String? }

@Suite("hasProperty by name") struct NamedPropertiesTests {
  private let table: Any = Table()

  @Test("reads stored properties, also those of superclasses and optional ones")
  func match() {
    assertMatches(table, hasProperty("id", 7))
    assertMatches(table, hasProperty("guest", "Jon"))
    assertMatches(table, hasProperty("guest", hasPrefix("J") as Matcher<String>))
    assertMatches(table, hasProperty("seats", nil as Int?))
    assertMatches(table, hasProperty("seats"))
    assertDescription(hasProperty("id", 7) as Matcher<Any>, "a value whose .id is 7")
    assertDescription(hasProperty("id") as Matcher<Any>, "a value with .id")
  }

  @Test("takes matchers that say nothing of the type")
  func anyType() {
    assertMatches(Guest(nick: "Jon"), hasProperty("nick", hasPrefix("J")))
    assertMatches(Guest(nick: nil), hasProperty("nick", anything()))
    assertMatches([Guest(nick: "Jon")], everyItem(hasProperty("nick", instanceOf(String.self))))
    assertMismatch(Guest(nick: nil), hasProperty("nick", hasPrefix("J")))
    assertUndecided(Guest(nick: nil), hasProperty("nick", equalTo(3)))
  }

  @Test("does not pass under a wrong name where the opposite is expected")
  func wrongName() {
    assertUndecided(table, hasProperty("chairs", 4))
    assertMismatch(table, noneOf(hasProperty("chairs", 4), hasProperty("id", 8)))
    assertMatches(table, not(hasProperty("chairs")))
    assertMatches(nil as Table?, not(hasProperty("chairs", 4)))
  }

  @Test("does not pass under a wrong type where the opposite is expected")
  func wrongType() {
    struct Order {
      var bowls: Int32 = 3
      var table: Int32?
      var guest: (any Sendable)?
    }
    for matcher in [
      hasProperty("bowls", 3), hasProperty("bowls", 4), hasProperty("table", 3),
      hasProperty("bowls", greaterThan(7)),
    ] as [Matcher<Order>] { assertUndecided(Order(), matcher) }
    // Another value of the property could have the type.
    assertMatches(Order(), not(hasProperty("guest", 3)) && not(hasProperty("table", 3 as Int32)))
  }

  @Test("leads to what differs")
  func mismatch() {
    expectText(
      explain(table, hasProperty("id", greaterThan(8)), "it"),
      #"""
      it.id: expected a value greater than 8, but was 7
        but was: Table(id: 7, guest: "Jon", seats: nil)
      """#
    )
    #expect(leaves(table, hasProperty("seats", 4)).map(\.first) == [".seats"])
    #expect(leaves(table, hasProperty("id", "7")).map(\.first) == [".id"])
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
    assertMatches(stock, hasProperty("counts", [Int]()))
    assertMatches(stock, hasProperty("price", 9 as Int?))
    assertMatches(stock, hasProperty("price", AnyHashable(9)))
    assertMatches(stock, hasProperty("tip", nil as String?))
    assertMatches(stock, hasProperty("chef", "Jiro"))
    assertMatches(stock, hasProperty("isOpen", 1))
    assertMatches(stock, hasProperty("town", "Sapporo"))
    assertMatches(stock, hasProperty("town", "Sapporo" as String?))
    assertMatches(stock, hasProperty("guests", [2]))
    assertMatches(stock, hasProperty("counts", anything() as Matcher<Any>))
    assertMismatch(stock, hasProperty("counts", [String]()))
    assertMismatch(stock, hasProperty("isOpen", true))
  }

  @Test("names the properties that there are, where none fits")
  func missing() {
    let text = explain(table, hasProperty("chairs", 4))?.summary
    #expect(text?.contains(".id, .guest, .seats") == true)
    assertMismatch(5 as Any, hasProperty("chairs"))
    assertMismatch(nil as Any?, hasProperty("chairs"))
  }
}
