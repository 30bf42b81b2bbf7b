/// How long to wait, and by which clock.
package struct Timeout: Sendable {
  /// Why a wait ended that could have gone on.
  enum End { case timeIsOver, cancelled, clockStoodStill }

  /// The runtime traps on a sleep that ends beyond what the system's clock can say (6.3.1).
  static let longest = Duration.seconds(1_000_000_000)

  package let duration: Duration
  package let clock: any Clock<Duration>

  package init(_ duration: Duration, by clock: any Clock<Duration> = ContinuousClock()) {
    self.duration = duration
    self.clock = clock
  }

  /// How long a test's clock, or the main actor, may stand still during a wait, in real time.
  package static var longestStandstill: Duration { longestStandstillInTask.get() }
  package static let longestStandstillInTask = TaskLocal(wrappedValue: Duration.seconds(10))

  /// Whether the time passes by itself.
  package var isReal: Bool { clock is ContinuousClock || clock is SuspendingClock }

  /// Sleeps by the clock until the time is over, or the clock has stood still for too long.
  ///
  /// Without this limit, a clock that nobody moves would make the sleep endless.
  ///
  /// - Returns: Whether the time is over.
  func elapse() async throws -> Bool {
    let duration = min(duration, Self.longest)
    if isReal {
      try await SteppedSleep.sleep(for: duration, by: clock)
      return true
    }
    return try await withThrowingTaskGroup { group in
      defer { group.cancelAll() }
      group.addTask {
        try await clock.sleep(for: duration)
        return true
      }
      group.addTask {
        try await Self.waitForStandstill(of: clock)
        return false
      }
      return try await group.next() ?? false
    }
  }

  private static func waitForStandstill<C: Clock>(of clock: C) async throws {
    var last: C.Instant
    repeat {
      last = clock.now
      try await SteppedSleep.wait(for: longestStandstill)
    } while clock.now != last
  }
}

/// Sleeping in steps, between which all other work runs.
package enum SteppedSleep {
  private static let most = 25
  private static let shortest = Duration.milliseconds(10)

  /// Sleeps in up to 25 steps, each of which queues behind all other work.
  ///
  /// On a busy machine, work can wait for its next turn for longer than a whole time limit. So the
  /// time is over only after as many turns as there are steps.
  static func sleep(for duration: Duration, by clock: any Clock<Duration>) async throws {
    let steps = min(max(Int(duration / shortest), 1), most)
    for _ in 1...steps { try await clock.sleep(for: duration / steps) }
  }

  /// Waits so long that all work that could run has run, also that of the main actor.
  package static func wait(for duration: Duration) async throws {
    try await sleep(for: duration, by: ContinuousClock())
    // Not for ever, because code under test may block the main actor.
    let mainActorIsFree = Latch()
    Task { @MainActor in mainActorIsFree.open() }
    let timer = Task {
      try await Task.sleep(for: Timeout.longestStandstill)
      mainActorIsFree.open()
    }
    await mainActorIsFree.wait()
    timer.cancel()
    try await Task.sleep(for: duration / most)
  }
}

extension Duration {
  /// The duration as the limit of a wait that ended in this way: `within 1 second`.
  func asLimit(_ end: Timeout.End = Task.isCancelled ? .cancelled : .timeIsOver) -> String {
    switch end {
    case .timeIsOver: "within \(rounded)"
    case .cancelled: "before the test was cancelled"
    case .clockStoodStill: "within \(rounded) of a clock that stood still"
    }
  }

  /// The duration, rounded for a reader: `12 ms`, `1 second`, `1.5 seconds`.
  ///
  /// Below a second in whole milliseconds, above in tenths of a second. Below a millisecond, the
  /// exact value would only say how fast the machine is.
  package var rounded: String {
    let (seconds, attoseconds) = components
    // Clamped, because the longest duration has more milliseconds than an `Int64` can hold.
    let whole = min(max(seconds, 0), .max / 10_000)
    let milliseconds = whole * 1_000 + max(attoseconds, 0) / 1_000_000_000_000_000
    guard milliseconds >= 1 else { return "less than 1 ms" }
    guard milliseconds >= 950 else { return "\(milliseconds) ms" }
    let tenths = (milliseconds + 50) / 100
    guard tenths != 10 else { return "1 second" }
    return tenths % 10 == 0 ? "\(tenths / 10) seconds" : "\(tenths / 10).\(tenths % 10) seconds"
  }
}
