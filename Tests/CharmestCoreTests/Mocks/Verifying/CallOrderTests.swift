import Charmest
import CharmestCore
import Testing

@Suite("Random orders") struct CallOrderTests {
  private struct Step {
    let matches: (Int) -> Bool
    let expected: ExpectedCall
  }

  /// A call is the number of rings, or 0 for `mute()`.
  private struct World {
    let gong = MockGong()
    let calls: [Int]
    let steps: [Step]

    init(seed: UInt64) {
      var random = SplitMix(state: seed)
      calls = (0..<random.below(8)).map { _ in random.below(4) }
      gong.play(calls)
      let gong = gong
      steps = (0..<1 + random.below(5)).map { _ in
        switch random.below(6) {
        case 0: Step(matches: { $0 == 0 }, expected: gong.muteCalls.called())
        case 1: Step(matches: { $0 > 0 }, expected: gong.ringCalls.called())
        case 2:
          Step(matches: { $0 > 1 }, expected: gong.ringCalls.called(with: greaterThan(1)))
        case let other:
          Step(matches: { $0 == other - 2 }, expected: gong.ringCalls.called(with: other - 2))
        }
      }
    }

    /// The calls of the steps, in order, each as early as possible.
    var isInOrder: Bool {
      var next = 0
      for step in steps {
        guard let place = calls[next...].firstIndex(where: step.matches) else { return false }
        next = place + 1
      }
      return true
    }

    var isInSequence: Bool {
      calls.indices.contains { start in
        start + steps.count <= calls.count
          && zip(calls[start...], steps).allSatisfy { call, step in step.matches(call) }
      }
    }
  }

  @Test("judge about once a call", arguments: [0, 1, 2])
  func judgements(_ kind: Int) {
    let (gong, counter) = (MockGong(), Counter())
    func step(_ times: Int) -> ExpectedCall {
      gong.ringCalls.called(
        with: Matcher("\(times)") {
          counter.increase()
          return $0 == times
        })
    }
    switch kind {
    case 0:
      gong.play(Array(1...1_000))
      verifyInOrder { for number in 1...20 { step(number * 50) } }
    case 1:
      gong.play(Array(1...1_000))
      verifySequence(of: gong) { for number in 981...1_000 { step(number) } }
    default:
      gong.play(Array(repeating: 1, count: 999) + [2])
      verifySequence(of: gong) { for number in 1...20 { step(number == 20 ? 2 : 1) } }
    }
    assertThat(counter.count, lessThan(1_041))
  }

  @Test("take time in proportion to the calls where they fail", arguments: [true, false])
  func failing(isStrict: Bool) {
    let growth = growth(from: 2_000, to: 16_000) { count in
      let gong = MockGong()
      gong.play((0..<count).map { 1 + $0 % 7 })
      let steps = (0..<200).map { gong.ringCalls.called(with: $0 == 199 ? 9 : 1 + $0 % 7) }
      let failures = collectFailures {
        if isStrict { verifySequence(of: gong) { steps } } else { verifyInOrder { steps } }
      }
      #expect(failures.count == 1)
    }
    assertThat(growth, lessThan(24))
  }

  @Test("pass if each step has its call, and otherwise fail once")
  func verdicts() {
    for seed in 0..<UInt64(rounds(2_000)) {
      let world = World(seed: seed)
      let relaxed = collectFailures {
        verifyInOrder { for step in world.steps { step.expected } }
      }
      let strict = collectFailures {
        verifySequence(of: world.gong) { for step in world.steps { step.expected } }
      }
      #expect(relaxed.count == (world.isInOrder ? 0 : 1), "seed \(seed)")
      #expect(strict.count == (world.isInSequence ? 0 : 1), "seed \(seed)")
    }
  }
}
