import CharmestCore
import Testing

@Suite("MatchResult") struct MatchResultTests {
  @Test("tells a match from a mismatch")
  func isMatch() {
    #expect(MatchResult.match.isMatch)
    #expect(!MatchResult.mismatch("too hot").isMatch)
    #expect(!MatchResult.mismatch(nil).isMatch)
  }
}
