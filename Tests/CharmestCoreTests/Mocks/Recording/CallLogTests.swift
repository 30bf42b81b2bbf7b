import CharmestCore
import Dispatch
import Testing

@Suite("The log of a method") struct CallLogTests {
  private final class MockPot: Mock {
    let priceCalls = MockMethod("price(of:)", taking: Int.self, returning: Int.self)
  }

  @Test("counts a stub as used by whichever call it answers", arguments: [0, 1])
  func usedStub(callsBefore: Int) {
    let mock = MockPot()
    for _ in 0..<callsBefore { _ = mock.priceCalls.invoke(1) }
    mock.priceCalls.returns(900)
    #expect(collectFailures { verifyAllStubsUsed(mock) }.count == 1)
    for _ in 1...3 { #expect(mock.priceCalls.invoke(1) == 900) }
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

  @Test("gives answers in the order of the calls, also to calls from many threads")
  func orderOfAnswers() {
    let price = MockMethod("price(of:)", taking: Int.self, returning: Int.self)
    let count = 20_000
    // The last of them does not count: it has ended.
    price.gives((0..<count).map { .success($0) })
    _ = price.suspends()
    let answers = Locked([Int](repeating: -1, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { call in
      let answer = price.invoke(call)
      answers.withLock { $0[call] = answer }
    }
    let given = price.calls.map { call in answers.withLock { $0[call.arguments] } }
    #expect(given.indices.filter { given[$0] != $0 } == [])
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
