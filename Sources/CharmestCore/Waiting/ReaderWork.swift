/// How many pieces of work the readers of streams still have to do.
///
/// When a stream gives a value, the reading task is handed to its executor before the giver goes
/// on. So a clock that waits until no work is left knows that the readers have noted everything,
/// even on a busy machine.
final class ReaderWork: Sendable {
  private struct State: Awaited {
    var jobs = 0
    var waiters = Waiters()
  }

  private let state = Locked(State())

  private func begin() { state.withLock { $0.jobs += 1 } }

  private func end() { state.change { $0.jobs -= 1 } }

  /// Waits until there is no work, but no longer than a second.
  func untilIdle() async {
    _ = await state.wait(for: .seconds(1)) { $0.jobs == 0 ? true : nil }
  }

  /// Starts a task whose work is counted.
  ///
  /// Systems that have no task executors do not count it.
  func start(_ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    .onOwnQueue(begin: begin, end: end, body)
  }
}
