/// The calls that wait behind one stub.
package final class SuspensionQueue<each Argument, Result, Failure: Error>: Sendable {
  typealias Entry = Suspension<repeat each Argument, Result, Failure>

  private struct State: Awaited {
    var inFlight: [Entry] = []
    /// Those of them that the test was not given yet.
    var ungiven: [Entry] = []
    /// The numbers of the calls whose tasks were cancelled.
    var cancelled: Set<UInt64> = []
    var isOpen = true
    var waiters = Waiters()

    mutating func remove(_ suspension: Entry) -> Bool {
      guard let index = inFlight.firstIndex(where: { $0 === suspension }) else { return false }
      inFlight.remove(at: index)
      ungiven.removeAll { $0 === suspension }
      return true
    }
  }

  private let state = Locked(State())

  var isOpen: Bool { state.withLock { $0.isOpen } }

  var inFlight: [Entry] { state.withLock { $0.inFlight } }

  func contains(_ suspension: Entry) -> Bool { inFlight.contains { $0 === suspension } }

  /// Lets a call wait until it is ended.
  ///
  /// - Returns: The result; nothing if the queue was closed before the call arrived, or if nobody
  ///   can give one.
  /// - Throws: The error with which the call is ended.
  func park(_ call: MockCall<repeat each Argument>) async throws(Failure) -> Result? {
    let number = call.sequenceNumber
    let outcome: UncheckedTransfer<Swift.Result<Result, Failure>?> =
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          let suspension = Entry(call, continuation)
          let isParked = state.change { state in
            guard state.isOpen else { return false }
            state.inFlight.append(suspension)
            state.ungiven.append(suspension)
            return true
          }
          if !isParked { suspension.resume(with: nil) } else if Task.isCancelled { cancel(number) }
        }
      } onCancel: {
        cancel(number)
      }
    return try outcome.value?.get()
  }

  private func cancel(_ number: UInt64) {
    guard let error = CancellationError() as? Failure else { return }
    let cancelled: Entry? = state.withLock { state in
      guard let suspension = state.inFlight.first(where: { $0.call.sequenceNumber == number }),
        state.remove(suspension)
      else { return nil }
      state.cancelled.insert(number)
      return suspension
    }
    cancelled?.resume(with: .failure(error))
  }

  /// Ends a call, if it still waits.
  func end(_ suspension: Entry, with outcome: sending Swift.Result<Result, Failure>)
    -> SuspensionEnd
  {
    let end: SuspensionEnd = state.withLock { state in
      if state.remove(suspension) { return .resumed }
      return state.cancelled.contains(suspension.call.sequenceNumber) ? .wasCancelled : .wasResumed
    }
    if end == .resumed { suspension.resume(with: outcome) }
    return end
  }

  /// Waits for the first call that was not given yet.
  func next(for timeout: Timeout) async -> Entry? {
    await state.wait(for: timeout) { state in
      state.ungiven.isEmpty ? nil : state.ungiven.removeFirst()
    }
  }

  /// Takes no more calls, and gives those that still wait.
  func close() -> [Entry] {
    state.withLock { state in
      defer { (state.inFlight, state.ungiven) = ([], []) }
      state.isOpen = false
      return state.inFlight
    }
  }
}

/// What came of an attempt to end a call that waits.
package enum SuspensionEnd {
  case resumed
  case wasResumed
  case wasCancelled
}

/// One call that waits.
final class Suspension<each Argument, Result, Failure: Error>: Sendable {
  typealias Continuation = CheckedContinuation<
    UncheckedTransfer<Swift.Result<Result, Failure>?>, Never
  >

  private let content: UncheckedTransfer<(MockCall<repeat each Argument>, Continuation)>

  init(_ call: MockCall<repeat each Argument>, _ continuation: Continuation) {
    content = UncheckedTransfer((call, continuation))
  }

  var call: MockCall<repeat each Argument> { content.value.0 }

  func resume(with outcome: sending Swift.Result<Result, Failure>?) {
    content.value.1.resume(returning: UncheckedTransfer(outcome))
  }
}
