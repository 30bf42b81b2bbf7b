/// Waiting in which everyone else gets a turn.
enum Turns {
  /// Waits so long that whatever could run has run, also on a machine that is busy.
  ///
  /// It waits in many steps, each of which stands in line with all other work, the last behind that
  /// of the main actor.
  static func wait(for duration: Duration) async throws {
    let steps = 25
    for _ in 1...steps { try await Task.sleep(for: duration / steps) }
    await MainActor.run {}
    try await Task.sleep(for: duration / steps)
  }
}
