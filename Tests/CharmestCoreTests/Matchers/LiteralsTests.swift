import Charmest
import CharmestCore
import Testing

@Suite("A literal") struct MatcherLiteralsTests {
  @Test("stands for the matcher that equals it")
  func literals() {
    assertMismatch(5, 4, text: "expected 4, but was 5")
    assertMismatch(5.5, 4, text: "expected 4.0, but was 5.5")
    assertMismatch(5.5, 4.25, text: "expected 4.25, but was 5.5")
    assertMismatch("shio", "miso", text: "expected \"miso\", but was \"shio\"")
    assertMismatch("é" as Character, "e", text: "expected \"e\", but was \"é\"")
    assertMismatch(true, false, text: "expected false, but was true")
    assertMismatch([1], [], text: "expected [], but was [1]")
    assertMismatch(5 as Int?, nil, text: "expected nil, but was 5")
    assertMatches(nil as Int?, nil)
    assertMismatch(
      .some(nil) as Int??, nil, text: "expected nil, but was .some(nil)")
    assertMismatch("shio"[...], "miso", text: "expected \"miso\", but was \"shio\"")
    assertMismatch(
      [1, 2] as ArraySlice,
      [1],
      "it",
      text: """
        it[1]: unexpected 2 (1 of 2 elements is unexpected)
          expected: [1]
          but was:  [1, 2]
        """
    )
    assertMatches(4, 4)
    assertMatches("e" as Unicode.Scalar, "e")
  }

  @Test("may be interpolated")
  func interpolation() {
    let number = 7
    assertMatches(["table 7", "bowl"], contains("table \(number)", hasPrefix("bo")))
    assertMismatch("table 8", "table \(number)", text: "expected \"table 7\", but was \"table 8\"")
  }

  @Test("nil stands for a type's own nil, and for the absence of an optional, at its own level")
  func ownNil() {
    enum JSON: Equatable, ExpressibleByNilLiteral {
      case null
      case number(Int)
      init(nilLiteral: ()) { self = .null }
    }
    assertMatches(JSON.null, nil)
    assertMismatch(JSON.number(1), nil, text: "expected nil, but was .number(1)")
    assertMatches(nil as Int??, nil)
    #expect(!(nil as Matcher<Int??>).matches(.some(nil)).isMatch)
    assertDescription(nil as Matcher<JSON>, "nil")
  }

  @Test("mixes with matchers in one list")
  func mixed() {
    assertMatches([1.0, 2, 7], contains(1, 2, greaterThan(5)))
    assertMatches(["tamago", "wakame"], containsInAnyOrder(hasPrefix("wak"), "tamago"))
    assertMatches([nil, 3], contains(nil, presentAnd(3)))
    assertMatches(["a", "b"] as [Substring], contains("a", hasPrefix("b")))
    assertMatches([[1], []], containsInAnyOrder([], containsExactly(1)))
    assertMatches([true, false], contains(not(false), false))
    let nori = "nori"
    assertMatches(["nori", "miso"], containsInAnyOrder(hasSuffix("so"), equalTo(nori)))
  }
}
