import Charmest
import CharmestCore
import Testing

private enum Shape: Equatable {
  case circle(Double)
  case square(side: Double)
  case point
}

private enum Soup: CaseIterable { case miso, shio }

/// Described by the name of the other one.
private enum Swapped: CustomStringConvertible, CustomDebugStringConvertible {
  case a, b
  var description: String { self == .a ? "b" : "a" }
  var debugDescription: String { description }
}

private enum Payment: CustomStringConvertible, CustomReflectable {
  case cash, card(Int, until: String)
  var description: String { "in yen" }
  var customMirror: Mirror { Mirror(self, children: ["cash": 1], displayStyle: .enum) }
}

private enum Key: CodingKey { case name, age }
private enum Size: String { case small = "S", large = "L" }
private enum Tree { indirect case node(Tree, Tree), leaf(Int) }
private enum Box<Content> {
  case none, some(Content), pair((Int, Int)), three(Int, String, Content)
}
private enum Odd { case `default`, `with blanks`, nothing(Void) }
private struct Boom: Error {}

@Suite("isCase") struct CasesTests {
  private func isCircle(_ radius: Matcher<Double>) -> Matcher<Shape> {
    isCase("circle", { if case .circle(let radius) = $0 { radius } else { nil } }, radius)
  }

  @Test("matches a case by name")
  func names() {
    assertMatches(Shape.circle(1), isCase("circle"))
    assertMatches(Shape.square(side: 1), isCase("square"))
    assertMatches(Shape.point, isCase("point"))
    assertMismatch(
      Shape.circle(3),
      isCase("square"),
      text: "expected .square, but was .circle(3.0)"
    )
    assertMismatch(Shape.point, isCase("square"), text: "expected .square, but was .point")
    assertDescription(isCase("circle") as Matcher<Shape>, ".circle")
  }

  @Test("takes the name in the source, whatever the type says of itself")
  func ownNames() {
    assertMatches(Swapped.a, isCase("a") && not(isCase("b")))
    assertMatches(Payment.cash, isCase("cash") && not(isCase("card")))
    assertMatches(Payment.card(1, until: "now"), isCase("card") && not(isCase("cash")))
    assertMatches(Key.age, isCase("age") && not(isCase("name")))
    assertMatches(Size.small, isCase("small") && not(isCase("large")))
    assertMatches(Tree.leaf(1), isCase("leaf") && not(isCase("node")))
    assertMatches(Box<Int>.none, isCase("none") && not(isCase("some")))
    assertMatches(Odd.default, isCase("default"))
    assertMatches(Odd.`with blanks`, isCase("with blanks") && isCase("`with blanks`"))
    assertMatches(Result<Int, Boom>.success(1), isCase("success") && not(isCase("failure")))
    assertMismatch(Swapped.a, isCase("b"), text: "expected .b, but was b (.a)")
  }

  @Test("looks into optionals and values of any type")
  func wrapped() {
    let optional: Soup? = .miso
    let any: Any = optional as Any
    assertMatches(optional, isCase("miso") && not(isCase("shio")) && present())
    assertMatches(Optional.some(optional), isCase("miso"))
    assertMatches(any, isCase("miso") && not(isCase("shio")))
    assertMatches([any as Any?, nil], hasItem(isCase("miso")) && not(hasItem(isCase("shio"))))
    assertMatches(AnyHashable(Soup.miso), isCase("miso"))
    assertMatches(Boom() as any Error as (any Error)?, isCase("some"))
    assertMatches(["k": optional], not(hasEntry("k", isCase("shio"))))
    assertMismatch(
      [Soup.miso, nil], not(hasItem(isCase("miso"))), "it",
      text: "it: expected no item that is .miso, but [0] was .miso")
    assertMismatch(Soup?.none, isCase("miso"), text: "expected .miso, but was nil")
    assertMatches(Soup?.none, not(isCase("miso")))
    assertMatches(Any?.none, not(isCase("miso")))
  }

  @Test("takes some and none for the cases of an optional, if the enum in it has no such case")
  func optionals() {
    assertMatches(1 as Int?, isCase("some") && isCase("some", 1) && not(isCase("none")))
    assertMatches(nil as Int?, isCase("none") && not(isCase("some")))
    assertMatches(Soup?.some(.miso), isCase("some") && isCase("some", isCase("miso")))
    assertMatches(Box<Int>?.some(.none), isCase("none") && not(isCase("some")))
    assertMatches(Box<Int>?.none, not(isCase("none")))
    assertMatches(1 as Int??, isCase("some", 1))
  }

  @Test("cannot judge a name that the enum does not have, nor what is no enum")
  func impossible() {
    func expectUndecided<Value>(
      _ value: Value, _ name: String, _ reason: String,
      at location: Testing.SourceLocation = #_sourceLocation
    ) {
      let texts = [
        explain(value, isCase(name)), explain(value, not(isCase(name))),
        explain([value], not(hasItem(isCase(name)))), explain(value, not(isCase(name, 1))),
      ]
      for text in texts {
        #expect(text?.summary.hasSuffix(reason) == true, "\(text as Any)", sourceLocation: location)
      }
    }
    expectUndecided(Soup.miso, "mizo", "Soup has no case .mizo: it has .miso, .shio")
    expectUndecided(Soup.miso as Soup?, "mizo", "Soup has no case .mizo: it has .miso, .shio")
    expectUndecided(Soup?.none, "mizo", "Soup has no case .mizo: it has .miso, .shio")
    expectUndecided(Soup?.none as Any, "mizo", "Soup has no case .mizo: it has .miso, .shio")
    expectUndecided(Tree.leaf(1), "root", "Tree has no case .root: it has .node, .leaf")
    expectUndecided("point", "point", #"was "point" (String is no enum)"#)
    expectUndecided(1 as Any, "point", "was 1 (Int is no enum)")
    expectUndecided(Int?.none, "point", "was nil (Int is no enum)")
    #expect(
      explain("point", isCase("point"), "it")?.description
        == #"it: expected .point, but was "point" (String is no enum)"#)
    #expect(
      explain(Soup.miso, not(isCase("mizo")), "it")?.description == """
        it: expected not .mizo, but it cannot be judged: Soup has no case .mizo: it has .miso, .shio
        """)
  }

  @Test("judges what a case holds by its name")
  func payloadByName() {
    assertMatches(Shape.circle(1), isCase("circle", 1.0) && isCase("circle", lessThan(2.0)))
    assertMatches(Shape.square(side: 1), isCase("square", 1.0) && not(isCase("square", 2.0)))
    assertMatches(Shape.point, not(isCase("circle", 1.0)))
    assertMatches(Payment.card(1, until: "now"), isCase("card", 1, "now"))
    assertMatches(
      Payment.card(1, until: "now"), isCase("card", equalTo(1), hasPrefix("n") as Matcher<String>))
    assertMatches(
      Payment.card(1, until: "now"),
      isCase("card", hasProperty("0", 1) && hasProperty("until", hasPrefix("n") as Matcher<String>))
    )
    assertMatches(
      Payment.card(1, until: "now"),
      isCase("card", Matcher<(Int, String)>("the first card") { $0.0 == 1 }))
    assertMatches(
      Payment.card(1, until: "now"),
      isCase("card", Matcher<(Int, until: String)>("a card of now") { $0.until == "now" }))
    assertMatches(
      Tree.node(.leaf(1), .leaf(2)),
      isCase("node", isCase("leaf", 1) as Matcher<Tree>, isCase("leaf", 2) as Matcher<Any>))
    assertMatches(Box<Int?>.some(nil), isCase("some", anything()) && not(isCase("some", 1)))
    assertMatches(Box<Int?>.some(3), isCase("some", 3))
    assertMatches(Box<Any>.some("Eve"), isCase("some", hasPrefix("E")))
    assertMatches(Box<Int>.pair((1, 2)), isCase("pair", 1, 2))
    assertMatches(Box.three(1, "a", 2.5), isCase("three", 1, "a", 2.5))
    assertMatches(
      Box.three(1, "a", 2.5),
      isCase("three", equalTo(1), hasPrefix("a") as Matcher<String>, greaterThan(2.0)))
    assertMatches(Odd.nothing(()), isCase("nothing") && isCase("nothing", anything()))
    assertMatches(Result<String, Boom>.success("Eve"), isCase("success", hasPrefix("E")))
    assertMatches(Result<Int, Boom>.failure(Boom()), isCase("failure", instanceOf(Boom.self)))
    assertMatches(Shape?.some(.circle(1)), isCase("circle", 1.0) && present())
    assertDescription(isCase("card", 1) as Matcher<Payment>, ".card(1)")
    assertDescription(isCase("card", 1, "a") as Matcher<Payment>, #".card(1, "a")"#)
  }

  private enum Toy: Equatable {
    case ball(Int)
    case kite

    var ball: Int? { if case .ball(let size) = self { size } else { nil } }
  }

  @Test("takes the payload from a property, also where its key path names the type")
  func keyPathWithRoot() {
    assertMatches(Toy.ball(5), isCase("ball", \Toy.ball, 5))
    assertMatches(Toy.ball(5), isCase("ball", \.ball, 5))
    assertMatches([Toy.ball(5)], everyItem(isCase("ball", \Toy.ball, 5)))
    assertMismatch(
      Toy.ball(5), isCase("ball", \Toy.ball, 4), "toy",
      text: """
        toy.ball: expected 4, but was 5
          but was: .ball(5)
        """)
    assertMismatch(
      Toy.kite, isCase("ball", \Toy.ball, 4), "toy",
      text: "toy: expected .ball(4), but was .kite")
  }

  @Test("says what differs in a payload, and where")
  func payloadTexts() {
    func text(_ matcher: Matcher<Payment>) -> String? {
      explain(.card(1, until: "now"), matcher, "it")?.summary
    }
    #expect(
      text(isCase("card", 1, "then"))
        == #"it.card.until: expected "then", but was "now" (1 of 2 associated values differs)"#)
    #expect(
      text(isCase("card", equalTo(2), hasPrefix("t") as Matcher<String>)) == """
        it: 2 of 2 associated values differ: .card.0 expected 2, but was 1; \
        .card.until expected a string starting with "t", but was "now"
        """)
    #expect(
      text(isCase("card", hasProperty("until", "then")))
        == #"it.card.until: expected "then", but was "now""#)
    #expect(text(isCase("cash", 1)) == "it: expected .cash(1), but was in yen (.card)")
    #expect(
      text(not(isCase("card", 1, "now")))
        == #"it: expected not .card(1, "now"), but was in yen"#)
  }

  @Test("cannot judge a payload of another type, or of another number of values")
  func impossiblePayload() {
    func texts<Value>(_ value: Value, _ matcher: Matcher<Value>) -> [String?] {
      [explain(value, matcher, "it")?.summary, explain(value, not(matcher), "it")?.summary]
    }
    #expect(
      texts(Shape.circle(3), isCase("circle", 3)) == [
        "it.circle: expected 3, but was 3.0 (Double, not Int)",
        "it: expected not .circle(3), but it cannot be judged: "
          + ".circle was 3.0 (Double, not Int)",
      ])
    #expect(
      texts(Box<Int?>.some(nil), isCase("some", "a")) == [
        #"it.some: expected "a", but was nil (Int?, not String)"#,
        #"it: expected not .some("a"), but it cannot be judged: "#
          + ".some was nil (Int?, not String)",
      ])
    #expect(
      texts(Shape.circle(3), isCase("circle", 1.0, 2.0)) == [
        "it: expected .circle(1.0, 2.0), but was .circle(3.0), which holds 1 value",
        "it: expected not .circle(1.0, 2.0), but it cannot be judged: "
          + "was .circle(3.0), which holds 1 value",
      ])
    #expect(
      texts(Shape.point, isCase("point", 1)) == [
        "it: expected .point(1), but was .point, which holds 0 values",
        "it: expected not .point(1), but it cannot be judged: "
          + "was .point, which holds 0 values",
      ])
    for text in texts(Payment.card(1, until: "now"), isCase("card", 2, 3)) {
      #expect(text?.contains(#"was "now" (String, not Int)"#) == true, "\(text as Any)")
    }
    for text in texts(Payment.card(1, until: "now"), isCase("card", 1)) {
      #expect(text?.contains("(Int, until: String), not Int") == true, "\(text as Any)")
    }
  }

  @Test("judges the payload, and tells which case it was instead")
  func payload() {
    assertMatches(Shape.circle(0.5), isCircle(lessThan(1)))
    assertMatches(
      Shape.circle(0.5),
      isCase("circle", { if case .circle(let radius) = $0 { radius } else { nil } }, 0.5)
    )
    assertMismatch(
      Shape.square(side: 2),
      isCircle(lessThan(1)),
      text: "expected .circle(a value less than 1.0), but was .square(side: 2.0)"
    )
    assertMismatch(
      Shape.circle(3),
      isCircle(lessThan(1)),
      "it",
      text: """
        it.circle: expected a value less than 1.0, but was 3.0
          but was: .circle(3.0)
        """
    )
    assertDescription(isCircle(lessThan(1)), ".circle(a value less than 1.0)")
  }

  private enum State: Error, Equatable, CustomStringConvertible {
    case loading, waiting
    var description: String { "Please wait" }
  }

  @Test("names the case of a value whose own description does not")
  func ownDescriptions() {
    assertMismatch(
      State.loading, isCase("waiting"), text: "expected .waiting, but was Please wait (.loading)")
    assertMismatch(
      State.loading as State?, isCase("waiting"),
      text: "expected .waiting, but was Please wait (.loading)")
    assertMismatch(State.loading, equalTo(.waiting), text: "expected .waiting, but was .loading")
    assertMismatch(
      Result<Int, State>.failure(.loading), fails(State.waiting), "it",
      text: "it: error expected .waiting, but was .loading")
    let failures = collectFailures { assertThrows(try throwing(State.loading), State.waiting) }
    assertThat(
      failures.map(\.description),
      containsExactly("throwing(State.loading): thrown error expected .waiting, but was .loading"))
  }

  private enum Sign: CustomDebugStringConvertible {
    case load, loading, stop(Int)
    var debugDescription: String {
      switch self {
      case .load: "loading soon"
      case .loading: "load"
      case .stop: "halt"
      }
    }
  }

  @Test("names the case of a value whose description is that of another, in all forms")
  func otherDescriptions() {
    assertMismatch(
      Sign.load, isCase("loading"), text: "expected .loading, but was loading soon (.load)")
    assertMismatch(Sign.loading, isCase("load"), text: "expected .load, but was load (.loading)")
    assertMismatch(
      Sign.stop(1), not(isCase("stop")), text: "expected not .stop, but was halt (.stop)")
    assertMismatch(
      Sign.stop(1), isCase("load", { if case .load = $0 { 1 } else { nil } }, 1),
      text: "expected .load(1), but was halt (.stop)")
  }

  private func throwing(_ error: any Error) throws { throw error }
}
