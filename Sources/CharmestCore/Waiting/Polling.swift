/// Looks at a value that may still change, until its time is over.
///
/// The first look is at once. The next ten looks follow after yields, all others after pauses of 1,
/// 2, 4, 8, 16 and then always 20 milliseconds. There are at least twenty looks, because on a busy
/// machine a second can pass between two looks.
package struct Polling {
  private static let fewest = 20
  private static let yields = 10
  private static let longestPause = Duration.milliseconds(20)

  private let limit: Duration

  package init(for limit: Duration) { self.limit = limit }

  /// Looks at a value until a matcher matches it.
  ///
  /// - Parameters:
  ///   - matcher: What is expected of the value.
  ///   - body: Gives the value. Runs on the caller's actor.
  /// - Returns: What was wrong the last time; nil if the value matched, and the value itself.
  package func untilMet<Value>(
    _ matcher: Matcher<Value>, by body: @escaping @concurrent () async throws -> Value
  ) async -> (value: Value?, mismatch: Mismatch?) {
    if let mistake = limit.mistakeAsLimit { return (nil, Mismatch { _ in mistake }) }
    return await look(by: body) { outcome, tries in
      guard let outcome else {
        return (nil, .unended(matcher.expected, tries.unended))
      }
      let mismatch = matcher.mismatch(of: outcome)
      guard let mismatch else { return (outcome.value, nil) }
      guard let end = tries.end else { return nil }
      return (nil, mismatch.remarked(tries.ending(end)))
    }
  }

  /// Looks at a value as long as a matcher matches it.
  ///
  /// - Parameters:
  ///   - matcher: What is expected of the value.
  ///   - body: Gives the value. Runs on the caller's actor.
  /// - Returns: What was wrong; nil if nothing was wrong until the time was over.
  package func untilUnmet<Value>(
    _ matcher: Matcher<Value>, by body: @escaping @concurrent () async throws -> Value
  ) async -> Mismatch? {
    if let mistake = limit.mistakeAsLimit { return Mismatch { _ in mistake } }
    let expected: Phrase = "\(matcher.expected) for \(limit.rounded)"
    return await look(by: body) { outcome, tries -> Mismatch?? in
      guard let outcome else { return .unended(expected, tries.unended) }
      if let mismatch = matcher.mismatch(of: outcome) { return mismatch.remarked(tries.place) }
      switch tries.end {
      case .timeIsOver: return .some(nil)
      case .cancelled: return .unended(expected, "was cancelled after \(tries.extent)")
      case nil: return nil
      }
    }
  }

  /// Looks again and again.
  ///
  /// - Parameters:
  ///   - body: Gives the value.
  ///   - judge: Judges how a look ended, nil if it did not end. Its result, unless nil, is the last.
  /// - Returns: The result of the last look.
  private func look<Value, Found>(
    by body: @escaping @concurrent () async throws -> Value,
    _ judge: (Outcome<Value>?, Tries) -> Found?
  ) async -> Found {
    var tries = Tries(limit: limit)
    while true {
      tries.count += 1
      // What the closure gave does not live through the pause: an object that the test waits to go
      // away could not go away.
      if let found = judge(await Attempt.run(within: limit - tries.time, body), tries) {
        return found
      }
      await tries.pause()
    }
  }

  /// The looks so far, and when to look again.
  private struct Tries {
    let limit: Duration
    var count = 0
    private let start = ContinuousClock.now
    private var nextPause = Duration.milliseconds(1)

    init(limit: Duration) { self.limit = limit }

    var time: Duration { ContinuousClock.now - start }

    /// Why there is no further look; nil if there is one.
    var end: WaitEnd? {
      if Task.isCancelled { return .cancelled }
      return time >= limit && count >= Polling.fewest ? .timeIsOver : nil
    }

    /// Waits until it is time for the next look.
    mutating func pause() async {
      let left = limit - time
      // What is missing when the time is over keeps pauses as well: the work was held up, too.
      let pause = left > .zero ? min(nextPause, left) : min(nextPause, limit / Polling.fewest)
      guard count > Polling.yields, pause > .zero else { return await Task.yield() }
      nextPause = min(nextPause * 2, Polling.longestPause)
      try? await Task.sleep(for: pause)
    }

    /// Why there is no further look: `gave up after 83 tries in 1 second`.
    func ending(_ end: WaitEnd) -> String {
      end == .cancelled
        ? "cancelled after \(extent)"
        : "gave up after \(extent)\(time.rounded == limit.rounded ? "" : ", limit \(limit.rounded)")"
    }

    /// Which try was left behind: `try 3 did not end within 1 second`.
    var unended: Phrase {
      let name = count == 1 ? "the first try" : "try \(count)"
      return "\(name) did not end \(limit.asLimit(Task.isCancelled ? .cancelled : .timeIsOver))"
    }

    /// How many tries there were: `83 tries in 1 second`.
    var extent: String { "\(counted(count, "try", "tries")) in \(time.rounded)" }

    /// Which look this is: `matched 13 times before, failed after 55 ms; must hold for 1 second`.
    var place: String {
      let before =
        count == 1
        ? "failed at the first try"
        : "matched \(times(count - 1)) before, failed after \(time.rounded)"
      return "\(before); must hold for \(limit.rounded)"
    }
  }
}

extension Matcher {
  /// What is wrong with the outcome of a look; nil if nothing is.
  fileprivate func mismatch(of outcome: Outcome<Value>) -> Mismatch? {
    guard let value = outcome.value else {
      return .unended(expected, outcome.text)
    }
    return mismatch(of: value)
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

  /// The mismatch of something that gave no value.
  fileprivate static func unended(_ expected: Phrase, _ outcome: Phrase) -> Mismatch {
    Mismatch { _ in Explanation(.reason(expected: expected, but: outcome)) }
  }
}
