import Charmest
import Foundation
import Testing

private enum Broth: Hashable { case miso, shio }

private struct Place: Hashable { var zip: String? = "600" }

private struct Customer: Hashable {
  var name = "Jon"
  var favourite: Broth? = .miso
  var place = Place()
  var scores: [String: Double] = ["miso": 4.5]
}

private protocol Furniture {}
private struct Table: Furniture { var seats = 4 }
private class Animal {}
private final class Cat: Animal {}
private enum OrderError: Error, Equatable { case empty }

extension Matcher where Value == String {
  fileprivate static let isTopping = Matcher("a topping") { !$0.isEmpty }
}

/// Assertions in which the compiler has to infer more than in those of the articles: each compiles
/// without an annotation, and holds.
@Suite("Call sites") struct CallSitesTests {
  private let toppings = ["wakame", "tamago", "nori"]
  private let jon = Customer()

  @Test("on collections compile as they stand, and hold")
  func collections() {
    assertThat(toppings, containsExactly("wakame", hasPrefix("tam"), anything()))
    assertThat(toppings, containsInAnyOrder(toppings.reversed()))
    assertThat(toppings, everyItem(hasCount(greaterThan(3)) && .isTopping))
    assertThat(toppings, isSorted(by: \.count) || hasCount(3))
    assertThat(toppings.first, hasPrefix("wak"))
    assertThat(toppings[1...], containsExactly("tamago", "nori"))
    assertThat(toppings.lazy.map(\.count), containsExactly(6, 6, 4))
    assertThat(Set(toppings), equalTo(["nori", "wakame", "tamago"]))
    assertThat([1, 2, 3], containsExactly(1...3))
    assertThat([1.0, 2.0], containsExactly(1, 2))
    assertThat([1, nil], containsExactly(1, nil))
    assertThat([1, nil], hasItem(presentAnd(1)) && hasItem(nil))
    assertThat([[1], [2, 3]], hasItem(hasItem(3)))
    assertThat([Broth.miso, .shio], containsInAnyOrder(.shio, .miso))
    assertThat(["miso": 900], hasEntry(hasPrefix("mi"), greaterThan(800)))
    assertThat(["miso": 900], containsEntries(["miso": lessThan(1_000)]))
    assertThat([:] as [String: Int], empty())
  }

  @Test("on numbers and texts compile as they stand, and hold")
  func numbersAndTexts() {
    let (count, maybe, nothing) = (3, 3 as Int?, nil as Int?)
    assertThat(count, not(4) && !equalTo(4))
    assertThat(count, allOf(greaterThan(2), lessThan(4), not(7)))
    assertThat(count, isIn([1, 2, 3]) && isIn(1...3) && inInterval(..<4))
    assertThat(UInt8(3), equalTo(3))
    assertThat(Float(0.5), closeTo(0.4, 0.2))
    assertThat(1.5, greaterThan(1) && closeTo(1, 0.5))
    assertThat(Decimal(3), closeTo(3, 0.5))
    assertThat(Optional(Decimal(3)), closeTo(3, 1))
    assertThat(Optional(Date()), closeTo(Date(), .seconds(60)))
    assertThat([Date()], everyItem(isSame(.year, as: Date(), in: .current)))
    assertThat(maybe, greaterThan(2))
    assertThat(maybe, presentAnd(greaterThan(2)))
    assertThat(nothing, equalTo(nil))
    assertThat(Optional(Optional(3)), equalTo(3))
    assertThat("a" as Character, oneOf("a", "b") && lessThan("b"))
    assertThat(toppings[0][...], hasPrefix("wak"))
    assertThat(toppings[0].first, presentAnd("w"))
    assertThat(toppings[0], everyItem(not(" ")) && .isTopping)
    assertThat(#"[1]"# as String?, equalToJSON("[ 1 ]"))
  }

  @Test("on structures compile as they stand, and hold")
  func structures() throws {
    let cat: Animal = Cat()
    let maybeCat: Animal? = cat
    let table: any Furniture = Table()
    assertThat(jon, hasProperty(\.favourite, .miso) && hasProperty(\.favourite, not(nilValue())))
    assertThat(jon, hasProperty(\.place.zip?.count, 3))
    assertThat(jon, hasProperty(\.scores["miso"], 4.5))
    assertThat(jon, having("initial", { $0.name.first }, presentAnd("J")))
    assertThat([jon], containsExactly(hasProperty(\.name, "Jon")))
    assertThat(jon.favourite, isCase("miso"))
    assertThat(jon.scores["miso"], closeTo(4.4, 0.2))
    assertThat(jon, equalTo(Customer(), ignoring: \.place.zip, \.name))
    assertThat(table, instanceOf(Table.self, and: hasProperty(\.seats, 4)))
    assertThat(maybeCat as AnyObject?, sameInstance(cat))
    assertThat([(1, Broth.miso)], containsExactly(tuple(1, .miso)))
    assertThat(OrderError.empty as any Error, instanceOf(OrderError.self))
    assertThat(URL(string: "https://ramen.example"), hasProperty(\.scheme, "https"))
    assertThat(IndexPath(indexes: [1, 2]), containsExactly(1, 2))
    let favourite = try requireThat(jon.favourite, present())
    try requireThat(jon.favourite, favourite)
  }
}
