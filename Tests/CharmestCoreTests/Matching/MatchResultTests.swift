import CharmestCore
import Testing

@Suite("MatchResult") struct MatchResultTests {
  @Test("tells a match from a mismatch, which may have a reason")
  func reasons() {
    let missing: String? = nil
    #expect(MatchResult.match.isMatch)
    #expect(MatchResult(true, "is too hot").isMatch)
    for (result, reason) in [
      (.mismatch("is " + "too hot"), "is too hot"), (.mismatch(missing), nil),
      (.mismatch(nil), nil), (MatchResult(false), nil),
      (MatchResult(false, "is too hot"), "is too hot"), (MatchResult(false, missing), nil),
    ] as [(MatchResult, String?)] {
      #expect(!result.isMatch)
      if case .mismatch(let mismatch) = result { #expect(mismatch.reason == reason) }
    }
  }

  @Test("computes the reason only of a mismatch")
  func laziness() {
    let counter = Counter()
    func reason() -> String {
      counter.increase()
      return "is too hot"
    }
    _ = MatchResult(true, reason())
    #expect(counter.count == 0)
    _ = MatchResult(false, reason())
    #expect(counter.count == 1)
  }
}
