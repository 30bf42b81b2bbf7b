import Charmest
import CharmestCore
import Testing

private class Cook: Equatable {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (first: Cook, second: Cook) -> Bool { first.name == second.name }
}

private final class Chef: Cook {}

private protocol Event {}
private struct Paid: Event { var amount: Int }
private struct Placed: Event {}

@Suite("Types") struct TypesTests {
  @Test("sameInstance matches the very object, not one that is equal")
  func identity() {
    let jiro = Cook("Jiro")
    assertMatches(jiro, sameInstance(jiro))
    assertMismatch(
      Cook("Jiro"),
      sameInstance(jiro),
      text: """
        expected the same instance as Cook(name: "Jiro"), but was another: Cook(name: "Jiro")
        """
    )
    assertDescription(sameInstance(jiro), "the same instance as Cook(name: \"Jiro\")")
  }

  @Test("instanceOf matches the type, subclasses and conforming types, at any static type")
  func types() {
    assertMatches(5 as Any, instanceOf(Int.self))
    assertMatches(Chef("Jiro") as Cook, instanceOf(Chef.self))
    assertMatches(Chef("Jiro"), instanceOf(Cook.self))
    assertMatches(Paid(amount: 9) as any Event, instanceOf(Paid.self))
    assertMatches(Paid(amount: 9) as Any, instanceOf((any Event).self))
    assertMismatch(
      5 as Any,
      instanceOf(String.self),
      text: "expected an instance of String, but was 5 (Int)"
    )
    assertMismatch(
      Placed() as any Event,
      instanceOf(Paid.self),
      text: "expected an instance of Paid, but was Placed() (Placed)"
    )
    assertMismatch(
      nil as Any?,
      instanceOf(String.self),
      text: "expected an instance of String, but was nil"
    )
    assertDescription(instanceOf(Paid.self) as Matcher<Any>, "an instance of Paid")
  }

  @Test("instanceOf hands the value on as that type")
  func typesAnd() {
    let matcher: Matcher<any Event> = instanceOf(Paid.self, and: hasProperty(\.amount, 900))
    assertMatches(Paid(amount: 900), matcher)
    assertMismatch(
      Paid(amount: 850),
      matcher,
      "it",
      text: """
        it.amount: expected 900, but was 850
          but was: Paid(amount: 850)
        """
    )
    assertMismatch(
      Placed(),
      matcher,
      text: "expected an instance of Paid that is Paid with .amount 900, but was Placed() (Placed)"
    )
  }

  @Test("instanceOf looks through optionals, and can be negated")
  func optionals() {
    assertMatches(5 as Int??, instanceOf(Int.self))
    assertMismatch(
      5 as Int??,
      instanceOf(String.self),
      text: "expected an instance of String, but was 5 (Int)"
    )
    assertMismatch(
      5 as Any,
      not(instanceOf(Int.self)),
      text: "expected not an instance of Int, but was 5"
    )
    assertDescription(
      instanceOf(Int.self, and: greaterThan(3)) as Matcher<Any>,
      "an instance of Int that is a value greater than 3"
    )
  }
}
