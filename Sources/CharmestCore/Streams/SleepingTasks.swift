/// The tasks that sleep by a ``TestClock``, in the order in which they will wake.
///
/// To add, remove or wake a task, it searches in logarithmic time, even if many tasks have the same
/// deadline.
struct SleepingTasks {
  typealias Ticket = Int
  typealias Continuation = CheckedContinuation<Void, any Error>

  /// The tasks that sleep until the same time, in the order in which they came.
  private struct Group {
    var tickets: ArraySlice<Ticket> = []
    var count = 0
  }

  private var sleepers: [Ticket: (deadline: TestClock.Instant, continuation: Continuation)] = [:]
  private var groups: [TestClock.Instant: Group] = [:]
  /// The times of the groups, in ascending order.
  private var times: ArraySlice<TestClock.Instant> = []

  var count: Int { sleepers.count }
  var next: TestClock.Instant? { times.first }

  /// The deadline of each task, in their order.
  var deadlines: [TestClock.Instant] {
    times.flatMap { repeatElement($0, count: groups[$0, default: Group()].count) }
  }

  mutating func add(
    _ ticket: Ticket, until deadline: TestClock.Instant, _ continuation: Continuation
  ) {
    sleepers[ticket] = (deadline, continuation)
    if groups[deadline] == nil { times.insert(deadline, at: place(of: deadline)) }
    groups[deadline, default: Group()].tickets.append(ticket)
    groups[deadline, default: Group()].count += 1
  }

  mutating func remove(_ ticket: Ticket) -> Continuation? {
    // The ticket stays in its group, but belongs to no task any more.
    guard let (deadline, continuation) = sleepers.removeValue(forKey: ticket) else { return nil }
    groups[deadline, default: Group()].count -= 1
    if groups[deadline]?.count == 0 {
      groups[deadline] = nil
      times.remove(at: place(of: deadline))
    }
    return continuation
  }

  /// Removes all tasks, in their order.
  mutating func removeAll() -> [Continuation] {
    var removed: [Continuation] = []
    while let next, let first = removeFirst(until: next) { removed.append(first) }
    return removed
  }

  /// Removes the first task whose deadline is at a time or before it.
  mutating func removeFirst(until deadline: TestClock.Instant) -> Continuation? {
    guard let next, next <= deadline else { return nil }
    while let ticket = groups[next]?.tickets.popFirst() {
      if let continuation = remove(ticket) { return continuation }
    }
    return nil
  }

  /// The place of a time among the others, or the place where it belongs.
  private func place(of time: TestClock.Instant) -> Int {
    var (low, high) = (times.startIndex, times.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] < time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
