internal import Dispatch
internal import Foundation

/// Looks whether the main actor and the threads that run tasks have nothing to do.
///
/// No API tells which tasks work. But if as many probes run at once as there are threads, no task
/// runs on these threads, and everything that was handed to them before the probes has had its turn.
/// Each priority has a queue of its own, so each is probed.
///
/// While probes hold all threads, work can hide behind them: the last task to leave a thread may
/// have handed something to another one. So each look probes twice, with a moment in between in which
/// nothing is held, and asks the system how much the process works in that moment.
package final class ThreadProbes: Sendable {
  package static let shared = ThreadProbes()

  private static let priorities: [TaskPriority] = [.high, .medium, .utility, .background]
  /// In fact 60 µs longer, which is enough for several hops of a task.
  private static let moment = Duration.microseconds(100)
  /// The threads of an idle process use up to 8 µs in a moment (Linux, 6.3.1).
  private static let mostOfIdle = Duration.microseconds(10)
  /// Held threads can run nothing else, so a look that is not answered lets them go.
  private static let longestHold = Duration.milliseconds(5)

  /// What one look saw, or several together.
  package struct Look: Sendable {
    /// Whether nothing seems to work.
    package fileprivate(set) var isCalm = false
    /// Whether other signs of work were looked for.
    fileprivate(set) var isCertain = true
    /// Whether the process used the processor, or answered late.
    fileprivate var isLoud = false
    /// What answered both times.
    fileprivate var answers = Answers(count: priorities.count)
    /// What answered at all.
    fileprivate var anyAnswers = Answers(count: priorities.count)
    /// How long the moment was in which nothing was held.
    fileprivate var moment = Duration.zero
    /// How long the process used the processors in this moment.
    fileprivate var work = Duration.zero

    /// The same, with what earlier looks saw.
    func adding(_ earlier: Look) -> Look {
      var looks = self
      looks.anyAnswers.add(earlier.anyAnswers)
      looks.moment += earlier.moment
      looks.work += earlier.work
      return looks
    }
  }

  /// Which threads answer if they are free.
  ///
  /// A thread that never answers, because it works for a test beside this one or is blocked, is not
  /// waited for a second time until it has answered again. The same holds for other signs of work.
  private struct Expectations {
    var answers = Answers(threads: ThreadProbes.threads, count: priorities.count)
    /// The most that ever answered: some systems give a priority fewer threads than processors.
    var most = Answers(count: priorities.count)
    var hearsNoise = true

    mutating func judge(_ look: inout Look) {
      if !look.isLoud { hearsNoise = true }
      look.isCertain = hearsNoise
      look.isCalm = look.answers.include(answers) && !(look.isLoud && hearsNoise)
      answers.add(look.answers)
      most.add(look.answers)
    }
  }

  /// A task that waits for a look.
  private struct Caller: Sendable {
    let activity: @Sendable () -> Int
    let continuation: CheckedContinuation<Look, Never>
  }

  private struct State {
    var expectations = Expectations()
    var callers: [Caller] = []
  }

  private static let threads = ProcessInfo.processInfo.activeProcessorCount

  private let state = Locked(State())
  /// One look at a time: the probes of two would wait for each other.
  private let queue = DispatchQueue(label: "charmest.probes")

  package init() {}

  /// Looks once; several callers share one look.
  ///
  /// - Parameter activity: Counts what happened. A look during which the count changes is not calm.
  /// - Returns: What was seen.
  package func look(counting activity: @escaping @Sendable () -> Int = { 0 }) async -> Look {
    await withCheckedContinuation { continuation in
      let isFirst = state.withLock { state in
        state.callers.append(Caller(activity: activity, continuation: continuation))
        return state.callers.count == 1
      }
      if isFirst { queue.async { self.lookForAll() } }
    }
  }

  private func lookForAll() {
    let callers = state.withLock { exchange(&$0.callers, with: []) }
    var look = Look()
    let (first, isFirstLate) = gather()
    // Counted after the first probes, when what was under way has had its turn.
    let activities = callers.map { $0.activity() }
    let start = ContinuousClock.now
    look.work = Self.workOfOthers { Thread.sleep(forTimeInterval: Self.moment / .seconds(1)) }
    look.moment = start.duration(to: .now)
    let (second, isSecondLate) = gather()
    look.answers = first.common(with: second)
    look.anyAnswers = first
    look.anyAnswers.add(second)
    look.isLoud = look.work > Self.mostOfIdle || isFirstLate || isSecondLate
    state.withLock { $0.expectations.judge(&look) }
    for (caller, activity) in zip(callers, activities) {
      var own = look
      own.isCalm = look.isCalm && caller.activity() == activity
      caller.continuation.resume(returning: own)
    }
  }

  private func gather() -> (Answers, isLate: Bool) {
    let start = ContinuousClock.now
    let answers = Gathering.gather(
      on: Self.priorities, each: Self.threads, within: Self.longestHold)
    let probes = Self.priorities.count * Self.threads + 1
    let usual = Duration.microseconds(200) + .microseconds(30) * probes
    return (answers, isLate: start.duration(to: .now) > usual)
  }

  /// Whether all threads answered, except for those that may not exist.
  func lacksOnlyUnknownThreads(_ look: Look) -> Bool {
    state.withLock { state in
      !look.isLoud && !look.answers.include(state.expectations.answers)
        && look.answers.include(state.expectations.most)
    }
  }

  /// Whether looks show that something works, and not only that the machine is busy.
  ///
  /// Where other processes use the processors, a thread may answer late or not at all, and may still
  /// have to leave its probe in the next moment. But then it answers other looks, and works little.
  package func showWork(_ looks: Look) -> Bool {
    looks.work * 8 > looks.moment
      || state.withLock { !looks.anyAnswers.include($0.expectations.answers) }
  }

  /// Stops waiting for the answers that a look missed, until they come again.
  ///
  /// - Returns: Whether they were waited for until now.
  @discardableResult package func doWithoutMissing(of look: Look) -> Bool {
    state.withLock { state in
      let expectations = state.expectations
      state.expectations.answers = look.answers
      state.expectations.hearsNoise = !look.isLoud
      return !look.answers.include(expectations.answers)
        || look.isLoud && expectations.hearsNoise
    }
  }

  /// Whether all threads, and the main actor, answer within a time.
  func areFree(within limit: Duration) -> Bool {
    #if os(Linux)
      let all = Answers(threads: Self.threads, count: Self.priorities.count)
    #else
      // There may be fewer threads than processors.
      let all = state.withLock { $0.expectations.most }
    #endif
    return queue.sync {
      Gathering.gather(on: Self.priorities, each: Self.threads, within: limit).include(all)
    }
  }

  /// How long other threads used the processors while this one did something.
  static func workOfOthers(during body: () -> Void) -> Duration {
    let before = processTime() - threadTime()
    body()
    return processTime() - threadTime() - before
  }

  #if os(Windows)
    // The times of Windows are too coarse.
    static func processTime() -> Duration { .zero }
    static func threadTime() -> Duration { .zero }
  #else
    /// How long all threads of this process have used a processor.
    static func processTime() -> Duration { time(of: CLOCK_PROCESS_CPUTIME_ID) }
    static func threadTime() -> Duration { time(of: CLOCK_THREAD_CPUTIME_ID) }

    private static func time(of clock: clockid_t) -> Duration {
      var time = timespec()
      clock_gettime(clock, &time)
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
  #endif
}

/// Which threads were free at once, and whether the main actor was.
private struct Answers: Sendable {
  /// How many threads of each priority.
  var threads: [Int]
  var isMainActorFree: Bool

  init(threads: Int = 0, count: Int) {
    self.threads = Array(repeating: threads, count: count)
    isMainActorFree = threads > 0
  }

  func include(_ other: Answers) -> Bool {
    zip(threads, other.threads).allSatisfy { $0 >= $1 }
      && (isMainActorFree || !other.isMainActorFree)
  }

  func common(with other: Answers) -> Answers {
    var common = self
    for index in threads.indices {
      common.threads[index] = min(threads[index], other.threads[index])
    }
    common.isMainActorFree = isMainActorFree && other.isMainActorFree
    return common
  }

  mutating func add(_ other: Answers) {
    for index in threads.indices { threads[index] = max(threads[index], other.threads[index]) }
    isMainActorFree = isMainActorFree || other.isMainActorFree
  }
}

/// Probes that hold their threads until all of them are there.
///
/// The condition guards all other members.
private final class Gathering: @unchecked Sendable {
  private let condition = NSCondition()
  private var answers: Answers
  private var missing: Int
  private var holding = 0
  private var isOver = false

  private init(priorities: Int, threads: Int) {
    answers = Answers(count: priorities)
    missing = priorities * threads + 1
  }

  static func gather(on priorities: [TaskPriority], each threads: Int, within limit: Duration)
    -> Answers
  {
    let gathering = Gathering(priorities: priorities.count, threads: threads)
    Task(priority: .background) { @MainActor in gathering.answerOfMainActor() }
    for (index, priority) in priorities.enumerated() {
      for _ in 1...threads { Task.detached(priority: priority) { gathering.answer(of: index) } }
    }
    return gathering.wait(until: Date(timeIntervalSinceNow: limit / .seconds(1)))
  }

  /// Not held: the main actor may have to draw, or to run a test.
  private func answerOfMainActor() {
    condition.withLock {
      guard !isOver else { return }
      answers.isMainActorFree = true
      noteAnswer()
    }
  }

  private func answer(of priority: Int) {
    condition.withLock {
      guard !isOver else { return }
      answers.threads[priority] += 1
      noteAnswer()
      holding += 1
      while !isOver { condition.wait() }
      holding -= 1
      if holding == 0 { condition.broadcast() }
    }
  }

  private func noteAnswer() {
    missing -= 1
    guard missing == 0 else { return }
    isOver = true
    condition.broadcast()
  }

  private func wait(until deadline: Date) -> Answers {
    condition.withLock {
      while !isOver, condition.wait(until: deadline) {}
      isOver = true
      condition.broadcast()
      // What they still do to leave must not look like work.
      while holding > 0 { condition.wait() }
      return answers
    }
  }
}
