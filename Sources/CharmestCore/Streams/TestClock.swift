/// A clock that stands still until the test lets time pass.
///
/// ```swift
/// let clock = TestClock()
/// let metronome = Metronome(clock: clock)
/// await clock.advance(by: .seconds(3))
/// assertThat(metronome.ticks, equalTo(3))
/// ```
///
/// Give it to the code under test wherever that takes a `Clock`: `Task.sleep(for:clock:)`,
/// `clock.sleep(for:)` and timers built on them wait for the test, not for the time.
///
/// Sleeping tasks wake in the order of their deadlines, and with one deadline in the order in which
/// they went to sleep; if they run on different threads, the system may let a later one go on first.
/// Between two wakes the clock gives the code the chance to reach its next sleep. Code that works in
/// tasks does so in time; code that hops over Dispatch queues or threads may take longer, so wait for
/// it with `untilSleeping()` before time goes on:
///
/// ```swift
/// for _ in 1...3 {
///   await clock.untilSleeping()
///   await clock.advance(by: .seconds(1))
/// }
/// ```
public final class TestClock: Clock, Sendable {
  private let state: Locked<State>

  /// Creates a clock.
  ///
  /// - Parameter now: The time at which it stands; zero by default.
  public init(now: Instant = .zero) {
    state = Locked(State(now: now))
  }

  /// The time at which the clock stands.
  public var now: Instant { state.withLock { $0.now } }

  /// The smallest difference of two times that the clock can tell.
  public var minimumResolution: Duration { .zero }

  /// When the tasks that sleep by this clock are to wake, in their order.
  public var deadlines: [Instant] { state.withLock { $0.sleepers.map(\.deadline) } }

  /// Waits until the test has let so much time pass.
  ///
  /// - Parameters:
  ///   - deadline: The time to wake. If it is not in the future, nothing waits.
  ///   - tolerance: Ignored: this clock wakes everyone in time.
  /// - Throws: `CancellationError` if the task is cancelled, at once.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let ticket = state.withLock { $0.newTicket() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = Sleeper(ticket: ticket, deadline: deadline, continuation: continuation)
        guard state.change({ $0.add(sleeper) }) else { return continuation.resume() }
        // A cancellation before the sleeper was listed found nobody to wake.
        if Task.isCancelled { cancel(ticket) }
      }
    } onCancel: {
      cancel(ticket)
    }
    state.change { $0.awakened += 1 }
  }

  private func cancel(_ ticket: Int) {
    state.change { $0.remove(ticket) }?.continuation.resume(throwing: CancellationError())
  }

  /// Lets time pass, and wakes all whose time has come.
  ///
  /// ```swift
  /// await clock.advance(by: .milliseconds(500))
  /// ```
  ///
  /// - Parameter duration: How much time. Time does not go back: less than zero stops the process.
  public func advance(by duration: Duration) async {
    precondition(
      duration >= .zero,
      "a clock cannot be advanced by \(duration): time does not go back"
    )
    await begin()
    await wakeAll(until: now.advanced(by: duration))
  }

  /// Lets time pass until a certain time, and wakes all whose time has come.
  ///
  /// - Parameter deadline: The time at which to stop. If it is in the past, the process stops.
  public func advance(to deadline: Instant) async {
    precondition(
      deadline >= now,
      "a clock that stands at \(now) cannot be advanced to \(deadline): time does not go back"
    )
    await begin()
    await wakeAll(until: deadline)
  }

  /// Lets time pass until no task sleeps any longer.
  ///
  /// - Parameter limit: How long to go on, in real time, where tasks sleep again and again.
  /// - Returns: Whether nobody sleeps.
  package func wakeAll(within limit: Duration) async -> Bool {
    let end = ContinuousClock.now + limit
    await begin()
    while let next = deadlines.first {
      if ContinuousClock.now > end || Task.isCancelled { return false }
      await wakeAll(until: next)
    }
    return true
  }

  /// Waits until so many tasks sleep by this clock.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - patience: How long to wait.
  /// - Returns: Whether they do.
  package func waitUntilSleeping(_ count: Int, for patience: Patience) async -> Bool {
    await state.wait(for: patience) { $0.sleepers.count >= count ? true : nil } ?? false
  }

  /// Lets tasks that were just started reach their first sleep.
  private func begin() async {
    await yield()
    _ = await state.wait(for: Self.grace) { $0.sleepers.isEmpty ? nil : true }
    await yield()
  }

  /// Does not go on before readers have done their work.
  func add(_ work: ReaderWork) {
    state.withLock { state in
      state.readers.removeAll { $0.work == nil }
      state.readers.append(WeakReader(work: work))
    }
  }

  /// Notes that a task reached the end of a stream: it will not sleep again.
  func noteEnd() {
    state.change { $0.noteEnd() }
  }

  private func wakeAll(until end: Instant) async {
    while let deadline = state.withLock({ $0.begin(until: end) }) {
      var woken = 0
      let arrivals = state.withLock { $0.arrivals }
      while let sleeper = state.withLock({ $0.removeFirst(until: deadline) }) {
        let awakened = state.withLock { $0.awakened }
        sleeper.continuation.resume()
        woken += 1
        // One after the other, so that those with one deadline act in their order. A busy machine may
        // let others run before the task: only when it runs does it say so.
        _ = await state.wait(for: Patience(.seconds(1))) { $0.awakened > awakened ? true : nil }
        await yield()
      }
      await settle(after: woken, since: arrivals)
    }
  }

  /// Lets the tasks that were woken go on until they sleep again, or do something else.
  private func settle(after woken: Int, since arrivals: Int) async {
    // A task that ended, or that waits for something else, does not come back: hence the limit.
    _ = await state.wait(for: Self.grace) { state in
      state.arrivals >= arrivals + woken ? true : nil
    }
    // Those on other threads may have handed something on.
    await yield()
  }

  /// How long to wait for a task that may not sleep again.
  private static let grace = Patience(.milliseconds(20))

  /// Gives all tasks that are ready the chance to run, and those that they make ready as well.
  private func yield() async {
    let start = ContinuousClock.now
    for round in 1...20 {
      await Task.yield()
      // Where one round takes long, many others had their turn in it.
      if round >= 5, start.duration(to: .now) > .milliseconds(10) { break }
    }
    for reader in state.withLock({ $0.readers }) { await reader.work?.untilIdle() }
  }
}

extension TestClock {
  fileprivate struct Sleeper {
    let ticket: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  fileprivate struct WeakReader: Sendable {
    weak let work: ReaderWork?
  }

  fileprivate struct State: Awaited {
    var now: Instant
    /// In the order in which they are to wake.
    private(set) var sleepers: [Sleeper] = []
    /// How often a task went to sleep, or reached the end of a stream.
    private(set) var arrivals = 0
    /// How often a task went on after its sleep.
    var awakened = 0
    /// Those who read what the code under test gives.
    var readers: [WeakReader] = []
    var waiters = Waiters()
    private var lastTicket = 0

    init(now: Instant) {
      self.now = now
    }

    mutating func newTicket() -> Int {
      lastTicket += 1
      return lastTicket
    }

    /// Lists a sleeper, unless its time has come.
    mutating func add(_ sleeper: Sleeper) -> Bool {
      guard sleeper.deadline > now else { return false }
      arrivals += 1
      // Behind all with the same deadline: who came first wakes first.
      let place = sleepers.firstIndex { $0.deadline > sleeper.deadline } ?? sleepers.endIndex
      sleepers.insert(sleeper, at: place)
      return true
    }

    mutating func noteEnd() { arrivals += 1 }

    mutating func remove(_ ticket: Int) -> Sleeper? {
      sleepers.firstIndex { $0.ticket == ticket }.map { sleepers.remove(at: $0) }
    }

    /// Moves to the next time at which someone wakes, or to the end.
    mutating func begin(until end: Instant) -> Instant? {
      guard let next = sleepers.first?.deadline, next <= end else {
        now = max(now, end)
        return nil
      }
      now = max(now, next)
      return next
    }

    mutating func removeFirst(until deadline: Instant) -> Sleeper? {
      guard let first = sleepers.first, first.deadline <= deadline else { return nil }
      return sleepers.removeFirst()
    }
  }
}

extension TestClock: CustomStringConvertible {
  /// The time, and until when tasks sleep: `a clock at 10, with tasks asleep until 12, 15.5`.
  public var description: String {
    let deadlines = deadlines
    return "a clock at \(now), with "
      + (deadlines.isEmpty
        ? "nobody asleep"
        : "tasks asleep until \(deadlines.map(\.description).joined(separator: ", "))")
  }
}
