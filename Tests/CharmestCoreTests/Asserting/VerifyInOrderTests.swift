import Charmest
import CharmestCore
import Testing
import WrittenTexts

@Suite("verifyInOrder") struct VerifyInOrderTests {
  private let gong = MockGong()
  private let other = MockGong()

  @Test("says how often a repeated step was called if that is not enough")
  func repeated() {
    gong.play(2, 2, 1)
    let failures = collectFailures {
      verifyInOrder { for _ in 1...2 { gong.ringCalls.called(with: 1) } }
      verifyInOrder { for _ in 1...3 { gong.ringCalls.called(with: 2) } }
    }
    assertThat(
      failures.map(\.text.summary), pointwise(hasSuffix, ["called only once", "called only twice"]))
  }

  @Test("allows other calls between, of several mocks")
  func match() {
    gong.play(1)
    other.play(0)
    gong.play(2, 0)
    verifyInOrder {
      gong.ringCalls.called(with: 1)
      gong.ringCalls.called(with: greaterThan(1))
      gong.muteCalls.called()
    }
    verifyInOrder {
      other.muteCalls.called()
      gong.ringCalls.called()
    }
  }

  @Test(
    "fails for a step without a call of its own behind those of the steps before it",
    arguments: [
      // The calls that are made, and those that are expected.
      ([1], [1, 1]), ([1], [1, 0]), ([], [0]), ([0, 1], [1, 0]), ([1, 2, 1], [1, 1, 2]),
      ([1, 4, 2, 3, 5, 4], [1, 2, 4, 3, 5]), ([2, 3, 1, 2, 4, 3], [1, 2, 3, 4]),
      ([2, 0, 2], [2, 0, 2, 0]),
    ])
  func mismatch(_ played: [Int], _ expected: [Int]) {
    gong.play(played)
    let line = #line + 2
    let failures = collectFailures {
      verifyInOrder {
        for times in expected {
          if times == 0 { gong.muteCalls.called() } else { gong.ringCalls.called(with: times) }
        }
      }
    }
    #expect(failures.map(\.line) == [line])
  }

  @Test("shows the steps and the calls")
  func text() {
    gong.play(0, 1)
    expectText(
      collectFailures {
        verifyInOrder {
          gong.ringCalls.called(with: 1)
          gong.muteCalls.called()
        }
      },
      """
      gong.mute(): expected after gong.ring(times: 1), but called too early, as call 1
        expected 1: gong.ring(times: 1)
        expected 2: gong.mute()
        actual 1:   gong.mute()
        actual 2:   gong.ring(times: 1)
      """
    )
  }

  @Test("does not take one call for two steps that it matches")
  func ownCalls() {
    gong.play(2)
    let failures = collectFailures {
      verifyInOrder {
        gong.ringCalls.called(with: greaterThan(1))
        gong.ringCalls.called(with: 2)
      }
      verifyInOrder {
        gong.ringCalls.called()
        gong.ringCalls.called(with: anything())
      }
    }
    #expect(failures.count == 2)
  }

  @Test("takes lists of steps, alone and among others")
  func lists() {
    gong.play(1, 2, 3, 4)
    let isLoud = true
    let steps = [2, 3].map { gong.ringCalls.called(with: $0) }
    let none: [ExpectedCall] = []
    let failures = collectFailures {
      verifyInOrder { steps }
      verifyInOrder {
        gong.ringCalls.called(with: 1)
        steps
        none
        if isLoud { [gong.ringCalls.called(with: 4)] } else { none }
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
    assertThat(failures.map(\.text.summary), everyItem(containsString("no steps")))
  }

  @Test("keeps in a captor the argument of the call that fills the step")
  func captures() {
    gong.play(1, 2, 3, 4)
    let captors = (0..<4).map { _ in ArgumentCaptor<Int>() }
    verifyInOrder {
      gong.ringCalls.called(with: capture(into: captors[0]))
      gong.ringCalls.called(with: capture(into: captors[1], greaterThan(2)))
    }
    verifySequence(of: gong) {
      gong.ringCalls.called(with: 2)
      gong.ringCalls.called(with: capture(into: captors[2]))
    }
    _ = collectFailures {
      verifyInOrder {
        gong.ringCalls.called(with: 4)
        gong.ringCalls.called(with: capture(into: captors[3]))
      }
    }
    #expect(captors.map(\.values) == [[1], [3], [3], []])
  }

  @Test("fails where a call that could not be judged may decide, and says why")
  func undecided() {
    struct Unknown: Error {}
    let sayCalls = MockMethod("say(_:)", taking: String.self)
    func saying(_ text: String) -> ExpectedCall {
      sayCalls.called(
        with: Matcher(text) { said in
          if said == text { return true }
          throw Unknown()
        })
    }
    sayCalls.invoke("hello")
    gong.play(1)
    sayCalls.invoke("goodbye")
    let failures = collectFailures {
      verifyInOrder {
        gong.ringCalls.called(with: 1)
        saying("hello")
      }
      verifyInOrder { saying("hello") }
      verifyInOrder { saying("goodbye") }
    }
    assertThat(
      failures.map(\.text.summary),
      containsExactly(
        containsString("goodbye") && containsString("Unknown()")))
  }

  @Test("stays short, and shows the failed step and its place among many")
  func many() {
    let long = String(repeating: "Thank you for your order. ", count: 4)
    let sendCalls = MockMethod("send(_:number:)", taking: String.self, Int.self)
    for number in 1...40 { sendCalls.invoke(long, number) }
    let failures = collectFailures {
      verifyInOrder {
        for number in 11...30 { sendCalls.called(with: long, number == 26 ? 99 : number) }
      }
    }
    let text = failures.map(\.description).joined()
    assertThat(text.utf8.count, lessThan(3_501))
    assertThat(text, containsString("number: 99") && containsString("number: 27"))
  }
}
