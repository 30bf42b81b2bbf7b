/// What ends by itself, or is left behind.
enum Attempt {
  /// How long code may take to notice that its time is over.
  static let grace = Duration.milliseconds(500)

  /// Runs a closure, and leaves it behind if it does not end in time.
  ///
  /// A user's code can sleep for ever or block its thread. It runs in a task on a queue of its own,
  /// so the wait can go on without it.
  ///
  /// - Parameters:
  ///   - limit: How long to wait, and as long again as it takes to notice a cancellation.
  ///   - body: Runs on the caller's actor. What it captures need not be sendable, because the caller
  ///     is suspended meanwhile. If it is left behind, the test has failed.
  /// - Returns: The outcome; nil if the closure was left behind.
  static func run<Value>(
    within limit: Duration, _ body: @escaping @concurrent () async throws -> Value
  ) async -> Outcome<Value>? {
    let body = UncheckedTransfer(body)
    let outcome = Locked<UncheckedTransfer<Outcome<Value>>?>(nil)
    let isOver = Latch()
    let task = Task.onOwnQueue {
      await keepOutcome(of: body.value, in: outcome)
      isOver.open()
    }
    let timer = Task {
      try await SteppedSleep.wait(for: max(limit, .zero) + grace)
      isOver.open()
    }
    await withTaskCancellationHandler {
      await isOver.wait()
    } onCancel: {
      task.cancel()
      // The code may not heed the cancellation.
      Task {
        try await SteppedSleep.wait(for: grace)
        isOver.open()
      }
    }
    timer.cancel()
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
    in kept: Locked<UncheckedTransfer<Outcome<Value>>?>
  ) async {
    let outcome = UncheckedTransfer(await Outcome(of: body))
    kept.withLock { $0 = outcome }
  }
}
