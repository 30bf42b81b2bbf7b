/// How much work the readers of streams have to do.
///
/// When a stream gives a value, the task that reads it is handed to its executor before the giver
/// goes on. So a clock that waits until nothing is to do knows that the readers have noted
/// everything that was given, however busy the machine is.
final class ReaderWork: Sendable {
  private struct State: Awaited {
    var jobs = 0
    var waiters = Waiters()
  }

  private let state = Locked(State())

  private func begin() { state.withLock { $0.jobs += 1 } }

  private func end() { state.change { $0.jobs -= 1 } }

  /// Waits until there is nothing to do.
  func untilIdle() async {
    _ = await state.wait(for: Timeout(.seconds(1))) { $0.jobs == 0 ? true : nil }
  }

  /// Starts a task whose work is counted.
  ///
  /// Systems that are too old for executors of tasks do not count it.
  func start(_ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    .onOwnQueue(begin: begin, end: end, body)
  }
}
