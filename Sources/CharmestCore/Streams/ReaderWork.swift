internal import Dispatch

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

  fileprivate func begin() { state.withLock { $0.jobs += 1 } }

  fileprivate func end() { state.change { $0.jobs -= 1 } }

  /// Waits until there is nothing to do.
  func untilIdle() async {
    _ = await state.wait(for: Timeout(.seconds(1))) { $0.jobs == 0 ? true : nil }
  }

  /// Starts a task whose work is counted.
  ///
  /// Systems that are too old for executors of tasks run it like any other, and do not count it.
  func start(_ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      Task(executorPreference: ObservedExecutor(work: self)) { await body() }
    } else {
      Task { await body() }
    }
  }
}

/// An executor that counts its jobs.
///
/// One of tasks and not of an actor: the code of a stream itself belongs to no actor.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class ObservedExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "charmest.reader")
  private let work: ReaderWork

  init(work: ReaderWork) { self.work = work }

  func enqueue(_ job: consuming ExecutorJob) {
    work.begin()
    let job = UnownedJob(job)
    queue.async { [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
      work.end()
    }
  }
}
