import Charmest
import CharmestCore
import Testing

private struct Dish: Sendable {}
private struct Burnt: Error, Equatable {}

private final class MockOven: Mock, Sendable {
  let heatCalls = MockMethod(taking: Int.self, returning: Int.self)
  let openCalls = MockMethod()
  let bakeCalls = MockMethod(
    taking: String.self, returning: Dish.self, throwing: (any Error).self)
  let lightCalls = MockMethod(returning: Bool.self)
  let doorProperty = MockProperty("door", of: String.self)

  func heat(_ degrees: Int) -> Int { heatCalls.invoke(degrees) }
  func open() { openCalls.invoke() }
  func bake(_ name: String) throws -> Dish { try bakeCalls.invoke(name) }
  func light() -> Bool { lightCalls.invoke(default: true) }
  var door: String {
    get { doorProperty.get() }
    set { doorProperty.set(newValue) }
  }
}

@Suite("A strict mock") struct StrictnessTests {
  private let oven = MockOven()

  @Test("fails on each call that has no stub, where it was made strict")
  func fails() {
    let line = #line + 2
    let failures = collectFailures {
      oven.failsOnUnstubbedCalls()
      oven.open()
      oven.open()
      #expect(oven.heat(90) == 0)
      #expect(oven.light())
      #expect(oven.door == "")
      #expect(throws: UnstubbedCall.self) { try oven.bake("bread") }
    }
    #expect(failures.map(\.line) == Array(repeating: line, count: 6))
    #expect(
      failures.map(\.subject) == [
        "MockOven.open()", "MockOven.open()", "MockOven.heat(90)", "MockOven.light()",
        "MockOven.door", #"MockOven.bake("bread")"#,
      ])
  }

  @Test("passes with stubs, with values of properties, and with sets")
  func passes() throws {
    oven.failsOnUnstubbedCalls()
    oven.openCalls.returns()
    oven.heatCalls.when(90).returns(90)
    oven.bakeCalls.throws(Burnt())
    oven.lightCalls.answers { false }
    oven.open()
    #expect(oven.heat(90) == 90)
    #expect(throws: Burnt()) { try oven.bake("bread") }
    #expect(!oven.light())
    oven.door = "open"
    #expect(oven.door == "open")
    oven.doorProperty.returns("closed")
    #expect(oven.door == "closed")
  }

  @Test("fails for arguments that no stub matches, and shows what differs from the stub")
  func otherArguments() {
    oven.heatCalls.when(90).returns(90)
    oven.failsOnUnstubbedCalls()
    let told = collectFailures { _ = oven.heat(91) }.flatMap(\.differences)
    #expect(told.map(\.expected) == ["90"])
    oven.bakeCalls.when("roll").returns(Dish())
    let failures = collectFailures {
      #expect(throws: UnstubbedCall.self) { try oven.bake("Roll") }
    }
    #expect(
      failures.map { $0.text.summary.contains("\"Roll\"") && "\($0.text)".contains("\"roll\"") }
        == [true])
  }

  @Test("judges a call by each stub once, and without effects")
  func judgedOnce() {
    let captor = ArgumentCaptor<String>()
    let judgements = Counter()
    let rare = Matcher<String>("a rare dish") { _ in
      judgements.increase()
      return false
    }
    oven.bakeCalls.when(allOf(capture(into: captor), rare)).returns(Dish())
    oven.failsOnUnstubbedCalls()
    let failures = collectFailures {
      #expect(throws: UnstubbedCall.self) { try oven.bake("bread") }
    }
    #expect(failures.count == 1)
    #expect(judgements.count == 1)
    #expect(captor.values == [])
  }

  @Test("can be strict in one method or property alone, also after calls")
  func one() {
    oven.open()
    let failures = collectFailures {
      oven.openCalls.failsOnUnstubbedCalls()
      oven.doorProperty.failsOnUnstubbedCalls()
      oven.open()
      _ = oven.heat(1)
      _ = oven.door
    }
    #expect(failures.map(\.subject) == ["MockOven.open()", "MockOven.door"])
  }

  @Test("stays strict after a reset")
  func reset() {
    let failures = collectFailures {
      oven.failsOnUnstubbedCalls()
      oven.heatCalls.returns(1)
      oven.reset()
      _ = oven.heat(1)
    }
    #expect(failures.count == 1)
  }
}
