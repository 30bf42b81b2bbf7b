/// How often and how long to look at a value that may still change.
///
/// The first look is at once. The next ten looks follow after yields, all others after pauses of 1,
/// 2, 4, 8, 16 and then always 20 milliseconds; on a clock of the test, up to a thousandth of the
/// time if that is longer. There are at least twenty looks, because on a busy machine a second can
/// pass between two looks. Those that are missing when the time is over keep pauses of a twentieth of
/// the time, because what the test waits for was held up as well; on a clock of the test they follow
/// at once.
package struct Polling {
  private let timeout: Timeout

  package init(for limit: Duration, on clock: any Clock<Duration>) {
    timeout = Timeout(limit, by: clock)
  }

  /// Looks at a value until it meets a requirement.
  ///
  /// - Parameters:
  ///   - requirement: What is expected of the value.
  ///   - body: Gives the value. Runs on the caller's actor.
  /// - Returns: What the requirement gives, or what was wrong the last time.
  package func untilMet<Value, Met>(
    _ requirement: Requirement<Value, Met>, by body: @escaping @concurrent () async throws -> Value
  ) async -> Requirement<Value, Met>.Outcome {
    var seen = SeenValues<Value>()
    return await look(by: body) { result, tries, context in
      guard let result else {
        return .unmet(.unended(requirement.expected, tries.unended, seen.details))
      }
      switch requirement.outcome(for: result, &context) {
      case .met(let met): return .met(met)
      case .unmet(let mismatch):
        if let value = result.value { seen.add(value) }
        return tries.end.map { .unmet(mismatch.remarked(tries.ending($0), seen.details)) }
      }
    }
  }

  /// Looks at a value as long as it meets a requirement.
  ///
  /// - Parameters:
  ///   - requirement: What is expected of the value.
  ///   - body: Gives the value. Runs on the caller's actor.
  /// - Returns: What was wrong; nil if nothing was wrong until the time was over.
  package func untilUnmet<Value, Met>(
    _ requirement: Requirement<Value, Met>, by body: @escaping @concurrent () async throws -> Value
  ) async -> Mismatch? {
    let expected: Phrase = "\(requirement.expected) for \(timeout.duration.rounded)"
    return await look(by: body) { result, tries, context -> Mismatch?? in
      guard let result else { return .unended(expected, tries.unended) }
      if case .unmet(let mismatch) = requirement.outcome(for: result, &context) {
        return mismatch.remarked(tries.place)
      }
      switch tries.end {
      case .timeIsOver: return .some(nil)
      case .cancelled: return .unended(expected, "was cancelled after \(tries.extent)")
      case .clockStoodStill:
        return .unended(expected, "the clock stood still after \(tries.extent)")
      case nil: return nil
      }
    }
  }

  /// Looks again and again; only the last look has side effects.
  ///
  /// - Parameters:
  ///   - body: Gives the value.
  ///   - judge: Judges how a look ended, nil if it did not end. Its result, unless nil, is the last.
  /// - Returns: The result of the last look.
  private func look<Value, Outcome>(
    by body: @escaping @concurrent () async throws -> Value,
    _ judge: (ThrowingOutcome<Value>?, PollSchedule, inout JudgingContext) -> Outcome?
  ) async -> Outcome {
    let attempts = Attempts(within: timeout)
    return await attempts.guarding {
      var tries = PollSchedule(within: timeout)
      var context = JudgingContext()
      while true {
        tries.begin()
        context.readings.made?.beginAnew()
        let pending = SideEffects.Pending()
        context.effects = .later(pending)
        // What the closure gave does not live through the pause: an object that the test waits to go
        // away could not go away.
        if let outcome = judge(await attempts.run(body), tries, &context) {
          for action in pending.take() { action() }
          return outcome
        }
        _ = pending.take()
        await tries.pause()
      }
    }
  }
}

extension Mismatch {
  /// The same mismatch with a remark at the end of its first line, and further lines.
  fileprivate func remarked(_ remark: String, _ lastLines: [DetailLine] = []) -> Mismatch {
    explained { inner in
      var explanation = inner.remarking(Phrase(remark))
      explanation.lastLines += lastLines
      return explanation
    }
  }

  /// The mismatch of something that did not end, so that no one knows its result.
  fileprivate static func unended(
    _ expected: Phrase, _ outcome: String, _ lastLines: [DetailLine] = []
  ) -> Mismatch {
    Mismatch {
      var explanation = Explanation(.reason(expected: expected, but: Phrase(outcome)))
      explanation.lastLines = lastLines
      return explanation
    }
  }
}

/// The looks at a value so far, and when to look again.
struct PollSchedule {
  private static let fewest = 20
  private static let yields = 10

  private let longestPause: Duration
  private let timeout: Timeout
  private var limit: Duration { timeout.duration }
  private let elapsed: () -> Duration
  private var count = 0
  /// Whether the last look was made though the time was over, because there were too few before it.
  private var isInOvertime = false
  private var nextPause = Duration.milliseconds(1)
  /// How long the clock was asked to wait in all; it counts if the clock shows less.
  private var waited = Duration.zero
  private var interruption: Timeout.End?

  init(within timeout: Timeout) {
    self.timeout = timeout
    let pause = Duration.milliseconds(20)
    // A test may let its own clock pass an hour at once, in which nobody needs 180,000 looks.
    longestPause = timeout.isReal ? pause : max(pause, timeout.duration / 1_000)
    elapsed = Self.stopwatch(timeout.clock)
  }

  private static func stopwatch<C: Clock>(_ clock: C) -> () -> Duration
  where C.Duration == Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  mutating func begin() { count += 1 }

  /// Why there is no further look; nil if there is one.
  var end: Timeout.End? {
    if Task.isCancelled { return .cancelled }
    return interruption ?? (time >= limit && count >= Self.fewest ? .timeIsOver : nil)
  }

  private var time: Duration { max(elapsed(), waited) }

  /// Waits until it is time for the next look.
  mutating func pause() async {
    let left = limit - time
    let isOver = left <= .zero
    isInOvertime = isOver
    let pause = min(nextPause, isOver ? limit / Self.fewest : left)
    guard count > Self.yields, pause > .zero, !isOver || timeout.isReal else {
      return await Task.yield()
    }
    nextPause = min(nextPause * 2, longestPause)
    do {
      if try await Timeout(pause, by: timeout.clock).elapse() {
        waited += pause
      } else {
        interruption = .clockStoodStill
      }
    } catch { interruption = .cancelled }
  }

  /// Why there is no further look: `gave up after 83 tries in 1 second`, or
  /// `gave up after 1.4 seconds: limit 500 ms and at least 20 tries`.
  func ending(_ end: Timeout.End) -> String {
    switch end {
    case .timeIsOver:
      let (time, limit) = (time.rounded, limit.rounded)
      if time != limit, isInOvertime {
        return "gave up after \(time): limit \(limit) and at least \(Self.fewest) tries"
      }
      return "gave up after \(extent(time))\(time == limit ? "" : ", limit \(limit)")"
    case .cancelled: return "cancelled after \(extent)"
    case .clockStoodStill:
      return "gave up after \(extent), since the clock stood still"
    }
  }

  /// Which try was left behind: `try 3 did not end within 1 second`.
  var unended: String {
    let time = limit.asLimit(end == .cancelled ? .cancelled : .timeIsOver)
    return "\(count == 1 ? "the first try" : "try \(count)") did not end \(time)"
  }

  /// How many tries there were: `83 tries in 1 second`.
  var extent: String { extent(time.rounded) }

  private func extent(_ time: String) -> String { "\(counted(count, "try", "tries")) in \(time)" }

  /// Which look this is:
  /// `matched 13 times before, failed after 55 ms; must hold for 1 second and 20 tries`.
  var place: String {
    (count == 1
      ? "failed at the first try"
      : "matched \(times(count - 1)) before, failed after \(time.rounded)")
      + "; must hold for \(limit.rounded)"
      // Where the machine is busy, these take longer.
      + (count > Self.fewest ? "" : " and \(Self.fewest) tries")
  }
}

/// The values that a poll saw one after the other; a value that stays is listed once.
///
/// Only values that hold no objects are kept: the test may wait for an object to go away. Texts are
/// made only of the values that are kept at the end.
struct SeenValues<Value> {
  /// How many values are told; one more, in place of "1 other".
  private static var most: Int { Layout.seenValues }

  private var last: [Value] = []
  private var count = 0
  private let areKept = Self.holdNoObjects

  /// A type smaller than a reference holds no objects, such as an enum without payload.
  private static var holdNoObjects: Bool {
    MemoryLayout<Value>.size < MemoryLayout<UnsafeRawPointer>.size
      || Value.self is any ObjectFree.Type
  }

  mutating func add(_ value: Value) {
    guard areKept, value is any Equatable else { return }
    if let previous = last.last, areEqual(value, previous) == true { return }
    count += 1
    if last.count > Self.most { last.removeFirst() }
    last.append(value)
  }

  /// A line with the values, if there were several.
  var details: [DetailLine] {
    guard count > 1 else { return [] }
    let values = count > last.count ? last.suffix(Self.most) : last[...]
    let left = count - values.count
    return [
      DetailLine(
        .context, "values seen",
        (left > 0 ? "\(counted(left, "other")), then " : "")
          + .joined(values.map { describing($0) }, by: ", "))
    ]
  }
}

/// A type whose values hold no objects that a test could wait for to go away.
private protocol ObjectFree {}

extension String: ObjectFree {}
extension Int: ObjectFree {}
extension Int64: ObjectFree {}
extension UInt: ObjectFree {}
extension UInt64: ObjectFree {}
extension Double: ObjectFree {}
extension Duration: ObjectFree {}
extension Optional: ObjectFree where Wrapped: ObjectFree {}
extension Array: ObjectFree where Element: ObjectFree {}
