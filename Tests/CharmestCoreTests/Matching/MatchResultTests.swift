import CharmestCore
import Testing

@Suite("MatchResult") struct MatchResultTests {
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
