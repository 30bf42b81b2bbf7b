import CharmestCore
import Testing

@Suite("A literal") struct MatcherLiteralsTests {
  @Test("stands for the matcher that equals it")
  func literals() {
    expectMismatch(5, 4, "it: expected 4, but was 5")
    expectMismatch(5.5, 4, "it: expected 4.0, but was 5.5")
    expectMismatch(5.5, 4.25, "it: expected 4.25, but was 5.5")
    expectMismatch("shio", "miso", "it: expected \"miso\", but was \"shio\"")
    expectMismatch("é" as Character, "e", "it: expected \"e\", but was \"é\"")
    expectMismatch(true, false, "it: expected false, but was true")
    expectMismatch([1], [], "it: expected [], but was [1]")
    expectMismatch(5 as Int?, nil, "it: expected nil, but was 5")
    expectMatch(nil as Int?, nil)
    expectMismatch(.some(nil) as Int??, nil, "it: expected nil, but was .some(nil)")
    expectMismatch("shio"[...], "miso", "it: expected \"miso\", but was \"shio\"")
    expectMismatch(
      [1, 2] as ArraySlice,
      [1],
      """
      it[1]: unexpected 2 (1 of 2 elements differs)
        expected: [1]
        but was:  [1, 2]
      """
    )
    expectMatch(4, 4)
    expectMatch("e" as Unicode.Scalar, "e")
  }

  @Test("may be interpolated")
  func interpolation() {
    let number = 7
    expectMatch(["table 7", "bowl"], contains("table \(number)", hasPrefix("bo")))
    expectMismatch("table 8", "table \(number)", "it: expected \"table 7\", but was \"table 8\"")
  }

  @Test("nil stands for a type's own nil, and for the absence of an optional, at its own level")
  func ownNil() {
    enum JSON: Equatable, ExpressibleByNilLiteral {
      case null
      case number(Int)
      init(nilLiteral: ()) { self = .null }
    }
    expectMatch(JSON.null, nil)
    expectMismatch(JSON.number(1), nil, "it: expected nil, but was .number(1)")
    expectMatch(nil as Int??, nil)
    #expect(!(nil as Matcher<Int??>).matches(.some(nil)).isMatch)
    expectDescription(nil as Matcher<JSON>, "nil")
  }

  @Test("mixes with matchers in one list")
  func mixed() {
    expectMatch([1.0, 2, 7], contains(1, 2, greaterThan(5)))
    expectMatch(["tamago", "wakame"], containsInAnyOrder(hasPrefix("wak"), "tamago"))
    expectMatch([nil, 3], contains(nil, presentAnd(3)))
    expectMatch(["a", "b"] as [Substring], contains("a", hasPrefix("b")))
    expectMatch([[1], []], containsInAnyOrder([], contains(1)))
    expectMatch([true, false], contains(not(false), false))
    let nori = "nori"
    expectMatch(["nori", "miso"], containsInAnyOrder(hasSuffix("so"), equalTo(nori)))
  }
}
