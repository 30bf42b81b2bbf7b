import Charmest
import Testing

/// The list of Mockito's documentation.
private protocol List {
  func add(_ element: String)
  func get(_ index: Int) throws -> String?
  func size() -> Int
  func clear() throws
}

private final class MockList: Mock, List {
  let addCalls = MockMethod("add(_:)", taking: String.self)
  let getCalls = MockMethod(
    "get(_:)",
    taking: Int.self,
    returning: String?.self,
    throwing: (any Error).self
  )
  let sizeCalls = MockMethod("size()", returning: Int.self)
  let clearCalls = MockMethod("clear()", throwing: (any Error).self)

  func add(_ element: String) { addCalls.invoke(element) }
  func get(_ index: Int) throws -> String? { try getCalls.invoke(index) }
  func size() -> Int { sizeCalls.invoke() }
  func clear() throws { try clearCalls.invoke() }
}

private final class RealList: List, @unchecked Sendable {
  private var elements: [String] = []
  func add(_ element: String) { elements.append(element) }
  func get(_ index: Int) throws -> String? {
    elements.indices.contains(index) ? elements[index] : nil
  }
  func size() -> Int { elements.count }
  func clear() throws { elements = [] }
}

private struct Failed: Error, Equatable {}

/// The numbered examples of Mockito's documentation, in the words of this library.
///
/// Left out are those about Java itself: 18 (misuse that the compiler finds here) and 20
/// (serialisation).
@Suite("The examples of Mockito's documentation") struct MockitoExamplesTests {
  // 9: a new mock for each test needs no annotation: each test has its own instance of the suite.
  private let list = MockList()

  @Test("1: verify some behaviour")
  func example1() throws {
    list.add("one")
    try list.clear()
    verify(list.addCalls, calledWith: "one")
    verify(list.clearCalls)
  }

  @Test("2: stubbing, and what a method gives without it")
  func example2() throws {
    list.getCalls.when(0).returns("first")
    list.getCalls.when(1).throws(Failed())
    assertThat(try list.get(0), "first")
    assertThrows(try list.get(1), equalTo(Failed()))
    assertThat(try list.get(999), nilValue())
    verify(list.getCalls, calledWith: 0)
  }

  @Test("3: argument matchers, for stubs and for verification")
  func example3() throws {
    let isValid = Matcher<Int>("a valid index") { $0 < 1_000 }
    list.getCalls.when(anything()).returns("element")
    list.getCalls.when(!isValid).returns(nil)
    assertThat(try list.get(999), "element")
    assertThat(try list.get(1_000), nilValue())
    verify(list.getCalls, calledWith: lessThan(1_000))
    verify(list.getCalls, 2, calledWith: anything())
  }

  @Test("4: the exact number of calls, at least, at most, never")
  func example4() {
    for element in ["once", "twice", "twice", "three times", "three times", "three times"] {
      list.add(element)
    }
    verify(list.addCalls, calledWith: "once")
    verify(list.addCalls, .once, calledWith: "once")
    verify(list.addCalls, 2, calledWith: "twice")
    verify(list.addCalls, .exactly(3), calledWith: "three times")
    verify(list.addCalls, .never, calledWith: "never happened")
    verify(list.addCalls, .atLeastOnce, calledWith: "three times")
    verify(list.addCalls, .atLeast(2), calledWith: "three times")
    verify(list.addCalls, .atMost(5), calledWith: "three times")
    verify(list.addCalls, .between(2...3), calledWith: "twice")
  }

  @Test("5: errors of methods that return nothing")
  func example5() {
    list.clearCalls.throws(Failed())
    assertThrows(try list.clear(), equalTo(Failed()))
  }

  @Test("6: verification in order, of one mock and of several")
  func example6() {
    let second = MockList()
    list.add("was added first")
    second.add("was added second")
    list.add("was added third")
    verifyInOrder {
      list.addCalls.called(with: "was added first")
      list.addCalls.called(with: "was added third")
    }
    verifyInOrder {
      list.addCalls.called(with: "was added first")
      second.addCalls.called(with: "was added second")
    }
  }

  @Test("7: interactions that never happened")
  func example7() {
    let second = MockList()
    list.add("one")
    verify(list.addCalls, calledWith: "one")
    verify(list.addCalls, .never, calledWith: "two")
    verifyNoCalls(second)
  }

  @Test("8: redundant calls")
  func example8() {
    list.add("one")
    list.add("two")
    verify(list.addCalls, calledWith: "one")
    #expect(collectFailures { verifyNoMoreCalls(list) }.count == 1)
  }

  @Test("10: results of consecutive calls, the last of which stays")
  func example10() throws {
    list.getCalls.when(0).returns("one", "two", "three")
    let results = try (1...4).map { _ in try list.get(0) }
    assertThat(results, containsExactly("one", "two", "three", "three"))
  }

  @Test("11: answers made of the arguments")
  func example11() throws {
    list.getCalls.answers { index in "called with \(index)" }
    assertThat(try list.get(7), "called with 7")
  }

  @Test("12: a stub replaced by another")
  func example12() throws {
    list.getCalls.throws(Failed())
    list.getCalls.returns("now it works")
    assertThat(try list.get(0), "now it works")
    verify(list.getCalls)
  }

  @Test("13: a spy on a real object")
  func example13() throws {
    let real = RealList()
    list.addCalls.answers(real.add)
    list.getCalls.answers(real.get)
    list.sizeCalls.returns(100)
    list.add("one")
    assertThat(try list.get(0), "one")
    assertThat(list.size(), 100)
    verify(list.addCalls, calledWith: "one")
  }

  @Test("14: results of calls that nobody stubbed")
  func example14() throws {
    assertThat(list.size(), 0)
    assertThat(try list.get(0), nilValue())
    let sizeCalls = MockMethod("size()", returning: Int.self)
    assertThat(sizeCalls.invoke(default: -1), -1)
  }

  @Test("15: arguments kept for a closer look")
  func example15() {
    list.add("John")
    let calls = verify(list.addCalls)
    assertThat(calls.last?.arguments, hasPrefix("Jo"))
    let captor = ArgumentCaptor<String>()
    verify(list.addCalls, calledWith: capture(into: captor))
    assertThat(captor.values, containsExactly("John"))
  }

  @Test("16: a real method behind some calls only")
  func example16() throws {
    let real = RealList()
    real.add("real")
    list.getCalls.returns("mocked")
    list.getCalls.when(0).answers(real.get)
    assertThat(try [list.get(0), list.get(1)], containsExactly("real", "mocked"))
  }

  @Test("17: forgetting calls and stubs")
  func example17() {
    list.sizeCalls.returns(10)
    list.add("one")
    list.reset()
    verifyNoCalls(list)
    assertThat(list.size(), 0)
  }

  @Test("19: given, when, then")
  func example19() throws {
    // given
    list.getCalls.when(0).returns("bread")
    // when
    let goods = try list.get(0)
    // then
    assertThat(goods, "bread")
  }
}
