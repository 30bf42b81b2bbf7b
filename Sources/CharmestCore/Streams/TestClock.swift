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
/// order in which they went to sleep. On different threads, the system may still run a later task
/// first. Between two wakes, the clock waits until the work of tasks and actors is done. If that
/// takes longer than a second, the clock goes on. If an assertion of the test fails, the clock says
/// once on standard error that it went on. The clock cannot see all work of Dispatch queues and
/// threads. Before each step, wait for such work with `untilSleeping()`:
///
/// ```swift
/// for _ in 1...3 {
///   guard await clock.untilSleeping() else { break }
///   await clock.advance(by: .seconds(1))
/// }
/// ```
///
/// If tasks sleep and nobody moves the clock for ten seconds of real time, the clock says so once
/// on standard error. The tasks keep sleeping, so set a time limit for a test that may wait for
/// them.
public final class TestClock: Clock, Sendable, CustomStringConvertible {
  private let state: Locked<State>
  private let limits: Limits
  private let location: SourceLocation

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - now: The time at which the clock begins; zero by default.
  ///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public convenience init(
    now: Instant = .zero, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { self.init(now: now, limits: Limits(), at: SourceLocation(fileID, file, line, column)) }

  /// Creates a clock with limits of its own.
  init(now: Instant = .zero, limits: Limits, at location: SourceLocation) {
    (self.limits, self.location) = (limits, location)
    state = Locked(State(now: now))
  }

  /// How long a clock waits, in real time.
  struct Limits: Sendable {
    /// How long woken code may work before the clock goes on without it.
    var forWork = Duration.seconds(1)
    /// How long the clock may stand still while a task sleeps, before it says so.
    var untilNotice = Duration.seconds(10)
    /// The probes that tell whether something works.
    var probes = ThreadProbes.shared
    /// Says that nobody moves the clock.
    var warn: @Sendable (String) -> Void = Warnings.print
    /// Says that the clock went on beside work, which explains failures.
    var warnOfWork: @Sendable (String) -> Void = Warnings.printIfTestFails
  }

  /// The current time of the clock.
  public var now: Instant { state.withLock { $0.now } }

  /// The smallest time difference that the clock can distinguish: one nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// The times at which the tasks that sleep on this clock will wake, in order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sleeping tasks.
  public var deadlines: [Instant] { state.withLock { $0.sleepers.map(\.deadline) } }

  /// Waits until the clock reaches a time.
  ///
  /// - Parameters:
  ///   - deadline: The time at which to wake. If it is not in the future, there is no wait.
  ///   - tolerance: Ignored: this clock wakes every task on time.
  /// - Throws: `CancellationError` at once, if the task is cancelled.
  /// - Complexity: O(*n*), where *n* is the number of sleeping tasks.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let ticket = Ticket()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = Sleeper(deadline: deadline, ticket: ticket, continuation: continuation)
        guard state.change({ $0.add(sleeper) }) else { return continuation.resume() }
        warnIfNobodyMoves()
        // A cancellation before this point found no sleeper in the list.
        if Task.isCancelled { cancel(ticket, until: deadline) }
      }
    } onCancel: {
      cancel(ticket, until: deadline)
    }
    state.change { $0.wakes += 1 }
  }

  private func cancel(_ ticket: Ticket, until deadline: Instant) {
    let sleeper = state.change { $0.remove(ticket, until: deadline) }
    sleeper?.continuation.resume(throwing: CancellationError())
  }

  /// Lets time pass, and wakes all tasks whose time has come.
  ///
  /// ```swift
  /// await clock.advance(by: .milliseconds(500))
  /// ```
  ///
  /// If the test is cancelled while tasks are still to be woken, a failure gives the minimum number
  /// of wakes that were left. These tasks wake at once, so that nothing waits for them in vain.
  ///
  /// - Parameters:
  ///   - duration: How much time passes. If it is negative, a failure is recorded, and no time
  ///     passes.
  ///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Complexity: O(*n*), where *n* is how often tasks wake.
  public func advance(
    by duration: Duration, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = SourceLocation(fileID, file, line, column)
    guard duration >= .zero else { return reportStepBack("by \(duration)", at: location) }
    // Before the first wait, so that calls from several tasks at once add up.
    let end = state.withLock { state in
      state.horizon = state.horizon.advanced(by: duration)
      return state.horizon
    }
    await advance(toEnd: end, at: location)
  }

  /// Lets time pass up to a certain time, and wakes all tasks whose time has come.
  ///
  /// ```swift
  /// await clock.advance(to: 40)
  /// ```
  ///
  /// - Parameters:
  ///   - deadline: The time at which to stop. If it is in the past, a failure is recorded, unless
  ///     another task is moving the clock.
  ///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Complexity: O(*n*), where *n* is how often tasks wake.
  public func advance(
    to deadline: Instant, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = SourceLocation(fileID, file, line, column)
    let isInPast = state.withLock { state in
      state.horizon = max(state.horizon, deadline)
      // If another task moves the clock, it may have passed the time already.
      return deadline < state.now && !state.isMoving
    }
    if isInPast { return reportStepBack("to \(deadline)", at: location) }
    await advance(toEnd: deadline, at: location)
  }

  private func advance(toEnd end: Instant, at location: SourceLocation) async {
    let hasReachedEnd = await move(at: location) { await wakeAll(until: end, at: location) }
    if hasReachedEnd == true { return }
    let left = wakesLeft(until: end)
    let wakes = "at least \(counted(left, "wake was left", "wakes were left"))"
    let outcome = hasReachedEnd == nil ? "another task moves the clock" : wakes
    reportSleepers("to reach \(end)", within: .zero, but: outcome, at: location)
    guard hasReachedEnd != nil else { return }
    // Nobody else would wake them, and a test that awaits one of them would never end.
    state.withLock { $0.now = max($0.now, end) }
    while let sleeper = state.withLock({ $0.removeFirst(until: end) }) {
      sleeper.continuation.resume()
    }
  }

  /// Lets time pass until no task sleeps.
  ///
  /// ```swift
  /// await clock.run()
  /// ```
  ///
  /// If code sleeps again and again without end, this method stops after a time limit, with a
  /// failure. It also stops when the test is cancelled.
  ///
  /// - Parameters:
  ///   - duration: How much real time to spend; five seconds by default. There are at least a
  ///     hundred wakes, unless they take twice that time, because a single wake can take longer on
  ///     a busy machine.
  ///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Complexity: O(*n*), where *n* is how often tasks wake.
  public func run(
    within duration: Duration = .seconds(5), fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let location = SourceLocation(fileID, file, line, column)
    let start = ContinuousClock.now
    let isDone = await move(at: location) {
      guard duration >= .zero else { return false }
      var wakes = 0
      var extraTime: ExtraTime?
      while let next = state.withLock({ $0.sleepers.first?.deadline }) {
        if start.duration(to: .now) > duration {
          extraTime = extraTime ?? ExtraTime(lasting: max(duration, .milliseconds(500)))
          if wakes >= 100 || extraTime?.isOver == true { return false }
        }
        guard await wakeAll(until: next, at: location) else { return false }
        wakes += 1
      }
      return true
    }
    if isDone == true { return }
    let count = deadlines.count
    let tasks = count > 0 ? counted(count, "task sleeps", "tasks sleep") : "tasks slept"
    reportSleepers("nobody asleep", within: duration, but: "\(tasks) again and again", at: location)
  }

  /// Waits until this number of tasks sleep on this clock.
  ///
  /// ```swift
  /// await clock.untilSleeping()
  /// await clock.advance(by: .seconds(1))
  /// ```
  ///
  /// It never guesses. Use it before each step if the code under test switches between Dispatch
  /// queues or threads. If the tasks do not sleep in time, or if the number is below zero, a
  /// failure is recorded.
  ///
  /// - Parameters:
  ///   - count: How many tasks, at least; one by default.
  ///   - duration: How long to wait, in real time; five seconds by default.
  ///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: Whether the tasks sleep, so that a loop can end if they do not.
  @discardableResult public func untilSleeping(
    _ count: Int = 1, within duration: Duration = .seconds(5), fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async -> Bool {
    let location = SourceLocation(fileID, file, line, column)
    if let mistake = count.mistakeAsCount {
      report(mistake, at: location)
      return false
    }
    let areAsleep = await state.wait(for: duration) { $0.sleepers.count >= count ? true : nil }
    if areAsleep != nil { return true }
    let asleep = deadlines.count
    reportSleepers(
      "\(counted(count, "task")) asleep", within: duration,
      but: asleep == 0 ? "none was" : "\(asleep) \(wasOrWere(asleep))", at: location)
    return false
  }

  /// Moves the time when no other task moves it, and when new tasks have had time to reach their
  /// first sleep.
  ///
  /// If two tasks moved it, the second could go on before woken tasks sleep again, and these would
  /// miss the times in between.
  ///
  /// - Returns: What the closure returns; nil if the task was cancelled before its turn.
  private func move(at location: SourceLocation, _ move: () async -> Bool) async -> Bool? {
    guard await state.wait(until: { exchange(&$0.isMoving, with: true) ? nil : true }) != nil else {
      return nil
    }
    defer { state.change { $0.isMoving = false } }
    await settle(at: location) { !$0.sleepers.isEmpty }
    return await move()
  }

  /// Moves the time to an end, and wakes all tasks whose time has come.
  ///
  /// - Returns: Whether the end is reached; false if the task is cancelled while somebody sleeps.
  private func wakeAll(until end: Instant, at location: SourceLocation) async -> Bool {
    while true {
      if Task.isCancelled, wakesLeft(until: end) > 0 { return false }
      guard let deadline = state.withLock({ $0.step(until: end) }) else { return true }
      var woken = 0
      let arrivals = state.withLock { $0.arrivals }
      while !Task.isCancelled, let sleeper = state.withLock({ $0.removeFirst(until: deadline) }) {
        woken += 1
        await wake(sleeper)
        // The next one wakes only when this one has had its turn.
        if state.withLock({ $0.sleepers.first?.deadline == deadline }) {
          await yield(most: woken <= 100 ? 20 : 2)
        }
      }
      await settle(at: location) { [woken] in $0.arrivals >= arrivals + woken }
    }
  }

  /// How many tasks sleep that wake until a time; later they may sleep again.
  private func wakesLeft(until end: Instant) -> Int { deadlines.count { $0 <= end } }

  /// Wakes one task, and waits until it runs.
  ///
  /// Tasks are woken one by one, so that tasks with the same deadline run in their order. A busy
  /// machine may run other tasks first, so the woken task itself says when it runs.
  private func wake(_ sleeper: Sleeper) async {
    let wakes = state.withLock { $0.wakes }
    sleeper.continuation.resume()
    for _ in 1...100 {
      if state.withLock({ $0.wakes > wakes }) { return }
      await Task.yield()
    }
    _ = await state.wait(for: .seconds(1)) { $0.wakes > wakes ? true : nil }
  }

  /// Lets tasks run until nothing works that the clock may have woken.
  ///
  /// If other work never ends, such as that of other tests, a look says little. Then the clock goes
  /// on when the woken tasks sleep again, or after five looks.
  private func settle(at location: SourceLocation, until isSettled: (State) -> Bool) async {
    let start = ContinuousClock.now
    var (looks, calmLooks) = (0, 0)
    // On a busy machine, a thread with work may not run for a moment. So after work was seen, one
    // calm look is not enough.
    var sawWork = false
    while !Task.isCancelled {
      await untilReadersAreIdle()
      let look = await limits.probes.look { [state] in state.withLock { $0.activity } }
      looks += 1
      calmLooks = look.isCalm ? calmLooks + 1 : 0
      sawWork = sawWork || !look.isCalm
      let isBack = state.withLock { isSettled($0) }
      let enough = look.isCertain || isBack ? (sawWork ? 3 : 1) : 5
      if calmLooks >= enough { return }
      let time = start.duration(to: .now)
      // Counted in looks as well, because a busy machine answers late.
      let isOver = time > limits.forWork && .milliseconds(10) * looks > limits.forWork
      if isOver || time > limits.forWork / 20 && look.lacksOnlyUnknownThreads {
        // Warns only once for all clocks that wait for the same work, and once for each clock.
        let wasExpected = limits.probes.doWithoutMissing(of: look)
        if wasExpected, isOver, !state.withLock({ exchange(&$0.hasWarnedOfWork, with: true) }) {
          limits.warnOfWork(
            location.warning(
              "the clock moves on from \(now) s, although something may still be running after "
                + "\(time.rounded); its effects may come too late"))
        }
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
      // A long round has given other work its turn.
      if round >= 5, start.duration(to: .now) > .milliseconds(10) { break }
    }
    await untilReadersAreIdle()
  }

  /// Waits until the readers of streams have no work, but no longer than a second.
  ///
  /// When a stream gives a value, the executor gets the reading task before the giver goes on. So
  /// idle readers have noted everything, even on a busy machine.
  private func untilReadersAreIdle() async {
    _ = await state.wait(for: .seconds(1)) { $0.readerJobs == 0 ? true : nil }
  }

  /// Starts a task whose work the clock waits for.
  ///
  /// Systems that have no task executors do not count it.
  func startReader(_ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    .onOwnQueue(
      begin: { [state] in state.withLock { $0.readerJobs += 1 } },
      end: { [state] in state.change { $0.readerJobs -= 1 } }, body)
  }

  /// Notes that a task reached the end of a stream and will not sleep again.
  func noteEnd() { state.change { $0.arrivals += 1 } }

  /// Notes that something was recorded, and returns the time.
  func noteEvent() -> Instant {
    state.withLock { state in
      state.events += 1
      return state.now
    }
  }

  /// Begins to watch the clock, and warns once if tasks sleep and nobody moves it.
  ///
  /// The time is counted in many short sleeps. Each ends after other work of this priority, so a
  /// test that has to wait for its turn beside many tests does not cause a warning.
  private func warnIfNobodyMoves() {
    guard !state.withLock({ exchange(&$0.isWatched, with: true) }) else { return }
    Task.detached(priority: Task.currentPriority) { [state, limits, location] in
      var (last, count) = (0, 0)
      while count < 100 {
        try await Task.sleep(for: limits.untilNotice / 100)
        let (activity, isMoving, isWatched) = state.withLock { state in
          state.isWatched = !state.sleepers.isEmpty
          return (state.activity, state.isMoving, state.isWatched)
        }
        // Nobody sleeps.
        guard isWatched else { return }
        (last, count) = (activity, activity == last && !isMoving ? count + 1 : 0)
      }
      guard let deadline = state.withLock({ $0.sleepers.first?.deadline }) else { return }
      limits.warn(
        location.warning(
          "a task sleeps until \(deadline) s, and nobody has moved this clock for "
            + limits.untilNotice.rounded))
    }
  }

  private func reportSleepers(
    _ expected: String, within limit: Duration, but outcome: String, at location: SourceLocation
  ) {
    let sleepers = deadlines.prefix(CharmestCore.Limits().listed).enumerated().map {
      ("task \($0 + 1)", "asleep until \("\($1)")" as Phrase)
    }
    report(limit.explanation(of: expected, but: outcome, sleepers), at: location)
  }

  private func reportStepBack(_ step: String, at location: SourceLocation) {
    report(Explanation(expected: "no step back", but: "it was \(step)"), at: location)
  }

  private func report(_ explanation: Explanation, at location: SourceLocation) {
    FailureReporter.report(explanation, about: Subject("the clock at \(now)"), at: location)
  }

  /// A sleeping task.
  fileprivate struct Sleeper {
    let deadline: Instant
    let ticket: Ticket
    let continuation: CheckedContinuation<Void, any Error>
  }

  fileprivate struct State: HasWaiters {
    var now: Instant { didSet { events += 1 } }
    /// The time to which the clock was told to move.
    var horizon: Instant
    /// In the order in which they will wake: by their deadlines, and then by their arrivals.
    private(set) var sleepers: [Sleeper] = []
    /// How often a task went to sleep or reached the end of a stream.
    var arrivals = 0
    /// How often a task woke.
    var wakes = 0
    /// How often time passed or something was recorded.
    var events = 0
    /// How many pieces of work the readers of streams still have to do.
    var readerJobs = 0
    var waiters = Waiters()
    /// Whether a task moves the clock.
    var isMoving = false
    /// Whether a watch waits for the clock to move, or has warned.
    var isWatched = false
    /// Whether the clock has said that it went on beside work.
    var hasWarnedOfWork = false

    init(now: Instant) { (self.now, horizon) = (now, now) }

    /// How often anything happened.
    var activity: Int { arrivals + wakes + events }

    /// Adds a sleeper to the list, unless its time has come.
    mutating func add(_ sleeper: Sleeper) -> Bool {
      guard sleeper.deadline > now else { return false }
      arrivals += 1
      sleepers.insert(sleeper, at: sleepers.partitioningIndex { $0.deadline > sleeper.deadline })
      return true
    }

    mutating func remove(_ ticket: Ticket, until deadline: Instant) -> Sleeper? {
      let first = sleepers.partitioningIndex { $0.deadline >= deadline }
      let place = sleepers[first...].firstIndex { $0.ticket === ticket }
      return place.map { sleepers.remove(at: $0) }
    }

    /// Removes the first task whose deadline is at a time or before it.
    mutating func removeFirst(until deadline: Instant) -> Sleeper? {
      guard let first = sleepers.first, first.deadline <= deadline else { return nil }
      return sleepers.removeFirst()
    }

    /// Moves to the next time at which a task wakes, or to the end.
    ///
    /// - Returns: The time at which tasks wake; nil at the end.
    mutating func step(until end: Instant) -> Instant? {
      let next = sleepers.first.map(\.deadline).flatMap { $0 <= end ? $0 : nil }
      now = max(now, next ?? end)
      horizon = max(horizon, now)
      return next
    }
  }

  /// The time, and until when tasks sleep: `a clock at 10, with tasks asleep until 12, 15.5`.
  public var description: String {
    let deadlines = deadlines.map(\.description).joined(separator: ", ")
    return "a clock at \(now), with "
      + (deadlines.isEmpty ? "nobody asleep" : "tasks asleep until \(deadlines)")
  }
}
