/// A clock whose one sleep lasts until the gate is opened, or until it is cancelled.
final class GateClock: Clock {
  private let base = ContinuousClock()
  private let gate = AsyncStream<Never>.makeStream()

  var now: ContinuousClock.Instant { base.now }
  var minimumResolution: Duration { base.minimumResolution }

  func open() {
    gate.continuation.finish()
  }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    for await _ in gate.stream {}
    try Task.checkCancellation()
  }
}
