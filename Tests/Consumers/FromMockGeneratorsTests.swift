import Charmest
import Testing

// The situations of the documentation of Cuckoo and of Mockable.

private protocol Greeter {
  var greeting: String { get set }
  func greet(_ name: String, loudly: Bool) -> String
  func load(_ id: Int) async throws -> String
  func onDone(_ callback: @escaping (Int) -> Void)
}

nonisolated private struct PoliteGreeter {
  func greet(_ name: String, loudly: Bool) -> String {
    loudly ? "HELLO \(name)" : "Hello \(name)"
  }
}

nonisolated private struct NotFound: Error, Equatable { let id: Int }

private final class MockGreeter: Mock, Greeter {
  let greetingProperty = MockProperty("greeting", initially: "Hi")
  let greetCalls = MockMethod(
    "greet(_:loudly:)",
    taking: String.self,
    Bool.self,
    returning: String.self
  )
  let loadCalls = MockMethod(
    "load(_:)",
    taking: Int.self,
    returning: String.self,
    throwing: (any Error).self
  )
  let onDoneCalls = MockMethod("onDone(_:)", taking: ((Int) -> Void).self)

  var greeting: String {
    get { greetingProperty.get() }
    set { greetingProperty.set(newValue) }
  }

  func greet(_ name: String, loudly: Bool) -> String { greetCalls.invoke(name, loudly) }
  func load(_ id: Int) async throws -> String { try await loadCalls.invoke(id) }
  func onDone(_ callback: @escaping (Int) -> Void) { onDoneCalls.invoke(callback) }
}

/// A client that tries again, as every test of one needs it.
private struct Client {
  let greeter: any Greeter

  func load(_ id: Int) async throws -> String {
    do { return try await greeter.load(id) } catch { return try await greeter.load(id) }
  }
}

nonisolated private struct RealGreeter: Sendable {
  func load(_ id: Int) async throws -> String {
    guard id > 0 else { throw NotFound(id: id) }
    return "real \(id)"
  }
}

@Suite("Outcomes, answers and strictness") struct OutcomesTests {
  private let greeter = MockGreeter()

  @Test func inTurn() async throws {
    greeter.loadCalls.gives(.failure(NotFound(id: 1)), .success("found"))
    assertThat(try await Client(greeter: greeter).load(1), "found")
    verify(greeter.loadCalls, 2, calledWith: 1)
  }

  @Test func asynchronousAnswers() async throws {
    greeter.loadCalls.answers { id in
      await Task.yield()
      return "page \(id)"
    }
    assertThat(try await greeter.load(7), "page 7")
    let real = RealGreeter()
    greeter.loadCalls.answers { try await real.load($0) }
    assertThat(try await greeter.load(3), "real 3")
    await assertThrows(NotFound(id: 0)) { try await greeter.load(0) }
  }

  @Test func strictness() {
    let failures = collectFailures {
      greeter.failsOnUnstubbedCalls()
      greeter.greetCalls.when("Ann", anything()).returns("Hello")
      _ = greeter.greet("Ann", loudly: false)
      _ = greeter.greet("Bob", loudly: true)
      verifyAllStubsUsed(greeter)
    }
    assertThat(
      failures.map(\.text.summary),
      containsExactly(
        #"""
        MockGreeter.greet("Bob", loudly: true): expected a stub for this call, but the only stub differs: first argument \#
        expected "Ann", but was "Bob"
        """#))
  }

  @Test func arrangedProperty() {
    greeter.greetingProperty.value = "Hey"
    assertThat(greeter.greeting, "Hey")
    verifyNoCalls(greeter, ignoring: greeter.greetingProperty.gets)
  }
}

@Suite("From the examples of Cuckoo") struct FromCuckooTests {
  private let greeter = MockGreeter()

  @Test func stubs() {
    greeter.greetCalls.returns("Hello")
    greeter.greetCalls.when("Ann", anything()).returns("Hello, Ann", "Hello again")
    greeter.greetCalls.when(hasPrefix("X"), true).returns("WHO?")
    assertThat(greeter.greet("Bob", loudly: false), "Hello")
    assertThat(greeter.greet("Ann", loudly: false), "Hello, Ann")
    assertThat(greeter.greet("Ann", loudly: true), "Hello again")
    assertThat(greeter.greet("Xerxes", loudly: true), "WHO?")
  }

  @Test func answersAndSpies() {
    greeter.greetCalls.answers { name, loudly in loudly ? name.uppercased() : name }
    assertThat(greeter.greet("Ann", loudly: true), "ANN")
    let polite = PoliteGreeter()
    greeter.greetCalls.answers { polite.greet($0, loudly: $1) }
    assertThat(greeter.greet("Ann", loudly: false), "Hello Ann")
    verify(greeter.greetCalls, 2)
  }

  @Test func counts() {
    _ = greeter.greet("Ann", loudly: true)
    _ = greeter.greet("Bob", loudly: true)
    verify(greeter.greetCalls, .atLeastOnce, calledWith: "Ann", anything())
    verify(greeter.greetCalls, 2, calledWith: anything(), true)
    verify(greeter.greetCalls, .never, calledWith: "Cid", anything())
    verify(greeter.greetCalls, .atMost(2))
    verifyNoMoreCalls(greeter)
  }

  @Test func captors() {
    let names = ArgumentCaptor<String>()
    for name in ["Ann", "Bob"] { _ = greeter.greet(name, loudly: false) }
    verify(greeter.greetCalls, 2, calledWith: capture(into: names), false)
    assertThat(names.values, ["Ann", "Bob"])
    assertThat(names.last, "Bob")
  }

  @Test func properties() {
    assertThat(greeter.greeting, "Hi")
    greeter.greeting = "Hello"
    assertThat(greeter.greeting, "Hello")
    verify(greeter.greetingProperty.sets, calledWith: "Hello")
    verify(greeter.greetingProperty.gets, 2)
  }

  @Test func callbacks() throws {
    var results: [Int] = []
    greeter.onDone { results.append($0) }
    argument(of: try requireThat(greeter.onDoneCalls.calls.last, present()))(7)
    assertThat(results, containsExactly(7))
  }

  @Test func forgetting() {
    greeter.greetCalls.returns("Hello")
    _ = greeter.greet("Ann", loudly: false)
    greeter.forgetCalls()
    verifyNoCalls(greeter)
    assertThat(greeter.greet("Ann", loudly: false), "Hello")
    greeter.reset()
    assertThat(greeter.calls, empty())
  }
}

private protocol ProductService: Sendable {
  func fetch(for id: Int) async throws -> String
  func checkout(_ products: [String]) throws
}

private final class MockProductService: Mock, ProductService {
  let fetchCalls = MockMethod(
    "fetch(for:)",
    taking: Int.self,
    returning: String.self,
    throwing: (any Error).self
  )
  let checkoutCalls = MockMethod(
    "checkout(_:)",
    taking: [String].self,
    throwing: (any Error).self
  )

  func fetch(for id: Int) async throws -> String { try await fetchCalls.invoke(id) }
  func checkout(_ products: [String]) throws { try checkoutCalls.invoke(products) }
}

@MainActor private final class Cart {
  private let service: any ProductService
  private(set) var products: [String] = []

  init(service: any ProductService) { self.service = service }

  func add(_ id: Int) async throws { products.append(try await service.fetch(for: id)) }
  func pay() throws { try service.checkout(products) }
}

@MainActor @Suite("From the examples of Mockable") struct FromMockableTests {
  private let service = MockProductService()

  @Test func resultsInTurnAndErrors() async throws {
    service.fetchCalls.returns("cup", "plate")
    service.fetchCalls.when(404).throws(NotFound(id: 404))
    let cart = Cart(service: service)
    try await cart.add(1)
    try await cart.add(2)
    await assertThrows(NotFound(id: 404)) { try await cart.add(404) }
    assertThat(cart.products, containsExactly("cup", "plate"))
    verify(service.fetchCalls, .between(2...3), calledWith: greaterThan(0))
  }

  @Test func produced() async throws {
    service.fetchCalls.answers { id in "product \(id)" }
    let cart = Cart(service: service)
    try await cart.add(7)
    try cart.pay()
    verifyInOrder {
      service.fetchCalls.called(with: 7)
      service.checkoutCalls.called(with: hasItem("product 7"))
    }
  }

  @Test func calledEventually() async throws {
    service.fetchCalls.returns("cup")
    let cart = Cart(service: service)
    let adding = Task { try await cart.add(1) }
    await verify(service.fetchCalls, within: .seconds(5), calledWith: 1)
    try await adding.value
  }

  @Test func whileItLoads() async throws {
    let pending = service.fetchCalls.suspends()
    let cart = Cart(service: service)
    let adding = Task { try await cart.add(1) }
    let call = try await pending.next()
    assertThat(cart.products, empty())
    call.resume(returning: "cup")
    try await adding.value
    assertThat(cart.products, containsExactly("cup"))
  }
}

@Suite("Optional tuples") struct OptionalTuplesTests {
  private let swapCalls = MockMethod("swap(_:)", taking: Int.self, returning: (Int, String)?.self)
  private let pairProperty = MockProperty("pair", of: (Int, String)?.self)

  @Test func asResults() {
    swapCalls.returns((2, "b"))
    assertThat(swapCalls.invoke(1)?.1, equalTo("b"))
    swapCalls.when(7).returns((7, "g"), nil)
    assertThat(swapCalls.invoke(7)?.1, equalTo("g"))
    assertThat(swapCalls.invoke(7)?.1, nilValue())
    pairProperty.returns((3, "c"))
    assertThat(pairProperty.get()?.0, equalTo(3))
  }
}
