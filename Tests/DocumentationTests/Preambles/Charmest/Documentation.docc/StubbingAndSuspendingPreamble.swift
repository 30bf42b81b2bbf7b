private final class MockSupplier: Mock, Sendable {
  let deliverCalls = MockMethod(
    "deliver(_:)", taking: String.self, returning: Int.self, throwing: (any Error).self)
  let notifyCalls = MockMethod("notify(_:)", taking: (@Sendable (String) -> Void).self)
  let fetchCalls = MockMethod(
    "fetch(_:progress:)", taking: String.self, (@Sendable (Double) -> Void).self,
    returning: Int.self, throwing: (any Error).self)

  func deliver(_ item: String) async throws -> Int { try await deliverCalls.invoke(item) }

  func notify(_ onDelivery: @escaping @Sendable (String) -> Void) { notifyCalls.invoke(onDelivery) }

  func fetch(_ item: String, progress: @escaping @Sendable (Double) -> Void) async throws -> Int {
    try await fetchCalls.invoke(item, progress)
  }
}

private final class MockBar: Mock, Sendable {
  let moveCalls = MockMethod("move(_:)", taking: Double.self)

  func move(_ progress: Double) { moveCalls.invoke(progress) }
}

private final class MockPantry: Mock {
  let degreesProperty = MockProperty("degrees", of: Int.self)

  var degrees: Int {
    get { degreesProperty.get() }
    set { degreesProperty.set(newValue) }
  }

  func warm() { degrees += 5 }
}

private struct Late: Error {}

private struct RealSupplier: Sendable {
  func deliver(_ item: String) async throws -> Int { 10 }
}

private struct RealCook: Sendable {
  func price(of soup: RamenSoup) throws(OutOfStock) -> Int { soup == .miso ? 950 : 900 }
}

// MARK: Results
let cook = MockCook()
let supplier = MockSupplier()

// MARK: Results 2
// EXAMPLE
assertThat(try cook.price(of: .shio), 900)
assertThat(try cook.price(of: .miso), 950)
assertThrows(try cook.price(of: .tonkotsu), OutOfStock.self)

// MARK: Results 3
// EXAMPLE
for _ in 1...2 { await assertThrows(Late.self) { try await supplier.deliver("nori") } }
assertThat(try await supplier.deliver("nori"), 3)
await assertThrows(Late.self) { try await supplier.deliver("tofu") }
assertThat(try await supplier.deliver("tofu"), 4)

// MARK: Answers 1
// EXAMPLE
cook.forgetCalls()
for _ in 1...2 { _ = try cook.price(of: .miso) }
verify(cook.priceCalls, 2)

// MARK: Answers 4
let realSupplier = RealSupplier()

// MARK: Answers 5
let bar = MockBar()

// MARK: Without a stub
let cook = MockCook()
// EXAMPLE
cook.wash()
_ = try? cook.price(of: .shio)

// MARK: Without a stub 3
let cook = MockCook()
cook.priceCalls.when(.miso).returns(900)
_ = try? cook.price(of: .shio)

// MARK: Properties
let pantry = MockPantry()

// MARK: Suspend calls 2
// EXAMPLE
await assertThrows(OutOfStock(soup: .miso)) { try await delivery.value }

// MARK: Suspend calls 3
// EXAMPLE
assertThat(call.isCancelled)
await assertThrows(CancellationError.self) { try await delivery.value }

// MARK: Calls that the test lets go 1
do {
  let supplier = MockSupplier()
  let pending = supplier.deliverCalls.suspends()
  let first = Task { try? await supplier.deliver("tofu") }
  try await pending.next().resume(returning: 3)
  let second = Task { try? await supplier.deliver("nori") }
  _ = try await pending.next()
  _ = consume pending
  _ = await (first.value, second.value)
}
