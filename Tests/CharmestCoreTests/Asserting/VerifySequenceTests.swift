import Charmest
import CharmestCore
import Testing

@Suite("verifySequence") struct VerifySequenceTests {
  private let gong = MockGong()
  private let other = MockGong()

  @Test("says that a step was never called, and which call came instead")
  func instead() {
    gong.play(1, 2, 3)
    let failures = collectFailures {
      verifySequence(of: gong) { gong.ringCalls.called(with: 4) }
      verifySequence(of: gong) {
        gong.ringCalls.called(with: 1)
        gong.muteCalls.called()
      }
      verifySequence(of: gong) { for times in [1, 9] { gong.ringCalls.called(with: times) } }
    }
    let texts = [
      "call 1 of 3 differs", "was never called; gong.ring(times: 2) came instead",
      "call 2 of 3 differs",
    ]
    #expect(zip(failures, texts).allSatisfy { $0.text.summary.contains($1) })
    #expect(failures.count == 3)
  }

  @Test("fails for a step of a mock that is not named")
  func foreignStep() {
    gong.play(0)
    other.play(0)
    let failures = collectFailures {
      verifySequence(of: gong) {
        gong.muteCalls.called()
        other.muteCalls.called()
      }
    }
    #expect(failures.map(\.subject) == ["other.mute()"])
  }

  @Test("looks at the calls when it judges, not when a step is made")
  func late() {
    let step = gong.muteCalls.called()
    gong.play(0)
    #expect(gong.calls.map(\.isVerified) == [false])
    verifySequence(of: gong) { step }
    verifyInOrder { step }
    #expect(gong.calls.map(\.isVerified) == [true])
  }
}
