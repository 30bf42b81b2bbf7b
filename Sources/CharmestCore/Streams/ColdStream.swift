/// A stream that gives planned events, to each reader from the beginning.
///
/// ```swift
/// let tempo = scheduled(on: clock, [.next(10, 122), .next(20, 60), .completed(40)])
/// ```
///
/// - Parameters:
///   - clock: The clock that measures the time.
///   - events: What the stream gives and when, counted from the time at which a reader begins.
///     Without `.completed` or `.failed`, the stream stays open until its reader is cancelled.
/// - Returns: The stream.
/// - Complexity: O(*n* log *n*), where *n* is the number of events.
public func scheduled<Value: Sendable>(on clock: TestClock, _ events: [Recorded<Value>])
  -> ColdStream<Value>
{ ColdStream(clock: clock, events: events) }

/// A stream that gives planned events, to each reader from the beginning.
///
/// Make one with ``scheduled(on:_:)``.
public struct ColdStream<Value: Sendable>: AsyncSequence, Sendable {
  /// What the stream gives.
  public typealias Element = Value
  /// What the stream can throw.
  public typealias Failure = any Error

  fileprivate let clock: TestClock
  let events: [Recorded<Value>]

  init(clock: TestClock, events: [Recorded<Value>]) {
    self.clock = clock
    // Events with the same time keep their order, because the sort is stable.
    self.events = events.sorted { $0.time < $1.time }
  }

  /// Begins to read; the time counts from now.
  public func makeAsyncIterator() -> Iterator {
    Iterator(clock: clock, events: events[...], start: clock.now)
  }

  /// Begins to read in the middle; times are those of the clock.
  func iterator(for reader: HotReader, replaying count: Int) -> Iterator {
    let past = events.prefix(reader.missed)
    let replayed = past.filter { $0.value != nil }.suffix(Swift.max(0, count))
    // A late reader still gets the end: an ended stream is at its end for every reader.
    let end = past.filter { $0.value == nil }.prefix(1)
    let rest = end.isEmpty ? events.dropFirst(reader.missed) : []
    let coming = ArraySlice([replayed[...], end[...], rest[...]].joined())
    return Iterator(clock: clock, events: coming, start: .zero, reader: reader)
  }

  /// One reading of a stream.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let clock: TestClock
    fileprivate var events: ArraySlice<Recorded<Value>>
    fileprivate let start: TestClock.Instant
    /// Notes what this reader gets of a hot stream.
    fileprivate var reader: HotReader?
    /// Whether the clock may wait until this reader comes back.
    fileprivate var hasSlept = false

    /// Waits for the next value.
    ///
    /// - Returns: The value; nil at the end, or if the task was cancelled.
    /// - Throws: The planned error.
    public mutating func next() async throws -> Value? {
      guard let event = events.popFirst() else {
        if hasSlept { clock.noteEnd() }
        await untilCancelled()
        return nil
      }
      guard (try? await clock.sleep(until: start.advanced(by: event.time.offset))) != nil else {
        return nil
      }
      hasSlept = true
      reader?.note(left: events.count)
      switch event.event {
      case .next(let value): return value
      case .completed:
        end()
        return nil
      case .failed(let error):
        end()
        throw error
      }
    }

    /// An iterator for the next event alone; this one goes on after that event.
    mutating func takeTurn() -> Self {
      defer {
        // The end stays the next event for ever.
        if events.first?.value != nil { events.removeFirst() }
        hasSlept = true
      }
      return self
    }

    /// Stays at the end from now on.
    private mutating func end() {
      if hasSlept { clock.noteEnd() }
      hasSlept = false
      events = [Recorded(.completed, at: .zero)]
    }
  }
}

/// Waits until the task is cancelled.
func untilCancelled() async {
  let (stream, _) = AsyncStream.makeStream(of: Never.self)
  for await _ in stream {}
}
