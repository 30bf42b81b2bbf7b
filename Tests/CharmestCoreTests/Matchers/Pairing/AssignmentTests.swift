import CharmestCore
import Testing

@Suite("Assignment") struct AssignmentTests {
  @Test("lets expectations choose in their order, each the first element that it can have")
  func order() {
    let assignment = Assignment(accepted: [[0], [2], [2]], elementCount: 3)
    #expect(assignment.elementOfExpectation == [0, 2, nil])
    #expect(assignment.expectationOfElement == [0, nil, 1])
    #expect(assignment.unpairedExpectations == [2])
    #expect(assignment.unpairedElements == [1])
  }

  @Test("moves earlier choices where that helps")
  func augmentation() {
    let assignment = Assignment(accepted: [[0, 1], [0]], elementCount: 2)
    #expect(assignment.elementOfExpectation == [1, 0])
  }

  @Test("can do without expectations or elements")
  func empty() {
    #expect(Assignment(accepted: [], elementCount: 2).unpairedElements == [0, 1])
    #expect(Assignment(accepted: [[], []], elementCount: 0).unpairedExpectations == [0, 1])
  }

  @Test("is as large as can be, and proves why it is not larger")
  func proof() {
    let seed: UInt64 = 11
    var random = SplitMix(state: seed)
    for _ in 1...rounds(3_000) {
      let elementCount = Int.random(in: 0...6, using: &random)
      let accepted = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        (0..<elementCount).filter { _ in Int.random(in: 0...3, using: &random) == 0 }
      }
      let assignment = Assignment(accepted: accepted, elementCount: elementCount)
      for (expectation, element) in assignment.elementOfExpectation.enumerated() {
        guard let element else { continue }
        #expect(accepted[expectation].contains(element), "seed \(seed): \(accepted)")
        #expect(
          assignment.expectationOfElement[element] == expectation,
          "seed \(seed): \(accepted)"
        )
      }
      // More expectations than elements that any of them accepts: no pairing can serve them all.
      for expectation in assignment.unpairedExpectations {
        let shortage = assignment.shortage(from: expectation)
        #expect(shortage.expectations.contains(expectation), "seed \(seed): \(accepted)")
        #expect(
          shortage.expectations.count == shortage.elements.count + 1,
          "seed \(seed): \(accepted)"
        )
        let all = Set(shortage.expectations.flatMap { accepted[$0] })
        #expect(all == Set(shortage.elements), "seed \(seed): \(accepted)")
      }
    }
  }

  @Test("pairs as many as trying everything does")
  func bruteForce() {
    let seed: UInt64 = 23
    var random = SplitMix(state: seed)
    for round in 1...rounds(3_000) {
      let elementCount = Int.random(in: 0...6, using: &random)
      let accepted = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        (0..<elementCount).filter { _ in Bool.random(using: &random) }
      }
      func most(from expectation: Int, taken: Int) -> Int {
        guard expectation < accepted.count else { return 0 }
        return accepted[expectation].filter { taken & (1 << $0) == 0 }
          .map { 1 + most(from: expectation + 1, taken: taken | (1 << $0)) }
          .reduce(most(from: expectation + 1, taken: taken), max)
      }
      let assignment = Assignment(accepted: accepted, elementCount: elementCount)
      let paired = assignment.elementOfExpectation.compactMap(\.self)
      guard Set(paired).count == paired.count, paired.count == most(from: 0, taken: 0) else {
        Issue.record("seed \(seed), round \(round): \(accepted)")
        return
      }
    }
  }

  @Test("is found for very many in the worst order")
  func worstOrder() {
    let count = rounds(1_000)
    let accepted = (0..<count).map { Array(0..<(count - $0)) }
    let assignment = Assignment(accepted: accepted, elementCount: count)
    #expect(assignment.unpairedExpectations.isEmpty)
  }

  @Test("survives a path through a hundred thousand pairs")
  func longPath() {
    let count = 100_000
    // Each takes its first choice until the last, which moves all others by one.
    let accepted = (0..<count).map { $0 < count - 1 ? [$0, $0 + 1] : [0] }
    let assignment = Assignment(accepted: accepted, elementCount: count)
    #expect(assignment.unpairedExpectations.isEmpty)
  }
}

/// Assignments of up to seven expectations and elements, against trying everything.
@Suite("Assignment, by brute force") struct AssignmentBruteForceTests {
  /// How many pairs the largest pairing has.
  private func largest(_ accepted: [[Int]], from row: Int = 0, taken: Set<Int> = []) -> Int {
    guard row < accepted.count else { return 0 }
    let left = min(accepted.count - row, 7)
    var best = largest(accepted, from: row + 1, taken: taken)
    for element in accepted[row] where best < left && !taken.contains(element) {
      best = max(best, 1 + largest(accepted, from: row + 1, taken: taken.union([element])))
    }
    return best
  }

  @Test("has as many pairs as can be", arguments: [1, 2, 3, 4] as [UInt64])
  func size(seed: UInt64) {
    var random = SplitMix(state: seed)
    for round in 1...rounds(1_000) {
      let elementCount = Int.random(in: 0...7, using: &random)
      let density = Int.random(in: 1...4, using: &random)
      let accepted = (0..<Int.random(in: 0...7, using: &random)).map { _ in
        (0..<elementCount).filter { _ in Int.random(in: 0...density, using: &random) == 0 }
      }
      let assignment = Assignment(accepted: accepted, elementCount: elementCount)
      let count = accepted.count - assignment.unpairedExpectations.count
      guard count == largest(accepted) else {
        Issue.record("seed \(seed), round \(round): \(accepted)")
        return
      }
      #expect(elementCount - assignment.unpairedElements.count == count)
    }
  }
}
