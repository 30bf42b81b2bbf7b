/// The reason why a wait ended before it found anything.
package enum WaitEnd { case timeIsOver, cancelled }

/// Sleeps in steps, so that all other work runs in between.
package enum SteppedSleep {
  private static let most = 25
  /// The runtime traps on a sleep that ends beyond what the system's clock can say (6.3.1).
  private static let longest = Duration.seconds(1_000_000_000)

  /// Sleeps in up to 25 steps; each step queues after all other work.
  ///
  /// On a busy machine, work can wait for its next turn for longer than a whole time limit. So the
  /// time is over only after as many turns as there are steps.
  package static func sleep(for duration: Duration) async throws {
    let duration = min(duration, longest)
    let steps = min(max(Int(duration / .milliseconds(10)), 1), most)
    for _ in 1...steps { try await Task.sleep(for: duration / steps) }
  }

  /// Waits until the time is over and all work that could run has run, including that of the main
  /// actor.
  package static func wait(for duration: Duration) async throws {
    try await sleep(for: duration)
    // No longer than a third of the time, because code under test may block the main actor.
    let mainActor = Locked(Occurrence())
    Task { @MainActor in mainActor.change { $0.hasHappened = true } }
    _ = await mainActor.wait(for: min(duration / 3, .seconds(10))) { $0.hasHappened ? true : nil }
    try await Task.sleep(for: min(duration, longest) / most)
  }
}

extension AdditiveArithmetic where Self: Comparable {
  /// The mistake if this is below zero.
  fileprivate func mistake(_ expected: Phrase) -> Explanation? {
    self < .zero ? Explanation(expected: expected, but: "it is \(text(self))") : nil
  }
}

extension Int {
  /// Why this is no number of things to wait for; nil if it is one.
  var mistakeAsCount: Explanation? { mistake("a number of at least 0") }
}

extension Duration {
  /// Why this is no valid limit; nil if it is one.
  package var mistakeAsLimit: Explanation? { mistake("a limit of at least 0 seconds") }

  /// The explanation if something did not come within this limit.
  package func explanation(
    of expected: String, but outcome: String, _ lines: [Explanation.Row] = []
  ) -> Explanation {
    mistakeAsLimit
      ?? Explanation(expected: "\(expected) \(asLimit())", but: Phrase(outcome), lines: lines)
  }

  /// The duration as the limit of a wait that ended in this way: `within 1 second`.
  package func asLimit(_ end: WaitEnd = Task.isCancelled ? .cancelled : .timeIsOver) -> String {
    end == .timeIsOver ? "within \(rounded)" : "before the test was cancelled"
  }

  /// The duration, rounded for a reader: `12 ms`, `1 second`, `1.5 seconds`.
  ///
  /// Below a second, in whole milliseconds; above, in tenths of a second. Digits below a
  /// millisecond would only say how fast the machine is.
  package var rounded: String {
    let (seconds, attoseconds) = components
    // Clamped, because the longest duration has more milliseconds than an `Int64` can hold.
    let whole = min(max(seconds, 0), .max / 10_000)
    let milliseconds = whole * 1_000 + max(attoseconds, 0) / 1_000_000_000_000_000
    guard milliseconds >= 1 else { return "less than 1 ms" }
    guard milliseconds >= 950 else { return "\(milliseconds) ms" }
    let tenths = (milliseconds + 50) / 100
    guard tenths != 10 else { return "1 second" }
    return tenths % 10 == 0 ? "\(tenths / 10) seconds" : "\(tenths / 10).\(tenths % 10) seconds"
  }
}
