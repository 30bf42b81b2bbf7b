import Charmest
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
    }
    #expect(
      failures.map(\.description) == [
        """
        MockOven.open(): expected a stub for this call, but there is none
          to stub it: MockOven.openCalls.returns()
        """,
        """
        MockOven.open(): expected a stub for this call, but there is none
          to stub it: MockOven.openCalls.returns()
        """,
        """
        MockOven.heat(90): expected a stub for this call, but there is none
          to stub it: MockOven.heatCalls.returns(…)
        """,
        """
        MockOven.light(): expected a stub for this call, but there is none
          to stub it: MockOven.lightCalls.returns(…)
        """,
        """
        MockOven.door: expected a stub for this call, but there is none
          to stub it: MockOven.doorProperty.returns(…)
        """,
      ])
    #expect(failures.allSatisfy { $0.line == line })
  }

  @Test("fails and throws where there is no result to give")
  func throwing() {
    let failures = collectFailures {
      oven.failsOnUnstubbedCalls()
      #expect(throws: UnstubbedCall.self) { try oven.bake("bread") }
    }
    #expect(
      failures.map(\.text.summary) == [
        #"MockOven.bake("bread"): expected a stub for this call, but there is none"#
      ])
  }

  @Test("passes with stubs, with values of properties, and with sets")
  func passes() throws {
    let failures = collectFailures {
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
    #expect(failures.map(\.description) == [])
  }

  @Test("fails for arguments that no stub matches, and shows the nearest stub")
  func otherArguments() {
    let failures = collectFailures {
      oven.failsOnUnstubbedCalls()
      oven.heatCalls.when(90).returns(90)
      #expect(oven.heat(91) == 0)
      oven.heatCalls.when(greaterThan(200)).returns(200)
      #expect(oven.heat(190) == 0)
      #expect(throws: UnstubbedCall.self) {
        oven.bakeCalls.when("roll").returns(Dish())
        _ = try oven.bake("Roll")
      }
    }
    #expect(
      failures.map(\.description) == [
        """
        MockOven.heat(91): expected a stub for this call, but the only stub differs: first argument expected 90, but was 91
          stub 1: MockOven.heat(90)
          to stub it: MockOven.heatCalls.returns(…)
        """,
        """
        MockOven.heat(190): expected a stub for this call, but none of 2 stubs matches; nearest is stub 2: first argument expected a value greater than 200, but was 190
          stub 1: MockOven.heat(90)
          stub 2: MockOven.heat(a value greater than 200)
          to stub it: MockOven.heatCalls.returns(…)
        """,
        """
        MockOven.bake("Roll"): expected a stub for this call, but the only stub differs: first argument expected "roll", but was "Roll" (only upper and lower case differ)
          stub 1: MockOven.bake("roll")
          to stub it: MockOven.bakeCalls.returns(…)
        """,
      ])
  }

  private struct Order: Equatable {
    var id: Int; var customer, address: String; var items: [String]
  }

  private final class MockShop: Mock {
    let buyCalls = MockMethod(taking: Order.self, returning: Dish.self, throwing: (any Error).self)
    func buy(_ order: Order) throws -> Dish { try buyCalls.invoke(order) }
  }

  @Test("shows both sides of what differs in a long argument, also in the error")
  func longArgument() {
    let shop = MockShop()
    var order = Order(
      id: 1, customer: "the reception of the hotel at the harbour",
      address: "12 Quay of the lanterns",
      items: (0..<8).map { "item number \($0) of the big order" })
    shop.buyCalls.when(order).returns(Dish())
    order.items[6] = "item number 7 of the big order"
    var thrown = ""
    let failures = collectFailures {
      shop.failsOnUnstubbedCalls()
      do { _ = try shop.buy(order) } catch { thrown = "\(error)" }
    }
    #expect(
      failures.map(\.description) + [thrown] == [
        """
        MockShop.buy(...): expected a stub for this call, but the only stub differs: .items[6] of first argument expected "item number 6 of the big order", but was "item number 7 of the big order"
          call: MockShop.buy(...number 4 of the big order", "item number 5 of the big order", "item number 7 of the big order", "item number 7 of the big order"]))
          stub 1: MockShop.buy(...mber 4 of the big order", "item number 5 of the big order", "item number 6 of the big order", "item number 7 of the big order"]))
          to stub it: MockShop.buyCalls.returns(…)
        """,
        """
        MockShop.buy(...): was called, but Dish has no default here, and the only stub differs: .items[6] of first argument expected "item number 6 of the big order", but was "item number 7 of the big order"
          call: MockShop.buy(...number 4 of the big order", "item number 5 of the big order", "item number 7 of the big order", "item number 7 of the big order"]))
          stub 1: MockShop.buy(...mber 4 of the big order", "item number 5 of the big order", "item number 6 of the big order", "item number 7 of the big order"]))
          to stub it: MockShop.buyCalls.returns(…)
          or give a default in the mock: buyCalls.invoke(…, default: …)
        """,
      ])
  }

  @Test("judges no part of an unmatched stub with its side effects, and knows when none is active")
  func withoutSideEffects() {
    let captor = ArgumentCaptor<Int>()
    let failures = collectFailures {
      oven.failsOnUnstubbedCalls()
      oven.heatCalls.when(allOf(capture(into: captor), equalTo(90))).returns(90)
      _ = oven.heat(91)
    }
    #expect(failures.count == 1)
    #expect(captor.values == [])
  }

  @Test("can be strict in one method or property alone, also after calls")
  func one() {
    oven.open()
    oven.open()
    let failures = collectFailures {
      oven.openCalls.failsOnUnstubbedCalls()
      oven.doorProperty.failsOnUnstubbedCalls()
      oven.open()
      _ = oven.heat(1)
      _ = oven.door
    }
    #expect(
      failures.map(\.text.summary) == [
        "MockOven.open(): expected a stub for this call, but there is none",
        "MockOven.door: expected a stub for this call, but there is none",
      ])
  }

  @Test("judges a call by each stub once for its failure and its error")
  func judgedOnce() {
    let judgements = Counter()
    let rare = Matcher<String>("a rare dish") { _ in
      judgements.increase()
      return false
    }
    oven.bakeCalls.when(rare).returns(Dish())
    oven.failsOnUnstubbedCalls()
    let failures = collectFailures {
      #expect(throws: UnstubbedCall.self) { try oven.bake("bread") }
    }
    #expect(failures.count == 1)
    #expect(judgements.count == 2, "for its result, and for what is told of it")
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

  @Test("must have all its methods, also those of lazy helpers")
  func lazyMethods() {
    final class Helper { let openCalls = MockMethod("open()") }
    final class LazyMock: Mock {
      lazy var closeCalls = MockMethod("close()")
      lazy var helper = Helper()
      lazy var names = ["a"]
    }
    let line = #line + 3
    let mock = LazyMock()
    let failures = collectFailures {
      mock.failsOnUnstubbedCalls()
      _ = mock.helper
      mock.failsOnUnstubbedCalls()
      mock.helper.openCalls.invoke()
    }
    #expect(
      failures.map(\.description) == [
        """
        StrictnessTests.LazyMock: expected all methods to be there, but closeCalls, helper are not there yet
          note: make them constants, or use them before this call
        """,
        """
        StrictnessTests.LazyMock: expected all methods to be there, but closeCalls is not there yet
          note: make it a constant, or use it before this call
        """,
        """
        Helper.open(): expected a stub for this call, but there is none
          to stub it: Helper.openCalls.returns()
        """,
      ])
    #expect(failures.first?.line == line)
  }

  @Test("must have methods")
  func empty() {
    final class EmptyMock: Mock {}
    let failures = collectFailures { EmptyMock().failsOnUnstubbedCalls() }
    #expect(
      failures.map(\.description) == [
        "StrictnessTests.EmptyMock: expected a mock with methods, but StrictnessTests.EmptyMock has no MockMethod that reflection finds"
      ])
  }
}

@Suite("A result without a stub") struct UnstubbedResultTests {
  private let oven = MockOven()

  @Test("is marked in the log and in failures, and no other result is")
  func seen() {
    _ = oven.heat(90)
    oven.heatCalls.returns(3)
    _ = oven.heat(80)
    _ = oven.light()
    oven.open()
    #expect(
      oven.callLog == """
        call 1: heat(90) returned 0 (no stub)
        call 2: heat(80) returned 3
        call 3: light() returned true
        call 4: open()
        """)
    let lines = collectFailures {
      verify(oven.heatCalls, calledWith: 70)
      verifyNoMoreCalls(oven)
      verifyNoCalls(oven)
    }.map(\.description)
    #expect(
      lines == [
        """
        oven.heat(70): expected 1 call, but none of 2 heat calls matches: first argument was 90, 80
          expected: oven.heat(70)
          call 1:   oven.heat(90) returned 0 (no stub; differs)
          call 2:   oven.heat(80) (nearest; differs)
        """,
        """
        oven: expected no further calls, but 2 of 4 calls were not verified: oven.light(), oven.open()
          call 1: oven.heat(90) returned 0 (no stub; verified)
          call 2: oven.heat(80) (verified)
          call 3: oven.light() (not verified)
          call 4: oven.open() (not verified)
        """,
        """
        oven: expected no calls, but 4 calls were made: oven.heat(90), oven.heat(80), oven.light(), and 1 more
          call 1: oven.heat(90) returned 0 (no stub)
          call 2: oven.heat(80)
          call 3: oven.light()
          call 4: oven.open()
        """,
      ])
  }
}
