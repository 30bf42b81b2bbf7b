private struct Late: Error {}

private final class MockSupplier: Mock, Sendable {
  let deliverCalls = MockMethod(
    "deliver(_:)", taking: String.self, returning: Int.self, throwing: (any Error).self)

  func deliver(_ item: String) async throws -> Int { try await deliverCalls.invoke(item) }
}

// MARK: Check what came, and when 2
let clock = TestClock()
let isPlaying = EventRecorder<Bool>(clock: clock)
isPlaying.next(false)
await clock.advance(by: .seconds(10))
isPlaying.next(true)
await clock.advance(by: .seconds(15))
isPlaying.next(false)
assertThat(isPlaying.events, containsExactly(.next(0, false), .next(10, true), .next(20, false)))

// MARK: Check what came, and when 3
let supplier = MockSupplier()
// EXAMPLE
assertThat(try await supplier.deliver("nori"), 3)
assertThat(orders.values, containsExactly("nori"))

// MARK: Wait for the code, not for the time 1
let sleep = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
// EXAMPLE
try await sleep.value

// MARK: Wait for the code, not for the time 2
let clock = TestClock()
let sleep = Task { try await clock.sleep(for: .seconds(1.5)) }
await clock.untilSleeping()
await clock.untilSleeping(2, within: .milliseconds(20))
await clock.run()
try await sleep.value
