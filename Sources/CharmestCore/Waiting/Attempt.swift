/// What a wait can leave behind.
private protocol Leavable: AnyObject, Sendable { func leaveBehind() }

/// One look at a value, which may take longer than the wait for it.
///
/// A user's code can sleep for ever or block its thread. It runs in a task on a queue of its own,
/// so the wait can leave it behind.
final class Attempt<Value>: Leavable {
  private let outcome = Locked<UncheckedTransfer<ThrowingOutcome<Value>>?>(nil)
  /// Open when there is an outcome, or when the wait leaves the attempt behind.
  private let isOver = Latch()

  /// Runs a closure.
  ///
  /// - Parameter body: Runs on the caller's actor. What it captures need not be sendable, because
  ///   the caller is suspended meanwhile. If it is left behind, the test has failed.
  /// - Returns: The outcome; nil if the attempt was left behind.
  func run(_ body: @escaping @concurrent () async throws -> Value) async
    -> ThrowingOutcome<Value>?
  {
    let body = UncheckedTransfer(body)
    let task = Task.onOwnQueue { [self] in
      await keepOutcome(of: body.value)
      isOver.open()
    }
    await withTaskCancellationHandler {
      await isOver.wait()
    } onCancel: {
      task.cancel()
    }
    let outcome = outcome.withLock { exchange(&$0, with: nil) }?.value
    // Cancel after taking the outcome: the cancellation may itself produce one.
    task.cancel()
    return outcome
  }

  /// Runs the closure and keeps its outcome.
  ///
  /// A function of its own, so that nothing holds the closure's result when the caller goes on: an
  /// object in it must be able to go away before the next look.
  private func keepOutcome(of body: @concurrent () async throws -> Value) async {
    let outcome = UncheckedTransfer(await ThrowingOutcome(of: body))
    self.outcome.withLock { $0 = outcome }
  }

  /// Ends the wait for the outcome.
  func leaveBehind() { isOver.open() }
}

/// Leaves attempts behind that do not end in time.
final class AttemptGuard: Sendable {
  /// The last attempt.
  private let current = Locked<(any Leavable)?>(nil)
  /// How long any attempt may take, and how much more time the last attempt gets.
  private let (limit, grace): (Duration, Duration)

  /// Creates the guard of a wait.
  ///
  /// The limit of a test's clock says nothing about real time, so it is not used then.
  init(within timeout: Timeout) {
    limit = timeout.isReal ? min(timeout.duration, Timeout.longest) : .zero
    grace = timeout.isReal ? .milliseconds(500) : Timeout.longestStandstill
  }

  /// Runs a closure, and leaves attempts behind while it runs.
  func guarding<Result>(_ body: () async -> Result) async -> Result {
    let task = Task { try await watch() }
    defer { task.cancel() }
    return await body()
  }

  func run<Value>(_ body: @escaping @concurrent () async throws -> Value) async
    -> ThrowingOutcome<Value>?
  {
    let attempt = Attempt<Value>()
    current.withLock { $0 = attempt }
    return await attempt.run(body)
  }

  private func watch() async throws {
    try await Task.sleep(for: limit)
    while true {
      let attempt = current.withLock { $0 }
      try await SteppedSleep.wait(for: grace)
      if current.withLock({ $0 === attempt }) { attempt?.leaveBehind() }
    }
  }
}
