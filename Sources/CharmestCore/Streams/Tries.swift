/// The looks at a value so far, and when to look again.
struct Tries {
  enum End {
    case timeIsOver
    case cancelled
  }

  private static let fewest = 20
  private static let yields = 10
  private static let longestPause = Duration.milliseconds(20)

  private let limit: Duration
  private let clock: any Clock<Duration>
  private let elapsed: () -> Duration
  private var count = 0
  private var nextPause = Duration.milliseconds(1)
  /// How long the clock was asked to wait; a clock that is never ahead of this stands still.
  private var waited = Duration.zero
  private var isInterrupted = false

  init(within limit: Duration, on clock: any Clock<Duration>) {
    self.limit = limit
    self.clock = clock
    elapsed = Self.stopwatch(clock)
  }

  private static func stopwatch<C: Clock>(_ clock: C) -> () -> Duration
  where C.Duration == Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  mutating func begin() { count += 1 }

  /// Why there is no further look, if there is none.
  var end: End? {
    if isInterrupted || Task.isCancelled { return .cancelled }
    return time >= limit && count >= Self.fewest ? .timeIsOver : nil
  }

  private var time: Duration { max(elapsed(), waited) }

  /// Waits until it is time for the next look.
  mutating func pause() async {
    let left = limit - time
    // When the time is over, what is left of the fewest tries follows at once.
    guard count > Self.yields, left > .zero else { return await Task.yield() }
    let pause = min(nextPause, left)
    nextPause = min(nextPause * 2, Self.longestPause)
    do {
      try await clock.sleep(for: pause)
      waited += pause
    } catch { isInterrupted = true }
  }

  /// How much was tried: `83 tries in 1 second`.
  var extent: String { "\(counted(count, "try", "tries")) in \(time.rounded)" }

  /// Which look this is: `at the first try`, `at try 14, after 55 ms`.
  var place: String { count == 1 ? "at the first try" : "at try \(count), after \(time.rounded)" }
}
