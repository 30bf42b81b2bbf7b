/// The suspended calls of one stub.
package final class SuspensionQueue<each Argument, Result, Failure: Error>: Sendable {
  typealias Entry = Suspension<repeat each Argument, Result, Failure>

  private struct State: Awaited {
    /// The suspended calls, by their numbers.
    var inFlight: [UInt64: Entry] = [:]
    /// The numbers of all calls, in the order in which they arrived.
    var arrived: [UInt64] = []
    /// Those of them that were not yet given to the test, in their order.
    var ungiven: [UInt64] = []
    /// The numbers of the calls that the test did not end: they were cancelled, or reported because
    /// nobody resumed them.
    var endedOtherwise: Set<UInt64> = []
    var isOpen = true
    var waiters = Waiters()

    /// The suspended calls, in the order in which they were made.
    var inOrder: [Entry] { inFlight.keys.sorted().compactMap { inFlight[$0] } }

    mutating func next() -> Entry? {
      // A call may have ended before.
      while !ungiven.isEmpty {
        if let entry = inFlight[ungiven.removeFirst()] { return entry }
      }
      return nil
    }
  }

  private let state = Locked(State())

  var isOpen: Bool { state.withLock { $0.isOpen } }

  /// The numbers of all calls, including those that have ended.
  var numbers: Set<UInt64> { Set(state.withLock { $0.arrived }) }

  var inFlight: [Entry] { state.withLock { $0.inOrder } }

  func contains(_ suspension: Entry) -> Bool {
    state.withLock { $0.inFlight[suspension.number] != nil }
  }

  /// Suspends a call until it is ended.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - didPark: Called when the call is suspended.
  /// - Returns: The result; nil if the queue was closed before the call arrived, or if there is no
  ///   result to give.
  /// - Throws: The error that ends the call.
  func park(
    _ call: MockCall<repeat each Argument>, then didPark: @escaping @Sendable () -> Void
  ) async throws(Failure) -> Result? {
    let number = call.sequenceNumber
    let outcome: UncheckedTransfer<Swift.Result<Result, Failure>?> =
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          let suspension = Entry(call, continuation)
          let isParked = state.change { state in
            guard state.isOpen else { return false }
            state.inFlight[number] = suspension
            state.arrived.append(number)
            state.ungiven.append(number)
            return true
          }
          guard isParked else { return suspension.resume(with: nil) }
          didPark()
          if Task.isCancelled { cancel(number) }
        }
      } onCancel: {
        cancel(number)
      }
    return try outcome.value?.get()
  }

  private func cancel(_ number: UInt64) {
    guard let error = CancellationError() as? Failure,
      let suspension = state.withLock({ $0.inFlight[number] })
    else { return }
    _ = end(suspension, with: .failure(error), byTest: false)
  }

  /// Ends a call, if it is still suspended.
  ///
  /// - Returns: Whether the test had ended it before.
  func end(
    _ suspension: Entry, with outcome: sending Swift.Result<Result, Failure>?,
    byTest isByTest: Bool = true
  ) -> Bool {
    let number = suspension.number
    let (isInFlight, wasResumed) = state.withLock { state in
      let isInFlight = state.inFlight.removeValue(forKey: number) != nil
      if isInFlight, !isByTest { state.endedOtherwise.insert(number) }
      return (isInFlight, !isInFlight && !state.endedOtherwise.contains(number))
    }
    if isInFlight { suspension.resume(with: outcome) }
    return wasResumed
  }

  /// Waits for the first call that was not yet given to the test.
  ///
  /// - Returns: The call, or the reason why none came.
  func next(for limit: Duration) async -> (call: Entry?, end: WaitEnd?) {
    let (call, end) = await state.waiting(for: limit) { waiting -> (Entry?, WaitEnd?) in
      if let call = await waiting.wait(until: { $0.next() }) { return (call, nil) }
      return (nil, waiting.end)
    }
    if let number = call?.number {
      Trial.current?.onUndo { [state] in state.change { $0.ungiven.insert(number, at: 0) } }
    }
    return (call, end)
  }

  /// Accepts no more calls, and returns the calls that are still suspended.
  func close() -> [Entry] {
    state.withLock { state in
      defer { state.inFlight = [:] }
      state.isOpen = false
      return state.inOrder
    }
  }
}

/// One suspended call.
final class Suspension<each Argument, Result, Failure: Error>: Sendable {
  typealias Continuation = CheckedContinuation<
    UncheckedTransfer<Swift.Result<Result, Failure>?>, Never
  >

  private let content: UncheckedTransfer<(MockCall<repeat each Argument>, Continuation)>

  init(_ call: MockCall<repeat each Argument>, _ continuation: Continuation) {
    content = UncheckedTransfer((call, continuation))
  }

  var call: MockCall<repeat each Argument> { content.value.0 }

  var number: UInt64 { call.sequenceNumber }

  func resume(with outcome: sending Swift.Result<Result, Failure>?) {
    content.value.1.resume(returning: UncheckedTransfer(outcome))
  }
}
