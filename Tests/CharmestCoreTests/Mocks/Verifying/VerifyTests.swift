import Charmest
import Testing

private final class MockBell: Mock {
  let ringCalls = MockMethod("ring(times:)", taking: Int.self)
  let onRingCalls = MockMethod("onRing(_:)", taking: (@Sendable (Int) -> Void).self)

  func ring(times: Int) { ringCalls.invoke(times) }
  func onRing(_ handler: @escaping @Sendable (Int) -> Void) { onRingCalls.invoke(handler) }
}

@Suite("verify") struct VerifyTests {
  private let bell = MockBell()

  @Test("takes matchers, plain values, a mixture with literals, or nothing")
  func forms() {
    bell.ring(times: 3)
    let failures = collectFailures {
      verify(bell.ringCalls)
      verify(bell.ringCalls, 1)
      verify(bell.ringCalls, calledWith: 3)
      verify(bell.ringCalls, calledWith: greaterThan(2))
      verify(bell.ringCalls, .never, calledWith: 4)
      verify(bell.ringCalls, .atMost(2), calledWith: anything())
    }
    #expect(failures.map(\.description) == [])
  }

  @Test("gives the matching calls back")
  func matches() {
    for times in [1, 5, 7] { bell.ring(times: times) }
    let calls = verify(bell.ringCalls, 2, calledWith: greaterThan(4))
    #expect(calls.map { $0.arguments } == [5, 7])
    #expect(verify(bell.ringCalls, 3).count == 3)
  }

  @Test("takes methods whose arguments cannot be compared")
  func closures() {
    bell.onRing { _ in }
    verify(bell.onRingCalls)
    verify(bell.onRingCalls, calledWith: anything())
  }

  @Test("reports one failure at its own place")
  func place() {
    let line = #line + 1
    let failures = collectFailures { verify(bell.ringCalls) }
    #expect(failures.map(\.line) == [line])
    #expect(failures.map(\.fileID) == [#fileID])
    #expect(
      failures.map(\.description) == [
        "bell.ring(times:): expected 1 call, but was never called"
      ]
    )
  }

  @Test("takes a matcher of the wrapped type for the only parameter, if that is optional")
  func optionalParameter() async {
    let show = MockMethod("show(_:)", taking: String?.self)
    await show.invoke("Jon")
    verify(show, calledWith: "Jon")
    verify(show, calledWith: hasPrefix("J"))
    verify(show, calledWith: not(hasPrefix("A")))
    verify(show, .never, calledWith: nil)
    await verify(show, within: .seconds(1), calledWith: hasPrefix("J"))
    assertThat(show, wasCalled(with: hasPrefix("J")))
    assertThat(show, not(wasCalled(with: hasPrefix("A"))))
    let failures = collectFailures { verify(show, calledWith: hasPrefix("A")) }
    #expect(
      failures.map(\.text.summary) == [
        "show(a string starting with \"A\"): expected 1 call, but call 1 differs: "
          + "first argument expected a string starting with \"A\", but was \"Jon\""
      ])
    await show.invoke(nil)
    await verify(show, within: .seconds(1), calledWith: not("Ann"))
  }

  @Test("judges the optional itself by a matcher that also fits it")
  func matchersOfOptionals() {
    let show = MockMethod("show(_:)", taking: String?.self)
    show.invoke(nil)
    verify(show, calledWith: nil)
    verify(show, calledWith: anything())
    verify(show, calledWith: nilValue())
    verify(show, calledWith: not(present()))
    verify(show, calledWith: anyOf(nilValue(), not("Jon")))
    assertThat(show, wasCalled(with: anything()))
    assertThat(show, wasCalled(with: nil))
    verify(show, .never, calledWith: hasPrefix("J"))
  }

  @Test("takes no nil for a value that a matcher does not match, as assertThat does")
  func nilUnderNot() {
    let show = MockMethod("show(_:)", taking: String?.self)
    let jon = "Jon"
    show.invoke(nil)
    verify(show, .never, calledWith: not("Jon"))
    verify(show, .never, calledWith: not(jon))
    verify(show, .never, calledWith: !equalTo("Jon"))
    verify(show, .never, calledWith: noneOf("Jon"))
    verify(show, .never, calledWith: not("Jon") && not("Ann"))
    verify(show, .never, calledWith: not(isIn(["Jon", "Ann"])))
    verify(show, .never, calledWith: Matcher("another guest") { $0 != "Jon" })
    assertThat(show, not(wasCalled(with: not("Jon"))))
    let failures = collectFailures { verify(show, calledWith: not("Jon")) }
    #expect(
      failures.map(\.text.summary) == [
        #"show(not "Jon"): expected 1 call, but call 1 differs: "#
          + #"first argument expected not "Jon", but was nil (no value)"#
      ])
    show.invoke("Ann")
    verify(show, calledWith: not("Jon"))
  }

  @Test("judges optionals among several parameters by matchers for optionals")
  func severalOptionals() {
    let pay = MockMethod("pay(_:_:)", taking: Int?.self, Bell?.self)
    let bell = Bell()
    pay.invoke(nil, bell)
    verify(pay, calledWith: nilValue(), sameInstance(bell))
    verify(pay, calledWith: anything(), sameInstance(bell))
    verify(pay, calledWith: not(present()), present())
    let name = MockMethod("name(_:_:)", taking: String?.self, Int?.self)
    name.invoke(nil, 5)
    verify(name, calledWith: nilValue(), presentAnd(greaterThan(3)))
    verify(name, calledWith: anyOf(nilValue(), presentAnd(hasPrefix("J"))), anything())
  }

  private final class Bell {}
  private protocol Listener: AnyObject {}

  @Test("takes a nil for a parameter of any optional type")
  func nilOfAnyType() async {
    let done = MockMethod("done(_:)", taking: (any Error)?.self)
    let listen = MockMethod("listen(_:)", taking: (any Listener)?.self)
    let ring = MockMethod("ring(_:)", taking: (() -> Void)?.self)
    func call() {
      done.invoke(nil)
      listen.invoke(nil)
      ring.invoke {}
    }
    call()
    verify(done, calledWith: nil)
    verify(listen, .once, calledWith: nil)
    verify(ring, .never, calledWith: nil)
    await verify(done, within: .seconds(1), calledWith: nil)
    assertThat(done, wasCalled(with: nil))
    let failures = collectFailures { verify(ring, calledWith: nil) }
    #expect(
      failures.map(\.text.summary) == [
        "ring(nil): expected 1 call, but call 1 differs: first argument expected nil, but was () -> ()"
      ])
  }
}
