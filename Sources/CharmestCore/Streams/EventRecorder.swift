/// Records the events of a stream, with their times on a ``TestClock``.
///
/// ```swift
/// let recorder = EventRecorder<Bool>(clock: clock)
/// recorder.record(viewModel.isPlaying)
/// await clock.advance(by: .seconds(30))
/// assertThat(
///   recorder.events, containsExactly(.next(0, false), .next(10, true), .next(20, false)))
/// ```
///
/// The clock goes on only when everything that a stream has given is recorded. Systems before macOS
/// 15 and iOS 18 cannot tell when that is the case, so a value may be recorded late there.
public final class EventRecorder<Value: Sendable>: Sendable {
  private struct State: HasWaiters {
    var events: [Recorded<Value>] = []
    var tasks: [Task<Void, Never>] = []
    var waiters = Waiters()
  }

  private let clock: TestClock
  private let state = Locked(State())

  /// Creates a recorder that has recorded nothing yet.
  ///
  /// - Parameter clock: The clock that gives the times.
  public init(clock: TestClock) { self.clock = clock }

  /// Creates a recorder of the events of a stream.
  ///
  /// - Parameters:
  ///   - stream: The stream, read in a task of its own.
  ///   - clock: The clock that gives the times.
  public convenience init<Stream: AsyncSequence & Sendable>(_ stream: Stream, clock: TestClock)
  where Stream.Element == Value {
    self.init(clock: clock)
    record(stream)
  }

  deinit { stop() }

  /// The recorded events, in their order.
  ///
  /// - Complexity: O(1).
  public var events: [Recorded<Value>] { state.withLock { $0.events } }

  /// The values, without their times, and without the end or a failure.
  ///
  /// - Complexity: O(*n*), where *n* is the number of events.
  public var values: [Value] { events.compactMap(\.value) }

  /// Records a value at the current time of the clock.
  ///
  /// - Parameter value: The value.
  public func next(_ value: Value) { add(.next(value)) }

  /// Records the end at the current time of the clock.
  public func completed() { add(.completed) }

  /// Records a failure at the current time of the clock.
  ///
  /// - Parameter error: The error.
  public func failed(_ error: any Error) { add(.failed(error)) }

  /// Records the events of a stream until the stream ends or the recorder goes away.
  ///
  /// - Parameter stream: The stream, read in a task of its own.
  public func record<Stream: AsyncSequence & Sendable>(_ stream: Stream)
  where Stream.Element == Value {
    let note: @Sendable (Recorded<Value>.Event) -> Void = { [weak self] in self?.add($0) }
    let reading = UncheckedTransfer { () async in
      do {
        for try await value in stream { note(.next(value)) }
        if !Task.isCancelled { note(.completed) }
      } catch { if !Task.isCancelled { note(.failed(error)) } }
    }
    let task = clock.startReader { await reading.value() }
    state.withLock { $0.tasks.append(task) }
  }

  /// Stops reading all streams.
  ///
  /// - Complexity: O(*n*), where *n* is the number of streams.
  public func stop() {
    let tasks = state.withLock { exchange(&$0.tasks, with: []) }
    for task in tasks { task.cancel() }
  }

  /// Waits until a number of events have been recorded.
  ///
  /// ```swift
  /// await recorder.untilRecorded(3)
  /// ```
  ///
  /// If the events do not come in time, or if the number is below zero, a failure is reported.
  ///
  /// - Parameters:
  ///   - count: How many events, at least.
  ///   - duration: How long to wait, in real time; five seconds by default.
  ///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: Whether the events have been recorded, so that a loop can end if they have not.
  @discardableResult public func untilRecorded(
    _ count: Int, within duration: Duration = .seconds(5), fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async -> Bool {
    let location = SourceLocation(fileID, file, line, column)
    let mistake = count.mistakeAsCount
    let areNoted = { (state: inout State) in state.events.count >= count ? true : nil }
    if mistake == nil, await state.wait(for: duration, until: areNoted) == true { return true }
    let events = events
    let shortage = duration.explanation(
      of: counted(count, "event"), but: "\(events.isEmpty ? "none" : "only \(events.count)") came",
      events.prefix(Limits().listed).enumerated().map { ("event \($0 + 1)", "\("\($1)")") })
    FailureReporter.report(mistake ?? shortage, about: Subject("the recorder"), at: location)
    return false
  }

  private func add(_ event: Recorded<Value>.Event) {
    let now = clock.noteEvent()
    state.change { $0.events.append(Recorded(event, at: now)) }
  }
}
