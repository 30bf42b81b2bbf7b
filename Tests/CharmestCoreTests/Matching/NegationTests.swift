import Charmest
import CharmestCore
import Testing

@Suite("The opposite of a matcher") struct NegationTests {
  @Test("reads as English")
  func descriptions() {
    assertDescription(not(hasItem(3)) as Matcher<[Int]>, "no item 3")
    assertDescription(
      not(hasItem(greaterThan(3))) as Matcher<[Int]>, "no item that is a value greater than 3")
    assertDescription(not(hasPrefix("a")) as Matcher<String>, #"a string not starting with "a""#)
    assertDescription(not(hasLine("a")) as Matcher<String>, #"a text without the line "a""#)
    assertDescription(not(matchesPattern("a")) as Matcher<String>, "a string not matching /a/")
    assertDescription(not(greaterThan(3)), "a value not greater than 3")
    assertDescription(not(inInterval(1...3)), "a value not in 1...3")
    assertDescription(not(oneOf(1, 2)), "none of 1, 2")
    assertDescription(
      not(hasKey("a")) as Matcher<[String: Int]>, #"a dictionary without key "a""#)
    assertDescription(
      not(isSorted()) as Matcher<[Int]>, "elements not in ascending order")
    assertDescription(
      not(wasCalled()) as Matcher<MockMethod<Int, Void, Never>>, "no calls")
    assertDescription(not(3), "not 3")
    assertDescription(not(nilValue()) as Matcher<Int?>, "not nil")
  }

  @Test("has not in front where nothing better is known")
  func unknown() {
    assertDescription(not(Matcher<Int>("an item of mine") { $0 > 1 }), "not an item of mine")
    assertDescription(
      not(allOf(greaterThan(1), lessThan(3))),
      "not (a value greater than 1 and a value less than 3)")
  }

  @Test("of an opposite is the matcher itself")
  func twice() {
    assertDescription(not(not(hasItem(3))) as Matcher<[Int]>, "an item 3")
    assertDescription(not(not(not(hasItem(3)))) as Matcher<[Int]>, "no item 3")
    assertMismatch([1], not(not(hasItem(2))), text: "expected an item 2, but was [1]")
  }

  @Test("has the name that the matcher was given, whatever is wrong inside")
  func named() {
    assertMismatch(
      [3], not(describedAs("a lucky list", hasProperty(\.count, 1))), "bowls",
      text: """
        bowls: expected not a lucky list, but .count was 1
          .count: expected not 1, but was 1
          but was: [3]
        """)
    assertMismatch(
      [3], not(describedAs("a lucky list", hasItem(3))), "bowls",
      text: "bowls: expected not a lucky list, but [0] was 3")
  }

  @Test("says where in an error and at which index the value matched")
  func places() {
    struct Refusal: Error { let code = 3 }
    assertMismatch(
      Result<Int, Refusal>.failure(Refusal()), not(fails(hasProperty(\Refusal.code, 3))), "loan",
      text: """
        loan: error.code expected not 3, but was 3
          but was: NegationTests.Refusal(code: 3)
        """)
    assertMismatch(
      [[1, 2]], not(hasItem(hasItem(2), atIndex: 0)), "rows",
      text: "rows: expected not a collection with [0] an item 2, but [0]: [1] was 2")
    // A sequence that can be read only once has no description of its own.
    assertMismatch(
      AnyIterator([1, 2].makeIterator()), not(hasItem(greaterThan(1), atIndex: 1)), "rows",
      text: "rows: expected not a collection with [1] a value greater than 1, but [1] was 2")
  }

  @Test("says on which condition the value was judged")
  func condition() {
    assertMismatch(
      "miso", not(when(hasPrefix("m"), then: hasProperty(\.count, 4))), "soup",
      text: """
        soup.count: expected not 4, but was 4 (because it is a string starting with "m")
          but was: "miso"
        """)
  }

  @Test("of an opposite is the matcher, also of one's own")
  func twiceOfOnesOwn() {
    let isEven = Matcher<Int>("an even number") { $0.isMultiple(of: 2) }
    assertMismatch(3, not(not(isEven)), "bowls", text: "bowls: expected an even number, but was 3")
  }
}
