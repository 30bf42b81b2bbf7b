/// The tasks that sleep by a ``TestClock``, in the order in which they will wake.
///
/// To add a task, it searches in logarithmic time; to wake or remove one takes constant time on
/// average.
struct SleepingTasks {
  typealias Ticket = Int
  typealias Continuation = CheckedContinuation<Void, any Error>

  private var continuations: [Ticket: Continuation] = [:]
  /// In the order of waking.
  ///
  /// The place of a task that was removed may stay, but never as the first.
  private var places: ArraySlice<(deadline: TestClock.Instant, ticket: Ticket)> = []

  var count: Int { continuations.count }
  var next: TestClock.Instant? { places.first?.deadline }

  /// The deadline of each task, in their order.
  var deadlines: [TestClock.Instant] {
    places.filter { continuations[$0.ticket] != nil }.map(\.deadline)
  }

  mutating func add(
    _ ticket: Ticket, until deadline: TestClock.Instant, _ continuation: Continuation
  ) {
    continuations[ticket] = continuation
    // Behind those with the same deadline, which came before.
    var (low, high) = (places.startIndex, places.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].deadline <= deadline { low = middle + 1 } else { high = middle }
    }
    places.insert((deadline, ticket), at: low)
  }

  mutating func remove(_ ticket: Ticket) -> Continuation? {
    defer {
      while let first = places.first, continuations[first.ticket] == nil { places.removeFirst() }
      if places.count > 2 * count + 100 { places.removeAll { continuations[$0.ticket] == nil } }
    }
    return continuations.removeValue(forKey: ticket)
  }

  /// Removes all tasks, in their order.
  mutating func removeAll() -> [Continuation] {
    let removed = places.compactMap { continuations[$0.ticket] }
    self = SleepingTasks()
    return removed
  }

  /// Removes the first task whose deadline is at a time or before it.
  mutating func removeFirst(until deadline: TestClock.Instant) -> Continuation? {
    guard let first = places.first, first.deadline <= deadline else { return nil }
    return remove(first.ticket)
  }
}
