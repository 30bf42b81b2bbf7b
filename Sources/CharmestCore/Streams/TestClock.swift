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
/// first. Between two wakes, the clock waits until the work of tasks and actors is done. If that
/// takes longer than a second, it goes on, and says so on standard error. It cannot see all work of
/// Dispatch queues and threads, so wait for that with `untilSleeping()` before each step:
///
/// ```swift
/// for _ in 1...3 {
///   await clock.untilSleeping()
///   await clock.advance(by: .seconds(1))
/// }
/// ```
///
/// If tasks sleep and nobody moves the clock for ten seconds of real time, it says so on standard
/// error. If the process does nothing else for a minute, the test would wait for ever: then a
/// failure is recorded, and the sleeping tasks wake with a `CancellationError`.
public final class TestClock: Clock, Sendable {
  private let state: Locked<State>
  let limits: Limits
  private let collected = FailureReporter.collected

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - now: The time at which the clock begins; zero by default.
  ///   - fileID: Defaults to the call site, like the next three.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public convenience init(
    now: Instant = .zero, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      now: now, limits: Limits(), fileID: fileID, file: file, line: line, column: column)
  }

  /// Creates a clock with limits of its own.
  package init(
    now: Instant = .zero, limits: Limits, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.limits = limits
    state = Locked(State(now: now, madeAt: SourceLocation(fileID, file, line, column)))
  }

  /// How long a clock waits, in real time.
  package struct Limits: Sendable {
    /// How long woken code may work before the clock goes on without it.
    package var forWork = Duration.seconds(1)
    /// How long the clock may stand still while a task sleeps, before it says so.
    package var untilNotice = Duration.seconds(10)
    /// How long the clock may stand still in a process that is idle, before it ends the sleep.
    package var untilEnd = Duration.seconds(60)
    /// Whether a process that works is taken for idle.
    package var ignoresOtherWork = false
    /// What tells whether something works.
    package var probes = ThreadProbes.shared
    /// Where warnings go.
    package var warn: @Sendable (String) -> Void = {
      FileHandle.standardError.write(Data("\($0)\n".utf8))
    }

    package init() {}
  }

  /// The time at which the clock stands.
  public var now: Instant { state.withLock { $0.now } }

  /// The smallest time difference that the clock can tell: one nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// When the tasks that sleep by this clock will wake, in their order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sleeping tasks.
  public var deadlines: [Instant] { state.withLock { $0.sleepers.deadlines } }

  /// Waits until the clock reaches a time.
  ///
  /// If nobody moves the clock for a minute while the process does nothing else, the sleep ends.
  ///
  /// - Parameters:
  ///   - deadline: The time to wake. If it is not in the future, there is no wait.
  ///   - tolerance: Ignored: this clock wakes every task in time.
  /// - Throws: `CancellationError` at once, if the task is cancelled. The same error, after a
  ///   failure was recorded, if nobody moves the clock.
  /// - Complexity: O(*n*), where *n* is the number of sleeping tasks.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let ticket = state.withLock { $0.newTicket() }
    do {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          guard state.change({ $0.add(ticket, until: deadline, continuation) }) else {
            return continuation.resume()
          }
          if state.withLock({ $0.beginWatch() }) { StandstillWatch.shared.watch(self) }
          // A cancellation before this point found no sleeper in the list.
          if Task.isCancelled { cancel(ticket, until: deadline) }
        }
      } onCancel: {
        cancel(ticket, until: deadline)
      }
    } catch let standstill as Standstill {
      // In the task that slept, so that the failure belongs to its test.
      FailureReporter.collectedInTask.withValue(FailureReporter.collected ?? collected) {
        standstill.report()
      }
      throw CancellationError()
    }
    state.change { $0.noteWake() }
  }

  private func cancel(_ ticket: Int, until deadline: Instant) {
    state.change { $0.sleepers.remove(ticket, until: deadline) }?.resume(
      throwing: CancellationError())
  }

  /// Lets time pass, and wakes all tasks whose time has come.
  ///
  /// ```swift
  /// await clock.advance(by: .milliseconds(500))
  /// ```
  ///
  /// - Parameters:
  ///   - duration: How much time passes. If it is negative, a failure is recorded, and no time
  ///     passes.
  ///   - fileID: Defaults to the call site, like the next three.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Complexity: O(*n*), where *n* is how often tasks wake.
  public func advance(
    by duration: Duration, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = SourceLocation(fileID, file, line, column)
    // Before the first wait, so that calls from several tasks at once add up.
    let end = state.withLock { $0.extendHorizon(by: duration, at: location) }
    guard let end else {
      return reportStepBack("a duration that is not negative", "\(duration)", at: location)
    }
    await move(to: end, at: location)
  }

  /// Lets time pass up to a certain time, and wakes all tasks whose time has come.
  ///
  /// ```swift
  /// await clock.advance(to: 40)
  /// ```
  ///
  /// - Parameters:
  ///   - deadline: The time at which to stop. If it is in the past, a failure is recorded, unless
  ///     another task just moves the clock.
  ///   - fileID: Defaults to the call site, like the next three.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Complexity: O(*n*), where *n* is how often tasks wake.
  public func advance(
    to deadline: Instant, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = SourceLocation(fileID, file, line, column)
    guard state.withLock({ $0.extendHorizon(to: deadline, at: location) }) else {
      return reportStepBack("a time that is not in the past", "\(deadline)", at: location)
    }
    await move(to: deadline, at: location)
  }

  /// Lets time pass until no task sleeps.
  ///
  /// - Parameters:
  ///   - limit: How much real time to spend if tasks sleep again and again. On a busy machine, one
  ///     wake can take longer, so there are at least a hundred.
  ///   - fileID: Defaults to the call site, like the next three.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: Whether no task sleeps.
  package func wakeAll(
    within limit: Duration, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async -> Bool {
    let location = SourceLocation(fileID, file, line, column)
    state.withLock { $0.noteMove(at: location) }
    return await inTurn {
      await begin(at: location)
      let start = ContinuousClock.now
      var wakes = 0
      while let next = state.withLock({ $0.sleepers.next }) {
        let isOver = wakes >= 100 && start.duration(to: .now) > limit
        if isOver || Task.isCancelled { return false }
        await wakeAll(until: next, at: location)
        wakes += 1
      }
      return true
    }
  }

  /// Waits until this number of tasks sleep by this clock.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - limit: How long to wait.
  /// - Returns: Whether they sleep.
  package func waitUntilSleeping(_ count: Int, for limit: Duration) async -> Bool {
    await state.wait(for: limit) { $0.sleepers.count >= count ? true : nil } ?? false
  }

  /// Moves the time when no other task moves it.
  private func move(to end: Instant, at location: SourceLocation) async {
    await inTurn {
      await begin(at: location)
      await wakeAll(until: end, at: location)
    }
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
  private func begin(at location: SourceLocation) async {
    await settle(at: location) { $0.sleepers.count > 0 }
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

  /// Notes that something was recorded, and returns the time.
  func noteEvent() -> Instant { state.withLock { $0.noteEvent() } }

  private func wakeAll(until end: Instant, at location: SourceLocation) async {
    while let deadline = state.withLock({ $0.begin(until: end) }) {
      var woken = 0
      let arrivals = state.withLock { $0.arrivals }
      while let sleeper = state.withLock({ $0.sleepers.removeFirst(until: deadline) }) {
        woken += 1
        await wake(sleeper)
        // The next one wakes only when this one has had its turn.
        if state.withLock({ $0.sleepers.next == deadline }) {
          await yield(most: woken <= 100 ? 20 : 2)
        }
      }
      await settle(at: location) { [woken] in $0.arrivals >= arrivals + woken }
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
    _ = await state.wait(for: .seconds(1)) { $0.awakened > awakened ? true : nil }
  }

  /// Lets tasks run until nothing works that the clock may have woken.
  ///
  /// Beside work that never ends, such as that of other tests, a look says little: there the clock
  /// goes on when the woken tasks sleep again, or after five looks.
  private func settle(at location: SourceLocation, until isSettled: @Sendable (State) -> Bool) async
  {
    let start = ContinuousClock.now
    var calmLooks = 0
    // On a busy machine, a thread that has work may not run for a moment. So where work was seen, one
    // calm look is not enough.
    var sawWork = false
    var looks = ThreadProbes.Look()
    while true {
      await untilReadersAreIdle()
      let look = await limits.probes.look { [state] in state.withLock { $0.activity } }
      looks = look.adding(looks)
      let isBack = state.withLock { isSettled($0) }
      calmLooks = look.isCalm ? calmLooks + 1 : 0
      sawWork = sawWork || !look.isCalm
      let enough = look.isCertain || isBack ? (sawWork ? 3 : 1) : 5
      if calmLooks >= enough { return }
      let time = start.duration(to: .now)
      let hasWork = time > limits.forWork && limits.probes.showWork(looks)
      // A machine that is busy with something else may hide that nothing works.
      let isOver = hasWork || time > limits.forWork * 5
      if isOver || time > limits.forWork / 20 && limits.probes.lacksOnlyUnknownThreads(look) {
        // Once for all clocks that wait for the same work.
        let wasExpected = limits.probes.doWithoutMissing(of: look)
        if wasExpected, isOver { sayThatItGoesOn(seeingWork: hasWork, at: location) }
        return
      }
      if calmLooks == 0 { await yield() }
    }
  }

  /// Gives all ready tasks a chance to run, and then the tasks that they make ready.
  private func yield(most rounds: Int = 20) async {
    let start = ContinuousClock.now
    for round in 1...rounds {
      await Task.yield()
      // If a round takes long, much other work had its turn in it.
      if round >= 5, start.duration(to: .now) > .milliseconds(10) { break }
    }
    await untilReadersAreIdle()
  }

  private func untilReadersAreIdle() async {
    for reader in state.withLock({ $0.readers }) { await reader.work?.untilIdle() }
  }
}

extension TestClock {
  private func sayThatItGoesOn(seeingWork hasWork: Bool, at location: SourceLocation) {
    let cause =
      hasWork
      ? "something still worked after \(limits.forWork.rounded)"
      : "something may still work: for \((limits.forWork * 5).rounded), threads answered too late "
        + "to tell, as on a busy machine"
    limits.warn(
      location.warning(
        "the clock goes on at \(now) s, though \(cause); what it does may come too late"))
  }

  private func reportStepBack(_ expected: String, _ step: String, at location: SourceLocation) {
    FailureReporter.report(
      expected: Phrase(expected), but: "was \(step)",
      about: Subject("the step of the clock at \(now)"), at: location)
  }

  /// The tasks that wait in vain if nobody moves the clock; nil if there are none, and the watch
  /// ends.
  func standing() -> Standing? { state.withLock { $0.standing() } }

  /// Ends all sleeps.
  ///
  /// - Parameter time: How long nobody has moved the clock.
  func endSleeps(after time: Duration) {
    let (now, deadlines, location, sleepers) = state.change { state in
      (state.now, state.sleepers.deadlines, state.location, state.sleepers.removeAll())
    }
    for (index, sleeper) in sleepers.enumerated() {
      sleeper.resume(
        throwing: Standstill(
          isReported: index > 0, now: now, deadlines: deadlines, time: time, location: location))
    }
  }

  fileprivate struct WeakReader: Sendable { weak var work: ReaderWork? }

  fileprivate struct State: Awaited {
    private(set) var now: Instant
    /// The time up to which the clock was told to go.
    private var horizon: Instant
    var sleepers = SleepingTasks()
    /// How often a task went to sleep or reached the end of a stream.
    private(set) var arrivals = 0
    /// How often a task woke.
    private(set) var awakened = 0
    /// How often something happened: a task woke or went to sleep, or something was recorded.
    private(set) var activity = 0
    /// The readers of what the code under test gives.
    var readers: [WeakReader] = []
    var waiters = Waiters()
    /// Whether a task moves the clock.
    var isMoving = false
    private var lastTicket = 0
    private var moves = 0
    /// Where the clock was moved last or, if it never was, where it was made.
    private(set) var location: SourceLocation
    private var isWatched = false

    init(now: Instant, madeAt location: SourceLocation) {
      self.now = now
      self.location = location
      horizon = now
    }

    mutating func noteMove(at location: SourceLocation) {
      moves += 1
      self.location = location
    }

    /// Returns the time up to which the clock goes; nil if that is in the past.
    mutating func extendHorizon(by duration: Duration, at location: SourceLocation) -> Instant? {
      noteMove(at: location)
      guard duration >= .zero else { return nil }
      horizon = horizon.advanced(by: duration)
      return horizon
    }

    /// Returns whether the clock can go to a time.
    mutating func extendHorizon(to deadline: Instant, at location: SourceLocation) -> Bool {
      noteMove(at: location)
      // If another task moves the clock, no one can know whether it has passed the time.
      guard deadline >= now || isMoving else { return false }
      horizon = max(horizon, deadline)
      return true
    }

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
      noteEnd()
      sleepers.add(ticket, until: deadline, continuation)
      return true
    }

    mutating func noteEnd() {
      arrivals += 1
      activity += 1
    }

    mutating func noteWake() {
      awakened += 1
      activity += 1
    }

    mutating func noteEvent() -> Instant {
      activity += 1
      return now
    }

    /// Moves to the next time at which a task wakes, or to the end.
    mutating func begin(until end: Instant) -> Instant? {
      moves += 1
      guard let next = sleepers.next, next <= end else {
        now = max(now, end)
        return nil
      }
      now = max(now, next)
      horizon = max(horizon, now)
      return next
    }

    /// Returns whether the watch was not yet begun.
    mutating func beginWatch() -> Bool { !exchange(&isWatched, with: true) }

    mutating func standing() -> Standing? {
      guard let next = sleepers.next else {
        isWatched = false
        return nil
      }
      return Standing(
        moves: moves, sleeps: lastTicket, count: sleepers.count, next: next, location: location)
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
