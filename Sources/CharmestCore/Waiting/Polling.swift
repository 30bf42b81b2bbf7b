/// Looks at a value that may still change, until its time is over.
///
/// The first look is at once. The next ten looks follow after yields, the others after pauses of 1,
/// 2, 4, 8, 16 and then 20 milliseconds. There are at least twenty looks, because on a busy machine
/// a second can pass between two looks.
package struct Polling {
  private static let fewest = 20

  private let limit: Duration

  package init(for limit: Duration) { self.limit = limit }

  /// Looks at a value until a matcher matches it.
  ///
  /// - Parameters:
  ///   - matcher: A matcher for the value.
  ///   - body: Gives the value. Runs on the caller's actor.
  /// - Returns: The last mismatch, or nil if the value matched; and the value itself.
  package func untilMet<Value>(
    _ matcher: Matcher<Value>, by body: @escaping @concurrent () async throws -> Value
  ) async -> (value: Value?, mismatch: Mismatch?) {
    if let mistake = limit.mistakeAsLimit { return (nil, Mismatch { _ in mistake }) }
    return await look(by: body) { attempt, tries in
      guard attempt.stop != .timeIsOver, let outcome = attempt.result else {
        return (nil, .unended(matcher.expected, tries.unended))
      }
      var judging = Judging()
      guard let mismatch = matcher.mismatch(of: outcome, by: &judging) else {
        judging.performEffects()
        return (outcome.value, nil)
      }
      guard let end = tries.end else { return nil }
      let how = end == .cancelled ? "cancelled" : "gave up"
      return (nil, mismatch.remarked("\(how) after \(tries.extent)"))
    }
  }

  /// Looks at a value as long as a matcher matches it.
  ///
  /// - Parameters:
  ///   - matcher: A matcher for the value.
  ///   - body: Gives the value. Runs on the caller's actor.
  /// - Returns: The mismatch; nil if there was none until the time was over. Only the last look
  ///   keeps what it has captured.
  package func untilUnmet<Value>(
    _ matcher: Matcher<Value>, by body: @escaping @concurrent () async throws -> Value
  ) async -> Mismatch? {
    if let mistake = limit.mistakeAsLimit { return Mismatch { _ in mistake } }
    let expected: Phrase = "\(matcher.expected) for \(limit.rounded)"
    return await look(by: body) { attempt, tries -> Mismatch?? in
      guard attempt.stop != .timeIsOver, let outcome = attempt.result else {
        return .unended(expected, tries.unended)
      }
      var judging = Judging()
      if let mismatch = matcher.mismatch(of: outcome, by: &judging) {
        return mismatch.remarked(tries.place)
      }
      switch tries.end {
      case .timeIsOver:
        judging.performEffects()
        return .some(nil)
      case .cancelled: return .unended(expected, "was cancelled after \(tries.extent)")
      case nil: return nil
      }
    }
  }

  /// Looks again and again.
  ///
  /// - Parameters:
  ///   - body: Gives the value.
  ///   - judge: Judges how a look ended; if the result is not nil, there are no more looks.
  /// - Returns: The result of the last look.
  private func look<Value, Found>(
    by body: @escaping @concurrent () async throws -> Value,
    _ judge: ((result: Outcome<Value>?, stop: WaitEnd?), Tries) -> Found?
  ) async -> Found {
    var tries = Tries(limit: limit)
    while true {
      tries.count += 1
      // The value of the closure is released before the pause, because a test may wait for an
      // object to go away.
      let time = max(limit - tries.time, .zero) + Attempt.grace
      if let found = judge(await Attempt.run(within: time) { await Outcome(of: body) }, tries) {
        return found
      }
      await tries.pause()
    }
  }

  /// The looks so far, and when to look again.
  private struct Tries {
    let limit: Duration
    var count = 0
    let start = ContinuousClock.now
    var nextPause = Duration.milliseconds(1)

    var time: Duration { ContinuousClock.now - start }

    /// Why there is no further look; nil if there is one.
    var end: WaitEnd? {
      if Task.isCancelled { return .cancelled }
      return time >= limit && count >= Polling.fewest ? .timeIsOver : nil
    }

    /// Waits until it is time for the next look.
    mutating func pause() async {
      let left = limit - time
      // Tries that are missing when the time is over have pauses as well, because the tested work
      // was held up too.
      let pause = left > .zero ? min(nextPause, left) : min(nextPause, limit / Polling.fewest)
      guard count > 10, pause > .zero else { return await Task.yield() }
      nextPause = min(nextPause * 2, .milliseconds(20))
      try? await Task.sleep(for: pause)
    }

    /// Which try was left behind: `try 3 did not end within 1 second`.
    var unended: Phrase {
      let name = count == 1 ? "the first try" : "try \(count)"
      return "\(name) did not end \(limit.asLimit(Task.isCancelled ? .cancelled : .timeIsOver))"
    }

    /// How many tries there were: `83 tries in 1 second`.
    var extent: String { "\(counted(count, "try", "tries")) in \(time.rounded)" }

    /// The place of this look:
    /// `matched 13 times before, failed after 55 ms; must hold for 1 second`.
    var place: String {
      let before = count == 1 ? "" : "matched \(times(count - 1)) before, "
      let when = count == 1 ? "at the first try" : "after \(time.rounded)"
      return "\(before)failed \(when); must hold for \(limit.rounded)"
    }
  }
}

extension Matcher {
  /// The mismatch of the outcome of a look; nil if it matches.
  fileprivate func mismatch(of outcome: Outcome<Value>, by judging: inout Judging) -> Mismatch? {
    if let doubt = outcome.doubt { return Mismatch(undecidedBy: doubt).expecting { expected } }
    if let error = outcome.error {
      let undecided = Verdict.undecided(by: error, outcome.words)?.mismatch
      return undecided?.expecting { expected } ?? .unended(expected, outcome.words)
    }
    guard let value = outcome.value else { return .unended(expected, outcome.words) }
    return evaluate(value, &judging).mismatch
  }
}

extension Mismatch {
  /// The same mismatch with a remark at the end of its first line.
  fileprivate func remarked(_ remark: String) -> Mismatch {
    explained { inner in
      var explanation = inner
      explanation.remark = Phrase(remark)
      return explanation
    }
  }

  /// The mismatch of a look that gave no value.
  fileprivate static func unended(_ expected: Phrase, _ outcome: Phrase) -> Mismatch {
    Mismatch { _ in Explanation(.reason(expected: expected, but: outcome)) }
  }
}
