import CharmestCore
import Foundation
import Testing

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

  @Test("takes its types from where they are written: as those of the record, or one by one")
  func types() throws {
    final class MockOven: Mock {
      let bakeCalls = MockMethod<String, Int, any Error>("bake(_:)")
      let openCalls: MockMethod<Bool, Void, Never> = .init()
      let closeCalls = MockMethod<Void, Never>()
      let offCalls = MockMethod()
      func open(slowly: Bool) { openCalls.invoke(slowly) }
      func close() { closeCalls.invoke() }
      func off() { offCalls.invoke() }
    }
    let oven = MockOven()
    oven.bakeCalls.when(hasPrefix("r")).returns(3)
    #expect(try oven.bakeCalls.invoke("rye") == 3)
    oven.open(slowly: true)
    oven.close()
    oven.off()
    let failures = collectFailures {
      verify(oven.bakeCalls, calledWith: "oat")
      verify(oven.openCalls, .never)
      verify(oven.closeCalls, .never)
      verify(oven.offCalls, .never)
    }
    #expect(
      failures.map(\.subject) == [
        #"oven.bake("oat")"#, "oven.open(slowly:)", "oven.close()", "oven.off()",
      ])
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

  @Test("gives the mock's own default where nothing was stubbed")
  func ownDefault() {
    let temperature = MockMethod("temperature()", returning: Int.self)
    #expect(temperature.invoke(default: 20) == 20)
    temperature.returns(90)
    #expect(temperature.invoke(default: 20) == 90)
    #expect(temperature.calls.count == 2)
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
