/// A call of an asynchronous method whose caller waits for its end.
///
/// It ends once: the test resumes it, or the caller's task is cancelled and the method can throw
/// that, or the caller finds another answer after the test has let go of the call.
@usableFromInline final class CallInFlight<each Argument, Result, Failure: Error>: Sendable {
  typealias Outcome = UncheckedTransfer<Swift.Result<Result, Failure>>

  private struct State: HasWaiters {
    /// The caller, while it waits.
    var caller: CheckedContinuation<Void, Never>?
    var outcome: Outcome?
    var end: EndOfCall?
    var isCancelled = false
    /// Whether the test has let go of the call, and the caller does not know yet.
    var isLetGo = false
    var isReported = false
    var waiters = Waiters()
  }

  private let content: UncheckedTransfer<MockCall<repeat each Argument>>
  private let state = Locked(State())
  /// The test that suspended the call, if it is known.
  let test = Locked<String?>(nil)

  init(_ call: MockCall<repeat each Argument>) { content = UncheckedTransfer(call) }

  @usableFromInline var call: MockCall<repeat each Argument> { content.value }

  var number: UInt64 { call.sequenceNumber }

  @usableFromInline var isInFlight: Bool { state.withLock { $0.end == nil } }

  /// Whether the caller's task was cancelled while the call was in flight.
  @usableFromInline var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Waits for the end of the call, or until the test lets go of it.
  ///
  /// - Returns: The result; nil if the test lets go of the call.
  /// - Throws: The error with which the call ends.
  func wait() async throws(Failure) -> Result? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { caller in change { $0.caller = caller } }
    } onCancel: {
      cancel()
    }
    return try state.withLock { exchange(&$0.outcome, with: nil) }?.value.get()
  }

  /// Ends the call, if it is in flight.
  ///
  /// - Returns: How it had ended before; nil if it was in flight.
  @discardableResult func end(_ end: EndOfCall, with outcome: Outcome? = nil) -> EndOfCall? {
    change { state in
      if let before = state.end { return before }
      (state.end, state.outcome) = (end, outcome)
      return nil
    }
  }

  /// Lets the caller look for another answer, if the call is in flight.
  func letGo() { change { $0.isLetGo = true } }

  /// Whether the call is in flight, and no failure has said so; this one will.
  func beginReport() -> Bool { change { $0.end == nil && !exchange(&$0.isReported, with: true) } }

  private func cancel() {
    change { state in
      guard state.end == nil else { return }
      state.isCancelled = true
      guard let error = CancellationError() as? Failure else { return }
      (state.end, state.outcome) = (.unresumed, Outcome(.failure(error)))
    }
  }

  /// Changes the state, and wakes the caller if it has nothing to wait for.
  private func change<Value>(_ body: (inout State) -> Value) -> Value {
    var caller: CheckedContinuation<Void, Never>?
    let value = state.change { state in
      let value = body(&state)
      if state.outcome != nil || state.isLetGo { caller = exchange(&state.caller, with: nil) }
      if caller != nil { state.isLetGo = false }
      return value
    }
    caller?.resume()
    return value
  }

  /// Waits until the caller's task is cancelled, or the call ends in another way.
  ///
  /// - Returns: Whether it was cancelled; nil if neither came.
  func cancellation(within limit: Duration) async -> Bool? {
    await state.wait(for: limit) { state in
      if state.isCancelled { return true }
      return state.end == nil ? nil : false
    }
  }
}

/// How a call in flight ended.
enum EndOfCall { case resumed, unresumed }
