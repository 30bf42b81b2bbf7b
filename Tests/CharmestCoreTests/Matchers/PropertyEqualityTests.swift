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
    assertThat([Order(id: 3)], contains(equalTo(Order(), ignoring: \.id)))
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
    ] {
      assertMismatch(
        Order(id: 2), matcher, "order",
        text: """
          order: expected Order(id: 1, bowls: 2) ignoring everything, but nothing is left to compare
          """)
      #expect(!not(matcher).matches(Order(id: 2)).isMatch)
    }
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
    func chain(endingWith last: Int) -> [Node] {
      let nodes = (0..<10_000).map { Node($0) }
      for (node, next) in zip(nodes, nodes.dropFirst()) { node.next = next }
      nodes.last?.value = last
      return nodes
    }
    let (first, second, third) = (chain(endingWith: 1), chain(endingWith: 1), chain(endingWith: 2))
    #expect(samePropertyValuesAs(first[0]).matches(second[0]).isMatch)
    #expect(!samePropertyValuesAs(first[0]).matches(third[0]).isMatch)
    // From the end, because the release of a chain is recursive.
    for nodes in [first, second, third] { for node in nodes.reversed() { node.next = nil } }
  }

  @Test("says which properties differ, with their paths")
  func texts() {
    let failures = collectFailures {
      assertThat(Guest(name: "Ann"), samePropertyValuesAs(Guest()), "guest")
      assertThat(Guest(id: 2, name: "Ann"), equalTo(Guest(), ignoring: \.id), "guest")
      assertThat(Guest(address: Address(city: "Osaka")), samePropertyValuesAs(Guest()), "guest")
      assertThat(Order(id: 2, bowls: 3), equalTo(Order(), ignoring: \.id), "order")
      assertThat(Payment.cash(yen: 1), samePropertyValuesAs(.none), "payment")
      assertThat(Order(), not(equalTo(Order(id: 4), ignoring: \.id)), "order")
    }
    assertThat(
      failures.map(\.text.summary),
      containsExactly(
        #"guest.name: expected "Jon", but was "Ann" (1 of 5 fields in Guest differs)"#,
        #"guest.name: expected "Jon", but was "Ann" (1 of 4 fields in Guest differs)"#,
        #"guest.address?.city: expected "Kyoto", but was "Osaka" (1 of 5 fields in Guest differs)"#,
        "order.bowls: expected 2, but was 3",
        "payment: expected .none, but was .cash(yen: 1)",
        "order: expected not Order(id: 4, bowls: 2) ignoring .id, "
          + "but was Order(id: 1, bowls: 2)"))
  }

  @Test("is nearest to the value that has most in common with the expected one")
  func nearest() {
    struct Tray { var id = 7, guest = "Jon", table = 2, codes: Set = [1, 2, 3] }
    assertMismatch(
      [Tray(id: 8, guest: "Ann"), Tray(codes: [1, 2, 4])],
      isSuperset(of: [samePropertyValuesAs(Tray())]), "trays",
      text: """
        trays: missing the same property values as PropertyEqualityTests.Tray(id: 7, guest: "Jon", table: 2, codes: [1, 2, 3]), nearest is [1]: codes missing 3, unexpected 4
          missing: the same property values as PropertyEqualityTests.Tray(id: 7, guest: "Jon", table: 2, codes: [1, 2, 3]) (accepts no element, nearest is [1]: .codes\u{20}
              missing 3, unexpected 4)
        """)
    assertMismatch(
      ["udon", "tamgo"], isSuperset(of: [samePropertyValuesAs("tamago")]), "extras",
      text: """
        extras: missing the same property values as "tamago"
          missing: the same property values as "tamago" (accepts no element, nearest is [1]: was "tamgo")
          but was: ["udon", "tamgo"]
        """)
  }

  @Test("tells what was expected of a text that is cut")
  func bothSides() {
    let before = String(repeating: "about noodles, ", count: 12)
    assertThat(
      explain(
        [before + "said TANUKI"], everyItem(samePropertyValuesAs(before + "said KIRIN")), "notes"
      )?.summary,
      presentAnd(
        """
        notes: expected every element to have the same property values as "about noodles, abou"..., \
        but 1 of 1 did not: [0] was ..."les, said TANUKI", not ..."les, said KIRIN" \
        (first difference at offset 185)
        """))
  }

  @Test("takes a value for nearest whatever it has in what is ignored")
  func nearestIgnoring() {
    struct Letter { var sent = 1, read = 1, title = "menu", page = 2, price = 3 }
    let letters = [Letter(page: 70, price: 80), Letter(sent: 8, read: 9, title: "tea")]
    assertMismatch(
      letters, hasItem(equalTo(Letter(), ignoring: "sent", "read")), "letters",
      text: """
        letters: expected an item that is PropertyEqualityTests.Letter(sent: 1, read: 1, title: "menu", ...) \
        ignoring .sent, .read, but none of 2 is; nearest is [1]: title expected "menu", but was "tea"
          [0]: 2 of 3 fields differ: .page expected 2, but was 70; .price expected 3, but was 80
          [1].title: was "tea", not "menu"
          expected: an item that is PropertyEqualityTests.Letter(sent: 1, read: 1, title: "menu", page: 2, price: 3) ignoring .sent, .read
        """)
  }

  @Test("describes what is expected and what does not count")
  func description() {
    assertDescription(
      samePropertyValuesAs(Visit()), "the same property values as Visit(day: 1, seats: 2)")
    assertDescription(equalTo(Order(), ignoring: \.id), "Order(id: 1, bowls: 2) ignoring .id")
    assertDescription(
      not(samePropertyValuesAs(Visit())), "not the same property values as Visit(day: 1, seats: 2)")
    assertDescription(
      hasItem(samePropertyValuesAs(Visit())) as Matcher<[Visit]>,
      "an item that has the same property values as Visit(day: 1, seats: 2)")
    assertDescription(
      everyItem(samePropertyValuesAs(Visit())) as Matcher<[Visit]>,
      "every element to have the same property values as Visit(day: 1, seats: 2)")
  }

  @Test("fails where something cannot be compared, also under not")
  func undecided() {
    let text = ".action: () -> () has neither == nor properties to compare"
    for matcher in [samePropertyValuesAs(Button()), not(samePropertyValuesAs(Button()))] {
      assertThat(explain(Button(), matcher)?.description, presentAnd(containsString(text)))
    }
    assertThat(Button(), equalTo(Button(), ignoring: "action"))
    assertThat(Button(title: "Go"), not(equalTo(Button(), ignoring: "action")))
    // What differs elsewhere decides it.
    assertThat(Button(title: "Go"), not(samePropertyValuesAs(Button())))
    assertThat(
      explain(Register(), not(samePropertyValuesAs(Register())))?.description,
      presentAnd(containsString("has neither == nor properties")))
    let register = Register()
    assertThat(register, samePropertyValuesAs(register))
  }

  @Test("fails for a property that does not exist, also under not")
  func unknownProperty() {
    let text = "there is no property .nmae to ignore: Order has .id, .bowls"
    for matcher in [
      equalTo(Order(), ignoring: "nmae"), not(equalTo(Order(), ignoring: "nmae")),
    ] {
      assertThat(explain(Order(), matcher)?.description, presentAnd(containsString(text)))
    }
  }

  @Test("fails for a path that leads to no property, also where the values differ")
  func unknownPaths() {
    func text<Value>(_ value: Value, _ matcher: Matcher<Value>) -> String? {
      let texts = [explain(value, matcher), explain(value, not(matcher))].map { $0?.summary ?? "" }
      let reasons = Set(texts.map { $0.split(separator: "there is no property ").last ?? "" })
      return reasons.count == 1 ? reasons.first.map(String.init) : texts.joined(separator: "\n")
    }
    let guest = Guest(visits: [Visit()])
    let other = Guest(name: "Ann", visits: [Visit(day: 2)])
    for (name, reason) in [
      ("name.first", "String has no stored properties"), ("visits.day", "there is 1 element"),
      ("visits[1].day", "there is 1 element"), ("address.street", "Address has .city, .zip"),
    ] {
      for value in [guest, other] {
        #expect(text(guest, equalTo(value, ignoring: name)) == ".\(name) to ignore: \(reason)")
      }
    }
    #expect(
      text(["a": Visit()], equalTo(["a": Visit()], ignoring: "[\"b\"].day"))
        == "[\"b\"].day to ignore: there is no such key")
    #expect(
      text(Payment.cash(yen: 1), equalTo(.cash(yen: 2), ignoring: "cash.sum"))
        == ".cash.sum to ignore: .cash has .yen")
    let node = Node(1)
    #expect(text(node, equalTo(node, ignoring: "id")) == ".id to ignore: Node has .value, .next")
    // What another case or a value in place of nil would have is not known.
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
    // What refers to itself is still the same object, of which the value does not count.
    assertThat(first, equalTo(second, ignoring: "value"))
    assertThat(first, not(samePropertyValuesAs(second)))
    first.next = nil
    second.next = nil
  }

  @Test("says that a path goes through an optional, also where only one side has several levels")
  func levels() {
    struct Drawer { var content: Any? }
    let (one, several): (Any?, Any?) = (Visit(), Visit??.some(Visit(seats: 3)) as Any)
    for (expected, actual) in [(one, several), (several, one)] {
      assertThat(
        explain(Drawer(content: actual), samePropertyValuesAs(Drawer(content: expected)))?.summary,
        presentAnd(hasPrefix("content?.seats: expected ")))
    }
  }

  @Test("does not take a nil inside an optional for no value")
  func nils() {
    struct Patch { var nick: String?? }
    assertThat(Patch(nick: .some(nil)), not(samePropertyValuesAs(Patch(nick: nil))))
    assertThat(Patch(nick: .some(nil)), samePropertyValuesAs(Patch(nick: .some(nil))))
    assertThat([Visit??.some(nil)], not(samePropertyValuesAs([nil])))
    assertThat([Visit??.some(.some(Visit()))], samePropertyValuesAs([Visit()]))
    assertMismatch(
      Patch(nick: nil), samePropertyValuesAs(Patch(nick: .some(nil))), "patch",
      text: """
        patch.nick: expected .some(nil), but was nil (no value, not even nil)
          expected: PropertyEqualityTests.Patch(nick: .some(nil))
          but was:  PropertyEqualityTests.Patch(nick: nil)
        """)
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
    assertMismatch(
      Meter(1, 2), samePropertyValuesAs(Meter(2)), "meter",
      text: "meter._litres.changes: expected 1, but was 2 (1 of 2 fields differs)")
    assertThat(Meter(1, 2), equalTo(Meter(2), ignoring: "_litres.changes"))
    assertThat(Meter(1, 2), equalTo(Meter(5), ignoring: "litres"))
    assertThat(Meter(1, 2), not(equalTo(Meter(5), ignoring: "_litres.changes")))
    // What cannot be compared does not count in a wrapper, and nor does what its own == leaves out.
    assertThat(Counted(), samePropertyValuesAs(Counted()))
    assertThat(Counted(2), not(samePropertyValuesAs(Counted())))
    assertThat(Checked(), samePropertyValuesAs(Checked()))
    assertThat(Checked(age: 2), not(samePropertyValuesAs(Checked())))
    assertThat(Rounded(1.01), samePropertyValuesAs(Rounded(1)))
    assertThat(Meter(1, 2), equalTo(Meter(2), ignoring: "_litres"))
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
    assertThat(first, equalTo(second, ignoring: "_litres", "OldMeter._litres"))
    assertThat(
      explain(first, equalTo(second, ignoring: "OldMeter"))?.summary,
      presentAnd(containsString("there is no property .OldMeter to ignore")))
  }

  private class OldMeter {
    @Tracked private var litres = 0
    func fill() { litres += 0 }
  }

  private final class PlainMeter: OldMeter { let litres = 0 }

  private final class DeepMeter: OldMeter {
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
    struct Shop { var counter: Counter; var seats = 1 }
    let counter = Counter(1)
    assertThat(counter, samePropertyValuesAs(counter))
    assertThat(Shop(counter: counter), samePropertyValuesAs(Shop(counter: counter)))
    assertThat(Shop(counter: counter), not(samePropertyValuesAs(Shop(counter: counter, seats: 2))))
    let node = Node(1)
    node.next = Node(2)
    assertThat(node, equalTo(node, ignoring: "next.value"))
    for matcher in [
      equalTo(node, ignoring: "next.size"), not(equalTo(node, ignoring: "next.size")),
    ] {
      assertThat(
        explain(node, matcher)?.summary,
        presentAnd(
          hasSuffix("there is no property .next.size to ignore: Node has .value, .next")))
    }
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
      (Kinds(pairs: ["a": 2]), ".pairs[0].value: expected 1, but was 2"),
      (Kinds(pairs: ["a": 1, "b": 2]), ".pairs[1]: unexpected (key: \"b\", value: 2)"),
      (Kinds(from: 2...), ".from.lowerBound: expected 1, but was 2"),
      (Kinds(name: "shio"), ".name: expected \"miso\", but was \"shio\""),
      (Kinds(type: String.self), ".type: expected Int.self, but was String.self"),
      (
        Kinds(visits: Slice(base: [Visit(day: 2)], bounds: 0..<1)),
        ".visits[0].day: expected 1, but was 2"
      ),
      (Kinds(hashable: 2), ".hashable: expected 1, but was 2"),
    ] {
      assertThat(
        explain(other, samePropertyValuesAs(Kinds()), "it")?.summary,
        presentAnd(hasPrefix("it" + path)))
    }
  }

  @Test("compares all that a decoding error stores, not only what its text says")
  func decodingErrors() {
    func corrupted(_ text: String, by cause: (any Error)? = nil) -> DecodingError {
      .dataCorrupted(.init(codingPath: [], debugDescription: text, underlyingError: cause))
    }
    assertThat(corrupted("no soup"), samePropertyValuesAs(corrupted("no soup")))
    assertMismatch(
      corrupted("no soup"), samePropertyValuesAs(corrupted("no salt")), "it",
      text: """
        it.dataCorrupted.debugDescription: expected "no salt", but was "no soup" (1 of 2 fields differs)
          expected: DecodingError.dataCorrupted: no salt
          but was:  DecodingError.dataCorrupted: no soup
        """)
    assertThat(
      corrupted("no soup", by: CancellationError()),
      not(samePropertyValuesAs(corrupted("no soup"))))
  }

  private struct Key: Hashable, CustomStringConvertible {
    let number: Int
    let texts: CharmestCore.Locked<Int>
    static func == (first: Key, second: Key) -> Bool { first.number == second.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
    var description: String {
      texts.withLock { $0 += 1 }
      return "key \(number)"
    }
  }

  @Test("writes no text where it passes, and tells entries in the same order in each run")
  func entries() {
    let texts = CharmestCore.Locked(0)
    func visits(_ day: Int) -> [Key: Visit] {
      let keys = (0..<5).map { Key(number: $0, texts: texts) }
      return Dictionary(uniqueKeysWithValues: keys.map { ($0, Visit(day: day)) })
    }
    assertThat(visits(1), samePropertyValuesAs(visits(1)))
    #expect(texts.withLock { $0 } == 0)
    assertThat(
      explain(visits(2), samePropertyValuesAs(visits(1)), "it")?.summary,
      presentAnd(
        hasPrefix(
          """
          it: 5 of 10 fields differ: [key 0].day expected 1, but was 2; \
          [key 1].day expected 1, but was 2; [key 2].day expected 1, but was 2
          """)))
  }

  @Test("takes NaN for different, as == does")
  func nan() {
    assertThat([Double.nan], not(samePropertyValuesAs([.nan])))
  }

  private struct Token: ~Copyable { let number: Int }

  private final class Counter {
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
    var customMirror: Mirror {
      Mirror(self, unlabeledChildren: books, displayStyle: .collection)
    }
  }

  private class Locked {
    private let lock: Token
    private let step: Int
    init(_ number: Int) {
      lock = Token(number: number)
      step = number
    }
  }

  private final class LockedTwice: Locked {
    private let lock = Token(number: 0)
    let step = 1
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

  @Test("fails for what reflection does not show, also under not")
  func hidden() {
    for negated in [false, true] {
      func text<Value>(_ value: Value, _ other: Value) -> String? {
        let matcher = samePropertyValuesAs(other)
        return explain(value, negated ? not(matcher) : matcher)?.summary
      }
      assertThat(
        text(Counter(1), Counter(2)),
        presentAnd(hasSuffix(".count: reflection shows no value of it")))
      assertThat(
        text(Job(), Job()),
        presentAnd(hasSuffix("what Operation stores in PropertyEqualityTests.Job is not known")))
      assertThat(
        text(Masked(), Masked(hidden: 3)),
        presentAnd(
          hasSuffix(
            "PropertyEqualityTests.Masked has a mirror of its own, which may leave out properties"))
      )
      // Whatever the mirror says that it is, and wherever it is.
      for text in [
        text(Shelf(), Shelf(owner: "Ada")), text([Shelf()][0], Shelf(owner: "Ada")),
        text(Pile(shelf: Shelf()), Pile(shelf: Shelf(owner: "Ada"))),
      ] {
        assertThat(text, presentAnd(containsString("Shelf has a mirror of its own")))
      }
      // Whatever the type is called.
      assertThat(
        text(Holder(Void.self, 1), Holder(Void.self, 2)),
        presentAnd(hasSuffix(".token: reflection shows no value of it")))
    }
    assertThat(Counter(1), equalTo(Counter(2), ignoring: "count"))
    assertThat(Leaf(), samePropertyValuesAs(Leaf()))
    // The property of the superclass has another name.
    for negated in [false, true] {
      let matcher = equalTo(LockedTwice(2), ignoring: "lock", "Locked.step")
      assertThat(
        explain(LockedTwice(1), negated ? not(matcher) : matcher)?.summary,
        presentAnd(hasSuffix(".Locked.lock: reflection shows no value of it")))
    }
    assertThat(
      LockedTwice(1), equalTo(LockedTwice(2), ignoring: "lock", "Locked.lock", "Locked.step"))
    // A list of the library is nothing but its elements.
    assertThat(
      ContiguousArray([Pair(1), Pair(2)]),
      samePropertyValuesAs(ContiguousArray([Pair(1), Pair(2)])))
    // What the library compares by == hides nothing.
    assertThat(
      Measurement(value: 1, unit: UnitLength.meters),
      samePropertyValuesAs(Measurement(value: 1, unit: UnitLength.meters)))
    // What differs decides it.
    assertMismatch(
      Masked(), samePropertyValuesAs(Masked(shown: 3)), "it",
      text: """
        it.shown: expected 3, but was 1
          expected: PropertyEqualityTests.Masked(shown: 3)
          but was:  PropertyEqualityTests.Masked(shown: 1)
        """)
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
    // What an object of Foundation stands for is kept.
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

  @Test("leaves out what is under a key with brackets")
  func keysWithBrackets() {
    assertThat(
      ["a]b": Pair(1), "c": Pair(2)],
      equalTo(["a]b": Pair(3), "c": Pair(2)], ignoring: #"["a]b"]"#))
  }

  private struct Diner {
    var `first name` = "Ann"
    var `half-board` = true
  }

  @Test("finds raw identifiers, with and without their marks")
  func rawIdentifiers() {
    let other = Diner(`first name`: "Bob", `half-board`: true)
    assertThat(other, equalTo(Diner(), ignoring: "first name"))
    assertThat(other, equalTo(Diner(), ignoring: "`first name`"))
    assertThat(Diner(`half-board`: false), equalTo(Diner(), ignoring: "half-board"))
    assertThat(other, hasProperty("first name", "Bob") && hasProperty("half-board", true))
    #expect(
      explain(other, hasProperty("first name", "Ann"))?.summary
        == #"first name: expected "Ann", but was "Bob""#)
    #expect(
      explain(other, hasProperty(\.`first name`, "Ann"))?.summary
        == #"`first name`: expected "Ann", but was "Bob""#)
    assertMatches(other, equalTo(Diner(), ignoring: \.`first name`))
  }

  private struct Signs {
    var `a.b` = 1
    var `is open?`: Bool? = true
    var name = "x"
  }

  @Test("finds and shows raw identifiers with the signs of a path")
  func rawIdentifiersWithSigns() {
    assertMismatch(
      Signs(), equalTo(Signs(`a.b`: 2, name: "y"), ignoring: "name"), "it",
      text: """
        it.`a.b`: expected 2, but was 1 (1 of 2 fields differs)
          expected: PropertyEqualityTests.Signs(`a.b`: 2, `is open?`: true, name: "y")
          but was:  PropertyEqualityTests.Signs(`a.b`: 1, `is open?`: true, name: "x")
        """)
    assertMatches(Signs(), equalTo(Signs(`a.b`: 2), ignoring: "`a.b`"))
    assertMatches(Signs(), equalTo(Signs(`a.b`: 2), ignoring: \.`a.b`))
    assertMatches(Signs(), equalTo(Signs(`is open?`: nil), ignoring: "`is open?`"))
    assertMatches(Signs(), equalTo(Signs(`is open?`: nil), ignoring: \.`is open?`))
    #expect(
      explain(Signs(), hasProperty(\.`is open?`, false))?.summary
        == "`is open?`: expected false, but was true")
    assertMatches(Signs(), hasProperty("a.b", 1) && hasProperty("`is open?`", true))
  }

  private class `Old.Bowl` { private let size = 1 }
  private class Bowl: `Old.Bowl` { private let size = 2 }

  @Test("names the owner of a raw identifier with a dot")
  func owners() {
    assertMatches(Bowl(), equalTo(Bowl(), ignoring: "`Old.Bowl`.size"))
  }

  @Test("finds keys that have brackets of their own")
  func keysWithBracketsOfTheirOwn() {
    assertThat(
      [[1, 2]: Pair(1), [3]: Pair(2)],
      equalTo([[1, 2]: Pair(3), [3]: Pair(2)], ignoring: "[[1, 2]]"))
  }

  @Test("leaves out what a macro stores by its own name, also beside a registrar")
  func ignoredStorage() {
    assertThat(
      Stored(_$backingData: ["name": "Ann"]),
      equalTo(Stored(_$backingData: ["name": "Bob"]), ignoring: "_$backingData"))
  }
}
