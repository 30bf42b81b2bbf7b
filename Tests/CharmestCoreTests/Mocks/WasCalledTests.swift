import CharmestCore
import Testing

@Suite("wasCalled") struct WasCalledTests {
  private let stove = MockStove()

  @Test("matches a method that was called so often with such arguments")
  func match() {
    stove.heat(10, slowly: true)
    stove.heat(20, slowly: true)
    expectMatch(stove.heatCalls, wasCalled(2))
    expectMatch(stove.heatCalls, wasCalled(with: 10, true))
    expectMatch(stove.heatCalls, wasCalled(.atLeast(1), with: greaterThan(10), anything()))
    expectMatch(stove.heatCalls, wasCalled(.never, with: 30, true))
    expectMatch(stove.lightCalls, wasCalled(.never))
    expectMatch(stove.lightCalls, not(wasCalled()))
  }

  @Test("says how often the method was called, and what differs in the nearest call")
  func mismatch() {
    stove.heat(10, slowly: true)
    expectMismatch(
      stove.heatCalls,
      wasCalled(with: 10, false),
      """
      it: expected 1 call of heat(10, slowly: false), but call 1 differs: slowly expected false, but was true
        expected: heat(10, slowly: false)
        call 1:   heat(10, slowly: true)
      """
    )
    expectMismatch(
      stove.heatCalls,
      wasCalled(.never),
      """
      it: expected no calls of heat(_:slowly:), but was called once
        call 1: heat(10, slowly: true)
      """
    )
    expectMismatch(
      stove.lightCalls,
      wasCalled(),
      """
      it: expected 1 call of light(), but was never called (1 other call was made on MockStove)
        call 1: heat(10, slowly: true)
      """
    )
  }

  @Test("composes with other matchers")
  func composition() {
    stove.heat(10, slowly: true)
    expectMatch(stove.heatCalls, wasCalled(with: 10, true) && not(wasCalled(with: 20, true)))
    expectMismatch(
      stove,
      hasProperty(\.heatCalls, wasCalled(2)),
      """
      it.heatCalls: expected 2 calls of heat(_:slowly:), but was called once
        call 1: heat(10, slowly: true)
      """
    )
  }

  @Test("describes the call without the name of the method, which it does not know")
  func description() {
    let once: Matcher<MockMethod<Int, Bool, Void, Never>> = wasCalled(with: 10, anything())
    expectDescription(once, "1 call with (10, anything)")
    let never: Matcher<MockMethod<Int, Bool, Void, Never>> = wasCalled(.never)
    expectDescription(never, "no calls")
  }

  @Test("counts as a verification")
  func marks() {
    stove.heat(10, slowly: true)
    #expect(stove.calls.map(\.isVerified) == [false])
    expectMatch(stove.heatCalls, wasCalled())
    #expect(stove.calls.map(\.isVerified) == [true])
  }
}
