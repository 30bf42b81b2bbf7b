/// One look at a value, which may take longer than anyone waits for it.
///
/// A user's code can sleep for ever or block its thread. It runs in a task on a queue of its own, so
/// that whoever waits for it can leave it behind.
final class Attempt<Value>: Sendable {
  private struct State {
    var outcome: UncheckedTransfer<ThrowingOutcome<Value>>?
    var isLeft = false
    /// Whether there is an outcome, or nobody waits for one any longer.
    var isOver = false
    var task: Task<Void, Never>?
    var waiter: CheckedContinuation<Void, Never>?
  }

  private let state = Locked(State())

  /// Runs a closure.
  ///
  /// - Parameter body: Runs on the caller's actor, which is suspended meanwhile: so what it captures
  ///   needs not be sendable. When it is left behind, the test has failed.
  /// - Returns: What came of it; nothing if it was left behind.
  func run(_ body: @escaping @concurrent () async throws -> Value) async
    -> ThrowingOutcome<Value>?
  {
    let body = UncheckedTransfer(body)
    let task = Task.onOwnQueue { [self] in
      await keepOutcome(of: body.value)
      release { $0.isOver = true }
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          state.task = task
          if !state.isOver { state.waiter = continuation }
          return state.isOver
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      task.cancel()
    }
    return state.withLock { state in
      defer { state.outcome = nil }
      return state.isLeft ? nil : state.outcome?.value
    }
  }

  /// A function of its own: what the closure gave must be able to go away before the next look, so
  /// nothing may hold it when the caller goes on.
  private func keepOutcome(of body: @concurrent () async throws -> Value) async {
    let outcome = UncheckedTransfer(await ThrowingOutcome(of: body))
    state.withLock { $0.outcome = outcome }
  }

  /// Waits no longer.
  func leaveBehind() {
    let task = release { state in
      state.isLeft = !state.isOver
      state.isOver = true
    }
    task?.cancel()
  }

  @discardableResult private func release(_ change: (inout State) -> Void) -> Task<Void, Never>? {
    let (waiter, task) = state.withLock { state in
      change(&state)
      defer { state.waiter = nil }
      return (state.waiter, state.task)
    }
    waiter?.resume()
    return task
  }
}

/// Leaves attempts behind that do not end in time.
final class AttemptGuard: Sendable {
  private struct State {
    var count = 0
    var leave: (@Sendable () -> Void)?
  }

  private let state = Locked(State())
  /// How long any attempt may take, and how much longer the one that runs when the time is over.
  private let (limit, grace): (Duration, Duration)

  /// Creates the guard of a wait.
  ///
  /// By a clock of the test's a limit says nothing about how long an attempt may really take.
  init(within timeout: Timeout) {
    limit = timeout.isReal ? min(timeout.duration, Timeout.longest) : .zero
    grace = timeout.isReal ? .milliseconds(500) : Timeout.longestStandstill
  }

  /// Runs a closure, and tells which attempts are left behind while it runs.
  func guarding<Result>(_ body: () async -> Result) async -> Result {
    let task = Task { try await watch() }
    defer { task.cancel() }
    return await body()
  }

  func run<Value>(_ body: @escaping @concurrent () async throws -> Value) async
    -> ThrowingOutcome<Value>?
  {
    let attempt = Attempt<Value>()
    state.withLock { state in
      state.count += 1
      state.leave = { attempt.leaveBehind() }
    }
    defer { state.withLock { $0.leave = nil } }
    return await attempt.run(body)
  }

  private func watch() async throws {
    try await Task.sleep(for: limit)
    while true {
      let count = state.withLock { $0.count }
      try await Turns.wait(for: grace)
      let leave = state.withLock { $0.count == count ? $0.leave : nil }
      leave?()
    }
  }
}
