/// The time that a wait may take after its limit, because a busy machine is slow.
///
/// It passes in short sleeps, each of which ends after other work. So it takes longer on a busy
/// machine, but not if only the code under test is slow.
final class ExtraTime: Sendable {
  private static let step = Duration.milliseconds(10)

  private let hasPassed = Locked(false)
  private let task: Task<Void, any Error>

  /// Begins when the limit is over.
  init(lasting duration: Duration) {
    let steps = Int(duration / Self.step)
    task = Task { [hasPassed] in
      for _ in 0..<steps { try await Task.sleep(for: Self.step) }
      hasPassed.withLock { $0 = true }
    }
  }

  deinit { task.cancel() }

  var isOver: Bool { hasPassed.withLock { $0 } }
}
