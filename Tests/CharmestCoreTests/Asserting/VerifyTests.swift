import Charmest
import CharmestCore
import Testing

@Suite("verify") struct VerifyTests {
  @Test("takes methods whose arguments cannot be compared")
  func closures() {
    let onRing = MockMethod("onRing(_:)", taking: (@Sendable (Int) -> Void).self)
    onRing.invoke { _ in }
    #expect(verify(onRing).count == 1)
    #expect(verify(onRing, calledWith: anything()).count == 1)
  }

  private final class Bell {}

  @Test("judges optionals by matchers for optionals, and by values")
  func optionals() {
    let show = MockMethod("show(_:)", taking: String?.self)
    show.invoke("Jon")
    show.invoke(nil)
    for expected in [equalTo("Jon"), presentAnd(hasPrefix("J")), nilValue()] {
      #expect(verify(show, calledWith: expected).count == 1)
    }
    #expect(verify(show, calledWith: "Jon").count == 1)
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
