import CharmestCore
import Testing

@Suite("equalTo") struct EqualityTests {
  @Test("matches what is equal")
  func match() {
    expectMatch(4, equalTo(4))
    expectMatch("e\u{301}", equalTo("\u{E9}"))
    expectMatch(nil as Int?, equalTo(nil))
  }

  @Test("says what was expected and what came")
  func mismatch() {
    expectMismatch(5, equalTo(4), "it: expected 4, but was 5")
    expectMismatch(
      "foo ",
      equalTo("foo"),
      "it: expected \"foo\", but was \"foo \" (only white space differs)"
    )
    expectMismatch(nil, equalTo(4 as Int?), "it: expected 4, but was nil")
    expectMismatch(
      Double.nan,
      equalTo(.nan),
      "it: expected nan, but was nan (nan never equals itself, use isNaN())"
    )
    expectMismatch(5 as AnyHashable, equalTo("5" as AnyHashable), "it: expected \"5\", but was 5")
  }

  @Test("compares parts of texts, sets and dictionaries as values")
  func kinds() {
    expectMatch("soup"[...], equalTo("soup"))
    expectMatch([1, 2] as Set, equalTo([2, 1]))
    expectMatch(["a": 1, "b": 2], equalTo(["b": 2, "a": 1]))
    expectMatch(0.0, equalTo(-0.0))
    expectMismatch(
      "soup"[...],
      equalTo("soap"),
      "it: expected \"soap\", but was \"soup\""
    )
    expectMismatch([1, 2] as Set, equalTo([]), "it: expected [], but was [1, 2]")
    expectMismatch(
      ["a": 1],
      equalTo(["a": 2]),
      """
      it["a"]: expected 2, but was 1
        expected: ["a": 2]
        but was:  ["a": 1]
      """
    )
  }

  @Test("is described by the value")
  func description() {
    expectDescription(equalTo(4), "4")
    expectDescription(equalTo("miso"), "\"miso\"")
    expectDescription(equalTo(nil as Int?), "nil")
  }
}

@Suite("anything") struct AnythingTests {
  @Test("matches every value")
  func match() {
    expectMatch(4, anything())
    expectMatch(nil as Int?, anything())
    expectDescription(anything() as Matcher<Int>, "anything")
    expectMismatch(4, not(anything()), "it: expected not anything, but was 4")
  }
}
