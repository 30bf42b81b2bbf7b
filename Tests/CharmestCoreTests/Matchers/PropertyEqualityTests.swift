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
        #"guest.name: expected "Jon", but was "Ann" (1 of 5 fields differs)"#,
        #"guest.name: expected "Jon", but was "Ann" (1 of 4 fields differs)"#,
        #"guest.address.city: expected "Kyoto", but was "Osaka" (1 of 5 fields differs)"#,
        "order.bowls: expected 2, but was 3",
        "payment: expected .none, but was .cash(yen: 1)",
        "order: expected not Order(id: 4, bowls: 2) ignoring .id, "
          + "but was Order(id: 1, bowls: 2)"))
  }

  @Test("describes what is expected and what does not count")
  func description() {
    assertDescription(
      samePropertyValuesAs(Visit()), "the same property values as Visit(day: 1, seats: 2)")
    assertDescription(equalTo(Order(), ignoring: \.id), "Order(id: 1, bowls: 2) ignoring .id")
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
}
