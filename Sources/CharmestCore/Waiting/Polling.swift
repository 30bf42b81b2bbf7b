/// Looks at a value that may still change, until its time is over.
///
/// The first look is at once. The next ten looks follow after yields, the others after pauses of 1,
/// 2, 4, 8, 16 and then 20 milliseconds. There are at least twenty looks, because on a busy machine
/// a second can pass between two looks; but a slow body ends them when twice the limit and half a
/// second are over.
struct Polling<Value> {
  let matcher: Matcher<Value>
  let limit: Duration
  /// Gives the value, on the caller's actor.
  let body: @concurrent () async throws -> Value

  /// How a poll ended.
  struct Ending {
    /// The value that matched.
    fileprivate(set) var value: Value?
    /// Why the last look was not as expected; nil if it was.
    fileprivate(set) var mismatch: Mismatch?
    /// The failures of assertions in the last look.
    fileprivate var failures: [ReportedFailure] = []

    /// Reports the failures of assertions in the last look, each with one more line.
    ///
    /// - Returns: The last one; nil if there is none.
    func reportFailures() -> ReportedFailure? {
      guard let explanation = mismatch?.explanation else { return nil }
      let remark = (explanation.remark ?? explanation.outcome).text
      return failures.map { failure in
        var failure = failure
        failure.text.details.append("  \(remark)")
        FailureReporter.deliver(&failure)
        return failure
      }.last
    }
  }

  /// Looks at the value until the matcher matches it.
  ///
  /// - Returns: The value that matched, or what was wrong with the last one.
  func untilMet() async -> Ending {
    await look { look, tries in
      switch look {
      case .matched(let value): return Ending(value: value)
      case .mismatched(let mismatch, isFinal: true):
        return Ending(
          mismatch: mismatch.remarked("ended at try \(tries.count), as no other changes it"))
      case .mismatched(let mismatch, isFinal: false):
        guard let end = tries.end else { return nil }
        let how = end == .cancelled ? "cancelled" : "gave up"
        return Ending(mismatch: mismatch.remarked("\(how) after \(tries.extent)"))
      case .leftBehind: return Ending(mismatch: .unended(matcher.expected, tries.unended))
      }
    }
  }

  /// Looks at the value as long as the matcher matches it.
  ///
  /// - Returns: What was wrong; nothing if the value matched until the time was over.
  func untilUnmet() async -> Ending {
    let expected: Phrase = "\(matcher.expected) for \(limit.rounded)"
    return await look { look, tries in
      switch look {
      case .matched(let value):
        guard let end = tries.end else { return nil }
        if end == .timeIsOver { return Ending(value: value) }
        return Ending(mismatch: .unended(expected, "was cancelled after \(tries.extent)"))
      case .mismatched(let mismatch, isFinal: _):
        return Ending(mismatch: mismatch.remarked(tries.place))
      case .leftBehind: return Ending(mismatch: .unended(expected, tries.unended))
      }
    }
  }

  /// What one look has seen.
  private enum Look {
    case matched(Value)
    /// The value is not as expected, there is none, or an assertion failed.
    ///
    /// It is final if no further try can change it: the test framework must get a skip, and a wrong
    /// call of the code under test stays wrong.
    case mismatched(Mismatch, isFinal: Bool)
    /// The look did not end in time.
    case leftBehind
  }

  /// Looks again and again, each time in a new try.
  ///
  /// - Parameter judge: Judges a look; if the result is not nil, there are no more looks.
  /// - Returns: The result of the last look.
  private func look(_ judge: (Look, Tries) -> Ending?) async -> Ending {
    if let mistake = limit.mistakeAsLimit { return Ending(mismatch: Mismatch { _ in mistake }) }
    var tries = Tries(limit: limit)
    while true {
      tries.count += 1
      // A function, so that the value is released before the pause: a test may wait for an object
      // to go away.
      if let ending = await lookOnce(tries, judge) { return ending }
      await tries.pause()
    }
  }

  private func lookOnce(_ tries: Tries, _ judge: (Look, Tries) -> Ending?) async -> Ending? {
    let trial = Trial()
    let (look, failures) = await look(in: trial, tries)
    guard var ending = judge(look, tries) else {
      trial.undo()
      return nil
    }
    ending.failures = failures
    if case .leftBehind = look { trial.undo() } else { trial.keep() }
    return ending
  }

  private func look(in trial: Trial, _ tries: Tries) async -> (Look, [ReportedFailure]) {
    let time = max(limit - tries.time, .zero) + Attempt.grace
    let (outcome, stop) = await Attempt.run(within: time) {
      await Outcome(of: { try await trial.run(body) })
    }
    guard stop != .timeIsOver, let outcome else { return (.leftBehind, trial.failuresUntilNow) }
    let mismatch = trial.runAtOnce { self.mismatch(of: outcome) }
    let failures = trial.closeFailures()
    if mismatch == nil, failures.isEmpty, let value = outcome.value {
      return (.matched(value), failures)
    }
    let wrong = mismatch ?? .unended(matcher.expected, "an assertion failed")
    let isFinal = wrong.isSkip || failures.contains { $0.isOfCall }
    return (.mismatched(wrong, isFinal: isFinal), failures)
  }

  /// The mismatch of the outcome of a look; nil if it matches.
  private func mismatch(of outcome: Outcome<Value>) -> Mismatch? {
    if let value = outcome.value, outcome.doubt == nil { return matcher.mismatch(of: value) }
    let expected = matcher.expected
    let undecided = outcome.undecided(wasCalled: { true })?.mismatch
    return undecided?.expecting { expected } ?? .unended(expected, outcome.words)
  }
}

/// The looks so far, and when to look again.
private struct Tries {
  private static let fewest = 20

  let limit: Duration
  var count = 0
  let start = ContinuousClock.now
  var nextPause = Duration.milliseconds(1)
  /// Begins with the first pause after the time is over.
  var extraTime: ExtraTime?

  var time: Duration { ContinuousClock.now - start }

  /// Why there is no further look; nil if there is one.
  var end: WaitEnd? {
    if Task.isCancelled { return .cancelled }
    let areEnough = count >= Self.fewest || extraTime?.isOver == true
    return time >= limit && areEnough ? .timeIsOver : nil
  }

  /// Waits until it is time for the next look.
  mutating func pause() async {
    let left = limit - time
    if left <= .zero, extraTime == nil { extraTime = ExtraTime(lasting: limit + Attempt.grace) }
    // Tries that are missing when the time is over have pauses as well, because the tested work
    // was held up too.
    let pause = left > .zero ? min(nextPause, left) : min(nextPause, limit / Self.fewest)
    guard count > 10, pause > .zero else { return await Task.yield() }
    nextPause = min(nextPause * 2, .milliseconds(20))
    try? await Task.sleep(for: pause)
  }

  /// Which try was left behind: `try 3 did not end within 1 second`.
  var unended: Phrase {
    let name = count == 1 ? "the first try" : "try \(count)"
    return "\(name) did not end \(limit.asLimit())"
  }

  /// How many tries there were: `83 tries in 1 second`.
  var extent: String { "\(counted(count, "try", "tries")) in \(time.rounded)" }

  /// The place of this look:
  /// `matched 13 times before, failed after 55 ms; must hold for 1 second`.
  var place: String {
    let before = count == 1 ? "" : "matched \(times(count - 1)) before, "
    let when = count == 1 ? "at the first try" : "after \(time.rounded)"
    return "\(before)failed \(when); must hold for \(limit.rounded) and \(Self.fewest) tries"
  }
}

extension Mismatch {
  /// The same mismatch with a remark at the end of its first line.
  fileprivate func remarked(_ remark: String) -> Mismatch {
    explained { inner in
      changed(inner) { $0.remark = joinedRemarks([inner.remark, Phrase(remark)]) }
    }
  }

  /// The mismatch of a look that gave no value.
  fileprivate static func unended(_ expected: Phrase, _ outcome: Phrase) -> Mismatch {
    Mismatch { _ in Explanation(expected: expected, but: outcome) }
  }
}
