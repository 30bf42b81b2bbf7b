internal import Foundation

/// A clock that stands still until the test lets time pass.
///
/// ```swift
/// let clock = TestClock()
/// let metronome = Metronome(clock: clock)
/// await clock.advance(by: .seconds(3))
/// assertThat(metronome.ticks, equalTo(3))
/// ```
///
/// Give it to the code under test wherever that code takes a `Clock`. Then
/// `Task.sleep(for:clock:)`, `clock.sleep(for:)` and timers built on them wait for the test, not
/// for real time.
///
/// Sleeping tasks wake in the order of their deadlines. Tasks with the same deadline wake in the
/// order in which they went to sleep; on different threads, the system may let a later task run
/// first. Between two wakes, the clock gives the code time to reach its next sleep. This is enough
/// for code in tasks. Code that hops over Dispatch queues or threads may take longer, so wait for
/// it with `untilSleeping()` before each step:
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
  /// - Parameter now: The time at which the clock begins; zero by default.
  public init(now: Instant = .zero) { state = Locked(State(now: now)) }

  /// The time at which the clock stands.
  public var now: Instant { state.withLock { $0.now } }

  /// The smallest time difference that the clock can tell: zero.
  public var minimumResolution: Duration { .zero }

  /// When the tasks that sleep by this clock will wake, in their order.
  public var deadlines: [Instant] { state.withLock { $0.sleepers.deadlines } }

  /// Waits until the clock reaches a time.
  ///
  /// - Parameters:
  ///   - deadline: The time to wake. If it is not in the future, there is no wait.
  ///   - tolerance: Ignored: this clock wakes every task in time.
  /// - Throws: `CancellationError` at once, if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let ticket = state.withLock { $0.newTicket() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard state.change({ $0.add(ticket, until: deadline, continuation) }) else {
          return continuation.resume()
        }
        // A cancellation before this point found no sleeper in the list.
        if Task.isCancelled { cancel(ticket) }
      }
    } onCancel: {
      cancel(ticket)
    }
    state.change {
      $0.awakened += 1
      if MainThread.isCurrent {
        $0.isMainThreadBusy = true
      } else {
        $0.busyThreads.insert(Self.currentThread())
      }
    }
  }

  private func cancel(_ ticket: Int) {
    state.change { $0.sleepers.remove(ticket) }?.resume(throwing: CancellationError())
  }

  /// Lets time pass, and wakes all tasks whose time has come.
  ///
  /// ```swift
  /// await clock.advance(by: .milliseconds(500))
  /// ```
  ///
  /// - Parameter duration: How much time passes. A negative duration stops the process, because
  ///   time does not go back.
  public func advance(by duration: Duration) async {
    precondition(
      duration >= .zero, "a clock cannot be advanced by \(duration): time does not go back")
    // Before the first wait, so that calls from several tasks at once add up.
    let end = state.withLock { $0.extendHorizon(by: duration) }
    await inTurn {
      await begin()
      await wakeAll(until: end)
    }
  }

  /// Lets time pass up to a certain time, and wakes all tasks whose time has come.
  ///
  /// - Parameter deadline: The time at which to stop. A time in the past stops the process.
  public func advance(to deadline: Instant) async {
    precondition(
      deadline >= now,
      "a clock that stands at \(now) cannot be advanced to \(deadline): time does not go back")
    state.withLock { $0.extendHorizon(to: deadline) }
    await inTurn {
      await begin()
      await wakeAll(until: deadline)
    }
  }

  /// Lets time pass until no task sleeps.
  ///
  /// - Parameter limit: How much real time to spend if tasks sleep again and again. On a busy
  ///   machine, one wake can take longer, so there are at least a hundred.
  /// - Returns: Whether no task sleeps.
  package func wakeAll(within limit: Duration) async -> Bool {
    await inTurn {
      await begin()
      let start = ContinuousClock.now
      var wakes = 0
      while let next = deadlines.first {
        let isOver = wakes >= 100 && start.duration(to: .now) > limit
        if isOver || Task.isCancelled { return false }
        await wakeAll(until: next)
        wakes += 1
      }
      return true
    }
  }

  /// Waits until this number of tasks sleep by this clock.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - timeout: How long to wait.
  /// - Returns: Whether they sleep.
  package func waitUntilSleeping(_ count: Int, for timeout: Timeout) async -> Bool {
    await state.wait(for: timeout) { $0.sleepers.count >= count ? true : nil } ?? false
  }

  /// Lets one task at a time move the clock.
  ///
  /// Another task would move it on before the tasks that woke sleep again, and they would miss the
  /// times in between. A cancelled task does not wait for its turn.
  private func inTurn<Result>(_ move: () async -> Result) async -> Result {
    let hasTurn = await state.wait { $0.takeTurn() } ?? false
    defer { if hasTurn { state.change { $0.isMoving = false } } }
    return await move()
  }

  /// Gives tasks that were just started time to reach their first sleep.
  private func begin() async {
    await yield()
    await settle { $0.sleepers.count > 0 }
  }

  /// Makes the clock wait for the work of readers before it goes on.
  func add(_ work: ReaderWork) {
    state.withLock { state in
      state.readers.removeAll { $0.work == nil }
      state.readers.append(WeakReader(work: work))
    }
  }

  /// Notes that a task reached the end of a stream and will not sleep again.
  func noteEnd() { state.change { $0.noteEnd() } }

  private func wakeAll(until end: Instant) async {
    while let deadline = state.withLock({ $0.begin(until: end) }) {
      var woken = 0
      let arrivals = state.withLock { $0.arrivals }
      while let sleeper = state.withLock({ $0.sleepers.removeFirst(until: deadline) }) {
        woken += 1
        await wake(sleeper)
        await yield(most: woken <= 100 ? 20 : 2)
      }
      await settle { [woken] in $0.arrivals >= arrivals + woken }
    }
  }

  /// Wakes one task, and waits until it runs.
  ///
  /// Tasks are woken one by one, so that tasks with the same deadline run in their order. A busy
  /// machine may run other tasks first, so the woken task itself says when it runs.
  private func wake(_ sleeper: SleepingTasks.Continuation) async {
    let awakened = state.withLock { $0.awakened }
    sleeper.resume()
    for _ in 1...100 {
      if state.withLock({ $0.awakened > awakened }) { return }
      await Task.yield()
    }
    _ = await state.wait(for: Timeout(.seconds(1))) { $0.awakened > awakened ? true : nil }
  }

  /// Lets tasks run until they sleep again, or until nothing seems to happen any more.
  ///
  /// A task that ended, or that waits for something else, does not come back. So this also ends
  /// when the threads of the woken tasks have run something else, and all other work had many turns
  /// without using the clock. On a thread that ran nothing else, a woken task may still compute, or
  /// wait for the system to run the thread: the clock waits for it for up to a second.
  private func settle(until isSettled: @Sendable (State) -> Bool) async {
    let start = ContinuousClock.now
    var activity = 0
    var quietRounds = 0
    while !state.withLock({ isSettled($0) }) {
      let time = start.duration(to: .now)
      let isLate = time > .milliseconds(20)
      // More tasks than two, so that a thread that has nothing to do gets one of them, too.
      await turnOfTheLast(among: isLate ? ProcessInfo.processInfo.activeProcessorCount : 2)
      let (before, now, isFree) = state.withLock {
        (activity, $0.arrivals + $0.awakened, $0.busyThreads.isEmpty && !$0.isMainThreadBusy)
      }
      activity = now
      quietRounds = now == before ? quietRounds + 1 : 0
      if quietRounds >= 20, isFree { break }
      if quietRounds > 2, isFree ? isLate : time > .seconds(1) { break }
    }
    state.withLock {
      $0.busyThreads = []
      $0.isMainThreadBusy = false
    }
    // Tasks on other threads may have started more work.
    await yield()
  }

  /// Returns after a task of the lowest priority had its turn, and notes which threads are free.
  private func turnOfTheLast(among count: Int) async {
    if state.withLock({ $0.isMainThreadBusy }) {
      Task { @MainActor [state] in state.withLock { $0.isMainThreadBusy = false } }
    }
    for _ in 1...count {
      Task.detached(priority: Task.currentPriority) { [state] in
        // A thread that runs this no longer runs the woken task.
        state.withLock { _ = $0.busyThreads.remove(Self.currentThread()) }
      }
    }
    // Not by the task's value: waiting for the value would raise the task's priority.
    await withCheckedContinuation { continuation in
      Task.detached(priority: .background) { continuation.resume() }
    }
    state.withLock { _ = $0.busyThreads.remove(Self.currentThread()) }
  }

  private static func currentThread() -> ObjectIdentifier { ObjectIdentifier(Thread.current) }

  /// Gives all ready tasks a chance to run, and then the tasks that they make ready.
  private func yield(most rounds: Int = 20) async {
    let start = ContinuousClock.now
    for round in 1...rounds {
      await Task.yield()
      // If a round takes long, much other work had its turn in it.
      if round >= 5, start.duration(to: .now) > .milliseconds(10) { break }
    }
    for reader in state.withLock({ $0.readers }) { await reader.work?.untilIdle() }
  }
}

extension TestClock {
  fileprivate struct WeakReader: Sendable { weak var work: ReaderWork? }

  fileprivate struct State: Awaited {
    var now: Instant
    /// The time up to which the clock was told to go.
    private var horizon: Instant
    var sleepers = SleepingTasks()
    /// How often a task went to sleep or reached the end of a stream.
    private(set) var arrivals = 0
    /// How often a task woke.
    var awakened = 0
    /// The threads on which tasks woke, and on which nothing else was seen to run since.
    var busyThreads: Set<ObjectIdentifier> = []
    /// The same of the main thread, which runs nothing but the work of the main actor.
    var isMainThreadBusy = false
    /// The readers of what the code under test gives.
    var readers: [WeakReader] = []
    var waiters = Waiters()
    /// Whether a task moves the clock.
    var isMoving = false
    private var lastTicket = 0

    init(now: Instant) {
      self.now = now
      horizon = now
    }

    mutating func extendHorizon(by duration: Duration) -> Instant {
      horizon = horizon.advanced(by: duration)
      return horizon
    }

    mutating func extendHorizon(to deadline: Instant) { horizon = max(horizon, deadline) }

    mutating func takeTurn() -> Bool? {
      if isMoving { return nil }
      isMoving = true
      return true
    }

    mutating func newTicket() -> Int {
      lastTicket += 1
      return lastTicket
    }

    /// Adds a sleeper to the list, unless its time has come.
    mutating func add(
      _ ticket: Int, until deadline: Instant, _ continuation: SleepingTasks.Continuation
    ) -> Bool {
      guard deadline > now else { return false }
      arrivals += 1
      sleepers.add(ticket, until: deadline, continuation)
      return true
    }

    mutating func noteEnd() { arrivals += 1 }

    /// Moves to the next time at which a task wakes, or to the end.
    mutating func begin(until end: Instant) -> Instant? {
      guard let next = sleepers.next, next <= end else {
        now = max(now, end)
        return nil
      }
      now = max(now, next)
      horizon = max(horizon, now)
      return next
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
