private struct Late: Error, Equatable {}

private final class MockSupplier: Mock, Sendable {
  let deliverCalls = MockMethod(
    "deliver(_:)", taking: String.self, returning: Int.self, throwing: (any Error).self)
  let notifyCalls = MockMethod("notify(_:)", taking: (@Sendable (String) -> Void).self)
  let closeCalls = MockMethod("close()")

  func deliver(_ item: String) async throws -> Int { try await deliverCalls.invoke(item) }

  func close() async { await closeCalls.invoke() }
}

private final class MockPantry: Mock {
  let degreesProperty = MockProperty("degrees", of: Int.self)
}

private struct RealCook: Sendable {
  func price(of soup: RamenSoup) throws(OutOfStock) -> Int { 800 }
}

private enum Payment { case cash(yen: Int) }

private struct Screen: Sendable {
  let title = "Ready"
  let isReady = true
}

private func close() throws {}

private let bowls = 2
private let soup = RamenSoup.miso
private let (isOpen, isClosed) = (true, false)
private let (guest, nobody) = ("Jon" as String?, nil as String?)
private let weight = 0.3
private let topping = "wakame"
private let receipt = "miso 900\nTotal: 1800"
private let extras = ["wakame", "tamago"]
private let order = Order(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
private let orders = [order]
private let prices = ["miso": 900]
private let payment = Payment.cash(yen: 1_800)
private let success = Result<Int, OutOfStock>.success(900)
private let failure = Result<Int, OutOfStock>.failure(OutOfStock(soup: .miso))
private let realCook = RealCook()
private let screen = Screen()
private var signs: AsyncThrowingStream<String, any Error> { stream("Open", "Ready") }
private var broken: AsyncThrowingStream<String, any Error> { stream(throwing: Late()) }

// MARK: tables

// MARK: table Check an error
let (cook, supplier) = (MockCook(), MockSupplier())
let waiter = Waiter(cook: cook)
cook.priceCalls.throws(OutOfStock(soup: .miso))
supplier.deliverCalls.throws(Late())

// MARK: table Make a mock 6...7
let greetCalls = MockMethod("greet(_:)", taking: String.self)

// MARK: table Check calls
let (cook, supplier, pantry) = (MockCook(), MockSupplier(), MockPantry())
let guests = ArgumentCaptor<String>()
cook.greet("Jon")

// MARK: table Check calls 2
cook.greet("Ann")

// MARK: table Check calls 6...7
cook.cookRamen(bowls: 2, soup: .miso, extras: extras)

// MARK: table Check calls 12
supplier.notifyCalls.invoke { _ in }

// MARK: table Check calls 13
pantry.degreesProperty.set(95)

// MARK: table Check calls 14
cook.forgetCalls()

// MARK: table Check calls 15
verify(cook.greetCalls)

// MARK: table Check the order of calls
let cook = MockCook()
cook.greet("Jon")
cook.wash()

// MARK: table Say what a mock does
let (cook, supplier, pantry) = (MockCook(), MockSupplier(), MockPantry())

// MARK: table Hold a call until the test resumes it
let supplier = MockSupplier()

// MARK: table Hold a call until the test resumes it 3...8
let pending = supplier.deliverCalls.suspends()
let delivery = Task { try await supplier.deliver("nori") }

// MARK: table Hold a call until the test resumes it 9...10
let pending = supplier.closeCalls.suspends()
let delivery = Task { await supplier.close() }

// MARK: table Hold a call until the test resumes it 4...10
let call = try await pending.next()

// MARK: table Hold a call until the test resumes it 5
delivery.cancel()

// MARK: table Hold a call until the test resumes it 3...5
// EXAMPLE
call.resume(returning: 3)

// MARK: table Hold a call until the test resumes it 3...10
// EXAMPLE
_ = await delivery.result

// MARK: table Control the time 2...8
let clock = TestClock()

// MARK: table Control the time 2
let sleep = Task { try await clock.sleep(for: .seconds(1)) }
// EXAMPLE
await clock.run()
try await sleep.value

// MARK: table Control the time 6; table Control the time 8
let taps = scheduled(on: clock, [.next(10, "tap"), .completed(20)])

// MARK: table Control the time 7
let notes = EventRecorder<String>(clock: clock)

// MARK: table Control the time 8
let recorder = EventRecorder(taps, clock: clock)
await clock.run()

// MARK: table Make a matcher 4...6
let isEven = Matcher<Int>("an even number") { $0.isMultiple(of: 2) }
