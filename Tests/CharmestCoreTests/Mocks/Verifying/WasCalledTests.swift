import Charmest
import CharmestCore
import Testing
import WrittenTexts

@Suite("wasCalled") struct WasCalledTests {
  private typealias Heat = MockMethod<Int, Bool, Void, Never>

  private let stove = MockStove()

  @Test("matches a method by the number of its calls with these arguments")
  func match() {
    stove.heat(10, slowly: true)
    stove.heat(20, slowly: true)
    assertMatches(stove.heatCalls, wasCalled(2))
    assertMatches(stove.heatCalls, wasCalled(with: 10, true))
    assertMatches(stove.heatCalls, wasCalled(.atLeast(1), with: greaterThan(10), anything()))
    assertMatches(stove.heatCalls, wasCalled(.never, with: 30, true))
    assertMatches(stove.lightCalls, wasCalled(.never))
    assertMatches(stove.lightCalls, not(wasCalled()))
    assertMatches(stove.heatCalls, wasCalled(with: 10, true) && not(wasCalled(with: 30, true)))
  }

  @Test("does not match another number of calls")
  func mismatch() {
    stove.heat(10, slowly: true)
    assertMismatch(stove.heatCalls, wasCalled(.once, with: 10, false))
    assertMismatch(stove.heatCalls, wasCalled(.never))
    assertMismatch(stove.lightCalls, wasCalled())
    assertMismatch(stove, hasProperty(\.heatCalls, wasCalled(2)))
  }

  @Test("says how often the method was called, and what differs in the nearest call")
  func text() {
    stove.heat(10, slowly: true)
    expectText(
      explain(stove.heatCalls, wasCalled(.once, with: 10, false), "heat"),
      """
      heat: expected 1 call, but call 1 differs: slowly expected false, but was true
        expected: heat(10, slowly: false)
        call 1:   heat(10, slowly: true) (slowly differs)
      """
    )
  }

  @Test("describes the call without the name of the method, which it does not know")
  func description() {
    let once: Matcher<Heat> = wasCalled(.once, with: 10, anything())
    assertDescription(once, "1 call with (10, anything)")
    let never: Matcher<Heat> = wasCalled(.never)
    assertDescription(never, "no calls")
  }

  @Test("without a count means at least once, also under not")
  func atLeastOnce() {
    stove.light()
    stove.light()
    assertThat(stove.lightCalls, wasCalled())
    let failures = collectFailures {
      assertThat(stove.lightCalls, not(wasCalled()))
      assertThat(stove.heatCalls, not(wasCalled()))
    }
    #expect(failures.count == 1)
  }

  @Test("marks what matched if the assertion passes, and all calls if it fails")
  func marks() {
    stove.heat(10, slowly: true)
    stove.heat(20, slowly: true)
    assertThat(stove.heatCalls, wasCalled(with: 10, true))
    #expect(stove.calls.map(\.isVerified) == [true, false])
    let failures = collectFailures {
      assertThat(stove.heatCalls, not(anyOf(wasCalled(2), wasCalled(7))), "heat")
    }
    #expect(failures.count == 1)
    #expect(stove.calls.map(\.isVerified) == [true, true])
  }

  @Test("marks no calls if nothing is asserted, or if what must not be called was not")
  func marksNothing() {
    stove.heat(10, slowly: true)
    let matcher: Matcher<Heat> = wasCalled(with: 10, true)
    let mismatch: Matcher<Heat> = wasCalled(with: 20, true)
    _ = explain(stove.heatCalls, matcher)
    _ = explain(stove.heatCalls, mismatch)
    _ = matcher.matches(stove.heatCalls)
    if case .mismatch(let mismatch) = mismatch.matches(stove.heatCalls) { _ = "\(mismatch)" }
    assertThat(stove.heatCalls, not(mismatch))
    _ = explain(stove.heatCalls, not(matcher))
    #expect(stove.calls.map(\.isVerified) == [false])
  }
}
