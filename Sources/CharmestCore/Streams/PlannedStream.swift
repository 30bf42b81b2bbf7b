/// Creates a stream that gives planned events to each reader, from the beginning.
///
/// ```swift
/// let tempo = scheduled(on: clock, [.next(10, 122), .next(20, 60), .completed(40)])
/// ```
///
/// - Parameters:
///   - clock: The clock that measures the time.
///   - events: The events with their times, counted from the time at which a reader begins. Without
///     `.completed` or `.failed`, the stream stays open until its reader is cancelled.
/// - Returns: The stream.
/// - Complexity: O(*n* log *n*), where *n* is the number of events.
public func scheduled<Value: Sendable>(on clock: TestClock, _ events: [Recorded<Value>])
  -> PlannedStream<Value>
{ PlannedStream(clock: clock, events, hot: nil) }

/// A stream of planned events that goes on whether it is read or not.
public typealias HotStream = PlannedStream

/// A stream that gives planned events, timed by a ``TestClock``.
///
/// The stream of ``scheduled(on:_:)`` is cold: it begins anew for each reader. A ``HotStream`` does
/// not.
public struct PlannedStream<Value: Sendable>: AsyncSequence, Sendable {
  /// The type of the values.
  public typealias Element = Value
  /// The type of the errors.
  public typealias Failure = any Error

  fileprivate let clock: TestClock
  fileprivate let events: [Recorded<Value>]
  fileprivate let hot: Locked<HotReaders>?

  fileprivate init(clock: TestClock, _ events: [Recorded<Value>], hot: Locked<HotReaders>?) {
    self.clock = clock
    // Events with the same time keep their order, because the sort is stable.
    self.events = events.sorted { $0.time < $1.time }
    self.hot = hot
  }

  /// Creates a stream that gives its events to all readers, at fixed times of the clock.
  ///
  /// ```swift
  /// let isMuted = HotStream(on: clock, [.next(10, true), .next(20, false), .completed(40)])
  /// ```
  ///
  /// A reader that begins later misses earlier events. It still gets the last values, if the stream
  /// replays them, and the end. A reader that begins at the time of an event gets this event only
  /// if no earlier reader was there. So code that reads one value and then begins again gets no
  /// event twice.
  ///
  /// - Parameters:
  ///   - clock: The clock that measures the time.
  ///   - events: The events with their times. Without `.completed` or `.failed`, the stream stays
  ///     open until its readers are cancelled.
  ///   - count: How many of the last values a late reader gets; none by default.
  /// - Complexity: O(*n* log *n*), where *n* is the number of events.
  public init(on clock: TestClock, _ events: [Recorded<Value>], replaying count: Int = 0) {
    self.init(clock: clock, events, hot: Locked(HotReaders(replayed: count)))
  }

  /// Begins to read; the times of a cold stream count from now.
  ///
  /// - Complexity: O(*n*), where *n* is the number of events.
  public func makeAsyncIterator() -> Iterator {
    let reading = Reading(self)
    reading.begin()
    return Iterator(reading: reading)
  }

  /// One reading of a stream.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let reading: Reading<Value>

    /// Waits for the next value.
    ///
    /// - Returns: The value; nil at the end, or if the task was cancelled.
    /// - Throws: The planned error.
    public mutating func next() async throws -> Value? { try await reading.next() }
  }

  /// The same stream, for code that takes an `AsyncStream`.
  ///
  /// ```swift
  /// let taps = scheduled(on: clock, [.next(10, ()), .next(20, ())])
  /// let metronome = Metronome(taps: taps.asyncStream())
  /// ```
  ///
  /// Like any `AsyncStream`, it can be read only once, and it begins with the first read. A plan
  /// with `.failed` is reported as a failure, and the stream ends there.
  ///
  /// - Parameters:
  ///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The stream.
  public func asyncStream(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> AsyncStream<Value> {
    if let failure = events.first(where: { if case .failed = $0.event { true } else { false } }) {
      let mistake = Explanation(
        expected: "a plan without failures, since the stream cannot throw",
        but: "\("\(failure)") is in it")
      let location = SourceLocation(fileID, file, line, column)
      FailureReporter.report(mistake, about: Subject("the stream"), at: location)
    }
    let reading = Reading(self)
    return AsyncStream { try? await reading.next() }
  }

  /// The same stream, for code that takes an `AsyncThrowingStream`.
  ///
  /// Like any `AsyncThrowingStream`, it can be read only once, and it begins with the first read.
  ///
  /// - Returns: The stream.
  public func asyncThrowingStream() -> AsyncThrowingStream<Value, any Error> {
    let reading = Reading(self)
    return AsyncThrowingStream { try await reading.next() }
  }
}

/// The readers of a hot stream, from which a later reader knows the events that have come.
private struct HotReaders {
  /// How many of the last values a late reader gets.
  let replayed: Int
  /// The times at which the present readers began.
  var beginnings: [ObjectIdentifier: TestClock.Instant] = [:]
  /// How many events had come to the readers that have left.
  var used = 0

  /// Adds a reader.
  ///
  /// Readers that begin at one time, such as two recorders of a test, all get the events of that
  /// time. A later reader does not get the events of a reader that has left.
  ///
  /// - Returns: How many events came before this reader.
  mutating func add(
    _ reader: ObjectIdentifier, at now: TestClock.Instant, among times: [TestClock.Instant]
  ) -> Int {
    defer { beginnings[reader] = now }
    let untilNow = times.count { $0 <= now }
    if beginnings.values.contains(where: { $0 < now }) { return untilNow }
    return min(max(times.count { $0 < now }, used), untilNow)
  }
}

/// One reading of a stream, which several tasks may share.
private final class Reading<Value: Sendable>: Sendable {
  private struct State {
    /// The time from which the events count; nil before the first read.
    var start: TestClock.Instant?
    /// The events that nobody waits for yet, and the end.
    var events: ArraySlice<Recorded<Value>> = []
    /// How many events have come.
    var count = 0
    var hasEnded = false
  }

  private let stream: PlannedStream<Value>
  private let state = Locked(State())

  init(_ stream: PlannedStream<Value>) { self.stream = stream }

  deinit {
    stream.hot?.withLock { readers in
      readers.beginnings[ObjectIdentifier(self)] = nil
      readers.used = max(readers.used, state.withLock { $0.count })
    }
  }

  /// Begins to read, unless that was done before.
  func begin() {
    let now = stream.clock.now
    state.withLock { state in
      guard state.start == nil else { return }
      state.start = stream.hot == nil ? now : .zero
      state.events = stream.hot.map { eventsToCome(at: now, $0) } ?? stream.events[...]
    }
  }

  /// The events of a hot stream for a reader that begins now.
  private func eventsToCome(at now: TestClock.Instant, _ readers: Locked<HotReaders>)
    -> ArraySlice<Recorded<Value>>
  {
    let (missed, replayed) = readers.withLock { readers in
      let times = stream.events.map(\.time)
      return (readers.add(ObjectIdentifier(self), at: now, among: times), readers.replayed)
    }
    let past = stream.events.prefix(missed)
    let values = past.filter { $0.value != nil }.suffix(max(0, replayed))
    // A late reader still gets the end, because the stream has ended for every reader.
    let end = past.first { $0.value == nil }
    return ArraySlice(values) + (end.map { [$0] } ?? stream.events.dropFirst(missed))
  }

  func next() async throws -> Value? {
    begin()
    let (event, start, left, hasEnded) = state.withLock { state in
      let event = state.events.first
      if event?.value != nil { state.events.removeFirst() }
      return (event, state.start ?? .zero, state.events.count, state.hasEnded)
    }
    if hasEnded { return nil }
    guard let event else {
      stream.clock.noteEnd()
      // Waits until the task is cancelled.
      for await _ in AsyncStream.makeStream(of: Never.self).stream {}
      return nil
    }
    let deadline = start.advanced(by: event.time.offset)
    guard (try? await stream.clock.sleep(until: deadline)) != nil else { return nil }
    state.withLock { $0.count = max($0.count, stream.events.count - left) }
    if let value = event.value { return value }
    stream.clock.noteEnd()
    state.withLock { $0.hasEnded = true }
    if case .failed(let error) = event.event { throw error }
    return nil
  }
}
