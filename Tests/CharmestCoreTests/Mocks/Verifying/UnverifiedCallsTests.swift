import Charmest
import CharmestCore
import Testing
import WrittenTexts

@Suite("verifyNoMoreCalls and verifyNoCalls") struct UnverifiedCallsTests {
  private let gong = MockGong()
  private let other = MockGong()

  @Test("find nothing where all was verified, or nothing was called")
  func match() {
    verifyNoCalls(gong)
    verifyNoMoreCalls(gong)
    gong.play(1, 0)
    verify(gong.ringCalls, calledWith: 1)
    verifyInOrder { gong.muteCalls.called() }
    verifyNoMoreCalls(gong)
  }

  @Test("name the calls that nobody verified")
  func unverified() {
    gong.play(1, 2)
    expectText(
      collectFailures {
        verify(gong.ringCalls, calledWith: 1)
        verifyNoMoreCalls(gong)
      },
      """
      gong: expected no further calls, but 1 of 2 calls was not verified: gong.ring(times: 2)
        call 1: gong.ring(times: 1) (verified)
        call 2: gong.ring(times: 2) (not verified)
      """
    )
  }

  @Test("look at several mocks")
  func several() {
    gong.play(0)
    other.play(0)
    expectText(
      collectFailures { verifyNoCalls(gong, other) },
      """
      gong and other: expected no calls, but 2 calls were made: gong.mute(); other.mute()
        call 1: gong.mute()
        call 2: other.mute()
      """
    )
  }

  @Test("fail for the calls that a passed order did not need, once")
  func calledMoreOften() {
    gong.play(0, 0, 0)
    other.play(1, 0, 1)
    verifyInOrder { gong.muteCalls.called() }
    verifySequence(of: other) {
      other.ringCalls.called(with: 1)
      other.muteCalls.called()
    }
    #expect(gong.calls.map(\.isVerified) == [true, false, false])
    #expect(other.calls.map(\.isVerified) == [true, true, false])
    let failures = collectFailures {
      verifyNoMoreCalls(gong)
      verifyNoMoreCalls(other)
      // Calls that a failure has shown are not reported again.
      verifyNoMoreCalls(gong, other)
    }
    #expect(failures.count == 2)
  }

  @Test("do not report again what a failed verification has shown")
  func cascade() {
    let third = MockGong()
    for gong in [gong, other, third] { gong.play(1, 0) }
    let failures = collectFailures {
      verifyInOrder {
        gong.muteCalls.called()
        gong.ringCalls.called(with: 2)
      }
      verifyNoMoreCalls(gong)
      verifySequence(of: other) { other.ringCalls.called(with: 2) }
      verifyNoMoreCalls(other)
      verify(third.ringCalls, calledWith: 7)
      verify(third.muteCalls)
      verifyNoMoreCalls(third)
    }
    #expect(failures.count == 3)
  }

  @Test("leave out the methods that are to be ignored")
  func ignoring() {
    gong.play(1, 0)
    verifyNoMoreCalls(gong, ignoring: gong.ringCalls, gong.muteCalls)
    verifyNoCalls(gong, ignoring: gong.ringCalls, gong.muteCalls)
    let failures = collectFailures { verifyNoMoreCalls(gong, ignoring: gong.ringCalls) }
    #expect(failures.count == 1)
    #expect(gong.calls.map(\.isVerified) == [false, true])
  }
}
