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
    expectMatch(jiro, sameInstance(jiro))
    expectMismatch(
      Cook("Jiro"),
      sameInstance(jiro),
      """
      it: expected the same instance as Cook(name: "Jiro"), but was another: Cook(name: "Jiro")
      """
    )
    expectDescription(sameInstance(jiro), "the same instance as Cook(name: \"Jiro\")")
  }

  @Test("instanceOf matches the type, subclasses and conforming types, at any static type")
  func types() {
    expectMatch(5 as Any, instanceOf(Int.self))
    expectMatch(Chef("Jiro") as Cook, instanceOf(Chef.self))
    expectMatch(Chef("Jiro"), instanceOf(Cook.self))
    expectMatch(Paid(amount: 9) as any Event, instanceOf(Paid.self))
    expectMatch(Paid(amount: 9) as Any, instanceOf((any Event).self))
    expectMismatch(
      5 as Any,
      instanceOf(String.self),
      "it: expected an instance of String, but was 5 (Int)"
    )
    expectMismatch(
      Placed() as any Event,
      instanceOf(Paid.self),
      "it: expected an instance of Paid, but was Placed() (Placed)"
    )
    expectMismatch(
      nil as Any?,
      instanceOf(String.self),
      "it: expected an instance of String, but was nil"
    )
    expectDescription(instanceOf(Paid.self) as Matcher<Any>, "an instance of Paid")
  }

  @Test("instanceOf hands the value on as that type")
  func typesAnd() {
    let matcher: Matcher<any Event> = instanceOf(Paid.self, and: hasProperty(\.amount, 900))
    expectMatch(Paid(amount: 900), matcher)
    expectMismatch(
      Paid(amount: 850),
      matcher,
      """
      it.amount: expected 900, but was 850
        but was: Paid(amount: 850)
      """
    )
    expectMismatch(
      Placed(),
      matcher,
      "it: expected an instance of Paid that is Paid with .amount 900, but was Placed() (Placed)"
    )
  }

  @Test("instanceOf looks through optionals, and can be negated")
  func optionals() {
    expectMatch(5 as Int??, instanceOf(Int.self))
    expectMismatch(
      5 as Int??,
      instanceOf(String.self),
      "it: expected an instance of String, but was 5 (Int)"
    )
    expectMismatch(
      5 as Any,
      not(instanceOf(Int.self)),
      "it: expected not an instance of Int, but was 5"
    )
    expectDescription(
      instanceOf(Int.self, and: greaterThan(3)) as Matcher<Any>,
      "an instance of Int that is a value greater than 3"
    )
  }
}
