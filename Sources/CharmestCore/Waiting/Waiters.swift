/// State that tasks wait for, inside a ``Locked``.
package protocol HasWaiters: SendableMetatype { var waiters: Waiters { get set } }

/// The tasks that wait for a change of some state, by their periods of waiting.
package struct Waiters: Sendable {
  package typealias Continuation = CheckedContinuation<Void, Never>

  fileprivate var sleeping: [ObjectIdentifier: Continuation] = [:]

  /// Whether no task waits.
  package var isEmpty: Bool { sleeping.isEmpty }
}

/// Something that happens once, and that tasks wait for.
struct Occurrence: HasWaiters {
  var hasHappened = false
  var waiters = Waiters()
}

extension Locked where Value: HasWaiters {
  /// Changes the value and lets all waiting tasks look at it.
  package func change<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    // No tuple of both, because its type would be looked up for each change.
    var waiting: [Waiters.Continuation] = []
    let result = try withLock { value in
      let result = try body(&value)
      // Tests first, because otherwise each change would make a new dictionary.
      if !value.waiters.isEmpty {
        waiting = Array(exchange(&value.waiters.sleeping, with: [:]).values)
      }
      return result
    }
    // Tests first, because even an empty loop looks up the type of an iterator.
    if waiting.isEmpty { return result }
    for continuation in waiting { continuation.resume() }
    return result
  }

  /// Waits until `find` finds something in the value; it looks now and after each change.
  ///
  /// - Parameters:
  ///   - limit: How long to wait; without a limit, for ever. Below zero, nothing is found.
  ///   - find: Finds the awaited thing. It runs under the lock, so it must not run a user's code.
  /// - Returns: The finding; nil if the time was over or the task was cancelled.
  package func wait<Result>(for limit: Duration? = nil, until find: (inout Value) -> Result?) async
    -> Result?
  {
    if let limit, limit < .zero { return nil }
    if let found = withLock(find) { return found }
    return await waiting(for: limit) { await $0.wait(until: find) }
  }

  /// Waits several times within one period.
  ///
  /// - Parameters:
  ///   - limit: How long to wait in all; without a limit, for ever.
  ///   - sleep: Sleeps until the time is over.
  ///   - body: Waits as often as it needs.
  /// - Returns: The result of the closure.
  package func waiting<Result>(
    for limit: Duration?,
    by sleep: @escaping @Sendable (Duration) async throws -> Void = SteppedSleep.sleep,
    _ body: (WaitPeriod<Value>) async -> Result
  ) async -> Result {
    let waiting = WaitPeriod(of: self)
    let timer = limit.map { limit in
      // Weak, because a cancelled sleep takes a moment to end, and the test may check that the
      // objects in the state are freed.
      Task { [weak waiting] in
        try await sleep(limit)
        waiting?.finish(because: .timeIsOver)
      }
    }
    defer { timer?.cancel() }
    return await body(waiting)
  }
}

/// A period of waiting for changes of one state.
package final class WaitPeriod<Value: HasWaiters>: Sendable {
  private let state: Locked<Value>
  /// Why it has ended.
  ///
  /// It is set under the lock of the state, so that no task begins to wait after it.
  private let reason = Locked<WaitEnd?>(nil)

  fileprivate init(of state: Locked<Value>) { self.state = state }

  /// Why a wait found nothing.
  package var end: WaitEnd { reason.withLock(\.self) ?? .cancelled }

  /// Whether the period is over.
  package var isOver: Bool { reason.withLock { $0 != nil } }

  /// Ends the waits; the first reason counts.
  fileprivate func finish(because end: WaitEnd) {
    let sleeping = state.withLock { value in
      reason.withLock { $0 = $0 ?? end }
      return value.waiters.sleeping.removeValue(forKey: ObjectIdentifier(self))
    }
    sleeping?.resume()
  }

  /// Waits until `find` finds something in the value; it looks now and after each change.
  ///
  /// - Parameter find: Finds the awaited thing. It runs under the lock.
  /// - Returns: The finding; nil if the period was over or the task was cancelled.
  package func wait<Result>(until find: (inout Value) -> Result?) async -> Result? {
    while true {
      var found: Result?
      let isOver = isOver
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          let goesOn = state.withLock { value in
            found = find(&value)
            if found != nil || self.isOver { return true }
            value.waiters.sleeping[ObjectIdentifier(self)] = continuation
            return false
          }
          if goesOn { continuation.resume() }
        }
      } onCancel: {
        finish(because: .cancelled)
      }
      // Looks once more after the end, because a change in the last moment counts.
      if found != nil || isOver { return found }
    }
  }
}
