import Charmest
import Testing

private protocol Restaurant {
  func serve(_ dish: String, to table: Int)
  func close()
  func load(_ id: Int, then: (Int) -> Void)
  var size: Int { get }
  subscript(index: Int) -> String { get }
}

/// A mock whose records have no name, a stale one, or one that the function cannot tell.
private final class MockRestaurant: Mock, Restaurant {
  let serveCalls = MockMethod("bring(_:)", taking: String.self, Int.self)
  let closeCalls = MockMethod()
  let loadCalls = MockMethod("load(_:)", taking: Int.self)
  let sizeGets = MockMethod("size { get }", returning: Int.self)
  let subscriptGets = MockMethod("subscript(_:) { get }", taking: Int.self, returning: String.self)
  let tapCalls = MockMethod("tap()")
  let moveCalls = MockMethod("move(by:)", taking: Int.self)

  func serve(_ dish: String, to table: Int) { serveCalls.invoke(dish, table) }
  func close() { closeCalls.invoke() }
  func load(_ id: Int, then: (Int) -> Void) { loadCalls.invoke(id) }
  var size: Int { sizeGets.invoke() }
  subscript(index: Int) -> String { subscriptGets.invoke(index) }
}

@Suite("What texts call a method") struct MethodNamesInTextsTests {
  private let kitchen = MockRestaurant()

  @Test("is the name of the function that called, after the first call")
  func afterCalls() {
    kitchen.serve("ramen", to: 3)
    kitchen.close()
    let failures = collectFailures {
      verify(kitchen.serveCalls, calledWith: "ramen", 4)
      verify(kitchen.closeCalls, .never)
    }
    #expect(failures.map(\.subject) == [#"kitchen.serve("ramen", to: 4)"#, "kitchen.close()"])
    #expect(kitchen.calls.map(\.description) == [#"serve("ramen", to: 3)"#, "close()"])
  }

  @Test("is the name of the function also if a stub answers the first call")
  func stubbed() {
    kitchen.closeCalls.returns()
    kitchen.close()
    #expect(kitchen.calls.map(\.description) == ["close()"])
  }

  @Test("is the given name before any call, and the words of the verification without one")
  func uncalled() {
    let record = MockMethod(taking: String.self, Int.self)
    let failures = collectFailures {
      verify(kitchen.serveCalls)
      verify(kitchen.serveCalls, calledWith: anything(), 3)
      verify(kitchen.closeCalls)
      verify(self.kitchen.closeCalls, .atLeast(2))
      assertThat(kitchen.closeCalls, wasCalled())
      verifyInOrder { kitchen.closeCalls.called() }
      verify(record, calledWith: "a", 1)
    }
    #expect(
      failures.map(\.subject) == [
        "kitchen.bring(_:)", "kitchen.bring(anything, 3)", "kitchen.close()", "kitchen.close()",
        "kitchen.closeCalls", "kitchen.close()", #"record("a", 1)"#,
      ])
  }

  @Test("is the given name for accessors, and where the function has other parameters")
  func given() {
    _ = kitchen.size
    _ = kitchen[2]
    kitchen.load(7) { _ in }
    #expect(
      kitchen.calls.map(\.description) == ["size", "[2]", "load(7)"])
  }

  @Test("is the given name where a closure of a test or an initialiser calls")
  func closures() {
    struct Button {
      let tap: () -> Void
      let move: (Int) -> Void
      init(_ kitchen: MockRestaurant) {
        tap = { kitchen.tapCalls.invoke() }
        move = { kitchen.moveCalls.invoke($0) }
      }
    }
    let local = MockMethod("local()")
    let calls = { local.invoke() }
    calls()
    kitchen.tapCalls.invoke()
    Button(kitchen).tap()
    Button(kitchen).move(2)
    #expect(local.recordedCalls.map(\.description) == ["local()"])
    #expect(kitchen.calls.map(\.description) == ["tap()", "tap()", "move(by: 2)"])
  }

  @Test("is the test function where there is nothing better")
  func nothingBetter() {
    kitchen.closeCalls.invoke()
    #expect(kitchen.calls.map(\.description) == ["nothingBetter()"])
  }
}
