import CharmestCore

/// A clock on which every sleep is over at once, and that goes on only by being slept on.
final class LeapingClock: Clock {
  struct Instant: InstantProtocol {
    var time = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
    func duration(to other: Instant) -> Duration { other.time - time }
    static func < (first: Instant, second: Instant) -> Bool { first.time < second.time }
  }

  private let state = Locked<(now: Instant, sleeps: [Duration])>((Instant(), []))
  private let stands: Bool

  /// - Parameter stands: Whether the time does not even go on by sleeping.
  init(stands: Bool = false) {
    self.stands = stands
  }

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .nanoseconds(1) }
  /// How long each sleep would have been.
  var sleeps: [Duration] { state.withLock { $0.sleeps } }

  func advance(by duration: Duration) {
    state.withLock { $0.now.time += duration }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    state.withLock {
      $0.sleeps.append($0.now.duration(to: deadline))
      if !stands { $0.now = max($0.now, deadline) }
    }
  }
}
