import Charmest
import Testing

// Serialised, because the static requirements of a type are shared by all tests.
@Suite("A mock of every kind of requirement", .serialized) struct RequirementKindsTests {
  private let mock = EverythingMock(name: "all")

  private func failures(_ body: () throws -> Void) -> [String] {
    collectFailures(body).map(\.description)
  }

  @Test("records initialisers, statics and operators, which are reset by hand")
  func statics() {
    EverythingMock.initCalls.reset()
    defer { EverythingMock.openCalls.reset() }
    let other = EverythingMock(name: "other")
    EverythingMock.openCalls.returns(3)
    #expect(EverythingMock.open() == 3)
    #expect(!(mock == other))
    #expect(
      failures {
        verify(EverythingMock.initCalls, calledWith: "other")
        verify(EverythingMock.openCalls)
        verify(EverythingMock.equalsCalls, .atLeastOnce)
      } == []
    )
  }

  @Test("records subscripts, which read as they do in code")
  func subscripts() {
    mock.subscriptGets.when("a").returns(1)
    #expect(mock["a"] == 1)
    mock["b"] = 2
    #expect(mock.calls.map(\.description) == [#"["a"]"#, #"["b"] = 2"#])
    let texts = failures { verify(mock.subscriptSets, calledWith: "b", 3) }
    #expect(
      texts == [
        """
        mock["b"] = 3: expected 1 assignment, but call 1 differs: newValue expected 3, but was 2
          call 1: ["b"] = 2 (newValue differs)
        """
      ]
    )
  }

  @Test("takes no arguments, eight, optionals, tuples, existentials and variadics")
  func arguments() {
    mock.none()
    mock.eight(1, 2, 3, 4, 5, 6, 7, 8)
    mock.optional(nil)
    mock.optional("Jon")
    mock.pair((1, "a"))
    mock.existential(Refused())
    mock.variadic(1, 2, 3)
    #expect(
      failures {
        verify(mock.noneCalls)
        verify(mock.eightCalls, calledWith: 1, 2, 3, 4, 5, 6, 7, 8)
        verify(mock.optionalCalls, calledWith: nilValue())
        verify(mock.optionalCalls, calledWith: presentAnd(hasPrefix("J")))
        verify(mock.pairCalls, calledWith: 1, "a")
        verify(mock.existentialCalls, calledWith: instanceOf(Refused.self))
        verify(mock.variadicCalls, calledWith: [1, 2, 3])
        verifyNoMoreCalls(mock)
      } == []
    )
  }

  @Test("takes generic arguments, verified by their type and value")
  func generics() {
    mock.generic(7)
    mock.generic("text")
    mock.constrainedCalls.answers { value in value.description + "!" }
    #expect(mock.constrained(3) == "3!")
    #expect(
      failures {
        verify(mock.genericCalls, calledWith: instanceOf(Int.self, and: greaterThan(6)))
        verify(mock.genericCalls, calledWith: instanceOf(String.self, and: hasPrefix("t")))
        verify(mock.constrainedCalls, calledWith: anything())
      } == []
    )
  }

  @Test("keeps closures that escape, and what others gave")
  func closures() {
    let received = ArgumentCaptor<Int>()
    mock.subscribe { assertThat($0, capture(into: received)) }
    argument(of: mock.subscribeCalls.calls.last!)(3)
    #expect(received.values == [3])
    mock.borrowCalls.returns(9)
    #expect(mock.borrow { 5 } == 9)
    #expect(failures { verify(mock.borrowCalls, calledWith: 5) } == [])
  }

  @Test("records what is changed in place before and after")
  func inPlace() {
    var numbers = [1]
    mock.changeCalls.answers { $0 + [2] }
    mock.change(&numbers)
    #expect(numbers == [1, 2])
    #expect(
      failures {
        verify(mock.changeCalls, calledWith: [1])
        verify(mock.changedCalls, calledWith: [1, 2])
      } == []
    )
  }

  @Test("tells overloads apart")
  func overloads() {
    mock.findByNumberCalls.returns("number")
    mock.findByTextCalls.returns("text")
    mock.findNamedCalls.returns("named")
    #expect([mock.find(1), mock.find("a"), mock.find(named: "a")] == ["number", "text", "named"])
    #expect(
      mock.calls.map(\.description) == ["find(1)", #"find("a")"#, #"find(named: "a")"#]
    )
  }

  @Test("records methods that mutate")
  func mutation() {
    var counter = MutatingMock()
    counter.countCalls.returns(1, 2)
    #expect([counter.count(), counter.count()] == [1, 2])
    #expect(failures { verify(counter.countCalls, 2) } == [])
  }
}

/// How tests that run at the same time each have the static calls of their own.
@Suite("A static requirement with a record for each test") struct StaticRequirementTests {
  private enum Door {
    @TaskLocal static var openCalls = MockMethod("open()", returning: Int.self)
    static func open() -> Int { openCalls.invoke() }
  }

  @Test("keeps them apart", arguments: 1...20)
  func apart(_ result: Int) {
    Door.$openCalls.withValue(MockMethod("open()", returning: Int.self)) {
      Door.openCalls.returns(result)
      #expect(Door.open() == result)
      #expect(Door.openCalls.calls.count == 1)
    }
  }
}
