import CharmestCore
import Foundation
import Testing

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

/// What a matcher says of a value, and its opposite.
private enum Verdict { case equal, unequal, undecided }

private func expect<Value>(
  _ verdict: Verdict, _ value: Value, _ matcher: Matcher<Value>,
  at location: Testing.SourceLocation = #_sourceLocation
) {
  #expect(matcher.matches(value).isMatch == (verdict == .equal), sourceLocation: location)
  #expect(not(matcher).matches(value).isMatch == (verdict == .unequal), sourceLocation: location)
}

private func expect<Value>(
  _ verdict: Verdict, _ value: Value, as expected: Value,
  at location: Testing.SourceLocation = #_sourceLocation
) { expect(verdict, value, samePropertyValuesAs(expected), at: location) }

private func expect<Value>(
  _ verdict: Verdict, _ value: Value, as expected: Value, ignoring name: String,
  at location: Testing.SourceLocation = #_sourceLocation
) { expect(verdict, value, equalTo(expected, ignoring: name), at: location) }

/// `EqualityTableTests` compares pairs in all places, `ChangedLeafTests` tells what differs.
@Suite("Equality by properties") struct PropertyEqualityTests {
  @Test("compares values without == by their properties")
  func matches() {
    expect(.equal, Guest(visits: [Visit()]), as: Guest(visits: [Visit()]))
    expect(.unequal, Guest(visits: [Visit()]), as: Guest(visits: [Visit(), Visit()]))
    expect(.unequal, ["a": Visit()], as: ["b": Visit()])
    expect(.unequal, ["a": Visit()], as: ["a": Visit(day: 2)])
    expect(.unequal, [Double.nan], as: [.nan])
    expect(.unequal, Payment.cash(yen: 1), as: .none)
    expect(.unequal, Guest() as Any, as: Visit() as Any)
  }

  @Test("leaves out the properties that do not count")
  func ignoring() {
    let other = Guest(address: Address(zip: "1"))
    expect(.equal, Order(id: 2), equalTo(Order(), ignoring: \.id))
    expect(.unequal, Order(id: 2, bowls: 3), equalTo(Order(), ignoring: \.id))
    expect(.equal, Guest(id: 7, name: "Ann"), equalTo(Guest(), ignoring: \.id, \.name))
    expect(.equal, other, equalTo(Guest(), ignoring: \.address))
    expect(.equal, other, equalTo(Guest(), ignoring: \.address?.zip))
    expect(.equal, other, as: Guest(), ignoring: "address.zip")
    expect(.unequal, Guest(address: Address(city: "Osaka")), as: Guest(), ignoring: "address.zip")
    expect(.equal, Guest(address: nil), as: Guest(address: nil), ignoring: "address.zip")
    expect(.equal, [Order(id: 3)], containsExactly(equalTo(Order(), ignoring: \.id)))
    let visited = Guest(visits: [Visit()])
    expect(.equal, Guest(visits: [Visit(day: 5)]), as: visited, ignoring: "visits[0].day")
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
    expect(.equal, Till(stock: [3: 2]), as: Till(), ignoring: "stock[3]")
    expect(.equal, Till(prices: ["a.b": 2]), as: Till(), ignoring: "prices[\"a.b\"]")
    expect(.equal, Till(payment: .cash(yen: 2)), as: Till(), ignoring: "payment.cash.yen")
    // The name of the case is compared, though nothing else is.
    expect(.equal, Payment.cash(yen: 2), as: .cash(yen: 1), ignoring: "cash.yen")
    expect(.unequal, Payment.none, as: .cash(yen: 1), ignoring: "cash.yen")
    expect(.equal, Till(pair: (1, 3)), as: Till(), ignoring: "pair.1")
    expect(.equal, Till(move: .to(x: 1, y: 3)), as: Till(), ignoring: "move.to.y")
    expect(.unequal, Till(move: .to(x: 2, y: 3)), as: Till(), ignoring: "move.to.y")
    expect(.equal, ["a]b": Visit()], as: ["a]b": Visit(day: 3)], ignoring: #"["a]b"]"#)
    expect(
      .equal, [[1, 2]: Visit(), [3]: Visit()], as: [[1, 2]: Visit(day: 3), [3]: Visit()],
      ignoring: "[[1, 2]]")
  }

  @Test("compares a type that is left, which has no ==")
  func ignoringAllButType() {
    struct Kind { var type: Any.Type; var id = 1 }
    expect(.equal, Kind(type: Int.self, id: 2), as: Kind(type: Int.self), ignoring: "id")
    expect(.unequal, Kind(type: Int8.self, id: 2), as: Kind(type: Int.self), ignoring: "id")
  }

  @Test("cannot be judged where nothing is left to compare")
  func ignoringEverything() {
    expect(.undecided, Order(id: 2), as: Order(), ignoring: "")
    expect(.undecided, Order(id: 2), as: Order(), ignoring: ".")
    expect(.undecided, Order(id: 2), equalTo(Order(), ignoring: \.self))
    struct Token: Equatable { var id: Int }
    expect(.undecided, Token(id: 2), as: Token(id: 1), ignoring: "id")
    expect(.undecided, Token(id: 2), equalTo(Token(id: 1), ignoring: \.id))
  }

  @Test("compares objects, which may refer to each other")
  func objects() {
    let (first, second) = (Node(1), Node(1))
    expect(.equal, first, as: second)
    (first.next, second.next) = (first, second)
    expect(.equal, first, as: second)
    second.value = 2
    expect(.unequal, first, as: second)
    // An object that refers to itself is still the same, and its value does not count.
    expect(.equal, first, as: second, ignoring: "value")
    (first.next, second.next) = (nil, nil)
  }

  @Test("copes with a long chain of objects, but does not take what is too deep for equal")
  func chain() {
    func chain(_ count: Int, endingWith last: Int) -> [Node] {
      let nodes = (0..<count).map { Node($0) }
      for (node, next) in zip(nodes, nodes.dropFirst()) { node.next = next }
      nodes.last?.value = last
      return nodes
    }
    let short = [1, 1, 2].map { chain(200, endingWith: $0) }
    expect(.equal, short[1][0], as: short[0][0])
    expect(.unequal, short[2][0], as: short[0][0])
    let long = [1, 2].map { chain(10_000, endingWith: $0) }
    expect(.undecided, long[0][0], as: long[1][0])
    // From the end, because the release of a chain is recursive.
    for node in (short + long).flatMap({ $0.reversed() }) { node.next = nil }
  }

  @Test("says which properties differ, with their paths")
  func texts() {
    let osaka = Guest(id: 2, name: "Ann", address: Address(city: "Osaka"))
    #expect(paths(osaka, equalTo(Guest(), ignoring: \.id)) == [".name", ".address?.city"])
    #expect(
      leaves(Payment.cash(yen: 1), samePropertyValuesAs(.none)) == [["", ".none", ".cash(yen: 1)"]])
    assertDescription(equalTo(Order(), ignoring: \.id), "Order(id: 1, bowls: 2) ignoring .id")
  }

  @Test("cannot judge what cannot be compared, unless a difference elsewhere decides it")
  func undecided() {
    expect(.undecided, Button(), as: Button())
    #expect(summary(Button(), samePropertyValuesAs(Button())).contains(".action"))
    expect(.equal, Button(), as: Button(), ignoring: "action")
    expect(.unequal, Button(title: "Go"), as: Button(), ignoring: "action")
    expect(.unequal, Button(title: "Go"), as: Button())
    let register = Register()
    expect(.undecided, Register(), as: register)
    expect(.equal, register, as: register)
  }

  @Test("cannot judge by a path that leads to no property, also where the values differ")
  func unknownPaths() {
    #expect(summary(Order(), equalTo(Order(), ignoring: "nmae")).contains(".nmae"))
    let guest = Guest(visits: [Visit()])
    for name in ["name.first", "visits.day", "visits[1].day", "address.street"] {
      for value in [guest, Guest(name: "Ann", visits: [Visit(day: 2)])] {
        expect(.undecided, guest, as: value, ignoring: name)
      }
    }
    expect(.undecided, ["a": Visit()], as: ["a": Visit()], ignoring: "[\"b\"].day")
    expect(.undecided, Payment.cash(yen: 1), as: .cash(yen: 2), ignoring: "cash.sum")
    let node = Node(1)
    expect(.undecided, node, as: node, ignoring: "id")
    // Nobody knows the parts of another case, or of a value in place of nil.
    expect(.equal, Payment.none, as: .none, ignoring: "cash.sum")
    expect(.equal, Guest(address: nil), as: Guest(address: nil), ignoring: "address.street")
  }

  private struct Couple { var host: Node; var guest: Node }

  @Test("leaves out a property of an object only where it is named")
  func sharedObjects() {
    func couple(_ value: Int) -> Couple {
      let node = Node(value)
      return Couple(host: node, guest: node)
    }
    expect(.unequal, couple(1), as: couple(2), ignoring: "host.value")
    expect(.unequal, couple(1), equalTo(couple(2), ignoring: \.host.value))
    expect(.equal, couple(1), equalTo(couple(2), ignoring: "host.value", "guest.value"))
  }

  @Test("does not take a nil inside an optional for no value")
  func nils() {
    struct Patch { var nick: String?? }
    expect(.unequal, Patch(nick: .some(nil)), as: Patch(nick: nil))
    expect(.equal, Patch(nick: .some(nil)), as: Patch(nick: .some(nil)))
    expect(.unequal, [Visit??.some(nil)], as: [nil])
    expect(.equal, [Visit??.some(.some(Visit()))], as: [Visit()])
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
    expect(.equal, Meter(1, 2), as: Meter(1, 2))
    #expect(
      leaves(Meter(1, 2), samePropertyValuesAs(Meter(2))) == [[".litres.changes", "1", "2"]])
    expect(.equal, Meter(1, 2), as: Meter(2), ignoring: "litres.changes")
    expect(.equal, Meter(1, 2), as: Meter(5), ignoring: "litres")
    expect(.unequal, Meter(1, 2), as: Meter(5), ignoring: "litres.changes")
    expect(.undecided, Counted(2), as: Counted())
    expect(.undecided, Checked(), as: Checked())
    expect(.equal, Checked(), as: Checked(), ignoring: "age.isValid")
    expect(.unequal, Checked(age: 2), as: Checked(), ignoring: "age.isValid")
    // In a wrapper, parts that its own == leaves out do not count.
    expect(.equal, Rounded(1.01), as: Rounded(1))
    // A property of the same name that has no wrapper says nothing of the one that has.
    let (full, empty) = (PlainMeter(), PlainMeter())
    full.fill()
    expect(.unequal, full, as: empty)
    // Wrappers of two classes, under one name.
    let (first, second) = (DeepMeter(), DeepMeter())
    first.fill()
    first.drain()
    expect(.unequal, first, as: second)
    expect(.equal, first, equalTo(second, ignoring: "litres", "OldMeter.litres"))
    expect(.undecided, first, as: second, ignoring: "OldMeter")
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
    expect(.equal, counter, as: counter)
    expect(.equal, Shop(counter: counter), as: Shop(counter: counter))
    expect(.unequal, Shop(counter: counter), as: Shop(counter: counter, seats: 2))
    let node = Node(1)
    node.next = Node(2)
    expect(.equal, node, as: node, ignoring: "next.value")
    expect(.undecided, node, as: node, ignoring: "next.size")
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
    expect(.equal, Kinds(), as: Kinds())
    expect(.equal, Kinds(hashable: Int64(1)), as: Kinds())
    for (other, path) in [
      (Kinds(pairs: ["a": 2]), ".pairs[0].value"), (Kinds(pairs: ["a": 1, "b": 2]), ".pairs[1]"),
      (Kinds(from: 2...), ".from"), (Kinds(name: "shio"), ".name"),
      (Kinds(type: String.self), ".type"),
      (Kinds(visits: Slice(base: [Visit(day: 2)], bounds: 0..<1)), ".visits[0].day"),
      (Kinds(hashable: 2), ".hashable"),
    ] { #expect(paths(other, samePropertyValuesAs(Kinds())) == [path]) }
  }

  @Test("compares all that a decoding error stores, not only what its text says")
  func decodingErrors() {
    func corrupted(_ text: String, by cause: (any Error)? = nil) -> DecodingError {
      .dataCorrupted(.init(codingPath: [], debugDescription: text, underlyingError: cause))
    }
    expect(.equal, corrupted("no soup"), as: corrupted("no soup"))
    expect(.unequal, corrupted("no soup"), as: corrupted("no salt"))
    expect(.unequal, corrupted("no soup", by: CancellationError()), as: corrupted("no soup"))
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
    expect(.undecided, Opaque(1), as: Opaque(2))
    expect(.undecided, Job(), as: Job())
    expect(.undecided, Masked(), as: Masked(hidden: 3))
    // Whatever the mirror says that it is, and wherever it is.
    expect(.undecided, [Shelf()], as: [Shelf(owner: "Ada")])
    expect(.undecided, Pile(shelf: Shelf()), as: Pile(shelf: Shelf(owner: "Ada")))
    // Whatever the type is called.
    expect(.undecided, Holder(Void.self, 1), as: Holder(Void.self, 2))
    expect(.equal, Leaf(), as: Leaf())
    expect(.undecided, Opaque(1), as: Opaque(2), ignoring: "count")
    // A list of the library is nothing but its elements, and types that it compares hide nothing.
    expect(.equal, ContiguousArray([Pair(1), Pair(2)]), as: ContiguousArray([Pair(1), Pair(2)]))
    let metre = Measurement(value: 1, unit: UnitLength.meters)
    expect(.equal, metre, as: Measurement(value: 1, unit: UnitLength.meters))
    // A difference decides it.
    #expect(leaves(Masked(), samePropertyValuesAs(Masked(shown: 3))) == [[".shown", "3", "1"]])
  }

  private struct Offline: Error {}
  private struct Outage { var errors: [any Error], last: (any Error)? }

  @Test("does not trust == of a type that does not look at all, wherever it is")
  func partialEquality() {
    let (first, second) = (Notification(name: .init("a")), Notification(name: .init("a")))
    expect(.undecided, ["a": [first]], as: ["a": [second]])
    struct OwnURLResponse: Equatable { var status = 200 }
    expect(.equal, [OwnURLResponse()], as: [OwnURLResponse()])
    let outage = Outage(errors: [Offline()], last: Offline())
    expect(.equal, outage, as: outage)
  }

  private struct AnyHolder { var value: Any }

  @Test("takes no value for equal that only a cast makes equal")
  func casts() {
    let pairs: [(Any, Any)] = [
      (true, NSNumber(value: 1)), (1.0, NSNumber(value: true)), ([Int](), [String]()),
      (Set<Int>(), Set<String>()), ([true], [NSNumber(value: 1)]),
    ]
    for (expected, actual) in pairs {
      expect(.unequal, AnyHolder(value: actual), as: AnyHolder(value: expected))
      let (entries, others) = (["on": actual, "id": 1], ["on": expected, "id": 2])
      expect(.unequal, entries, as: others, ignoring: #"["id"]"#)
    }
    // An object of Foundation keeps its meaning.
    expect(.equal, AnyHolder(value: NSNumber(value: 1)), as: AnyHolder(value: NSNumber(value: 1)))
    expect(.equal, AnyHolder(value: AnyHashable("a")), as: AnyHolder(value: AnyHashable("a")))
  }

  private struct Stored {
    var _$backingData: [String: String]
    var _$observationRegistrar = 1
  }

  @Test("compares what a macro stores, except the one that tells observers")
  func storedByMacros() {
    struct Record { var number = 1, content: Stored }
    let (ann, bob) = (
      Stored(_$backingData: ["name": "Ann"]), Stored(_$backingData: ["name": "Bob"])
    )
    expect(.unequal, ann, as: bob)
    expect(.equal, Stored(_$backingData: ["name": "Ann"], _$observationRegistrar: 2), as: ann)
    let (record, other) = (Record(content: ann), Record(content: bob))
    expect(.equal, record, as: other, ignoring: "content._$backingData")
  }

  private class `Old.Bowl` { private let size = 1 }
  private class Bowl: `Old.Bowl` { private let size = 2 }

  @Test("names the owner of a raw identifier with a dot")
  func owners() { expect(.equal, Bowl(), as: Bowl(), ignoring: "`Old.Bowl`.size") }
}
