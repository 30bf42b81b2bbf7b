/// The looks at a value; each may take longer than the wait for it.
///
/// A user's code can sleep for ever or block its thread. It runs in a task on a queue of its own,
/// so the wait can leave it behind.
final class Attempts: Sendable {
  /// Whether the last attempt is over: it has an outcome, or the wait has left it behind.
  private let last = Locked<Latch?>(nil)
  /// How long any attempt may take, and how much more time the last attempt gets.
  private let (limit, grace): (Duration, Duration)

  /// Creates the attempts of a wait.
  ///
  /// The limit of a test's clock says nothing about real time, so it is not used then.
  init(within timeout: Timeout) {
    limit = timeout.isReal ? min(timeout.duration, Timeout.longest) : .zero
    grace = timeout.isReal ? Self.shortGrace : Timeout.longestStandstill
  }

  /// How long an attempt may take to notice that its time is over.
  private static let shortGrace = Duration.milliseconds(500)

  /// Runs a closure, and leaves attempts behind while it runs that do not end in time.
  func guarding<Result>(_ body: () async -> Result) async -> Result {
    let task = Task { try await watch() }
    defer { task.cancel() }
    return await body()
  }

  /// Runs a closure as the next attempt.
  ///
  /// - Parameter body: Runs on the caller's actor. What it captures need not be sendable, because
  ///   the caller is suspended meanwhile. If it is left behind, the test has failed.
  /// - Returns: The outcome; nil if the attempt was left behind.
  func run<Value>(_ body: @escaping @concurrent () async throws -> Value) async
    -> ThrowingOutcome<Value>?
  {
    let body = UncheckedTransfer(body)
    let outcome = Locked<UncheckedTransfer<ThrowingOutcome<Value>>?>(nil)
    let isOver = Latch()
    last.withLock { $0 = isOver }
    let task = Task.onOwnQueue {
      await Self.keepOutcome(of: body.value, in: outcome)
      isOver.open()
    }
    await withTaskCancellationHandler {
      await isOver.wait()
    } onCancel: {
      task.cancel()
      // The code may not heed the cancellation.
      Task {
        try await SteppedSleep.wait(for: Self.shortGrace)
        isOver.open()
      }
    }
    let found = outcome.withLock { exchange(&$0, with: nil) }?.value
    // Cancel after taking the outcome: the cancellation may itself produce one.
    task.cancel()
    return found
  }

  /// Runs the closure and keeps its outcome.
  ///
  /// A function of its own, so that nothing holds the closure's result when the caller goes on: an
  /// object in it must be able to go away before the next look.
  private static func keepOutcome<Value>(
    of body: @concurrent () async throws -> Value,
    in kept: Locked<UncheckedTransfer<ThrowingOutcome<Value>>?>
  ) async {
    let outcome = UncheckedTransfer(await ThrowingOutcome(of: body))
    kept.withLock { $0 = outcome }
  }

  private func watch() async throws {
    try await Task.sleep(for: limit)
    while true {
      let attempt = last.withLock { $0 }
      try await SteppedSleep.wait(for: grace)
      if last.withLock({ $0 === attempt }) { attempt?.open() }
    }
  }
}
