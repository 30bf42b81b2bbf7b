import Foundation
import Testing

@testable import CharmestCore

@Suite("MockMethod") struct MockMethodTests {
  struct Unlit: Error, Equatable {}

  @Test("records the arguments of every call, typed and in order")
  func records() {
    let method = MockMethod("heat(_:slowly:)", taking: Int.self, Bool.self)
    method.invoke(100, true)
    method.invoke(200, false)
    let calls = method.calls
    #expect(calls.map { $0.arguments.0 } == [100, 200])
    #expect(calls.map { $0.arguments.1 } == [true, false])
    #expect(calls[0].sequenceNumber < calls[1].sequenceNumber)
  }

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

  @Test("keeps a single argument as itself")
  func singleArgument() {
    let method = MockMethod("greet(_:)", taking: String.self)
    method.invoke("Jon")
    let guest: String? = method.calls.last?.arguments
    #expect(guest == "Jon")
  }

  @Test("takes its name from the function that calls first, where it has none")
  func nameOfFunction() {
    let method = MockMethod(taking: Int.self)
    func heat(to degrees: Int) { method.invoke(degrees) }
    heat(to: 3)
    #expect(method.recordedCalls.map(\.description) == ["heat(to: 3)"])
  }

  @Test("gives the stubbed results in turn, and the last one to all later calls")
  func returnsInTurn() {
    let method = MockMethod("temperature()", returning: Int.self)
    method.returns(20, 90, 100)
    #expect((1...5).map { _ in method.invoke() } == [20, 90, 100, 100, 100])
    method.returns(7)
    #expect(method.invoke() == 7)
  }

  @Test("can stub nil and results that throw nothing else")
  func returnsOptional() throws {
    let method = MockMethod("find()", returning: Int?.self, throwing: Unlit.self)
    method.returns(5, nil)
    #expect(try method.invoke() == 5)
    #expect(try method.invoke() == nil)
  }

  @Test("gives nothing, empty, zero or false where nothing was stubbed")
  func defaults() {
    #expect(MockMethod("a()", returning: Int?.self).invoke() == nil)
    #expect(MockMethod("a()", returning: Int.self).invoke() == 0)
    #expect(MockMethod("a()", returning: UInt8.self).invoke() == 0)
    #expect(MockMethod("a()", returning: Double.self).invoke() == 0)
    #expect(MockMethod("a()", returning: Bool.self).invoke() == false)
    #expect(MockMethod("a()", returning: String.self).invoke() == "")
    #expect(MockMethod("a()", returning: [Int].self).invoke() == [])
    #expect(MockMethod("a()", returning: Set<Int>.self).invoke() == [])
    #expect(MockMethod("a()", returning: [Int: Int].self).invoke() == [:])
  }

  @Test("gives the mock's own default where nothing was stubbed")
  func ownDefault() {
    let temperature = MockMethod("temperature()", returning: Int.self)
    #expect(temperature.invoke(default: 20) == 20)
    temperature.returns(90)
    #expect(temperature.invoke(default: 20) == 90)
    #expect(temperature.calls.count == 2)
  }

  @Test("throws an error that names the missing stub, where the method can throw it")
  func throwsUnstubbed() {
    let stove = MockMethod(
      "stove(at:)",
      taking: Int.self,
      returning: MockStove.self,
      throwing: (any Error).self
    )
    let error = #expect(throws: UnstubbedCall.self) { try stove.invoke(3) }
    #expect(
      error?.description == """
        stove(at: 3): was called, but has no stub, and MockStove has no default here
          stub it: stove.returns(…)
          or give a default in the mock: stove.invoke(…, default: …)
        """
    )
  }

  @Test("forgets calls and stubs on reset")
  func reset() {
    let method = MockMethod("temperature()", returning: Int.self)
    method.returns(20)
    _ = method.invoke()
    method.reset()
    #expect(method.calls.isEmpty)
    #expect(method.invoke() == 0)
  }

  @Test("loses no call, whatever thread it comes from")
  func threads() async {
    let method = MockMethod("heat(_:slowly:)", taking: Int.self, Bool.self)
    let other = MockMethod("light()")
    let callers = 8
    let callsEach = 1_000
    await withTaskGroup { group in
      for caller in 0..<callers {
        group.addTask {
          for call in 0..<callsEach {
            method.invoke(caller * callsEach + call, caller.isMultiple(of: 2))
            other.invoke()
          }
        }
        group.addTask {
          await withCheckedContinuation { continuation in
            Thread.detachNewThread {
              for _ in 0..<callsEach { other.invoke() }
              continuation.resume()
            }
          }
        }
      }
    }
    let calls = method.calls
    #expect(Set(calls.map { $0.arguments.0 }) == Set(0..<(callers * callsEach)))
    #expect(calls.allSatisfy { ($0.arguments.0 / callsEach).isMultiple(of: 2) == $0.arguments.1 })
    #expect(other.calls.count == 2 * callers * callsEach)
    let numbers = calls.map { $0.sequenceNumber } + other.calls.map { $0.sequenceNumber }
    #expect(Set(numbers).count == numbers.count)
    #expect(calls.map { $0.sequenceNumber } == calls.map { $0.sequenceNumber }.sorted())
  }
}

private final class MockPot: Mock {
  let priceCalls = MockMethod("price(of:)", taking: Int.self, returning: Int.self)
}
