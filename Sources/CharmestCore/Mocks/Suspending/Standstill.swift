internal import Foundation

/// Ends the process if it does nothing any more while calls have no answer.
///
/// Then something awaits one of these calls, and the run would never end.
enum Standstill {
  /// How long a call may be suspended, and how long the process may then do nothing.
  ///
  /// Less than the shortest time limit of a test in Swift Testing, a minute, so that a failure names
  /// the call first; or what `CHARMEST_CALL_LIMIT` says in seconds.
  static let limit: Duration = {
    let text = ProcessInfo.processInfo.environment["CHARMEST_CALL_LIMIT"] ?? ""
    let seconds = Double(text) ?? 0
    return seconds > 0 ? .seconds(min(seconds, 1_000_000)) : .seconds(50)
  }()

  /// What the process says of each call without an answer if it ends.
  ///
  /// Last come those whose tests still wait for them. The others were let go, and sooner.
  private static let lastWords = Locked<[(number: UInt64, words: String)]>([])
  /// Begins once, with the first of these calls.
  private static let watching: Void = Thread.detachNewThread { watch() }

  /// Watches the process, because a call has no answer.
  static func begin(_ number: UInt64, _ words: String) {
    lastWords.withLock { $0.append((number, words)) }
    #if !os(Windows)
      // Windows cannot tell whether the process does something.
      watching
    #endif
  }

  /// The call has ended after all.
  static func end(_ number: UInt64) { lastWords.withLock { $0.removeAll { $0.number == number } } }

  private static func watch() {
    let step = limit / 50
    var rest = limit
    while rest > .zero {
      let before = ProcessorTime.ofOtherThreads()
      Thread.sleep(forTimeInterval: step / .seconds(1))
      // Sleeping tasks, such as timers, use less, and so does the look itself.
      let noise = max(step / 1_000, .microseconds(200))
      let hasWorked = ProcessorTime.ofOtherThreads() - before > noise
      rest = hasWorked || lastWords.withLock(\.isEmpty) ? limit : rest - step
    }
    let calls = lastWords.withLock { $0 }.suffix(Limits().listed)
    // The last one may have ended just now.
    if calls.isEmpty { return watch() }
    endProcess(
      saying: "Nothing has run for \(limit.rounded), and something awaits a call.\n"
        + calls.map(\.words).joined())
  }
}

/// What the process says if it ends because a call has no result.
///
/// - Parameters:
///   - explanation: Why there is no result.
///   - subject: The call.
///   - place: The place of the failure.
///   - test: The test that made the call; nil if it is the current one.
///   - stub: The stub to write; nil if none would help.
/// - Returns: The text.
func lastWords(
  _ explanation: Explanation, about subject: Subject, at place: SourceLocation,
  in test: String? = nil, stub: String? = nil
) -> String {
  let test = (test ?? TestFramework.currentTest).map { ", in the test \($0)" } ?? ""
  return """
    \(place.filePath):\(place.line): Fatal error: \(FailureText(explanation, about: subject))
    The process ends here\(test)\(stub.map { "; to stub it: \($0)" } ?? "")

    """
}

/// Ends the process.
///
/// No trap, because it would print the stacks of all threads after the text.
func endProcess(saying text: String) -> Never {
  FileHandle.standardError.write(Data(text.utf8))
  fflush(nil)
  _exit(1)
}
