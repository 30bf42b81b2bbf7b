import Charmest
import CharmestCore
import Testing

@Suite("A sequence that can be read only once") struct ReadingTests {
  @Test("is read once for several matchers")
  func joined() {
    assertMatches(OneShot(1, 2), hasItem(1) && hasItem(2))
    assertMatches(OneShot(1, 2), contains(1, 2) && containsInAnyOrder(2, 1) && not(hasItem(3)))
    assertMatches(OneShot(1, 2), containsExactly(7) || hasItem(2))
    assertMatches(OneShot(1, 2), noneOf(hasItem(3), hasItem(4)))
    assertMatches(OneShot(1, 2), when(hasItem(1), then: hasItem(2)))
    assertMatches(OneShot(1, 2), object(hasItem(1), hasItem(2)))
    assertMatches(
      OneShot(1, 2),
      allOf(allOf(hasItem(1), hasItem(2)), anyOf(hasItem(3), hasItem(2)))
    )
    assertMismatch(
      OneShot(1, 2),
      hasItem(1) && hasItem(3) && containsExactly(1),
      text: """
        2 of 3 conditions failed: expected an item 3, but was [1, 2]; expected exactly [1], but was [1, 2]
        """
    )
  }

  @Test("is read once where it is an element that several matchers judge")
  func nested() {
    assertMatches(
      [OneShot(1), OneShot(2)],
      containsInAnyOrder(containsExactly(2), containsExactly(1))
    )
    assertMatches([OneShot(1), OneShot(2)], hasItems(containsExactly(2), containsExactly(1)))
    assertMatches([OneShot(1), OneShot(2)], contains(containsExactly(1), containsExactly(2)))
    assertMatches([OneShot(1, 2)], everyItem(hasItem(1) && hasItem(2)))
    let text = explain(
      [OneShot(0), OneShot(1), OneShot(2)],
      contains(containsExactly(1), containsExactly(2)),
      "it"
    )
    #expect(
      text?.summary
        == "it[0]: unexpected OneShot(rest: OneShot.Rest(elements: [])) (1 of 3 elements differs)"
    )
  }

  @Test("is read once where its type is known only at run time")
  func cast() {
    let isOneAndTwo: Matcher<Any> = instanceOf(OneShot<Int>.self, and: contains(1, 2))
    assertMatches(OneShot(1, 2) as Any, allOf(isOneAndTwo, isOneAndTwo))
  }

  @Test("is not mistaken for another one that a matcher in between reads")
  func otherSequence() {
    let reference = AnySequence([9])
    let first = Matcher<AnySequence<Int>>("any") { _ in hasItem(9).matches(reference).isMatch }
    assertMismatch(
      AnySequence([1, 2]),
      allOf(first, hasItem(9)),
      text: "expected an item 9, but was [1, 2] (1 of 2 conditions failed)"
    )
  }

  @Test("is read once where it is optional")
  func optional() {
    let oneShot = { OneShot(1, 2) as OneShot<Int>? }
    assertMatches(oneShot(), presentAnd(hasItem(1)) && presentAnd(hasItem(2)))
    assertMatches([oneShot()], contains(presentAnd(hasItem(1)) && presentAnd(hasItem(2))))
    assertMismatch(
      oneShot(),
      presentAnd(hasItem(1)) && presentAnd(hasItem(3)),
      text: "expected an item 3, but was [1, 2] (1 of 2 conditions failed)"
    )
  }

  @Test("keeps its parts apart, though they are of its own type")
  func parts() {
    let lists = AnySequence([AnySequence([1 as Any]), AnySequence([2 as Any])].map { $0 as Any })
    assertMatches(
      lists,
      hasCountOfParts(2) && everyItem(instanceOf(AnySequence<Any>.self, and: hasCountOfParts(1)))
    )
  }

  private func hasCountOfParts(_ count: Int) -> Matcher<AnySequence<Any>> {
    contains((0..<count).map { _ in anything() })
  }
}
