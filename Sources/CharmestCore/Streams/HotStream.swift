/// A stream that gives planned events at fixed times, to all its readers.
///
/// ```swift
/// let isMuted = HotStream(on: clock, [.next(10, true), .next(20, false), .completed(40)])
/// ```
///
/// Times are those of the clock. A reader that begins later misses earlier events, except for the
/// last values that the stream replays, and the end.
public struct HotStream<Value: Sendable>: AsyncSequence, Sendable {
  /// What the stream gives.
  public typealias Element = Value
  /// What the stream can throw.
  public typealias Failure = any Error

  private let clock: TestClock
  let events: ColdStream<Value>
  private let replayed: Int

  /// Creates a stream.
  ///
  /// - Parameters:
  ///   - clock: The clock that measures the time.
  ///   - events: What the stream gives and when. Without `.completed` or `.failed`, the stream
  ///     stays open until its readers are cancelled.
  ///   - count: How many of the last values a late reader gets; none by default.
  public init(on clock: TestClock, _ events: [Recorded<Value>], replaying count: Int = 0) {
    self.clock = clock
    self.events = ColdStream(clock: clock, events: events)
    replayed = count
  }

  /// Begins to listen.
  public func makeAsyncIterator() -> ColdStream<Value>.Iterator {
    events.iterator(missingWhatWasBefore: clock.now, replaying: replayed)
  }
}
