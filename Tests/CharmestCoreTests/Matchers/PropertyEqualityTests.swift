import CharmestCore
import Foundation
import Testing
import WrittenTexts

private struct Address { var city = "Kyoto"; var zip = "600" }
private struct Guest {
  var id = 1
  var name = "Jon"
  var address: Address? = Address()
  var tags = ["regular"]
  var visits: [Visit] = []
}
private struct Visit { var day = 1; var seats = 2 }
private struct Order: Equatable { var id = 1; var bowls = 2 }
private enum Payment { case cash(yen: Int), card(Address), none }
private final class Node {
  var value: Int
  var next: Node?
  init(_ value: Int) { self.value = value }
}
private struct Button {
  var title = "Send"
  var action: () -> Void = {}
}
private actor Register {}

@Suite("Equality by properties") struct PropertyEqualityTests {
  @Test("compares values without == by their properties")
  func matches() {
    assertThat(Guest(), samePropertyValuesAs(Guest()))
    assertThat(Guest(), not(samePropertyValuesAs(Guest(name: "Ann"))))
    assertThat(Guest(address: nil), samePropertyValuesAs(Guest(address: nil)))
    assertThat(Guest(), not(samePropertyValuesAs(Guest(address: nil))))
    assertThat(Guest(visits: [Visit()]), samePropertyValuesAs(Guest(visits: [Visit()])))
    assertThat(
      Guest(visits: [Visit()]), not(samePropertyValuesAs(Guest(visits: [Visit(), Visit()]))))
    assertThat([Visit()], samePropertyValuesAs([Visit()]))
    assertThat(["a": Visit()], samePropertyValuesAs(["a": Visit()]))
    assertThat(["a": Visit()], not(samePropertyValuesAs(["b": Visit()])))
    assertThat(["a": Visit()], not(samePropertyValuesAs(["a": Visit(day: 2)])))
    assertThat((1, Visit()), samePropertyValuesAs((1, Visit())))
    assertThat((1, Visit()), not(samePropertyValuesAs((1, Visit(seats: 9)))))
    assertThat(3, samePropertyValuesAs(3))
    assertThat(Payment.none, samePropertyValuesAs(.none))
    assertThat(Payment.cash(yen: 1), not(samePropertyValuesAs(Payment.none)))
    assertThat(Payment.cash(yen: 1), not(samePropertyValuesAs(.cash(yen: 2))))
    assertThat(Payment.card(Address()), samePropertyValuesAs(.card(Address())))
    assertThat(Guest() as Any, samePropertyValuesAs(Guest() as Any))
    assertThat(Guest() as Any, not(samePropertyValuesAs(Visit() as Any)))
    assertThat(Optional(Guest()), samePropertyValuesAs(Guest()))
  }

  @Test("leaves out the properties that do not count")
  func ignoring() {
    assertThat(Order(id: 2), equalTo(Order(), ignoring: \.id))
    assertThat(Order(id: 2), equalTo(Order(), ignoring: "id"))
    assertThat(Order(id: 2, bowls: 3), not(equalTo(Order(), ignoring: \.id)))
    assertThat(Guest(id: 7, name: "Ann"), equalTo(Guest(), ignoring: \.id, \.name))
    assertThat(Guest(address: Address(zip: "1")), equalTo(Guest(), ignoring: \.address))
    assertThat(Guest(address: Address(zip: "1")), equalTo(Guest(), ignoring: \.address?.zip))
    assertThat(Guest(address: Address(zip: "1")), equalTo(Guest(), ignoring: "address.zip"))
    assertThat(
      Guest(address: Address(city: "Osaka")), not(equalTo(Guest(), ignoring: "address.zip")))
    assertThat(Guest(address: nil), equalTo(Guest(address: nil), ignoring: "address.zip"))
    assertThat([Order(id: 3)], containsExactly(equalTo(Order(), ignoring: \.id)))
    assertThat(
      Guest(visits: [Visit(day: 5)]),
      equalTo(Guest(visits: [Visit()]), ignoring: "visits[0].day"))
  }

  @Test("finds what does not count also in dictionaries, payloads and tuples")
  func ignoringParts() {
    struct Till {
      var stock = [3: 1]
      var prices = ["a.b": 1]
      var payment = Payment.cash(yen: 1)
      var pair = (1, 2)
      var move = Move.to(x: 1, y: 2)
    }
    enum Move { case to(x: Int, y: Int) }
    assertThat(Till(stock: [3: 2]), equalTo(Till(), ignoring: "stock[3]"))
    assertThat(Till(prices: ["a.b": 2]), equalTo(Till(), ignoring: "prices[\"a.b\"]"))
    assertThat(Till(payment: .cash(yen: 2)), equalTo(Till(), ignoring: "payment.cash.yen"))
    assertThat(Till(pair: (1, 3)), equalTo(Till(), ignoring: "pair.1"))
    assertThat(Till(move: .to(x: 1, y: 3)), equalTo(Till(), ignoring: "move.to.y"))
    assertThat(Till(move: .to(x: 2, y: 3)), not(equalTo(Till(), ignoring: "move.to.y")))
  }

  @Test("cannot be judged where nothing is left to compare")
  func ignoringEverything() {
    for matcher in [
      equalTo(Order(), ignoring: ""), equalTo(Order(), ignoring: "."),
      equalTo(Order(), ignoring: \.self),
    ] { assertUndecided(Order(id: 2), matcher) }
  }

  @Test("compares objects, which may refer to each other")
  func objects() {
    let (first, second) = (Node(1), Node(1))
    assertThat(first, samePropertyValuesAs(second))
    first.next = first
    second.next = second
    assertThat(first, samePropertyValuesAs(second))
    second.value = 2
    assertThat(first, not(samePropertyValuesAs(second)))
    first.next = nil
    second.next = nil
  }

  @Test("copes with a long chain of objects")
  func chain() {
    func chain(_ count: Int = 200, endingWith last: Int) -> [Node] {
      let nodes = (0..<count).map { Node($0) }
      for (node, next) in zip(nodes, nodes.dropFirst()) { node.next = next }
      nodes.last?.value = last
      return nodes
    }
    let (first, second, third) = (chain(endingWith: 1), chain(endingWith: 1), chain(endingWith: 2))
    #expect(samePropertyValuesAs(first[0]).matches(second[0]).isMatch)
    #expect(!samePropertyValuesAs(first[0]).matches(third[0]).isMatch)
    // Values too deep to be compared are not taken for equal.
    let (long, other) = (chain(10_000, endingWith: 1), chain(10_000, endingWith: 2))
    assertUndecided(long[0], samePropertyValuesAs(other[0]))
    // From the end, because the release of a chain is recursive.
    for nodes in [first, second, third, long, other] {
      for node in nodes.reversed() { node.next = nil }
    }
  }

  @Test("is not taken for granted in lists that are too long to be compared whole")
  func longLists() {
    let visits = (0..<rounds(30_000)).map { Visit(day: $0) }
    var last = visits
    last[last.count - 1].day = -1
    assertThat(last, not(samePropertyValuesAs(visits)))
  }

  @Test("says which properties differ, with their paths")
  func texts() {
    let osaka = Guest(id: 2, name: "Ann", address: Address(city: "Osaka"))
    expectText(
      explain(osaka, samePropertyValuesAs(Guest()), "guest"),
      #"""
      guest: 3 of 5 fields differ: .id expected 1, but was 2; .name expected "Jon", but was "Ann"; .address?.city expected "Kyoto", but was "Osaka"
        expected: Guest(id: 1, name: "Jon", address: Address(city: "Kyoto", zip: "600"), tags: ["regular"], visits: [])
        but was:  Guest(id: 2, name: "Ann", address: Address(city: "Osaka", zip: "600"), tags: ["regular"], visits: [])
      """#
    )
    expectText(
      explain(Order(id: 2, bowls: 3), equalTo(Order(), ignoring: \.id), "order"),
      """
      order.bowls: expected 2, but was 3
        expected: Order(id: 1, bowls: 2)
        but was:  Order(id: 2, bowls: 3)
      """
    )
    #expect(
      leaves(osaka, equalTo(Guest(), ignoring: \.id)).map(\.first)
        == [".name", ".address?.city"])
    #expect(
      leaves(Payment.cash(yen: 1), samePropertyValuesAs(.none)) == [["", ".none", ".cash(yen: 1)"]])
    assertMismatch(Order(), not(equalTo(Order(id: 4), ignoring: \.id)))
  }

  @Test("describes what is expected and what does not count")
  func description() {
    assertDescription(
      samePropertyValuesAs(Visit()), "the same property values as Visit(day: 1, seats: 2)")
    assertDescription(equalTo(Order(), ignoring: \.id), "Order(id: 1, bowls: 2) ignoring .id")
  }

  @Test("cannot judge what cannot be compared")
  func undecided() {
    assertUndecided(Button(), samePropertyValuesAs(Button()))
    #expect(
      explain(Button(), samePropertyValuesAs(Button()))?.summary.contains(".action") == true)
    assertThat(Button(), equalTo(Button(), ignoring: "action"))
    assertThat(Button(title: "Go"), not(equalTo(Button(), ignoring: "action")))
    // A difference elsewhere decides it.
    assertThat(Button(title: "Go"), not(samePropertyValuesAs(Button())))
    let register = Register()
    assertUndecided(Register(), samePropertyValuesAs(register))
    assertThat(register, samePropertyValuesAs(register))
  }

  @Test("cannot judge by a path that leads to no property, also where the values differ")
  func unknownPaths() {
    #expect(
      explain(Order(), equalTo(Order(), ignoring: "nmae"))?.summary.contains(".nmae") == true)
    let guest = Guest(visits: [Visit()])
    for name in ["name.first", "visits.day", "visits[1].day", "address.street"] {
      for value in [guest, Guest(name: "Ann", visits: [Visit(day: 2)])] {
        assertUndecided(guest, equalTo(value, ignoring: name))
      }
    }
    assertUndecided(["a": Visit()], equalTo(["a": Visit()], ignoring: "[\"b\"].day"))
    assertUndecided(Payment.cash(yen: 1), equalTo(.cash(yen: 2), ignoring: "cash.sum"))
    let node = Node(1)
    assertUndecided(node, equalTo(node, ignoring: "id"))
    // Nobody knows the parts of another case, or of a value in place of nil.
    assertThat(Payment.none, equalTo(.none, ignoring: "cash.sum"))
    assertThat(Guest(address: nil), equalTo(Guest(address: nil), ignoring: "address.street"))
  }

  private struct Couple { var host: Node; var guest: Node }

  @Test("leaves out a property of an object only where it is named")
  func sharedObjects() {
    func couple(_ value: Int) -> Couple {
      let node = Node(value)
      return Couple(host: node, guest: node)
    }
    assertThat(couple(1), not(equalTo(couple(2), ignoring: "host.value")))
    assertThat(couple(1), not(equalTo(couple(2), ignoring: \.host.value)))
    assertThat(couple(1), equalTo(couple(2), ignoring: "host.value", "guest.value"))
    let (first, second) = (Node(1), Node(2))
    first.next = first
    second.next = second
    // An object that refers to itself is still the same, and its value does not count.
    assertThat(first, equalTo(second, ignoring: "value"))
    assertThat(first, not(samePropertyValuesAs(second)))
    first.next = nil
    second.next = nil
  }

  @Test("does not take a nil inside an optional for no value")
  func nils() {
    struct Patch { var nick: String?? }
    assertThat(Patch(nick: .some(nil)), not(samePropertyValuesAs(Patch(nick: nil))))
    assertThat(Patch(nick: .some(nil)), samePropertyValuesAs(Patch(nick: .some(nil))))
    assertThat([Visit??.some(nil)], not(samePropertyValuesAs([nil])))
    assertThat([Visit??.some(.some(Visit()))], samePropertyValuesAs([Visit()]))
    let sides = leaves(Patch(nick: nil), samePropertyValuesAs(Patch(nick: .some(nil))))
    #expect(Set(sides.flatMap { $0.dropFirst() }).count == 2)
  }

  @propertyWrapper private struct Tracked<Value> {
    var wrappedValue: Value { didSet { changes += 1 } }
    var changes = 0
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  }

  @propertyWrapper private final class Guarded<Value> {
    var wrappedValue: Value
    private let lock = Token(number: 0)
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  }

  private struct Meter {
    let number = 1
    @Tracked var litres = 0
    init(_ litres: Int...) { for litres in litres { self.litres = litres } }
  }

  private struct Counted {
    @Guarded @Tracked var number = 1
    init(_ number: Int = 1) { self.number = number }
  }

  @Test("compares also what a property wrapper stores beside the value")
  func wrappers() {
    assertThat(Meter(1, 2), samePropertyValuesAs(Meter(1, 2)))
    #expect(
      leaves(Meter(1, 2), samePropertyValuesAs(Meter(2))) == [[".litres.changes", "1", "2"]])
    assertThat(Meter(1, 2), equalTo(Meter(2), ignoring: "litres.changes"))
    assertThat(Meter(1, 2), equalTo(Meter(5), ignoring: "litres"))
    assertThat(Meter(1, 2), not(equalTo(Meter(5), ignoring: "litres.changes")))
    assertUndecided(Counted(2), samePropertyValuesAs(Counted()))
    assertUndecided(Checked(), samePropertyValuesAs(Checked()))
    assertThat(Checked(), equalTo(Checked(), ignoring: "age.isValid"))
    assertThat(Checked(age: 2), not(equalTo(Checked(), ignoring: "age.isValid")))
    // In a wrapper, parts that its own == leaves out do not count.
    assertThat(Rounded(1.01), samePropertyValuesAs(Rounded(1)))
    // A property of the same name that has no wrapper says nothing of the one that has.
    let (full, empty) = (PlainMeter(), PlainMeter())
    full.fill()
    assertThat(full, not(samePropertyValuesAs(empty)))
    // Wrappers of two classes, under one name.
    let (first, second) = (DeepMeter(), DeepMeter())
    first.fill()
    first.drain()
    assertThat(first, not(samePropertyValuesAs(second)))
    assertThat(first, equalTo(second, ignoring: "litres", "OldMeter.litres"))
    assertUndecided(first, equalTo(second, ignoring: "OldMeter"))
  }

  private class OldMeter {
    @Tracked private var litres = 0
    func fill() { litres += 0 }
  }

  private final class PlainMeter: OldMeter { let litres = 0 }

  private final class DeepMeter: OldMeter {
    let number = 1
    @Tracked private var litres = 0
    func drain() { litres += 0 }
  }

  @propertyWrapper private struct Validated<Value> {
    var wrappedValue: Value
    var isValid: (Value) -> Bool = { _ in true }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  }

  private struct Checked { @Validated var age = 1 }

  @propertyWrapper private struct RoundedDown: Equatable {
    var wrappedValue: Double {
      get { given.rounded(.down) }
      set { given = newValue }
    }
    private var given: Double
    init(wrappedValue: Double) { given = wrappedValue }
    static func == (first: Self, second: Self) -> Bool {
      first.wrappedValue == second.wrappedValue
    }
  }

  private struct Rounded {
    @RoundedDown var litres: Double
    init(_ litres: Double) { self.litres = litres }
  }

  @Test("takes an object for equal to itself, whatever it hides, and notices a wrong name in it")
  func sameObject() {
    struct Shop { var counter: Opaque; var seats = 1 }
    let counter = Opaque(1)
    assertThat(counter, samePropertyValuesAs(counter))
    assertThat(Shop(counter: counter), samePropertyValuesAs(Shop(counter: counter)))
    assertThat(Shop(counter: counter), not(samePropertyValuesAs(Shop(counter: counter, seats: 2))))
    let node = Node(1)
    node.next = Node(2)
    assertThat(node, equalTo(node, ignoring: "next.value"))
    assertUndecided(node, equalTo(node, ignoring: "next.size"))
  }

  private struct Kinds {
    var pairs: KeyValuePairs = ["a": 1]
    var from = 1...
    var name: StaticString = "miso"
    var type: Any.Type = Int.self
    var visits = Slice(base: [Visit()], bounds: 0..<1)
    var hashable: AnyHashable = 1
  }

  @Test("compares the parts of types of the library that have no ==")
  func libraryTypes() {
    assertThat(Kinds(), samePropertyValuesAs(Kinds()))
    assertThat(Kinds(hashable: Int64(1)), samePropertyValuesAs(Kinds()))
    for (other, path) in [
      (Kinds(pairs: ["a": 2]), ".pairs[0].value"), (Kinds(pairs: ["a": 1, "b": 2]), ".pairs[1]"),
      (Kinds(from: 2...), ".from"), (Kinds(name: "shio"), ".name"),
      (Kinds(type: String.self), ".type"),
      (Kinds(visits: Slice(base: [Visit(day: 2)], bounds: 0..<1)), ".visits[0].day"),
      (Kinds(hashable: 2), ".hashable"),
    ] { #expect(leaves(other, samePropertyValuesAs(Kinds())).map(\.first) == [path]) }
  }

  @Test("compares all that a decoding error stores, not only what its text says")
  func decodingErrors() {
    func corrupted(_ text: String, by cause: (any Error)? = nil) -> DecodingError {
      .dataCorrupted(.init(codingPath: [], debugDescription: text, underlyingError: cause))
    }
    assertThat(corrupted("no soup"), samePropertyValuesAs(corrupted("no soup")))
    assertThat(corrupted("no soup"), not(samePropertyValuesAs(corrupted("no salt"))))
    assertThat(
      corrupted("no soup", by: CancellationError()),
      not(samePropertyValuesAs(corrupted("no soup"))))
  }

  private struct Key: Hashable, CustomStringConvertible {
    let number: Int
    var description: String { "key \(number)" }
  }

  @Test("tells entries in the same order in each run")
  func entries() {
    func visits(_ day: Int) -> [Key: Visit] {
      let keys = (0..<5).map { Key(number: $0) }
      return Dictionary(uniqueKeysWithValues: keys.map { ($0, Visit(day: day)) })
    }
    assertThat(visits(1), samePropertyValuesAs(visits(1)))
    #expect(
      leaves(visits(2), samePropertyValuesAs(visits(1))).map(\.first)
        == (0..<5).map { "[key \($0)].day" })
  }

  @Test("takes NaN for different, as == does")
  func nan() {
    assertThat([Double.nan], not(samePropertyValuesAs([.nan])))
  }

  private struct Token: ~Copyable { let number: Int }

  private final class Opaque {
    let count: Token
    let step = 1
    init(_ count: Int) { self.count = Token(number: count) }
  }

  private final class Holder<Value> {
    let token: Token
    let number = 1
    init(_ type: Value.Type, _ number: Int) { token = Token(number: number) }
  }

  private struct Shelf: CustomReflectable {
    var books = ["a"]
    var owner = "Jon"
    var customMirror: Mirror { Mirror(self, unlabeledChildren: books, displayStyle: .collection) }
  }

  private class Job: Operation, @unchecked Sendable { let number = 1 }
  private final class Leaf: NSObject { let number = 1 }

  private struct Pile { var shelf: Shelf }

  private struct Pair {
    var number: Int
    init(_ number: Int) { self.number = number }
  }

  private struct Masked: CustomReflectable {
    var shown = 1
    var hidden = 2
    var customMirror: Mirror { Mirror(self, children: ["shown": shown], displayStyle: .struct) }
  }

  @Test("cannot judge what reflection does not show")
  func hidden() {
    assertUndecided(Opaque(1), samePropertyValuesAs(Opaque(2)))
    assertUndecided(Job(), samePropertyValuesAs(Job()))
    assertUndecided(Masked(), samePropertyValuesAs(Masked(hidden: 3)))
    // Whatever the mirror says that it is, and wherever it is.
    assertUndecided(Shelf(), samePropertyValuesAs(Shelf(owner: "Ada")))
    assertUndecided([Shelf()], samePropertyValuesAs([Shelf(owner: "Ada")]))
    assertUndecided(Pile(shelf: Shelf()), samePropertyValuesAs(Pile(shelf: Shelf(owner: "Ada"))))
    // Whatever the type is called.
    assertUndecided(Holder(Void.self, 1), samePropertyValuesAs(Holder(Void.self, 2)))
    assertThat(Leaf(), samePropertyValuesAs(Leaf()))
    assertUndecided(Opaque(1), equalTo(Opaque(2), ignoring: "count"))
    // A list of the library is nothing but its elements.
    assertThat(
      ContiguousArray([Pair(1), Pair(2)]),
      samePropertyValuesAs(ContiguousArray([Pair(1), Pair(2)])))
    // Types that the library compares by == hide nothing.
    assertThat(
      Measurement(value: 1, unit: UnitLength.meters),
      samePropertyValuesAs(Measurement(value: 1, unit: UnitLength.meters)))
    // A difference decides it.
    #expect(
      leaves(Masked(), samePropertyValuesAs(Masked(shown: 3))) == [[".shown", "3", "1"]])
  }

  private struct Notice: Equatable { var content: Notification }
  private struct Offline: Error {}
  private struct Outage { var errors: [any Error], last: (any Error)? }

  @Test("does not trust == of a type that does not look at all, wherever it is")
  func partialEquality() {
    // Nobody knows whether both have the same.
    let (first, second) = (Notification(name: .init("a")), Notification(name: .init("a")))
    assertUndecided([first], samePropertyValuesAs([second]))
    assertUndecided(["a": [first]], samePropertyValuesAs(["a": [second]]))
    assertUndecided([Notice(content: first)], samePropertyValuesAs([Notice(content: second)]))
    struct OwnURLResponse: Equatable { var status = 200 }
    assertThat([OwnURLResponse()], samePropertyValuesAs([OwnURLResponse()]))
    let outage = Outage(errors: [Offline()], last: Offline())
    assertThat(outage, samePropertyValuesAs(outage))
  }

  private struct AnyHolder { var value: Any }

  @Test("takes no value for equal that only a cast makes equal")
  func casts() {
    let pairs: [(Any, Any)] = [
      (true, NSNumber(value: 1)), (1.0, NSNumber(value: true)), ([Int](), [String]()),
      (Set<Int>(), Set<String>()), ([true], [NSNumber(value: 1)]),
    ]
    for (expected, actual) in pairs {
      assertThat(
        AnyHolder(value: actual), not(samePropertyValuesAs(AnyHolder(value: expected))),
        "\(expected)")
      assertThat(
        ["on": actual, "id": 1] as [String: Any],
        not(equalTo(["on": expected, "id": 2] as [String: Any], ignoring: #"["id"]"#)),
        "\(expected)")
    }
    // An object of Foundation keeps its meaning.
    assertThat(
      AnyHolder(value: NSNumber(value: 1)),
      samePropertyValuesAs(AnyHolder(value: NSNumber(value: 1))))
    assertThat(
      AnyHolder(value: AnyHashable("a")), samePropertyValuesAs(AnyHolder(value: AnyHashable("a"))))
  }

  private struct Stored {
    var _$backingData: [String: String]
    var _$observationRegistrar = 1
  }

  @Test("compares what a macro stores, except the one that tells observers")
  func storedByMacros() {
    let ann = Stored(_$backingData: ["name": "Ann"])
    assertThat(ann, not(samePropertyValuesAs(Stored(_$backingData: ["name": "Bob"]))))
    assertThat(
      Stored(_$backingData: ["name": "Ann"], _$observationRegistrar: 2),
      samePropertyValuesAs(ann))
  }

  private struct Diner {
    var `first name` = "Ann"
    var `half-board` = true
  }

  private struct Signs {
    var `a.b` = 1
    var `is open?`: Bool? = true
    var name = "x"
  }

  private class `Old.Bowl` { private let size = 1 }
  private class Bowl: `Old.Bowl` { private let size = 2 }

  @Test("names the owner of a raw identifier with a dot")
  func owners() {
    assertMatches(Bowl(), equalTo(Bowl(), ignoring: "`Old.Bowl`.size"))
  }

  @Test("finds keys that have brackets of their own")
  func keysWithBrackets() {
    assertThat(["a]b": Pair(1)], equalTo(["a]b": Pair(3)], ignoring: #"["a]b"]"#))
    assertThat(
      [[1, 2]: Pair(1), [3]: Pair(2)],
      equalTo([[1, 2]: Pair(3), [3]: Pair(2)], ignoring: "[[1, 2]]"))
  }

  @Test("leaves out what a macro stores by its own name, also beside a registrar")
  func ignoredStorage() {
    struct Record { var number = 1, content: Stored }
    assertThat(
      Record(content: Stored(_$backingData: ["name": "Ann"])),
      equalTo(
        Record(content: Stored(_$backingData: ["name": "Bob"])), ignoring: "content._$backingData"))
  }
}
