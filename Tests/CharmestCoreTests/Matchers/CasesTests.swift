import Charmest
import CharmestCore
import Testing
import WrittenTexts

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

private enum Payment: CustomStringConvertible {
  case cash, card(Int, until: String)
  var description: String { "in yen" }
}

private enum Key: CodingKey { case name, age }
private enum Size: String { case small = "S", large = "L" }
private enum Tree { indirect case node(Tree, Tree), leaf(Int) }
private enum Box<Content> {
  case none, some(Content), pair((Int, Int)), three(Int, String, Content)
}
private enum Odd { case `default`, `with blanks`, nothing(Void) }
private enum Pairing { case of(String?, String) }
private struct Boom: Error {}

@Suite("isCase") struct CasesTests {
  @Test("matches a case by name")
  func names() {
    assertMatches(Shape.circle(1), isCase("circle"))
    assertMatches(Shape.square(side: 1), isCase("square"))
    assertMatches(Shape.point, isCase("point"))
    expectText(
      explain(Shape.circle(3), isCase("square"), "shape"),
      """
      shape: expected .square, but was .circle(3.0)
      """
    )
    assertMismatch(Shape.point, isCase("square"))
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
    assertMismatch(Soup?.none, isCase("miso"))
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
    assertUndecided(Soup.miso, isCase("mizo"))
    assertUndecided(Soup.miso as Soup?, isCase("mizo"))
    assertUndecided(Soup?.none, isCase("mizo"))
    assertUndecided(Soup?.none as Any, isCase("mizo"))
    assertUndecided([Soup.miso], hasItem(isCase("mizo")))
    assertUndecided(Tree.leaf(1), isCase("root"))
    assertUndecided("point", isCase("point"))
    assertUndecided(1 as Any, isCase("point"))
    assertUndecided(Int?.none, isCase("point"))
    assertUndecided(Soup.miso, isCase("mizo", 1))
    assertThat(
      explain(Soup.miso, isCase("mizo"))?.summary ?? "",
      containsString(".miso") && containsString(".shio"))
  }

  @Test("judges what a case holds by its name")
  func payloadByName() {
    assertMatches(Shape.circle(1), isCase("circle", 1.0) && isCase("circle", lessThan(2.0)))
    assertMatches(Shape.square(side: 1), isCase("square", 1.0) && not(isCase("square", 2.0)))
    assertMatches(Shape.point, not(isCase("circle", 1.0)))
    assertMatches(Payment.card(1, until: "now"), isCase("card", 1, "now"))
    assertMatches(
      Payment.card(1, until: "now"),
      isCase(
        "card",
        hasProperty(named: "0", 1) && hasProperty(named: "until", hasPrefix("n") as Matcher<String>)
      )
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

  @Test("takes values beside matchers")
  func mixedPayload() {
    let payment = Payment.card(1, until: "now")
    let one = 1
    assertMatches(payment, isCase("card", 1, hasPrefix("n")))
    assertMatches(payment, isCase("card", one, hasPrefix("n")) && isCase("card", 1, equalTo("now")))
    assertMatches(payment, isCase("card", lessThan(2), "now"))
    assertMatches(payment, isCase("card", greaterThan(0), hasSuffix("w") && hasPrefix("n")))
    assertMismatch(payment, isCase("card", 2, hasPrefix("n")))
    assertMismatch(payment, isCase("card", 1, hasPrefix("t")))
    assertMismatch(payment, isCase("card", greaterThan(1), "now"))
    let texts = Box.three(1, "a", "ab")
    assertMatches(texts, isCase("three", 1, equalTo("a"), "ab"))
    assertMismatch(texts, isCase("three", 1, "a", equalTo("b")))
    let pair = Pairing.of("ab", "cd")
    assertMatches(pair, isCase("of", hasPrefix("a"), hasPrefix("c")))
    assertMatches(pair, isCase("of", containsString("b"), "cd"))
    assertMatches(pair, isCase("of", "ab", containsString("d")))
    assertMismatch(pair, isCase("of", hasPrefix("a"), hasPrefix("d")))
    assertMismatch(pair, isCase("of", hasPrefix("b"), "cd"))
    assertMatches(Pairing.of(nil, "b"), isCase("of", Optional<String>.none, "b"))
    assertMismatch(Pairing.of(nil, "b"), isCase("of", "a", "b"))
  }

  @Test("finds out that a matcher is for an array")
  func arrays() {
    assertMatches(Box.some(["a", "b"]), isCase("some", containsInAnyOrder("b", "a")))
    assertMatches(Box.some([1, 2]), isCase("some", hasItem(2)) && isCase("some", [1, 2]))
    assertMatches(Box.some([1, 2]), isCase("some", everyItem(greaterThan(0))))
    assertMismatch(Box.some([1, 2]), isCase("some", containsExactly(1, 3)))
  }

  @Test("cannot judge a value that is not equatable")
  func unequatable() {
    assertUndecided(Box<Tree>.three(1, "a", .leaf(1)), isCase("three", 1, "a", Tree.leaf(1)))
  }

  @Test("says what differs in a payload, and where")
  func payloadTexts() {
    let payment = Payment.card(1, until: "now")
    #expect(
      leaves(payment, isCase("card", 1, "then")) == [[".card.until", #""then""#, #""now""#]])
    #expect(
      paths(payment, isCase("card", 2, hasPrefix("t")))
        == [".card.0", ".card.until"])
    #expect(
      leaves(payment, isCase("card", hasProperty(named: "until", "then")))
        == [[".card.until", #""then""#, #""now""#]])
    assertMismatch(payment, isCase("cash", 1))
  }

  @Test("cannot judge a payload of another type, or of another number of values")
  func impossiblePayload() {
    assertUndecided(Shape.circle(3), isCase("circle", 3))
    assertUndecided(Box<Int?>.some(nil), isCase("some", "a"))
    assertUndecided(Shape.circle(3), isCase("circle", 1.0, 2.0))
    assertUndecided(Shape.point, isCase("point", 1))
    assertUndecided(Payment.card(1, until: "now"), isCase("card", 1, 3))
    assertUndecided(Payment.card(1, until: "now"), isCase("card", 1))
  }
}
