/// Waiting that lets all other work run.
enum Turns {
  /// Waits so long that all work that could run has run, even on a busy machine.
  ///
  /// It waits in many steps. Each step queues behind all other work, and the last step behind the
  /// work of the main actor.
  static func wait(for duration: Duration) async throws {
    let steps = 25
    for _ in 1...steps { try await Task.sleep(for: duration / steps) }
    await MainActor.run {}
    try await Task.sleep(for: duration / steps)
  }
}
