import Charmest
import CharmestCore
import Foundation
import Testing

private class Furniture {
  let id = 7
}

private final class Table: Furniture {
  let guest: String? = "Jon"
  let seats: Int? = nil
}

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
    assertMatches(Guest(nick: "Jon"), hasProperty("nick", present()))
    assertMatches(Guest(nick: nil), hasProperty("nick", nilValue()))
    assertMatches(Guest(nick: nil), hasProperty("nick", anyOf(nilValue(), hasPrefix("J"))))
    assertMatches(Guest(nick: nil), hasProperty("nick", anything()))
    assertMatches([Guest(nick: "Jon")], everyItem(hasProperty("nick", instanceOf(String.self))))
    assertMismatch(
      Guest(nick: "Ann"), hasProperty("nick", anyOf(nilValue(), hasPrefix("J"))), "guest",
      text: """
        guest.nick: expected nil or a string starting with "J", but was "Ann"
          but was: NamedPropertiesTests.Guest(nick: "Ann")
        """)
    assertMismatch(
      Guest(nick: "Ann"), not(hasProperty("nick", present())), "guest",
      text: """
        guest.nick: expected not a value, but was "Ann"
          but was: NamedPropertiesTests.Guest(nick: "Ann")
        """)
  }

  private struct Guest { var nick: String? }
  private enum Role { case student(String?), lent(String?, Int) }

  @Test("takes nil where the matcher does, as a key path does")
  func noValue() {
    let matchers: [Matcher<String>] = [
      anyOf(nilValue(), hasPrefix("J")), anything(),
      describedAs("none", nilValue() || equalTo("Jon")),
    ]
    for matcher in matchers {
      assertMatches(Guest(nick: nil), hasProperty("nick", matcher))
      assertMatches(Guest(nick: nil), hasProperty(\.nick, matcher))
      assertMatches(Role.student(nil), isCase("student", matcher))
      assertMatches(Role.lent(nil, 3), isCase("lent", matcher, equalTo(3)))
      assertMatches([Guest(nick: nil)], everyItem(hasProperty("nick", matcher)))
    }
    assertMismatch(
      Guest(nick: nil),
      not(hasProperty("nick", anyOf(nilValue(), hasPrefix("J")) as Matcher<String>)),
      text: """
        expected not NamedPropertiesTests.Guest whose .nick is nil or a string starting with "J", but was NamedPropertiesTests.Guest(nick: nil)
        """)
    assertMismatch(
      Guest(nick: nil), hasProperty("nick", hasPrefix("J") as Matcher<String>),
      text: """
        nick: expected a string starting with "J", but was nil
        """)
    assertMismatch(
      Guest(nick: nil), not(hasProperty("nick", equalTo(3))),
      text: """
        expected not NamedPropertiesTests.Guest whose .nick is 3, but it cannot be judged: .nick was nil (String?, not Int)
        """)
  }

  @Test("does not pass under a wrong name where the opposite is expected")
  func wrongName() {
    assertMismatch(
      table, not(hasProperty("chairs", 4)), "table",
      text: """
        table: expected not a value whose .chairs is 4, but it cannot be judged: missing property .chairs: Table has .id, .guest, .seats
        """)
    #expect(explain(table, noneOf(hasProperty("chairs", 4), hasProperty("id", 8))) != nil)
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
    ] as [Matcher<Order>] {
      for text in [explain(Order(), matcher), explain(Order(), not(matcher))] {
        #expect(text?.summary.contains(", not Int)") == true, "\(text as Any)")
      }
    }
    #expect(
      explain(Order(), not(hasProperty("bowls", 3)), "it")?.summary == """
        it: expected not NamedPropertiesTests.Order whose .bowls is 3, but it cannot be judged: \
        .bowls was 3 (Int32, not Int)
        """)
    // Another value of the property could have the type.
    assertMatches(Order(), not(hasProperty("guest", 3)) && not(hasProperty("table", 3 as Int32)))
  }

  @Test("leads to what differs")
  func mismatch() {
    assertMismatch(
      table,
      hasProperty("id", greaterThan(8)),
      "it",
      text: """
        it.id: expected a value greater than 8, but was 7
          but was: Table(id: 7, guest: "Jon", seats: nil)
        """
    )
    assertMismatch(table, hasProperty("seats", 4), "it", text: "it.seats: expected 4, but was nil")
    assertMismatch(
      table,
      hasProperty("id", "7"),
      "it",
      text: "it.id: expected \"7\", but was 7 (Int, not String)"
    )
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
    assertMismatch(
      stock,
      hasProperty("counts", [String]()),
      "it",
      text: "it.counts: expected [], but was [] ([Int], not [String])"
    )
    assertMismatch(
      stock,
      hasProperty("isOpen", true),
      "it",
      text: "it.isOpen: expected true, but was 1 (NSNumber, not Bool)"
    )
  }

  @Test("names the properties that there are, where none fits")
  func missing() {
    assertMismatch(
      table,
      hasProperty("chairs", 4),
      text: """
        missing property .chairs: Table has .id, .guest, .seats
          but was: Table(id: 7, guest: "Jon", seats: nil)
        """
    )
    assertMismatch(
      5 as Any,
      hasProperty("chairs"),
      text: """
        missing property .chairs: Int has no stored properties
          but was: 5
        """
    )
    assertMismatch(
      nil as Any?,
      hasProperty("chairs"),
      text: """
        missing property .chairs: the value is nil
          but was: nil
        """
    )
  }
}
