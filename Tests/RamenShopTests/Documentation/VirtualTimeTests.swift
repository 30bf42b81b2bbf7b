import Charmest
import Testing

/// Counts what comes from streams that cannot throw.
private actor TapCounter {
  private(set) var count = 0

  func countAll(of taps: AsyncStream<String>) async { for await _ in taps { count += 1 } }
}

private struct Late: Error {}

private final class MockSupplier: Mock, Sendable {
  let deliverCalls = MockMethod(
    "deliver(_:)", taking: String.self, returning: Int.self, throwing: (any Error).self)

  func deliver(_ item: String) async throws -> Int { try await deliverCalls.invoke(item) }
}

private func order(from supplier: MockSupplier, clock: any Clock<Duration>) async throws -> Int {
  do { return try await supplier.deliver("nori") } catch {
    try await clock.sleep(for: .seconds(60))
    return try await supplier.deliver("nori")
  }
}

/// The code of the article on virtual time that is not that of the metronome.
@Suite("The article on virtual time") struct VirtualTimeArticleTests {
  private let clock = TestClock()
  private let counter = TapCounter()

  @Test(.timeLimit(.minutes(1))) func retry() async throws {
    let supplier = MockSupplier()
    let clock = TestClock()
    supplier.deliverCalls.gives(.failure(Late()), .success(3))
    let sheets = Task { try await order(from: supplier, clock: clock) }
    await clock.untilSleeping()
    await clock.advance(by: .seconds(60))
    assertThat(try await sheets.value, 3)
  }

  @Test func notedByHand() async throws {
    let supplier = MockSupplier()
    let orders = EventRecorder<String>(clock: clock)
    supplier.deliverCalls.answers { item in
      orders.next(item)
      return 3
    }
    await clock.advance(by: .seconds(60))
    assertThat(try await order(from: supplier, clock: clock), 3)
    assertThat(orders.events, containsExactly(.next(60, "nori")))
  }

  @Test func streamsThatCannotThrow() async {
    let taps = scheduled(on: clock, [.next(10, "tap"), .next(20, "tap"), .completed(30)])
    async let stream: Void = counter.countAll(of: taps.asyncStream())
    await clock.untilSleeping()
    await clock.advance(by: .seconds(30))
    await stream
    assertThat(await counter.count, 2)
  }
}
