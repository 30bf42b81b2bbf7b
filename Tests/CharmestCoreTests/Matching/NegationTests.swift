import Charmest
import CharmestCore
import Testing

@Suite("The opposite of a matcher") struct NegationTests {
  @Test("reads as English")
  func descriptions() {
    assertDescription(
      not(hasItem(greaterThan(3))) as Matcher<[Int]>, "no item that is a value greater than 3")
    assertDescription(not(hasPrefix("a")) as Matcher<String>, #"a string not starting with "a""#)
    assertDescription(not(hasLine("a")) as Matcher<String>, #"a text without a line that is "a""#)
    assertDescription(not(oneOf(1, 2)), "none of [1, 2]")
    assertDescription(not(hasUniqueItems()) as Matcher<[Int]>, "two equal elements")
    assertDescription(not(isNaN()) as Matcher<Double>, "not nan")
    assertDescription(not(isInfinite()) as Matcher<Double>, "not an infinite number")
    assertDescription(not(isFinite()) as Matcher<Double>, "not a finite number")
    assertDescription(
      not(hasKey("a")) as Matcher<[String: Int]>, #"a dictionary without key "a""#)
    assertDescription(not(wasCalled()) as Matcher<MockMethod<Int, Void, Never>>, "no calls")
    assertDescription(not(Matcher<Int>("an item of mine") { $0 > 1 }), "not an item of mine")
    assertDescription(
      not(allOf(greaterThan(1), lessThan(3))),
      "not (a value greater than 1 and a value less than 3)")
  }

  @Test("of an opposite is the matcher itself")
  func twice() {
    assertDescription(not(not(not(hasItem(3)))) as Matcher<[Int]>, "no item 3")
    let isEven = Matcher<Int>("an even number") { $0.isMultiple(of: 2) }
    assertMismatch(3, not(not(isEven)))
    assertMismatch([1], not(not(hasItem(2))))
  }

  @Test("says at which index the value matched")
  func places() {
    let rows = leaves([[1, 2]], not(hasItem(hasItem(2), atIndex: 0)))
    #expect(rows.first?.last??.contains("[1] was 2") == true)
    let matchers: [Matcher<[Int]>] = [isSorted(), hasUniqueItems(), containsInAnyOrder(2, 1)]
    for matcher in matchers { #expect(summary([1, 2], not(matcher)).hasSuffix("was [1, 2]")) }
    let throwing: () throws -> Int = { throw CancellationError() }
    #expect(summary(throwing, not(throwsError())).hasSuffix("threw CancellationError()"))
  }
}
