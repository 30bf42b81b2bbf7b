import Charmest
import Testing

private final class MockBell: Mock {
  let ringCalls = MockMethod("ring(times:)", taking: Int.self)
  let muteCalls = MockMethod("mute()")
}

private final class MockDoor: Mock {
  let openCalls = MockMethod("open(for:)", taking: String.self, retainsArguments: false)
  let closeCalls = MockMethod("close(_:)", taking: String.self)
}

@Suite("verifySequence") struct VerifySequenceTests {
  private let bell = MockBell()
  private let other = MockBell()

  private func texts(@ExpectedCallsBuilder _ steps: () -> [ExpectedCall]) -> [String] {
    collectFailures {
      verifySequence(of: bell, other) { for step in steps() { step } }
    }.map(\.description)
  }

  private func firstLines(@ExpectedCallsBuilder _ steps: () -> [ExpectedCall]) -> [String] {
    texts(steps).map { String($0.prefix { $0 != "\n" }) }
  }

  @Test("says that the step before was called again")
  func calledAgain() {
    bell.ringCalls.invoke(3)
    bell.ringCalls.invoke(1)
    bell.ringCalls.invoke(1)
    bell.muteCalls.invoke()
    let failures = collectFailures {
      verifySequence(of: bell) {
        bell.ringCalls.called(with: 3)
        bell.ringCalls.called(with: 1)
        bell.muteCalls.called()
      }
    }
    #expect(
      failures.map(\.text.summary) == [
        """
        bell.mute(): expected right after bell.ring(times: 1) (call 2), \
        but bell.ring(times: 1) was called again between them, as call 3
        """
      ])
  }

  @Test("allows other calls before and after, and calls of other mocks between")
  func match() {
    bell.muteCalls.invoke()
    bell.ringCalls.invoke(1)
    other.muteCalls.invoke()
    bell.ringCalls.invoke(2)
    bell.muteCalls.invoke()
    verifySequence(of: bell) {
      bell.ringCalls.called(with: 1)
      bell.ringCalls.called(with: greaterThan(1))
    }
    #expect(
      texts {
        bell.ringCalls.called()
        other.muteCalls.called()
        bell.ringCalls.called(with: 2)
        bell.muteCalls.called()
      } == []
    )
  }

  @Test("finds the sequence after others that begin in the same way")
  func laterStart() {
    for times in [1, 1, 2] { bell.ringCalls.invoke(times) }
    #expect(
      texts {
        bell.ringCalls.called(with: 1)
        bell.ringCalls.called(with: 2)
      } == []
    )
  }

  @Test("names the call that came after the first of several beginnings")
  func severalBeginnings() {
    bell.ringCalls.invoke(1)
    bell.muteCalls.invoke()
    bell.ringCalls.invoke(1)
    bell.ringCalls.invoke(3)
    let lines = firstLines {
      bell.ringCalls.called(with: 1)
      bell.ringCalls.called(with: 2)
    }
    #expect(
      lines == [
        "bell.ring(times: 2): expected right after bell.ring(times: 1) (call 1), but bell.mute() came instead"
      ]
    )
  }

  @Test("names the call that came between")
  func between() {
    bell.ringCalls.invoke(1)
    bell.muteCalls.invoke()
    other.muteCalls.invoke()
    let line = #line + 2
    let failures = collectFailures {
      verifySequence(of: bell, other) {
        bell.ringCalls.called(with: 1)
        other.muteCalls.called()
      }
    }
    #expect(
      failures.map(\.description) == [
        """
        other.mute(): expected right after bell.ring(times: 1), but bell.mute() came between them
          expected order 1: bell.ring(times: 1)
          expected order 2: other.mute()
          actual order 1:   bell.ring(times: 1)
          actual order 2:   bell.mute()
          actual order 3:   other.mute()
        """
      ]
    )
    #expect(failures.map(\.line) == [line])
  }

  @Test("names the call that came instead")
  func instead() {
    bell.muteCalls.invoke()
    bell.ringCalls.invoke(1)
    let failures = texts {
      bell.muteCalls.called()
      bell.ringCalls.called(with: 2)
    }
    #expect(
      failures == [
        """
        bell.ring(times: 2): expected right after bell.mute(), but bell.ring(times: 1) came instead: times expected 2, but was 1
          expected order 1: bell.mute()
          expected order 2: bell.ring(times: 2)
          actual order 1:   bell.mute()
          actual order 2:   bell.ring(times: 1)
        """
      ]
    )
  }

  @Test("names a step that was never called, or too early")
  func absent() {
    bell.muteCalls.invoke()
    bell.ringCalls.invoke(1)
    let before = firstLines {
      bell.ringCalls.called()
      bell.muteCalls.called()
    }
    #expect(
      before == [
        "bell.mute(): expected right after bell.ring(times:), but was called too early, as call 1"
      ]
    )
    let never = firstLines {
      bell.ringCalls.called()
      other.muteCalls.called()
    }
    #expect(never == ["other.mute(): expected right after bell.ring(times:), but was never called"])
    let first = firstLines { other.muteCalls.called() }
    #expect(first == ["other.mute(): expected first, but was never called"])
  }

  @Test("tells two mocks of one type apart if their names are not known")
  func twoOfOneType() {
    other.muteCalls.invoke()
    bell.muteCalls.invoke()
    #expect(
      texts {
        (bell).muteCalls.called()
        (other).muteCalls.called()
      } == [
        """
        MockBell#2.mute(): expected right after MockBell#1.mute(), but was called too early, as call 1
          expected order 1: MockBell#1.mute()
          expected order 2: MockBell#2.mute()
          actual order 1:   MockBell#2.mute()
          actual order 2:   MockBell#1.mute()
        """
      ]
    )
  }

  private class BaseStove: Mock {
    let lightCalls = MockMethod("light()")
  }

  private final class DerivedStove: BaseStove {
    let boilCalls: MockMethod<Void, Never>
    let serveCalls = MockMethod("serve()")

    override init() { boilCalls = MockMethod("boil()") }
  }

  @Test("counts all calls of the mocks, also of methods made in superclasses and initialisers")
  func wherever() {
    let stove = DerivedStove()
    stove.boilCalls.invoke()
    stove.lightCalls.invoke()
    stove.serveCalls.invoke()
    let failures = collectFailures {
      verifySequence(of: stove) {
        stove.boilCalls.called()
        stove.serveCalls.called()
      }
    }
    #expect(
      failures.map(\.description) == [
        """
        stove.serve(): expected right after stove.boil(), but stove.light() came between them
          expected order 1: stove.boil()
          expected order 2: stove.serve()
          actual order 1:   stove.boil()
          actual order 2:   stove.light()
          actual order 3:   stove.serve()
        """
      ]
    )
  }

  private enum Morning {
    final class MockCook: Mock {
      let greetCalls = MockMethod("greet()")
      let byeCalls = MockMethod("bye()")
    }
  }

  private enum Evening {
    final class MockCook: Mock {
      let washCalls = MockMethod("wash()")
    }
  }

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

  private static func makeMethod(_ name: String) -> MockMethod<Void, Never> { MockMethod(name) }

  private final class OddStove: Mock {
    let madeInInit: MockMethod<Void, Never>
    let madeByFunction = VerifySequenceTests.makeMethod("fan()")
    lazy var madeLater = MockMethod("hood()")
    let boilCalls = MockMethod("boil()")
    let serveCalls = MockMethod("serve()")

    init() { madeInInit = MockMethod("light()") }
  }

  @Test(
    "counts the calls of methods made in an initialiser, by a function, or lazily",
    arguments: 0...2
  )
  func oddlyMade(_ index: Int) {
    let stove = OddStove()
    stove.boilCalls.invoke()
    [stove.madeInInit, stove.madeByFunction, stove.madeLater][index].invoke()
    stove.serveCalls.invoke()
    let failures = collectFailures {
      verifySequence(of: stove) {
        stove.boilCalls.called()
        stove.serveCalls.called()
      }
    }
    #expect(failures.count == 1)
  }

  @Test("says why it cannot judge a step")
  func undecided() {
    let door = MockDoor()
    door.openCalls.invoke("Jon")
    door.closeCalls.invoke("x")
    let failures = collectFailures {
      verifySequence(of: door) { door.openCalls.called(with: "Jon") }
      verifySequence(of: door) {
        door.openCalls.called()
        door.closeCalls.called(with: matchesPattern("("))
      }
    }
    #expect(
      failures.map(\.description) == [
        """
        door.open(for: "Jon"): expected first, but the arguments of 1 call were not retained (retainsArguments: false)
          expected order 1: door.open(for: "Jon")
          actual order 1:   door.open(for: "Jon")
          actual order 2:   door.close("x")
        """,
        """
        door.close(a string matching /(/): expected right after door.open(for:), but door.close("x") cannot be judged: the pattern is not valid: expected ')'
          expected order 1: door.open(for:)
          expected order 2: door.close(a string matching /(/)
          actual order 1:   door.open(for: "Jon")
          actual order 2:   door.close("x")
        """,
      ]
    )
  }

  @Test("fails for a step of a mock that is not named")
  func foreignStep() {
    bell.muteCalls.invoke()
    other.muteCalls.invoke()
    let failures = collectFailures {
      verifySequence(of: bell) {
        bell.muteCalls.called()
        other.muteCalls.called()
      }
    }
    #expect(
      failures.map(\.description) == [
        "other.mute(): expected a method of bell, but it belongs to none of the mocks that are named behind of:"
      ]
    )
  }

  @Test("looks at the calls when it judges, not when a step is made")
  func late() {
    let step = bell.muteCalls.called()
    bell.muteCalls.invoke()
    #expect(bell.calls.map(\.isVerified) == [false])
    verifySequence(of: bell) { step }
    verifyInOrder { step }
    #expect(bell.calls.map(\.isVerified) == [true])
  }

  @Test("says that a step came too early, and what came instead")
  func tooEarly() {
    bell.muteCalls.invoke()
    bell.ringCalls.invoke(1)
    bell.ringCalls.invoke(3)
    let failures = collectFailures {
      verifySequence(of: bell) {
        bell.ringCalls.called(with: 1)
        bell.muteCalls.called()
      }
    }
    #expect(
      failures.map(\.description) == [
        """
        bell.mute(): expected right after bell.ring(times: 1), but was called too early, as call 1; bell.ring(times: 3) came instead
          expected order 1: bell.ring(times: 1)
          expected order 2: bell.mute()
          actual order 1:   bell.mute()
          actual order 2:   bell.ring(times: 1)
          actual order 3:   bell.ring(times: 3)
        """
      ])
  }

  @Test("does not say of a call in its place that it came too early")
  func filled() {
    bell.ringCalls.invoke(1)
    bell.muteCalls.invoke()
    bell.ringCalls.invoke(2)
    let lines =
      firstLines {
        bell.ringCalls.called(with: 1)
        bell.ringCalls.called(with: 1)
      }
      + firstLines {
        bell.muteCalls.called()
        bell.ringCalls.called(with: greaterThan(1))
        bell.ringCalls.called(with: 2)
      }
      + firstLines {
        bell.ringCalls.called(with: 2)
        bell.ringCalls.called()
      }
    #expect(
      lines == [
        "bell.ring(times: 1): expected right after bell.ring(times: 1), but bell.mute() came instead",
        "bell.ring(times: 2): expected right after bell.ring(times: a value greater than 1), but no call came after it",
        "bell.ring(times:): expected right after bell.ring(times: 2), but was called too early, as call 1",
      ])
  }

  @Test("says that a call could not be judged which may belong to an earlier step")
  func doubt() {
    let door = MockDoor()
    for name in ["x", "hello"] {
      door.closeCalls.invoke(name)
      if name == "x" { door.openCalls.invoke(name) }
    }
    let lines = collectFailures {
      verifySequence(of: door) {
        door.closeCalls.called(with: anyOf(equalTo("hello"), matchesPattern("(")))
        door.openCalls.called()
      }
    }.map(\.text.summary)
    #expect(
      lines == [
        """
        door.close("hello" or a string matching /(/): expected before door.open(for:), \
        but door.close("x") cannot be judged: the pattern is not valid: expected ')'
        """
      ])
  }

  @Test("shows of many steps and calls those around the first step that does not follow")
  func many() {
    for times in 1...40 { bell.ringCalls.invoke(times == 26 ? 0 : times) }
    let failures = texts { for times in 11...35 { bell.ringCalls.called(with: times) } }
    #expect(
      failures == [
        """
        bell.ring(times: 26): expected right after bell.ring(times: 25), but bell.ring(times: 0) came instead: times expected 26, but was 0
          earlier:           12 of 25 steps not shown
          expected order 13: bell.ring(times: 23)
          expected order 14: bell.ring(times: 24)
          expected order 15: bell.ring(times: 25)
          expected order 16: bell.ring(times: 26)
          expected order 17: bell.ring(times: 27)
          expected order 18: bell.ring(times: 28)
          expected order 19: bell.ring(times: 29)
          expected order 20: bell.ring(times: 30)
          expected order 21: bell.ring(times: 31)
          expected order 22: bell.ring(times: 32)
          later:             3 of 25 steps not shown
          earlier:           22 of 40 calls not shown
          actual order 23:   bell.ring(times: 23)
          actual order 24:   bell.ring(times: 24)
          actual order 25:   bell.ring(times: 25)
          actual order 26:   bell.ring(times: 0)
          actual order 27:   bell.ring(times: 27)
          actual order 28:   bell.ring(times: 28)
          actual order 29:   bell.ring(times: 29)
          actual order 30:   bell.ring(times: 30)
          actual order 31:   bell.ring(times: 31)
          actual order 32:   bell.ring(times: 32)
          later:             8 of 40 calls not shown
        """
      ])
  }

  @Test("takes a step for several calls, which follow one another")
  func counts() {
    final class MockSink: Mock {
      let fillCalls = MockMethod("fill()")
      let washCalls = MockMethod("wash(_:)", taking: Int.self)
    }
    let sink = MockSink()
    sink.fillCalls.invoke()
    sink.washCalls.invoke(1)
    sink.washCalls.invoke(2)
    verifySequence(of: sink) {
      sink.fillCalls.called()
      sink.washCalls.called(2)
    }
    let failures = collectFailures {
      verifySequence(of: sink) {
        sink.fillCalls.called()
        sink.washCalls.called(2, with: 1)
      }
    }
    #expect(failures.count == 1)
  }
}
