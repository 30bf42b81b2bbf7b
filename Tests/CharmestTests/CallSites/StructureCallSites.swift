import Charmest
import Foundation
import Testing

/// Assertions as a user writes them: each compiles without an annotation, and holds.
@Suite("Call sites on structures") struct StructureCallSites {
  @Test("compile as they stand, and hold")
  func compile() async throws {
    let jon = Customer()
    let soup = Broth.miso
    let custom = Broth.custom(name: "duck", salt: 0.5)
    let table: any Furniture = Table()
    let cat: Animal = Cat()
    let maybeCat: Animal? = cat
    let success = Result<Int, OrderError>.success(3)
    let failure = Result<Int, OrderError>.failure(.empty)

    assertThat(jon, equalTo(Customer()))
    assertThat(jon, hasProperty(\.name, "Jon"))
    assertThat(jon, hasProperty(\.name, hasPrefix("J")))
    assertThat(jon, hasProperty(\.visits, greaterThan(2)))
    assertThat(jon, hasProperty(\.place.city, "Kyoto"))
    assertThat(jon, hasProperty(\.place, hasProperty(\.city, hasSuffix("to"))))
    assertThat(jon, hasProperty(\.place.zip, "600"))
    assertThat(jon, hasProperty(\.place.zip, hasPrefix("6")))
    assertThat(jon, hasProperty(\.place.zip?.count, 3))
    assertThat(jon, hasProperty(\.initials, "J"))
    assertThat(jon, hasProperty(\.favourite, .miso))
    assertThat(jon, hasProperty(\.favourite, presentAnd(equalTo(.miso))))
    assertThat(jon, hasProperty(\.favourite, not(nilValue())))
    assertThat(jon, hasProperty(\.tags, hasItem("regular")))
    assertThat(jon, hasProperty(\.tags.count, 1))
    assertThat(jon, hasProperty(\.scores, hasEntry("miso", closeTo(4.5, 0.1))))
    assertThat(jon, hasProperty(\.scores["miso"], 4.5))
    assertThat(jon, hasProperty("name", "Jon"))
    assertThat(jon, hasProperty("visits", greaterThan(2)))
    assertThat(jon, hasProperty("place"))
    assertThat(jon, having("initial", { $0.name.first }, presentAnd("J")))
    assertThat(jon, object(hasProperty(\.name, "Jon"), hasProperty(\.visits, greaterThan(2))))
    assertThat(jon, allOf(hasProperty(\.name, "Jon"), hasProperty(\.visits, 3)))
    assertThat(jon, hasProperty(\.name, "Jon") && hasProperty(\.visits, 3))
    assertThat(jon, not(hasProperty(\.name, "Ann")))
    assertThat(jon, instanceOf(Customer.self))
    assertThat(jon.name, equalTo("Jon"))
    assertThat(jon.favourite, .miso)
    assertThat(jon.favourite, equalTo(.miso))
    assertThat(jon.favourite, isCase("miso"))
    assertThat(jon.place.zip, hasPrefix("6"))
    assertThat(jon.scores["miso"], closeTo(4.4, 0.2))
    assertThat([jon], contains(hasProperty(\.name, "Jon")))
    assertThat([jon], hasItem(hasProperty(\.name, "Jon")))
    assertThat([jon], everyItem(hasProperty(\.visits, greaterThan(2))))
    assertThat([jon], containsInAnyOrder(hasProperty(\.name, "Jon")))
    assertThat([jon].map(\.name), containsExactly("Jon"))
    assertThat(soup, .miso)
    assertThat(soup, equalTo(.miso))
    assertThat(soup, not(.shio))
    assertThat(soup, oneOf(.miso, .shio))
    assertThat(soup, anyOf(equalTo(.miso), equalTo(.shio)))
    assertThat(soup, isIn([.miso, .shio]))
    assertThat(soup, isCase("miso"))
    assertThat(custom, isCase("custom"))
    assertThat(
      custom,
      isCase("custom", { if case .custom(_, let salt) = $0 { salt } else { nil } }, 0.5)
    )
    assertThat(
      custom,
      isCase("custom", { if case .custom(let name, _) = $0 { name } else { nil } }, hasPrefix("du"))
    )
    assertThat(table, instanceOf(Table.self))
    assertThat(table, isA(Table.self))
    assertThat(table, instanceOf(Table.self, and: hasProperty(\.seats, 4)))
    assertThat(table as Any, instanceOf(Table.self))
    assertThat(table as Any, not(instanceOf(Int.self)))
    assertThat(cat, sameInstance(cat))
    assertThat(cat, instanceOf(Cat.self))
    assertThat(cat as AnyObject, instanceOf(Animal.self))
    assertThat(maybeCat, sameInstance(cat))
    assertThat(maybeCat as AnyObject?, sameInstance(cat))
    assertThat([cat], contains(sameInstance(cat)))
    assertThat(jon, equalTo(Customer(), ignoring: \.visits))
    assertThat(jon, equalTo(Customer(), ignoring: \.place.zip, \.name))
    assertThat(jon, equalTo(Customer(), ignoring: "visits", "place.zip"))
    assertThat(jon, samePropertyValuesAs(Customer()))
    assertThat([jon], everyItem(samePropertyValuesAs(Customer())))
    assertThat(Optional(jon), samePropertyValuesAs(Customer()))
    assertThat((1, "a"), tuple(1, "a"))
    assertThat((1, Broth.miso), tuple(greaterThan(0), equalTo(.miso)))
    assertThat((1, soup), tuple(anything(), .miso))
    assertThat([(1, soup)], contains((1, .miso)))
    assertThat([(1, "a"), (2, "b")], containsExactly((1, "a"), (2, "b")))
    assertThat([(1, "a"), (2, "b")], contains(tuple(1, "a"), tuple(2, hasPrefix("b"))))
    withLabel("Jon") { assertThat(jon.name, "Jon") }
    let name = withLabel("Jon") { jon.name }
    assertThat(name, "Jon")
    await withLabel("remote") { await assertThrows { try await remoteOrder("") } }
    try await withLabel("remote") { assertThat(try await remoteOrder("ab"), 2) }
    assertThat(maybeCat, present())
    assertThat(success, succeeds())
    assertThat(success, succeeds(3))
    assertThat(success, succeeds(greaterThan(2)))
    assertThat(success, not(fails()))
    assertThat(failure, fails())
    assertThat(failure, fails(OrderError.empty))
    assertThat(failure, fails(OrderError.self))
    assertThat({ try order("") }, throwsError())
    assertThat({ try order("") }, throwsError(OrderError.empty))
    assertThat({ try order("") }, throwsError(OrderError.self))
    assertThat({ try order("a") }, not(throwsError()))
    await assertThat({ try await remoteOrder("") }, throwsError(OrderError.empty))
    assertThrows(try order(""))
    assertThrows(try order(""), OrderError.empty)
    assertThrows(try order(""), equalTo(OrderError.empty))
    assertThrows(try order(""), OrderError.self)
    assertThrows(try order(""), anything())
    assertThrows { try order("") }
    assertThrows(OrderError.self) { try order("") }
    assertThrows(equalTo(OrderError.empty)) { try order("") }
    await assertThrows { try await remoteOrder("") }
    await assertThrows(OrderError.self) { try await remoteOrder("") }
    await assertThrows(equalTo(OrderError.empty)) { try await remoteOrder("") }
    assertNotThrows(try order("a"))
    assertNotThrows { try order("a") }
    await assertNotThrows { try await remoteOrder("a") }
    assertThat(try order("ab"), equalTo(2))
    assertThat(try await remoteOrder("ab"), equalTo(2))
    try requireThat(jon.favourite, present())
    try requireThat(jon.place.zip, hasPrefix("6"))
    try requireThat(jon.visits, greaterThan(2))
    try requireThat(jon.visits > 2)
    try requireThat(jon.visits, jon.visits)
    let favourite = try requireThat(jon.favourite, present())
    try requireThat(jon.favourite, favourite)
    assertThat((1, "a").0, equalTo(1))
    assertThat(URL(string: "https://ramen.example"), hasProperty(\.scheme, "https"))
    assertThat(Data([1, 2]), hasCount(2))
    assertThat(UUID(), not(UUID()))
    assertThat(IndexPath(indexes: [1, 2]), contains(1, 2))
    assertThat(Optional(Optional(3)), equalTo(3))
    assertThat(OrderError.empty as any Error, instanceOf(OrderError.self))
  }
}
