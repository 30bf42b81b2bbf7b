internal import Dispatch
internal import Foundation

/// Tells whether the main actor and the threads that run tasks have nothing to do.
///
/// In a round, as many probes as there are threads run at once on the threads of each priority, and
/// the main actor answers. The probes hold all threads, so no task runs, and earlier work has had
/// its turn. But the last task to leave a thread may have handed work to another thread. So a look
/// has two rounds, and between them a moment in which no thread is held. A look is calm if all
/// probes answer in both rounds, and the process hardly uses the processor in between.
///
/// A look cannot see work of Dispatch queues, threads and other processes that rests in that
/// moment, nor tasks that wait for such work. It cannot tell work that a clock has woken from other
/// work of the process.
package final class ThreadProbes: Sendable {
  package static let shared = ThreadProbes()

  private static let priorities: [TaskPriority] = [.high, .medium, .utility, .background]
  private static let threads = threads(of: ProcessInfo.processInfo.activeProcessorCount)
  /// The threads of an idle process use up to 8 µs in a moment (Linux, 6.3.1).
  private static let mostOfIdle = Duration.microseconds(10)

  /// How many probes a priority gets.
  ///
  /// Bounded, because a container may have two of the 64 processors that the system tells.
  package static func threads(of processors: Int) -> Int { min(processors, 16) }

  /// The result of one look.
  package struct Look: Sendable {
    /// Whether nothing seems to work.
    package fileprivate(set) var isCalm = false
    /// Whether the use of the processor counted.
    fileprivate(set) var isCertain = true
    /// Whether nothing seems to work, except on threads that have never answered.
    fileprivate(set) var lacksOnlyUnknownThreads = false
    /// Whether the process used the processor, or answered late.
    fileprivate let isLoud: Bool
    /// The answers of both rounds.
    fileprivate let answers: Answers
  }

  /// The threads that answer when they are free, and whether the process can be quiet.
  ///
  /// A thread that is blocked, or works for another test, never answers. After that, looks do not
  /// wait for it until it has answered again. The same holds for a process that is never quiet.
  private struct Expectations {
    var answers: Answers = priorities.map { _ in threads } + [1]
    /// The most that ever answered: some systems give a priority fewer threads than processors.
    var most: Answers = priorities.map { _ in 0 } + [0]
    var isQuiet = true

    mutating func judge(_ look: inout Look) {
      if !look.isLoud { isQuiet = true }
      look.isCertain = isQuiet
      look.isCalm = look.answers.include(answers) && !(look.isLoud && isQuiet)
      look.lacksOnlyUnknownThreads =
        !look.isLoud && !look.answers.include(answers) && look.answers.include(most)
      answers = answers.combined(with: look.answers, by: max)
      most = most.combined(with: look.answers, by: max)
    }
  }

  /// A task that waits for a look.
  private typealias Caller = (
    activity: @Sendable () -> Int, continuation: CheckedContinuation<Look, Never>
  )

  private let expectations = Locked(Expectations())
  private let callers = Locked<[Caller]>([])
  /// One look at a time, because the probes of two would wait for each other.
  private let queue = DispatchQueue(label: "charmest.probes")

  package init() {}

  /// Looks once; several callers share one look.
  ///
  /// - Parameter activity: Counts what happened. A look during which the count changes is not calm.
  /// - Returns: The look.
  package func look(counting activity: @escaping @Sendable () -> Int = { 0 }) async -> Look {
    await withCheckedContinuation { continuation in
      let isFirst = callers.withLock { callers in
        callers.append((activity, continuation))
        return callers.count == 1
      }
      if isFirst { queue.async { self.lookForAll() } }
    }
  }

  private func lookForAll() {
    let callers = callers.withLock { exchange(&$0, with: []) }
    let first = gather()
    // Counted after the first round, when earlier work has had its turn.
    let activities = callers.map { $0.activity() }
    let before = ProcessorTime.ofOtherThreads()
    // It takes 60 µs longer, which is enough for several hops of a task.
    Thread.sleep(forTimeInterval: Duration.microseconds(100) / .seconds(1))
    let work = ProcessorTime.ofOtherThreads() - before
    let second = gather()
    var look = Look(
      isLoud: work > Self.mostOfIdle || first.isLate || second.isLate,
      answers: first.answers.combined(with: second.answers, by: min))
    expectations.withLock { $0.judge(&look) }
    for (caller, activity) in zip(callers, activities) {
      var own = look
      own.isCalm = look.isCalm && caller.activity() == activity
      caller.continuation.resume(returning: own)
    }
  }

  private func gather() -> (answers: Answers, isLate: Bool) {
    let start = ContinuousClock.now
    // Held threads can run nothing else, so a round without all answers lets them go.
    let answers = Gathering(Self.priorities, each: Self.threads).answers(within: .milliseconds(5))
    let probes = Self.priorities.count * Self.threads + 1
    let usual = Duration.microseconds(200) + .microseconds(30) * probes
    return (answers, isLate: start.duration(to: .now) > usual)
  }

  /// Stops waiting for the answers that a look missed, until they come again.
  ///
  /// - Returns: Whether looks waited for them until now.
  @discardableResult package func doWithoutMissing(of look: Look) -> Bool {
    expectations.withLock { expectations in
      defer { (expectations.answers, expectations.isQuiet) = (look.answers, !look.isLoud) }
      return !look.answers.include(expectations.answers) || look.isLoud && expectations.isQuiet
    }
  }
}

/// How many threads of each priority were free at once, and last, whether the main actor was.
private typealias Answers = [Int]

extension Answers {
  fileprivate func include(_ other: Answers) -> Bool { zip(self, other).allSatisfy { $0 >= $1 } }

  fileprivate func combined(with other: Answers, by choose: (Int, Int) -> Int) -> Answers {
    zip(self, other).map(choose)
  }
}

/// Probes that hold their threads until all of them have answered.
///
/// The condition guards all other members.
private final class Gathering: @unchecked Sendable {
  private let condition = NSCondition()
  private var answers: Answers
  private var missing: Int
  private var holding = 0
  private var isOver = false

  /// Begins to gather the answers of the main actor and of some threads of each priority.
  init(_ priorities: [TaskPriority], each threads: Int) {
    answers = priorities.map { _ in 0 } + [0]
    missing = priorities.count * threads + 1
    // Does not hold the main actor, which may have to draw or to run a test.
    Task(priority: .background) { @MainActor in answer(priorities.count, holdingThread: false) }
    for (index, priority) in priorities.enumerated() {
      for _ in 1...threads {
        Task.detached(priority: priority) { self.answer(index, holdingThread: true) }
      }
    }
  }

  private func answer(_ index: Int, holdingThread holdsThread: Bool) {
    condition.withLock {
      guard !isOver else { return }
      answers[index] += 1
      missing -= 1
      if missing == 0 { end() }
      guard holdsThread else { return }
      holding += 1
      while !isOver { condition.wait() }
      holding -= 1
      if holding == 0 { condition.broadcast() }
    }
  }

  private func end() {
    isOver = true
    condition.broadcast()
  }

  /// The answers that come within a time, while it holds the threads.
  func answers(within limit: Duration) -> Answers {
    let deadline = Date(timeIntervalSinceNow: limit / .seconds(1))
    return condition.withLock {
      while !isOver, condition.wait(until: deadline) {}
      end()
      // Waits until the probes have left, because leaving must not look like work.
      while holding > 0 { condition.wait() }
      return answers
    }
  }
}
