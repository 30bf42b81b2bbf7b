import Testing

@testable import CharmestCore

@Suite("The log of a method") struct CallLogTests {
  @Test("only keeps a call that needs nothing else, whether or not it can wait")
  func quiet() async {
    let method = MockMethod("heat(_:)", taking: Int.self)
    func call() { method.invoke(1) }
    call()
    call()
    await method.invoke(2)
    method.answers { _ in }
    call()
    let ends = method.calls.map { $0.end }
    #expect(ends.map { $0 === ends[1] } == [false, true, true, false])
    #expect(method.outcomes.count { if case .returned = $0 { true } else { false } } == 4)
  }

  @Test(
    "keeps one end for all calls that a stub gives the same result, and counts the stub as used")
  func sameEnd() async {
    let mock = MockPot()
    mock.priceCalls.returns(900)
    #expect(collectFailures { verifyAllStubsUsed(mock) }.count == 1)
    func call() { #expect(mock.priceCalls.invoke(1) == 900) }
    for _ in 1...3 { call() }
    #expect(await mock.priceCalls.invoke(2) == 900)
    let ends = mock.priceCalls.calls.map { $0.end }
    #expect(ends.allSatisfy { $0 != nil && $0 === ends[0] })
    #expect(mock.priceCalls.calls.map { $0.elapsed } == Array(repeating: .zero, count: 4))
    #expect(mock.priceCalls.outcomes == Array(repeating: .returned(900), count: 4))
    verifyAllStubsUsed(mock)
  }

  @Test("counts a stub as used by a call that comes after the first call")
  func usedLater() {
    let mock = MockPot()
    _ = mock.priceCalls.invoke(1)
    mock.priceCalls.returns(900)
    #expect(collectFailures { verifyAllStubsUsed(mock) }.count == 1)
    #expect(mock.priceCalls.invoke(1) == 900)
    verifyAllStubsUsed(mock)
  }

  @Test("asks the newest stub, whatever the calls before it gave")
  func newestStub() {
    let price = MockMethod("price(of:)", taking: Int.self, returning: Int.self)
    func calls(_ count: Int) -> [Int] { (0..<count).map { _ in price.invoke(7) } }
    price.returns(1)
    #expect(calls(2) == [1, 1])
    price.when(7).returns(2)
    #expect(calls(2) == [2, 2])
    price.when(8).returns(3)
    #expect(calls(2) == [2, 2])
    price.returns(4, 5)
    #expect(calls(3) == [4, 5, 5])
    price.answers { $0 }
    #expect(calls(2) == [7, 7])
    price.gives([])
    #expect(calls(2) == [0, 0])
    price.returns(6)
    price.forgetCalls()
    #expect(calls(2) == [6, 6])
    price.forgetStubs()
    #expect(calls(2) == [0, 0])
    #expect(price.invoke(7, default: 9) == 9)
  }

  @Test("calls the default of a method that returns nothing for each call without a stub")
  func defaultWithEffect() {
    let wash = MockMethod("wash()")
    var washed = 0
    for _ in 1...3 { wash.invoke(default: washed += 1) }
    #expect(washed == 3)
    wash.returns()
    for _ in 1...3 { wash.invoke(default: washed += 1) }
    #expect(washed == 3)
  }
}

private final class MockPot: Mock {
  let priceCalls = MockMethod("price(of:)", taking: Int.self, returning: Int.self)
}
