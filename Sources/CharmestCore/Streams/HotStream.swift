/// A stream that gives planned events at fixed times, to all its readers.
///
/// ```swift
/// let isMuted = HotStream(on: clock, [.next(10, true), .next(20, false), .completed(40)])
/// ```
///
/// Times are those of the clock. A reader that begins later misses earlier events, except for the
/// last values that the stream replays, and the end. At the very time of an event, a new reader gets
/// it only if no earlier reader was there to get it. So code that reads one value and then begins
/// again gets no event twice.
public struct HotStream<Value: Sendable>: AsyncSequence, Sendable {
  /// What the stream gives.
  public typealias Element = Value
  /// What the stream can throw.
  public typealias Failure = any Error

  private let clock: TestClock
  let events: ColdStream<Value>
  private let replayed: Int
  private let readers = Locked(HotReaders())

  /// Creates a stream.
  ///
  /// - Parameters:
  ///   - clock: The clock that measures the time.
  ///   - events: What the stream gives and when. Without `.completed` or `.failed`, the stream
  ///     stays open until its readers are cancelled.
  ///   - count: How many of the last values a late reader gets; none by default.
  /// - Complexity: O(*n* log *n*), where *n* is the number of events.
  public init(on clock: TestClock, _ events: [Recorded<Value>], replaying count: Int = 0) {
    self.clock = clock
    self.events = ColdStream(clock: clock, events: events)
    replayed = count
  }

  /// Begins to listen.
  ///
  /// - Complexity: O(*n*), where *n* is the number of events.
  public func makeAsyncIterator() -> ColdStream<Value>.Iterator {
    events.iterator(
      for: HotReader(of: events.events.map(\.time), at: clock.now, among: readers),
      replaying: replayed)
  }
}

/// The readers of a hot stream, so that one that comes later knows what has come.
private struct HotReaders {
  /// When the readers that are still there began.
  var beginnings: [ObjectIdentifier: TestClock.Instant] = [:]
  /// How many events had come to the readers that have left.
  var used = 0
}

/// One reader of a hot stream.
final class HotReader: Sendable {
  /// How many events came before this reader.
  let missed: Int
  private let count: Int
  private let received: Locked<Int>
  private let readers: Locked<HotReaders>

  /// Begins to listen.
  ///
  /// Readers that begin at one time, such as two recorders of a test, all get the events of that
  /// time. What a reader got before it left, a later reader does not get again.
  fileprivate init(
    of times: [TestClock.Instant], at now: TestClock.Instant, among readers: Locked<HotReaders>
  ) {
    let (before, untilNow) = (times.count { $0 < now }, times.count { $0 <= now })
    let received = Locked(0)
    missed = readers.withLock { state in
      defer { state.beginnings[ObjectIdentifier(received)] = now }
      let isLate = state.beginnings.values.contains { $0 < now }
      return isLate ? untilNow : min(max(before, state.used), untilNow)
    }
    self.received = received
    self.readers = readers
    count = times.count
  }

  /// Notes that this reader got an event.
  ///
  /// - Parameter left: How many are still to come.
  func note(left: Int) { received.withLock { $0 = max($0, count - left) } }

  deinit {
    let received = (id: ObjectIdentifier(received), count: received.withLock { $0 })
    readers.withLock { state in
      state.beginnings[received.id] = nil
      state.used = max(state.used, received.count)
    }
  }
}
