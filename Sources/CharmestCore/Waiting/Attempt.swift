/// Runs code that may never end, and leaves it behind if it does not end in time.
///
/// A user's code can sleep for ever or block its thread. So it runs in a task on its own queue, and
/// the wait can go on without it.
enum Attempt {
  /// How much longer than its time code may take before it is cancelled.
  static let grace = Duration.milliseconds(500)

  /// Runs a closure until it ends; cancels it if its time is over or the caller is cancelled.
  ///
  /// - Parameters:
  ///   - limit: How long it may take before it is cancelled.
  ///   - grace: How long it may go on after that, before it is left behind.
  ///   - body: The closure. Its captures need not be sendable: the caller is suspended meanwhile,
  ///     and if the closure is left behind, the test has failed.
  /// - Returns: The result, or nil if the closure was left behind; and the reason of the
  ///   cancellation, or nil if it ended before.
  static func run<Value>(
    within limit: Duration, grace: Duration = .milliseconds(250),
    _ body: @escaping () async -> Value
  ) async -> (result: Value?, stop: WaitEnd?) {
    let body = UncheckedTransfer(body)
    let result = Locked<UncheckedTransfer<Value>?>(nil)
    let end = Locked(Occurrence())
    let task = Task.onOwnQueue {
      await keepResult(of: body.value, in: result)
      end.change { $0.hasHappened = true }
    }
    // Determined before the cancellation, which may itself produce a result.
    let stop = await end.waiting(for: limit, by: SteppedSleep.wait) { waiting in
      await waiting.wait { $0.hasHappened ? true : nil } == nil ? waiting.end : nil
    }
    if stop != nil {
      task.cancel()
      // In a new task, because the caller's task may be cancelled.
      await Task { _ = await end.wait(for: grace) { $0.hasHappened ? true : nil } }.value
    }
    return (result.withLock { exchange(&$0, with: nil) }?.value, stop)
  }

  /// Runs the closure and keeps its result.
  ///
  /// A separate function, so that nothing holds the result when the caller goes on: a test may wait
  /// for an object in it to go away.
  private static func keepResult<Value>(
    of body: () async -> Value, in kept: Locked<UncheckedTransfer<Value>?>
  ) async {
    let result = UncheckedTransfer(await body())
    kept.withLock { $0 = result }
  }
}
