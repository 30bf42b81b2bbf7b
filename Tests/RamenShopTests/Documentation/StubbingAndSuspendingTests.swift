import Charmest
import RamenShop
import Testing

/// The code of the article on stubbing and suspending.
@Suite("The article on stubbing and suspending") struct StubbingAndSuspendingTests {
  final class MockSupplier: Mock, Sendable {
    let deliverCalls = MockMethod(
      "deliver(_:)",
      taking: String.self,
      returning: Int.self,
      throwing: (any Error).self
    )
    let notifyCalls = MockMethod("notify(_:)", taking: (@Sendable (String) -> Void).self)
    func deliver(_ item: String) async throws -> Int { try await deliverCalls.invoke(item) }
    func notify(_ onDelivery: @escaping @Sendable (String) -> Void) {
      notifyCalls.invoke(onDelivery)
    }
  }

  struct Late: Error {}

  struct RealSupplier: Sendable {
    func deliver(_ item: String) async throws -> Int { 10 }
  }

  struct RealCook: Sendable {
    func price(of soup: RamenSoup) throws(OutOfStock) -> Int { soup == .miso ? 950 : 900 }
  }

  private let cook = MockCook()
  private let supplier = MockSupplier()

  @Test func results() throws {
    cook.priceCalls.returns(900)
    assertThat(try cook.price(of: .miso), 900)

    cook.priceCalls.returns(1, 2, 3)
    assertThat(try (1...4).map { _ in try cook.price(of: .miso) }, containsExactly(1, 2, 3, 3))
  }

  @Test func someArguments() throws {
    cook.priceCalls.returns(900)
    cook.priceCalls.when(.miso).returns(950)
    cook.priceCalls.when(oneOf(.shoyu, .tonkotsu)).throws(OutOfStock(soup: .shoyu))

    assertThat(try cook.price(of: .shio), 900)
    assertThat(try cook.price(of: .miso), 950)
    assertThrows(try cook.price(of: .tonkotsu), OutOfStock.self)
  }

  @Test func answers() throws {
    cook.priceCalls.answers { soup in soup == .miso ? 950 : 900 }
    assertThat(try cook.price(of: .miso), 950)

    let realCook = RealCook()
    cook.priceCalls.answers(realCook.price)
    assertThat(try cook.price(of: .shio), 900)

    cook.forgetStubs()
    assertThat(try cook.price(of: .shio), 0)
  }

  @Test func completionHandlers() {
    supplier.notifyCalls.answers { handler in handler("nori") }
    supplier.notify { item in cook.greet(item) }
    verify(cook.greetCalls, calledWith: "nori")
    // The recorded handler holds this suite.
    supplier.forgetCalls()
  }

  @Test func slowAnswers() async throws {
    let realSupplier = RealSupplier()

    supplier.deliverCalls.answers { item in
      await Task.yield()
      return item.count
    }
    assertThat(try await supplier.deliver("nori"), 4)

    supplier.deliverCalls.answers(realSupplier.deliver)
    assertThat(try await supplier.deliver("nori"), 10)

    supplier.deliverCalls.answers { call in
      await Task.yield()
      return call.arguments.count
    }
    assertThat(try await supplier.deliver("miso"), 4)
  }

  @Test func outcomesInTurn() async throws {
    supplier.deliverCalls.gives(.failure(Late()), .failure(Late()), .success(3))
    supplier.deliverCalls.when("tofu").gives(.failure(Late()), .success(4))
    await assertThrows(Late.self) { try await supplier.deliver("nori") }
    await assertThrows(Late.self) { try await supplier.deliver("nori") }
    assertThat(try await supplier.deliver("nori"), 3)
    await assertThrows(Late.self) { try await supplier.deliver("tofu") }
    assertThat(try await supplier.deliver("tofu"), 4)
    supplier.deliverCalls.gives([.failure(Late()), .success(3)])
    await assertThrows(Late.self) { try await supplier.deliver("tofu") }
  }

  @Test func withoutStub() throws {
    _ = try cook.price(of: .miso)
    assertThat(
      cook.callLog,
      """
      call 1: price(of: .miso)
      """
    )
    _ = try cook.price(of: .miso)
    verify(cook.priceCalls, 2)
  }

  @Test func strict() {
    let failures = collectFailures {
      cook.failsOnUnstubbedCalls()
      cook.washCalls.returns()
      cook.priceCalls.when(.miso).returns(900)
      cook.wash()
      _ = try? cook.price(of: .shio)
    }
    assertThat(
      failures.map(\.description),
      containsExactly(
        """
        MockCook.price(of: .shio): expected a stub for this call, but the only stub differs: of expected .miso, but was .shio
          stub 1:     MockCook.price(of: .miso)
          to stub it: MockCook.priceCalls.returns(…)
        """
      )
    )
  }

  @Test func stubsUsed() {
    cook.priceCalls.when(.miso).returns(900)
    _ = try? cook.price(of: .shio)
    let failures = collectFailures {
      verifyAllStubsUsed(cook)
    }
    assertThat(
      failures.map(\.description),
      containsExactly(
        """
        cook: expected all stubs to be used, but 1 of 1 stub was not: cook.price(of: .miso)
          stub 1: cook.price(of: .miso) (not used)
          call 1: cook.price(of: .shio)
        """
      )
    )
  }

  @Test func suspended() async throws {
    let pending = supplier.deliverCalls.suspends()
    let delivery = Task { try await supplier.deliver("nori") }

    let call = try await pending.next()
    assertThat(call.arguments, "nori")
    assertThat(call.isInFlight)
    call.resume(returning: 3)

    assertThat(try await delivery.value, 3)
    assertThat(call, hasProperty(\.isInFlight, false))
  }

  @Test func suspendedFailure() async throws {
    let pending = supplier.deliverCalls.when(hasPrefix("no")).suspends()
    let delivery = Task { try await supplier.deliver("nori") }

    try await pending.next().resume(throwing: OutOfStock(soup: .miso))

    await assertThrows(OutOfStock.self) { try await delivery.value }
  }
}
