internal import Dispatch

/// An executor that knows whether it has work to do.
///
/// When a stream gives a value, the task that reads it is handed to its executor before the giver
/// goes on. So a clock that waits until the readers' executors are idle knows that they have noted
/// everything that was given, however busy the machine is.
final class ObservedExecutor: SerialExecutor {
  private struct State: Awaited {
    var jobs = 0
    var waiters = Waiters()
  }

  private let queue = DispatchQueue(label: "charmest.reader")
  private let state = Locked(State())

  func enqueue(_ job: consuming ExecutorJob) {
    state.withLock { $0.jobs += 1 }
    let job = UnownedJob(job)
    queue.async {
      job.runSynchronously(on: self.asUnownedSerialExecutor())
      self.state.change { $0.jobs -= 1 }
    }
  }

  /// Waits until there is nothing to do.
  func untilIdle() async {
    _ = await state.wait(for: Patience(.seconds(1))) { $0.jobs == 0 ? true : nil }
  }
}

/// Reads streams on an executor that knows whether it has work to do.
actor StreamReader {
  nonisolated let executor: ObservedExecutor

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  init(on executor: ObservedExecutor) {
    self.executor = executor
  }

  /// Reads a stream to its end.
  func read<Stream: AsyncSequence & Sendable>(
    _ stream: Stream,
    note: @Sendable (Recorded<Stream.Element>.Event) -> Void
  ) async {
    do {
      for try await value in stream { note(.next(value)) }
      if !Task.isCancelled { note(.completed) }
    } catch {
      if !Task.isCancelled { note(.failed(error)) }
    }
  }
}
