import Charmest
import Foundation
import RamenShop
import Testing

private struct Late: Error, Equatable {}

private final class MockSupplier: Mock, Sendable {
  let deliverCalls = MockMethod(
    "deliver(_:)", taking: String.self, returning: Int.self, throwing: (any Error).self)
  let notifyCalls = MockMethod("notify(_:)", taking: (@Sendable (String) -> Void).self)

  let closeCalls = MockMethod("close()")

  func deliver(_ item: String) async throws -> Int { try await deliverCalls.invoke(item) }

  func close() async { await closeCalls.invoke() }

  func notify(_ onDelivery: @escaping @Sendable (String) -> Void) { notifyCalls.invoke(onDelivery) }
}

private final class MockPantry: Mock {
  let degreesProperty = MockProperty("degrees", of: Int.self)

  var degrees: Int {
    get { degreesProperty.get() }
    set { degreesProperty.set(newValue) }
  }
}

private struct RealCook: Sendable {
  func price(of soup: RamenSoup) throws(OutOfStock) -> Int { 800 }
}

private enum Payment {
  case cash(yen: Int)
  case card
}

@MainActor private final class Screen {
  private(set) var title = "Cooking"
  var isReady: Bool { title == "Ready" }

  func load() async {
    await Task.yield()
    title = "Ready"
  }
}

private let isEven = Matcher<Int>("an even number") { $0.isMultiple(of: 2) }

/// The lines of the cheat sheet: each compiles and holds.
@Suite("The cheat sheet") struct CheatSheetTests {
  private let bowls = 2
  private let soup = RamenSoup.miso
  private let isOpen = true
  private let guest: String? = "Jon"
  private let topping = "wakame"
  private let extras = ["wakame", "tamago"]
  private let order = Order(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
  private let cook = MockCook()
  private let supplier = MockSupplier()
  private let clock = TestClock()

  @Test func values() {
    let isClosed = false
    let nobody: String? = nil
    let weight = 0.3
    let receipt = "miso 900\nTotal: 1800"
    assertThat(bowls, 2)
    assertThat(bowls, not(3))
    assertThat(bowls, 2, "bowls for Jon")
    assertThat(isOpen)
    assertThat(isClosed, false)
    assertThat(nobody, nilValue())
    assertThat(guest, present())
    assertThat(guest, hasPrefix("J"))
    assertThat(soup, oneOf(.miso, .shio))
    assertThat(bowls, greaterThan(1))
    assertThat(weight, closeTo(0.25, 0.1))
    assertThat(bowls, greaterThan(0) && lessThan(10))
    assertThat(topping, containsString("kam"))
    assertThat(receipt, matchesPattern(#"Total: \d+"#))
  }

  @Test func requirements() throws {
    let name = try requireThat(guest)
    try requireThat(isOpen)
    try requireThat(extras, hasCount(2))
    assertThat(name, "Jon")
  }

  @Test func collections() {
    let orders = [order]
    let prices = ["miso": 900]
    assertThat(extras, containsExactly("wakame", "tamago"))
    assertThat(extras, containsInAnyOrder("tamago", hasPrefix("wak")))
    assertThat(extras, hasItem("tamago"))
    assertThat(extras, not(hasItem("nori")))
    assertThat(extras, everyItem(hasCount(6)))
    assertThat(orders, hasItem(hasProperty(\.soup, .miso)))
    assertThat(extras, hasCount(2))
    assertThat(extras, not(empty()))
    assertThat(prices, hasEntry("miso", 900))
  }

  @Test func parts() {
    let payment = Payment.cash(yen: 1_800)
    assertThat(order, hasProperty(\.soup, .miso))
    assertThat(order, hasProperty(\.soup, .miso) && hasProperty(\.bowls, 2))
    assertThat(payment, isCase("cash"))
    assertThat(payment, isCase("cash", greaterThan(900)))
    assertThat(Payment.card, isCase("card"))
  }

  @Test func errors() async {
    func close() throws {}
    let waiter = Waiter(cook: cook)
    let success = Result<Int, OutOfStock>.success(900)
    let failure = Result<Int, OutOfStock>.failure(OutOfStock(soup: .miso))
    cook.priceCalls.throws(OutOfStock(soup: .miso))
    supplier.deliverCalls.throws(Late())
    assertThrows(try waiter.bill(for: order))
    assertThrows(try waiter.bill(for: order), OutOfStock(soup: .miso))
    assertThrows(try waiter.bill(for: order), OutOfStock.self)
    assertThrows(try waiter.bill(for: order), hasProperty(\OutOfStock.soup, .miso))
    await assertThrows(Late.self) { try await supplier.deliver("tofu") }
    assertNotThrows(try close())
    assertThat(success, succeeds(900))
    assertThat(failure, fails(OutOfStock(soup: .miso)))
  }

  @Test func mocks() {
    let washCalls = MockMethod("wash()")
    let greetCalls = MockMethod("greet(_:)", taking: String.self)
    let priceCalls = MockMethod("price(of:)", taking: RamenSoup.self, returning: Int.self)
    let openCalls = MockMethod("open()", throwing: OutOfStock.self)
    let degreesProperty = MockProperty("degrees", of: Int.self)
    func greet(_ guest: String) { greetCalls.invoke(guest) }
    let onDone: (String) -> Void = { greetCalls.invoke($0) }
    greet("Jon")
    onDone("Ann")
    verify(greetCalls, 2)
    verify(washCalls, .never)
    verify(priceCalls, .never)
    verify(openCalls, .never)
    verify(degreesProperty.gets, .never)
  }

  @Test func calls() async {
    let guests = ArgumentCaptor<String>()
    let pantry = MockPantry()
    cook.greet("Jon")
    cook.cookRamen(bowls: 2, soup: .miso, extras: extras)
    pantry.degrees = 95
    supplier.notify { cook.greet($0) }
    verify(cook.greetCalls)
    verify(cook.washCalls, .never)
    verify(cook.greetCalls, .atLeastOnce)
    verify(cook.greetCalls, .between(1...5))
    verify(cook.cookRamenCalls, calledWith: 2, .miso, ["wakame", "tamago"])
    verify(cook.cookRamenCalls, calledWith: greaterThan(1), equalTo(.miso), anything())
    verify(cook.greetCalls, .never, calledWith: "Mei")
    await verify(cook.greetCalls, within: .seconds(5), calledWith: "Jon")
    assertThat(cook.greetCalls.arguments, containsExactly("Jon"))
    verify(cook.greetCalls, calledWith: capture(into: guests))
    verifyNoMoreCalls(cook)
    argument(of: supplier.notifyCalls.calls[0])("nori")
    verify(cook.greetCalls, 2)
    verify(pantry.degreesProperty.sets, calledWith: 95)
    assertThat(guests.values, containsExactly("Jon"))
    assertThat(cook.callLog, hasLine(containsString("nori")))
    cook.forgetCalls()
    verifyNoCalls(cook)
    // The recorded handler holds this suite.
    supplier.forgetCalls()
  }

  /// Never called, because the test's log is for failures.
  private func printing() {
    print(cook.callLog)
  }

  @Test func orders() {
    cook.greet("Jon")
    cook.wash()
    verifyInOrder { [cook.greetCalls.called(), cook.washCalls.called()] }
    verifyInOrder { [cook.greetCalls.called(with: "Jon"), cook.washCalls.called()] }
    verifySequence(of: cook) { [cook.greetCalls.called(), cook.washCalls.called()] }
  }

  @Test func stubs() throws {
    let realCook = RealCook()
    let pantry = MockPantry()
    cook.priceCalls.returns(900)
    cook.priceCalls.returns(1, 2, 3)
    cook.priceCalls.when(.miso).returns(950)
    assertThat(try cook.price(of: .miso), 950)
    cook.priceCalls.throws(OutOfStock(soup: .miso))
    cook.priceCalls.answers { soup in soup == .miso ? 950 : 900 }
    supplier.notifyCalls.answers { handler in handler("nori") }
    cook.reset()
    cook.priceCalls.answers(realCook.price)
    cook.priceCalls.failsOnUnstubbedCalls()
    cook.failsOnUnstubbedCalls()
    assertThat(try cook.price(of: .miso), 800)
    verifyAllStubsUsed(cook)
    pantry.degreesProperty.value = 90
    assertThat(pantry.degrees, 90)
  }

  @Test func failureAndThenSuccess() async throws {
    supplier.deliverCalls.gives(.failure(Late()), .success(3))
    await assertThrows(Late.self) { try await supplier.deliver("nori") }
    assertThat(try await supplier.deliver("nori"), 3)
  }

  @Test func callsInFlight() async throws {
    let pending = supplier.deliverCalls.suspends()
    let delivery = Task { try await supplier.deliver("nori") }
    let call = try await pending.next()
    assertThat(call.arguments, "nori")
    call.resume(returning: 3)
    assertThat(try await delivery.value, 3)
    let second = Task { try await supplier.deliver("tofu") }
    _ = try await pending.next()
    pending.resumeAll(returning: 3)
    assertThat(try await second.value, 3)
  }

  @Test func callsInFlightThatReturnNothing() async throws {
    let pending = supplier.closeCalls.suspends()
    let closing = Task { await supplier.close() }
    let call = try await pending.next()
    closing.cancel()
    try await call.cancelled()
    call.resume()
    await closing.value
    let second = Task { await supplier.close() }
    _ = try await pending.next()
    pending.resumeAll()
    await second.value
    verify(supplier.closeCalls, 2)
  }

  @Test func someCallsInFlight() async throws {
    let pending = supplier.deliverCalls.when(hasPrefix("no")).suspends()
    let delivery = Task { try await supplier.deliver("nori") }
    let call = try await pending.next()
    call.resume(throwing: Late())
    await assertThrows(Late.self) { try await delivery.value }
  }

  @MainActor @Test func waiting() async throws {
    let screen = Screen()
    let loading = Task { await screen.load() }
    await assertEventually("Ready") { screen.title }
    await assertEventually(hasPrefix("Re"), within: .seconds(5)) { screen.title }
    await assertEventually { screen.isReady }
    await assertEventually { assertThat(screen.title, hasPrefix("Re")) }
    let title = try await requireEventually(hasPrefix("Re")) { screen.title }
    await assertAlways("Ready", for: .milliseconds(20)) { screen.title }
    assertThat(title, "Ready")
    await loading.value
  }

  @Test func streams() async {
    var signs: AsyncStream<String> {
      AsyncStream { continuation in
        for sign in ["Open", "Ready"] { continuation.yield(sign) }
        continuation.finish()
      }
    }
    let broken = AsyncThrowingStream<String, any Error> { $0.finish(throwing: Late()) }
    assertThat(await collect(signs).elements, containsExactly("Open", "Ready"))
    assertThat(await collect(signs, first: 1).elements, containsExactly("Open"))
    assertThat(await first(of: signs), "Open")
    assertThat(await collect(signs), finished())
    assertThat(await collect(broken), fails(Late()))
  }

  @Test func time() async {
    let task = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
    await clock.untilSleeping()
    await clock.advance(by: .seconds(1))
    await assertNotThrows { try await task.value }
  }

  @Test func plannedEvents() async {
    let clock = TestClock()
    let taps = scheduled(on: clock, [.next(10, "tap"), .completed(20)])
    let recorder = EventRecorder(taps, clock: clock)
    await clock.run()
    assertThat(recorder.events, containsExactly(.next(10, "tap"), .completed(20)))
    let notes = EventRecorder<String>(clock: clock)
    notes.next("tap")
    assertThat(notes.events, containsExactly(.next(20, "tap")))
  }

  @Test func ownMatchers() {
    let isEven = Matcher<Int>("an even number") { $0.isMultiple(of: 2) }
    func isFor(_ soup: RamenSoup) -> Matcher<Order> { hasProperty(\.soup, equalTo(soup)) }
    let isSmall = describedAs("a small number", lessThan(3))
    assertThat(order, isFor(.miso))
    assertThat(bowls, isSmall)
    assertThat(4, isEven)
    assertThat(explain(3, isEven, "n")?.description, "n: expected an even number, but was 3")
    assertThat(collectFailures { assertThat(3, isEven) }, hasCount(1))
  }

  @Test func `has one line of code in each row, which stands here`() throws {
    var root = URL(fileURLWithPath: #filePath)
    let source = try String(contentsOf: root, encoding: .utf8).filter { !$0.isWhitespace }
    for _ in 1...4 { root.deleteLastPathComponent() }
    let article = root.appendingPathComponent("Sources/Charmest/Documentation.docc/CheatSheet.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }
    let codes = rows.compactMap { $0.firstMatch(of: /^\| [^|`]+(?:`nil`[^|`]*)? \| `([^`]+)` \|$/) }
    let headings = rows.count { $0.hasPrefix("| I want") }
    assertThat(codes, hasCount(greaterThan(100)))
    // Each table has two more rows: its heading, and the line below it.
    assertThat(codes, hasCount(rows.count - 2 * headings))
    for code in codes {
      let code = code.1.filter { !$0.isWhitespace }
      #expect(source.contains(code), "this stands in no test: \(code)")
    }
  }
}
