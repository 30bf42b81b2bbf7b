import Charmest
import CharmestCore
import Testing
import WrittenTexts

@Suite("verify") struct VerifyTests {
  private let gong = MockGong()
  private let stove = MockStove()

  @Test("takes matchers, plain values, a mixture with literals, or nothing")
  func forms() {
    gong.play(3)
    let failures = collectFailures {
      verify(gong.ringCalls)
      verify(gong.ringCalls, 1)
      verify(gong.ringCalls, calledWith: 3)
      verify(gong.ringCalls, calledWith: greaterThan(2))
      verify(gong.ringCalls, .never, calledWith: 4)
      verify(gong.ringCalls, .atMost(2), calledWith: anything())
      verify(gong.muteCalls, .never)
    }
    #expect(failures.map(\.description) == [])
  }

  @Test("fails for any other number of calls with such arguments")
  func mismatches() {
    gong.play(3, 3)
    let failures = collectFailures {
      verify(gong.ringCalls)
      verify(gong.ringCalls, 3)
      verify(gong.ringCalls, .never)
      verify(gong.ringCalls, calledWith: 4)
      verify(gong.ringCalls, .atLeast(3), calledWith: anything())
      verify(gong.ringCalls, .atMost(1), calledWith: greaterThan(2))
      verify(gong.ringCalls, .never, calledWith: 3)
      verify(gong.muteCalls)
    }
    #expect(failures.count == 8)
  }

  @Test("says how often it was called, and what differs in the nearest call")
  func text() {
    for degrees in [80, 90] { stove.heat(degrees, slowly: degrees == 90) }
    expectText(
      collectFailures { verify(stove.heatCalls, calledWith: 95, true) },
      """
      stove.heat(95, slowly: true): expected 1 call, but none of 2 calls matches; nearest is call 2: first argument expected 95, but was 90
        call 1: heat(80, slowly: false) (first argument and slowly differ)
        call 2: heat(90, slowly: true) (first argument differs)
      """
    )
  }

  @Test("gives the matching calls back, also if there are too many")
  func matches() {
    gong.play(1, 5, 7)
    let calls = verify(gong.ringCalls, 2, calledWith: greaterThan(4))
    #expect(calls.map { $0.arguments } == [5, 7])
    #expect(verify(gong.ringCalls, 3).count == 3)
    _ = collectFailures {
      #expect(verify(gong.ringCalls, calledWith: greaterThan(4)).map { $0.arguments } == [5, 7])
    }
  }

  @Test("takes methods whose arguments cannot be compared")
  func closures() {
    let onRing = MockMethod("onRing(_:)", taking: (@Sendable (Int) -> Void).self)
    onRing.invoke { _ in }
    verify(onRing)
    verify(onRing, calledWith: anything())
  }

  @Test("reports one failure at its own place")
  func place() {
    let line = #line + 1
    let failures = collectFailures { verify(gong.ringCalls) }
    #expect(failures.map(\.line) == [line])
    #expect(failures.map(\.fileID) == [#fileID])
  }

  private final class Bell {}

  @Test("judges optionals by matchers for optionals, and by values")
  func optionals() {
    let show = MockMethod("show(_:)", taking: String?.self)
    show.invoke("Jon")
    show.invoke(nil)
    verify(show, calledWith: "Jon")
    verify(show, calledWith: presentAnd(hasPrefix("J")))
    verify(show, calledWith: nilValue())
    verify(show, 2, calledWith: anything())
    verify(show, .never, calledWith: presentAnd(hasPrefix("A")))
    verify(show, .never, calledWith: presentAnd(not("Jon")))
    let pay = MockMethod("pay(_:_:_:)", taking: Int?.self, Bell?.self, (any Error)?.self)
    let bell = Bell()
    pay.invoke(nil, bell, nil)
    verify(pay, calledWith: nilValue(), sameInstance(bell), nilValue())
    verify(pay, calledWith: anyOf(nilValue(), presentAnd(greaterThan(3))), present(), anything())
    verify(pay, .never, calledWith: presentAnd(greaterThan(3)), anything(), anything())
    let failures = collectFailures {
      verify(show, calledWith: presentAnd(hasPrefix("A")))
      verify(pay, calledWith: anything(), nilValue(), anything())
    }
    #expect(failures.count == 2)
  }
}
