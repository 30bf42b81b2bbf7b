/// Waiting that lets all other work run.
enum Turns {
  private static let most = 25
  private static let shortest = Duration.milliseconds(10)

  /// Sleeps in up to 25 steps, each of which queues behind all other work.
  ///
  /// On a busy machine, work can wait for its next turn for longer than a whole time limit. So a
  /// time limit counts turns as well.
  static func sleep(for duration: Duration, by clock: any Clock<Duration>) async throws {
    let steps = min(max(Int(duration / shortest), 1), most)
    for _ in 1...steps { try await clock.sleep(for: duration / steps) }
  }

  /// Waits so long that all work that could run has run, also that of the main actor.
  static func wait(for duration: Duration) async throws {
    try await sleep(for: duration, by: ContinuousClock())
    await MainActor.run {}
    try await Task.sleep(for: duration / most)
  }
}
