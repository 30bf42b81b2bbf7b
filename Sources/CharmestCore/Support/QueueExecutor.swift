internal import Dispatch

/// A task executor with a queue of its own.
///
/// Code that blocks its thread does not block other tasks. It is not an executor of an actor,
/// because most code that runs here belongs to no actor.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class QueueExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "charmest")
  private let begin: @Sendable () -> Void
  private let end: @Sendable () -> Void

  init(begin: @escaping @Sendable () -> Void, end: @escaping @Sendable () -> Void) {
    (self.begin, self.end) = (begin, end)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    begin()
    let job = UnownedJob(job)
    queue.async { [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
      end()
    }
  }
}

extension Task where Success == Void, Failure == Never {
  /// Starts a task on a queue of its own.
  ///
  /// Systems that have no task executors run the task like any other, and do not count it.
  ///
  /// - Parameters:
  ///   - begin: Called when the task gets a piece of work.
  ///   - end: Called when the task has done a piece of work.
  ///   - body: The work of the task.
  /// - Returns: The task.
  package static func onOwnQueue(
    begin: @escaping @Sendable () -> Void = {}, end: @escaping @Sendable () -> Void = {},
    _ body: sending @escaping () async -> Void
  ) -> Task<Void, Never> {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      Task(executorPreference: QueueExecutor(begin: begin, end: end)) { await body() }
    } else {
      Task { await body() }
    }
  }
}
