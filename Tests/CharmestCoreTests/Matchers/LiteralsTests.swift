import Charmest
import CharmestCore
import Testing

@Suite("A literal") struct MatcherLiteralsTests {
  @Test("stands for the matcher that equals it")
  func literals() {
    assertMismatch(5, 4)
    assertMismatch(5.5, 4)
    assertMismatch(5.5, 4.25)
    assertMismatch("shio", "miso")
    assertMismatch("é" as Character, "e")
    assertMismatch(true, false)
    assertMismatch([1], [])
    assertMismatch(5 as Int?, nil)
    assertMatches(nil as Int?, nil)
    assertMismatch(
      .some(nil) as Int??, nil)
    assertMismatch("shio"[...], "miso")
    assertMismatch([1, 2] as ArraySlice, [1])
    assertMatches(4, 4)
    assertMatches("e" as Unicode.Scalar, "e")
  }

  @Test("may be interpolated")
  func interpolation() {
    let number = 7
    assertMatches(["table 7", "bowl"], containsExactly("table \(number)", hasPrefix("bo")))
    assertMismatch("table 8", "table \(number)")
  }

  @Test("nil stands for a type's own nil, and for the absence of an optional, at its own level")
  func ownNil() {
    enum JSON: Equatable, ExpressibleByNilLiteral {
      case null
      case number(Int)
      init(nilLiteral: ()) { self = .null }
    }
    assertMatches(JSON.null, nil)
    assertMismatch(JSON.number(1), nil)
    assertMatches(nil as Int??, nil)
    #expect(!(nil as Matcher<Int??>).matches(.some(nil)).isMatch)
    assertDescription(nil as Matcher<JSON>, "nil")
  }

  @Test("mixes with matchers in one list")
  func mixed() {
    assertMatches([1.0, 2, 7], containsExactly(1, 2, greaterThan(5)))
    assertMatches(["tamago", "wakame"], containsInAnyOrder(hasPrefix("wak"), "tamago"))
    assertMatches([nil, 3], containsExactly(nil, presentAnd(3)))
    assertMatches(["a", "b"] as [Substring], containsExactly("a", hasPrefix("b")))
    assertMatches([[1], []], containsInAnyOrder([], containsExactly(1)))
    assertMatches([true, false], containsExactly(not(false), false))
    let nori = "nori"
    assertMatches(["nori", "miso"], containsInAnyOrder(hasSuffix("so"), equalTo(nori)))
  }
}
