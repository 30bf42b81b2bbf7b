import Charmest
import CharmestCore
import Testing
import WrittenTexts

@Suite("verifySequence") struct VerifySequenceTests {
  private let gong = MockGong()
  private let other = MockGong()

  @Test("allows other calls before and after, and calls of other mocks between")
  func match() {
    gong.play(0, 1)
    other.play(0)
    gong.play(2, 0)
    verifySequence(of: gong) {
      gong.ringCalls.called(with: 1)
      gong.ringCalls.called(with: greaterThan(1))
    }
    verifySequence(of: gong, other) {
      gong.ringCalls.called()
      other.muteCalls.called()
      gong.ringCalls.called(with: 2)
      gong.muteCalls.called()
    }
  }

  @Test("finds the sequence after others that begin in the same way")
  func laterStart() {
    gong.play(1, 1, 2)
    verifySequence(of: gong) {
      gong.ringCalls.called(with: 1)
      gong.ringCalls.called(with: 2)
    }
  }

  @Test(
    "fails for a step whose call does not follow right after that of the step before it",
    arguments: [
      // The calls that are made, and those that are expected.
      ([3, 1, 1, 0], [3, 1, 0]), ([1, 0, 1, 3], [1, 2]), ([0, 1], [0, 2]), ([0, 1], [1, 0]),
      ([1], [1, 0]), ([], [0]), ([0, 1, 3], [1, 0]), ([1, 0, 2], [1, 1]), ([1, 0], [1, 0, 0]),
    ])
  func mismatch(_ played: [Int], _ expected: [Int]) {
    gong.play(played)
    let line = #line + 2
    let failures = collectFailures {
      verifySequence(of: gong, other) {
        for times in expected {
          if times == 0 { gong.muteCalls.called() } else { gong.ringCalls.called(with: times) }
        }
      }
    }
    #expect(failures.map(\.line) == [line])
  }

  @Test("names the call that came between")
  func text() {
    gong.play(1, 0)
    other.play(0)
    expectText(
      collectFailures {
        verifySequence(of: gong, other) {
          gong.ringCalls.called(with: 1)
          other.muteCalls.called()
        }
      },
      """
      other.mute(): expected right after gong.ring(times: 1), but interrupted by gong.mute(); it came as call 3
        expected 1: gong.ring(times: 1)
        expected 2: other.mute()
        actual 1:   gong.ring(times: 1)
        actual 2:   gong.mute()
        actual 3:   other.mute()
      """
    )
  }

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
      "call 1 differs", "was never called; gong.ring(times: 2) came instead", "call 2 differs",
    ]
    assertThat(failures.map(\.text.summary), pointwise(containsString, texts))
  }

  private static func makeMethod(_ name: String) -> MockMethod<Void, Never> { MockMethod(name) }

  private class BaseStove: Mock { let lightCalls = MockMethod("light()") }

  private final class OddStove: BaseStove {
    let madeInInit: MockMethod<Void, Never>
    let madeByFunction = VerifySequenceTests.makeMethod("fan()")
    lazy var madeLater = MockMethod("hood()")
    let boilCalls = MockMethod("boil()")
    let serveCalls = MockMethod("serve()")

    override init() { madeInInit = MockMethod("light()") }
  }

  @Test("counts all calls of the mocks, wherever their methods are made", arguments: 0...3)
  func wherever(_ index: Int) {
    let stove = OddStove()
    stove.boilCalls.invoke()
    [stove.madeInInit, stove.madeByFunction, stove.madeLater, stove.lightCalls][index].invoke()
    stove.serveCalls.invoke()
    let failures = collectFailures {
      verifySequence(of: stove) {
        stove.boilCalls.called()
        stove.serveCalls.called()
      }
    }
    #expect(failures.count == 1)
  }

  private enum Morning {
    final class MockCook: Mock {
      let greetCalls = MockMethod("greet()")
      let byeCalls = MockMethod("bye()")
    }
  }

  private enum Evening { final class MockCook: Mock { let washCalls = MockMethod("wash()") } }

  @Test("does not count the calls of a mock whose type has the same name")
  func sameName() {
    let (cook, other) = (Morning.MockCook(), Evening.MockCook())
    cook.greetCalls.invoke()
    other.washCalls.invoke()
    cook.byeCalls.invoke()
    verifySequence(of: cook) {
      cook.greetCalls.called()
      cook.byeCalls.called()
    }
  }

  @Test("fails where a call that could not be judged may decide, and says why")
  func undecided() {
    struct Unknown: Error {}
    let valid = Matcher<Int>("a valid number") { number in
      if number == 99 { throw Unknown() }
      return number == 1
    }
    func isUndecided(_ played: Int..., expected: Int...) -> Bool? {
      gong.reset()
      gong.play(played)
      let failures = collectFailures {
        verifySequence(of: gong) {
          for times in expected {
            if times == 0 {
              gong.muteCalls.called()
            } else {
              gong.ringCalls.called(with: times == 1 ? valid : equalTo(times))
            }
          }
        }
      }
      return failures.first?.text.summary.contains("Unknown()")
    }
    #expect(isUndecided(99, 1, 3, 0, expected: 1, 0) == false)
    #expect(isUndecided(0, 5, 0, 99, expected: 0, 1) == true)
    #expect(isUndecided(99, 1, 0, expected: 1, 0) == nil)
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
