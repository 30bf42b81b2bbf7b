import Charmest
import CharmestCore
import Testing

@Suite("capture(into:)") struct ArgumentCaptorTests {
  private let stove = MockStove()
  private let captor = ArgumentCaptor<Int>()

  @Test("keeps the arguments of the calls that match as a whole")
  func wholeCalls() {
    stove.heat(10, slowly: true)
    stove.heat(20, slowly: false)
    stove.heat(30, slowly: true)
    verify(stove.heatCalls, 2, calledWith: capture(into: captor), true)
    #expect(captor.values == [10, 30])
    #expect(captor.last == 30)
    captor.reset()
    #expect(captor.values.isEmpty)
    #expect(captor.last == nil)
  }

  @Test("keeps only what its matcher matches, and what the matchers around it do")
  func matcher() {
    stove.heat(10, slowly: true)
    stove.heat(20, slowly: true)
    verify(stove.heatCalls, calledWith: capture(into: captor, greaterThan(10)), anything())
    verify(stove.heatCalls, calledWith: allOf(lessThan(15), capture(into: captor)), true)
    #expect(captor.values == [20, 10])
  }

  @Test("keeps what is inside of a call that matches as a whole")
  func nestedCalls() {
    let buyCalls = MockMethod("buy(_:used:)", taking: MockStove.self, Bool.self)
    for used in [true, false] {
      let other = MockStove()
      other.heat(used ? 10 : 20, slowly: true)
      other.heat(30, slowly: used)
      buyCalls.invoke(other, used)
    }
    let wasHeated: Matcher<MockMethod<Int, Bool, Void, Never>> = wasCalled(
      with: capture(into: captor), equalTo(true))
    verify(buyCalls, calledWith: hasProperty(\.heatCalls, wasHeated), equalTo(false))
    #expect(captor.values == [20])
  }

  @Test("keeps nothing if nothing is asserted")
  func notAsserted() {
    stove.heat(10, slowly: true)
    _ = explain(10, capture(into: captor))
    _ = capture(into: captor).matches(10)
    assertThat(10, not(allOf(capture(into: captor), greaterThan(20))))
    assertThat(stove.heatCalls, not(wasCalled(.never, with: capture(into: captor), true)))
    #expect(captor.values == [])
    assertThat(stove.heatCalls, wasCalled(with: capture(into: captor), true))
    #expect(captor.values == [10])
  }

  @Test("keeps what an assertion inside of a closure is given, whatever becomes of its result")
  func innerAssertion() {
    let captor = captor
    let refuses = Matcher<Int>("a refused number") { number in
      assertThat(number, capture(into: captor))
      return false
    }
    assertThat(10, not(refuses))
    _ = explain(20, refuses)
    assertThat([30], not(everyItem(allOf(refuses, capture(into: captor)))))
    #expect(captor.values == [10, 20, 30])
  }
}
