import CharmestCore
import Foundation
import Testing

private enum Shape: Equatable {
  case circle(Double)
  case square(side: Double)
  case point
}

private enum Soup: CaseIterable { case miso, shio }
private enum Payment { case cash, card(Int, until: String) }
private enum Tree { indirect case node(Tree, Tree), leaf(Int) }
private enum Box<Content> {
  case none, some(Content), pair((Int, Int)), three(Int, String, Content)
}
private enum Odd { case `default`, `with blanks`, nothing(Void) }
private enum Pairing { case of(String?, String) }
private struct Boom: Error {}

/// `CaseFuzzTests` judges names, and payloads of one number, by a plain `switch`.
@Suite("isCase") struct CasesTests {
  private let payment = Payment.card(1, until: "now")

  @Test("takes the name in the source, also behind what hides the enum")
  func names() {
    assertMatches(Odd.default, isCase("default"))
    assertMatches(Odd.`with blanks`, isCase("with blanks") && isCase("`with blanks`"))
    assertMatches(Odd.nothing(()), isCase("nothing") && isCase("nothing", anything()))
    assertMatches(AnyHashable(Soup.miso), isCase("miso"))
    assertMatches(Boom() as any Error as (any Error)?, isCase("some"))
    assertMatches(["k": Soup.miso as Soup?], not(hasEntry("k", isCase("shio"))))
    assertDescription(isCase("card", 1, "a") as Matcher<Payment>, #".card(1, "a")"#)
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
    assertUndecided(Soup?.none as Any, isCase("mizo"))
    assertUndecided([Soup.miso], hasItem(isCase("mizo")))
    assertUndecided("point", isCase("point"))
    assertUndecided(1 as Any, isCase("point"))
    assertUndecided(Int?.none, isCase("point"))
    assertUndecided(Soup.miso, isCase("mizo", 1))
    let text = summary(Soup.miso, isCase("mizo"))
    #expect(text.contains(".miso") && text.contains(".shio"))
  }

  @Test("judges what a case holds, whatever the types of the parts and of the matcher are")
  func payload() {
    let named: Matcher<Any> =
      hasProperty(named: "0", 1) && hasProperty(named: "until", hasPrefix("n") as Matcher<String>)
    assertMatches(payment, isCase("card", named))
    assertMatches(payment, isCase("card", Matcher<(Int, String)>("the first card") { $0.0 == 1 }))
    assertMatches(
      payment, isCase("card", Matcher<(Int, until: String)>("a card") { $0.until == "now" }))
    assertMatches(
      Tree.node(.leaf(1), .leaf(2)),
      isCase("node", isCase("leaf", 1) as Matcher<Tree>, isCase("leaf", 2) as Matcher<Any>))
    assertMatches(Box<Int?>.some(nil), isCase("some", anything()) && not(isCase("some", 1)))
    assertMatches(Box<Int?>.some(3), isCase("some", 3))
    assertMatches(Box<Any>.some("Eve"), isCase("some", hasPrefix("E")))
    assertMatches(Box<Int>.pair((1, 2)), isCase("pair", 1, 2))
    assertMatches(
      Box.three(1, "a", 2.5),
      isCase("three", equalTo(1), hasPrefix("a") as Matcher<String>, greaterThan(2.0)))
    assertMatches(Result<Int, Boom>.failure(Boom()), isCase("failure", instanceOf(Boom.self)))
    assertMatches(Box.some(["a", "b"]), isCase("some", containsInAnyOrder("b", "a")))
    assertMatches(Box.some([1, 2]), isCase("some", hasItem(2)) && isCase("some", [1, 2]))
    assertMismatch(Box.some([1, 2]), isCase("some", containsExactly(1, 3)))
  }

  @Test("takes values beside matchers")
  func mixedPayload() {
    let one = 1
    assertMatches(payment, isCase("card", 1, hasPrefix("n")) && isCase("card", one, hasPrefix("n")))
    assertMatches(payment, isCase("card", greaterThan(0), hasSuffix("w") && hasPrefix("n")))
    assertMatches(payment, isCase("card", lessThan(2), "now") && isCase("card", 1, equalTo("now")))
    assertMismatch(payment, isCase("card", 2, hasPrefix("n")))
    assertMismatch(payment, isCase("card", 1, hasPrefix("t")))
    assertMatches(Box.three(1, "a", "ab"), isCase("three", 1, equalTo("a"), "ab"))
    assertMismatch(Box.three(1, "a", "ab"), isCase("three", 1, "a", equalTo("b")))
    let pair = Pairing.of("ab", "cd")
    assertMatches(pair, isCase("of", hasPrefix("a"), hasPrefix("c")))
    assertMatches(pair, isCase("of", containsString("b"), "cd"))
    assertMatches(pair, isCase("of", "ab", containsString("d")))
    assertMismatch(pair, isCase("of", hasPrefix("a"), hasPrefix("d")))
    assertMatches(Pairing.of(nil, "b"), isCase("of", Optional<String>.none, "b"))
    assertMismatch(Pairing.of(nil, "b"), isCase("of", "a", "b"))
  }

  @Test("says what differs in a payload, and where")
  func payloadTexts() {
    #expect(
      leaves(payment, isCase("card", 1, "then")) == [[".card.until", #""then""#, #""now""#]])
    #expect(paths(payment, isCase("card", 2, hasPrefix("t"))) == [".card.0", ".card.until"])
    #expect(
      leaves(payment, isCase("card", hasProperty(named: "until", "then")))
        == [[".card.until", #""then""#, #""now""#]])
    assertMismatch(payment, isCase("cash", 1))
  }

  @Test("cannot judge a payload of another type or number of values, or one without ==")
  func impossiblePayload() {
    assertUndecided(Shape.circle(3), isCase("circle", 3))
    assertUndecided(Box<Int?>.some(nil), isCase("some", "a"))
    assertUndecided(Shape.circle(3), isCase("circle", 1.0, 2.0))
    assertUndecided(Shape.point, isCase("point", 1))
    assertUndecided(payment, isCase("card", 1, 3))
    assertUndecided(payment, isCase("card", 1))
    assertUndecided(Box<Tree>.three(1, "a", .leaf(1)), isCase("three", 1, "a", Tree.leaf(1)))
  }
}
