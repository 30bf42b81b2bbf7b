/// The tasks that sleep by a ``TestClock``, in the order in which they will wake.
///
/// Those with one deadline wake in the order of their tickets. To remove the first takes constant
/// time; any other, and to add one, O(*n*) in moved memory.
struct SleepingTasks {
  typealias Ticket = Int
  typealias Continuation = CheckedContinuation<Void, any Error>

  private struct Sleeper {
    let deadline: TestClock.Instant
    let ticket: Ticket
    let continuation: Continuation
  }

  private var sleepers: ArraySlice<Sleeper> = []

  var count: Int { sleepers.count }
  var next: TestClock.Instant? { sleepers.first?.deadline }

  /// The deadline of each task, in their order.
  var deadlines: [TestClock.Instant] { sleepers.map(\.deadline) }

  mutating func add(
    _ ticket: Ticket, until deadline: TestClock.Instant, _ continuation: Continuation
  ) {
    sleepers.insert(
      Sleeper(deadline: deadline, ticket: ticket, continuation: continuation),
      at: place(of: ticket, until: deadline))
  }

  mutating func remove(_ ticket: Ticket, until deadline: TestClock.Instant) -> Continuation? {
    let place = place(of: ticket, until: deadline)
    guard place < sleepers.endIndex, sleepers[place].ticket == ticket else { return nil }
    // Many tasks are cancelled in their order.
    return place == sleepers.startIndex
      ? sleepers.removeFirst().continuation : sleepers.remove(at: place).continuation
  }

  /// Removes all tasks, in their order.
  mutating func removeAll() -> [Continuation] {
    defer { sleepers = [] }
    return sleepers.map(\.continuation)
  }

  /// Removes the first task whose deadline is at a time or before it.
  mutating func removeFirst(until deadline: TestClock.Instant) -> Continuation? {
    guard let next, next <= deadline else { return nil }
    return sleepers.removeFirst().continuation
  }

  /// Where a task is, or belongs.
  private func place(of ticket: Ticket, until deadline: TestClock.Instant) -> Int {
    sleepers.partitioningIndex { ($0.deadline, $0.ticket) >= (deadline, ticket) }
  }
}
