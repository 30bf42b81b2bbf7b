/// State that tasks wait for, inside a ``Locked``.
package protocol Awaited: SendableMetatype { var waiters: Waiters { get set } }

/// The tasks that wait for a change of some state.
package struct Waiters: Sendable {
  package typealias Ticket = Int
  package typealias Continuation = CheckedContinuation<Void, Never>

  private var sleeping: [Ticket: Continuation] = [:]
  /// The tickets whose time is not over.
  private(set) var valid: Set<Ticket> = []
  private var lastTicket = 0

  package init() {}

  /// Whether no task waits.
  package var isEmpty: Bool { sleeping.isEmpty }

  /// Removes all waiting tasks; the caller resumes them outside the lock.
  package mutating func removeAll() -> [Continuation] {
    if sleeping.isEmpty { return [] }
    defer { sleeping = [:] }
    return Array(sleeping.values)
  }

  fileprivate mutating func newTicket() -> Ticket {
    lastTicket += 1
    valid.insert(lastTicket)
    return lastTicket
  }

  fileprivate mutating func add(_ continuation: Continuation, with ticket: Ticket) {
    sleeping[ticket] = continuation
  }

  fileprivate func isExpired(_ ticket: Ticket) -> Bool { !valid.contains(ticket) }

  fileprivate mutating func expire(_ ticket: Ticket) -> Continuation? {
    valid.remove(ticket)
    return sleeping.removeValue(forKey: ticket)
  }
}

extension Locked where Value: Awaited {
  /// Changes the value and lets all waiting tasks look at it.
  package func change<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    // No tuple of both: its type would be looked up for each change.
    var waiting: [Waiters.Continuation] = []
    let result = try withLock { value in
      let result = try body(&value)
      waiting = value.waiters.removeAll()
      return result
    }
    // No `for`, which looks up the type of an iterator even if no task waits.
    var index = 0
    while index < waiting.count {
      waiting[index].resume()
      index += 1
    }
    return result
  }

  /// Waits until `find` finds something in the value; it looks now and after each change.
  ///
  /// - Parameters:
  ///   - limit: How long to wait; without one, for ever.
  ///   - find: Finds what is waited for. It runs under the lock, so it must not run a user's code.
  /// - Returns: What was found; nil if the time was over or the task was cancelled.
  package func wait<Result>(for limit: Duration? = nil, until find: (inout Value) -> Result?) async
    -> Result?
  {
    if let found = withLock(find) { return found }
    return await waiting(for: limit) { await $0.wait(until: find) }
  }

  /// Waits several times within one period.
  ///
  /// - Parameters:
  ///   - limit: How long to wait in all; without one, for ever.
  ///   - body: Waits as often as it needs.
  /// - Returns: What the closure returned.
  package func waiting<Result>(for limit: Duration?, _ body: (Waiting<Value>) async -> Result)
    async -> Result
  {
    let ticket = withLock { $0.waiters.newTicket() }
    let isTimeOver = Locked<Bool>(false)
    let timer = limit.map { limit in
      // Weak, because a cancelled sleep takes a moment to end, and the test may check that the
      // objects in the state are freed.
      Task { [weak self] in
        // The task is cancelled when the wait is over. Then no one holds the ticket.
        let isOver = (try? await SteppedSleep.sleep(for: limit)) != nil
        isTimeOver.withLock { $0 = isOver }
        self?.expire(ticket)
      }
    }
    defer {
      timer?.cancel()
      expire(ticket)
    }
    return await body(Waiting(state: self, ticket: ticket, isTimeOver: isTimeOver))
  }

  fileprivate func expire(_ ticket: Waiters.Ticket) {
    withLock { $0.waiters.expire(ticket) }?.resume()
  }
}

/// A period of waiting for changes of one state.
package struct Waiting<Value: Awaited> {
  /// Why a wait found nothing.
  package var end: WaitEnd { isTimeOver.withLock { $0 } ? .timeIsOver : .cancelled }

  fileprivate let state: Locked<Value>
  fileprivate let ticket: Waiters.Ticket
  /// Whether the period has ended because its time was over.
  fileprivate let isTimeOver: Locked<Bool>

  /// Waits until `find` finds something in the value; it looks now and after each change.
  ///
  /// - Parameter find: Finds what is waited for. It runs under the lock.
  /// - Returns: What was found; nil if the period was over or the task was cancelled.
  package func wait<Result>(until find: (inout Value) -> Result?) async -> Result? {
    while true {
      var found: Result?
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          let isOver = state.withLock { value in
            found = find(&value)
            if found != nil || value.waiters.isExpired(ticket) { return true }
            value.waiters.add(continuation, with: ticket)
            return false
          }
          if isOver { continuation.resume() }
        }
      } onCancel: { [state, ticket] in
        state.expire(ticket)
      }
      if let found { return found }
      if state.withLock({ $0.waiters.isExpired(ticket) }) {
        // A change in the last moment counts.
        return state.withLock(find)
      }
    }
  }
}
