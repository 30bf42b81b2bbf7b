import CharmestCore
import Testing

/// `CallFuzzTests` judges random methods by it, and looks at the marks.
@Suite("wasCalled") struct WasCalledTests {
  private typealias Heat = MockMethod<Int, Bool, Void, Never>
  private let stove = MockStove()

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
    let failures = collectFailures {
      assertThat(stove.lightCalls, wasCalled())
      assertThat(stove.lightCalls, not(wasCalled()))
      assertThat(stove.heatCalls, not(wasCalled()))
    }
    #expect(failures.map(\.subject) == ["stove.lightCalls"])
  }

  @Test("marks no calls if nothing is asserted, or if what must not be called was not")
  func marksNothing() {
    stove.heat(10, slowly: true)
    let matcher: Matcher<Heat> = wasCalled(with: 10, true)
    let mismatch: Matcher<Heat> = wasCalled(with: 20, true)
    for matcher in [matcher, mismatch, not(matcher)] {
      if case .mismatch(let mismatch) = matcher.matches(stove.heatCalls) { _ = "\(mismatch)" }
      _ = explain(stove.heatCalls, matcher)
    }
    assertThat(stove.heatCalls, not(mismatch))
    #expect(stove.calls.map(\.isVerified) == [false])
  }
}
