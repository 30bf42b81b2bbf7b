import Charmest
import CharmestCore
import Testing

@Suite("verifyInOrder") struct VerifyInOrderTests {
  private let gong = MockGong()

  @Test("says of a repeated step that earlier steps took its calls")
  func repeated() {
    gong.play(2, 2, 1)
    let failures = collectFailures {
      verifyInOrder { for _ in 1...2 { gong.ringCalls.called(with: 1) } }
      verifyInOrder { for _ in 1...3 { gong.ringCalls.called(with: 2) } }
    }
    let outcomes = failures.map { $0.text.summary.split(separator: ": ").last }
    #expect(outcomes == ["its only call fills an earlier step", "its 2 calls fill earlier steps"])
  }

  @Test("takes lists of steps, alone and among others")
  func lists() {
    gong.play(1, 2, 3, 4)
    let steps = [2, 3].map { gong.ringCalls.called(with: $0) }
    let none: [ExpectedCall] = []
    let failures = collectFailures {
      verifyInOrder { steps }
      verifyInOrder {
        gong.ringCalls.called(with: 1)
        steps
        none
        for isLast in [false, true] {
          if isLast { [gong.ringCalls.called(with: 4)] } else { none }
        }
        for list in [none, none] { list }
      }
      verifySequence(of: gong) { steps }
      verifyInOrder { steps + steps }
    }
    #expect(failures.count == 1)
  }

  @Test("fails without steps, as a loop over nothing has none")
  func noSteps() {
    let failures = collectFailures {
      verifyInOrder {}
      verifyInOrder { for _ in 0..<0 { gong.muteCalls.called() } }
      verifySequence(of: gong) {}
    }
    #expect(failures.count == 3)
    #expect(failures.allSatisfy { $0.text.summary.contains("no steps") })
  }
}
