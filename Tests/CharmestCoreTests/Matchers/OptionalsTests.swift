import CharmestCore
import Testing

@Suite("Optionals") struct OptionalsTests {
  @Test("nilValue matches nil only")
  func nilValues() {
    expectMatch(nil as Int?, nilValue())
    expectMismatch(4 as Int?, nilValue(), "it: expected nil, but was 4")
    expectDescription(nilValue() as Matcher<Int?>, "nil")
  }

  @Test("present matches every value")
  func presence() {
    expectMatch(4 as Int?, present())
    expectMatch(.some(nil) as Int??, present())
    expectMismatch(nil as Int?, present(), "it: expected a value, but was nil")
    expectDescription(present() as Matcher<Int?>, "a value")
  }

  @Test("presentAnd judges the wrapped value")
  func presentAnds() {
    expectMatch(4 as Int?, presentAnd(4))
    expectMatch(4 as Int?, presentAnd(greaterThan(3)))
    expectMismatch(nil as Int?, presentAnd(4), "it: expected 4, but was nil")
    expectMismatch(
      2 as Int?,
      presentAnd(greaterThan(3)),
      "it: expected a value greater than 3, but was 2"
    )
    expectDescription(presentAnd(greaterThan(3)), "a value greater than 3")
  }

  @Test("each say what matched where they should not have")
  func negated() {
    expectMatch(nil as Int?, not(present()))
    expectMatch(nil as Int?, not(presentAnd(3)))
    expectMismatch(nil as Int?, not(nilValue()), "it: expected not nil, but was nil")
    expectMismatch(3 as Int?, not(present()), "it: expected not a value, but was 3")
    expectMismatch(3 as Int?, not(presentAnd(3)), "it: expected not 3, but was 3")
    expectMismatch(
      [1, 2] as [Int]?,
      not(presentAnd(hasItem(2))),
      "it: expected not a collection containing 2, but [1] was 2"
    )
  }

  @Test("unwrap one level at a time")
  func levels() {
    expectMatch(.some(nil) as Int??, presentAnd(nilValue()))
    expectMatch(3 as Int??, presentAnd(presentAnd(3)))
    #expect(!presentAnd(nilValue() as Matcher<Int?>).matches(nil).isMatch)
  }

  @Test("tell a nil that is there from none")
  func nested() {
    expectMatch(.some(nil) as Int??, presentAnd(nilValue()))
    expectMismatch(.some(nil) as Int??, nilValue(), "it: expected nil, but was .some(nil)")
    expectMismatch(nil as Int??, presentAnd(nilValue()), "it: expected .some(nil), but was nil")
  }
}
