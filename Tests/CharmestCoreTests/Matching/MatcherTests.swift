import Charmest
import CharmestCore
import Testing

@Suite("Matcher") struct MatcherTests {
  @Test("takes closures of several statements, which may end in a literal")
  func severalStatements() {
    let small = Matcher<Int>("a small number") { number in
      let doubled = number * 2
      if doubled < 10 { return true }
      return false
    }
    let tiny = Matcher<Int>("a tiny number") { number in
      if number < 2 { return .match }
      return .mismatch(nil)
    }
    assertMatches(1, small && tiny)
    assertMatches(7, noneOf(small, tiny))
  }

  @Test("needs no description")
  func blank() {
    assertDescription(Matcher<Int>(" ") { _ in false }, "a match")
    #expect(summary(1, Matcher<Int>("") { _ in false }) == "expected a match, but was 1")
  }

  @Test("cannot judge where its closure throws, and names the error")
  func throwing() {
    struct NoScale: Error {}
    let light = Matcher<Int>("a light bowl") { bowl in
      guard bowl > 5 else { throw NoScale() }
      return .match
    }
    assertMatches(6, light)
    assertUndecided(3, light)
    #expect(leaves(3, light).first?.last??.contains("NoScale()") == true)
  }
}
