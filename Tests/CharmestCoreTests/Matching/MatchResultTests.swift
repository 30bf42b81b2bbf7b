import CharmestCore
import Testing

@Suite("MatchResult") struct MatchResultTests {
  @Test("tells a match from a mismatch")
  func isMatch() {
    #expect(MatchResult.match.isMatch)
    #expect(!MatchResult.mismatch("too hot").isMatch)
    #expect(!MatchResult.mismatch(nil).isMatch)
  }

  @Test("takes reasons that are computed, and those that may be missing")
  func reasons() {
    let reason: String? = "is too hot"
    let missing: String? = nil
    #expect(text(of: .mismatch("is " + "too hot")) == "expected ramen, but is too hot")
    #expect(text(of: .mismatch(reason)) == "expected ramen, but is too hot")
    #expect(text(of: .mismatch(missing)) == "expected ramen, but was 90")
    #expect(text(of: .mismatch(nil)) == "expected ramen, but was 90")
  }

  @Test("is made of a condition")
  func conditions() {
    let missing: String? = nil
    #expect(MatchResult(true).isMatch)
    #expect(MatchResult(true, "is too hot").isMatch)
    #expect(text(of: MatchResult(false)) == "expected ramen, but was 90")
    #expect(text(of: MatchResult(false, "is too hot")) == "expected ramen, but is too hot")
    #expect(text(of: MatchResult(false, missing)) == "expected ramen, but was 90")
  }

  @Test("computes the reason only of a mismatch")
  func laziness() {
    var count = 0
    func reason() -> String {
      count += 1
      return "is too hot"
    }
    _ = MatchResult(true, reason())
    #expect(count == 0)
    _ = MatchResult(false, reason())
    #expect(count == 1)
  }

  private func text(of result: MatchResult) -> String? {
    explain(90, Matcher<Int>("ramen") { _ in result })?.summary
  }
}
