import CharmestCore
import Testing

@Suite("MatchResult") struct MatchResultTests {
  @Test("tells a match from a mismatch")
  func isMatch() {
    #expect(MatchResult.match.isMatch)
    #expect(!MatchResult.mismatch("too hot").isMatch)
    #expect(!MatchResult.mismatch(nil).isMatch)
  }

  @Test("of the matcher itself hands on the reason and the place")
  func mismatch() {
    guard case .mismatch(let mismatch) = contains(1, 2).matches([1, 3]) else {
      Issue.record("[1, 3] matches [1, 2]")
      return
    }
    #expect(
      mismatch.description == """
        [1]: expected 2, but was 3 (1 of 2 elements differs)
          expected: [1, 2]
          but was:  [1, 3]
        """
    )
  }

  @Test("a verdict has a mismatch or none")
  func verdict() {
    #expect(Verdict.match.isMatch)
    #expect(Verdict.match.mismatch?.description == nil)
    #expect(!Verdict.mismatch("cold").isMatch)
    #expect(Verdict.mismatch("cold").mismatch?.description == "unexpected: cold")
  }
}
