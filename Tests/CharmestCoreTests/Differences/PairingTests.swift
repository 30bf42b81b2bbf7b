import Testing

@testable import CharmestCore

@Suite("Pairing") struct PairingTests {
  private func pairing(_ accepted: [[Int]], _ elements: Int) -> Pairing {
    Pairing(accepted.count, elements) { accepted[$0].contains($1) }
  }

  @Test("of the same order asks each matcher for its own element only")
  func inOrder() {
    let counter = Counter()
    var pairing = Pairing(100, 100) { matcher, element in
      counter.increase()
      return matcher == element
    }
    #expect(pairing.unpaired() == ([], []))
    #expect(counter.count == 100)
  }

  @Test("is as large as one found by trying everything, and proves why it is not larger")
  func bruteForce() {
    let seed: UInt64 = 23
    var random = SplitMix(state: seed)
    for round in 1...rounds(3_000) {
      let elements = Int.random(in: 0...6, using: &random)
      let accepted = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        (0..<elements).filter { _ in Int.random(in: 0...2, using: &random) == 0 }
      }
      func most(from matcher: Int, taken: Int) -> Int {
        guard matcher < accepted.count else { return 0 }
        return accepted[matcher].filter { taken & (1 << $0) == 0 }
          .map { 1 + most(from: matcher + 1, taken: taken | (1 << $0)) }
          .reduce(most(from: matcher + 1, taken: taken), max)
      }
      var pairing = pairing(accepted, elements)
      let unpaired = pairing.unpaired()
      let most = most(from: 0, taken: 0)
      // More matchers than elements that any of them matches: no pairing can serve them all.
      let areProven = pairing.proofs.allSatisfy { proof in
        proof.matchers.count == proof.elements.count + 1
          && Set(proof.matchers.flatMap { accepted[$0] }) == Set(proof.elements)
      }
      guard accepted.count - unpaired.matchers.count == most,
        elements - unpaired.elements.count == most, areProven
      else {
        Issue.record("seed \(seed), round \(round): \(accepted)")
        return
      }
    }
  }

  @Test("survives a chain of three thousand pairs")
  func longChain() {
    let count = 3_000
    // Each takes its first choice until the last, which moves all others by one.
    var pairing = Pairing(count, count) { matcher, element in
      matcher < count - 1 ? element == matcher || element == matcher + 1 : element == 0
    }
    #expect(pairing.unpaired() == ([], []))
  }
}
