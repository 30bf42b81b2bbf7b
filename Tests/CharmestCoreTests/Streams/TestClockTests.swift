import Charmest
@testable import CharmestCore
import Foundation
import Testing
import WrittenTexts

/// Runs one job after the other.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class WaitingLine: TaskExecutor {
  private let queue = DispatchQueue(label: "a waiting line")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

@Suite("TestClock") struct TestClockTests {
  private let clock = TestClock()
  private let log = Locked<[String]>([])

  private func note(_ text: String) { log.withLock { $0.append(text) } }
  private var notes: [String] { log.withLock { $0 } }

  /// Sleeps, notes the time, and repeats.
  private func tick(every period: Duration, _ name: String = "tick") -> Task<Void, any Error> {
    Task { [clock] in
      while true {
        try await clock.sleep(for: period)
        note("\(name) at \(clock.now)")
      }
    }
  }

  @Test("wakes a loop at each of its times, also while several tasks advance the clock")
  func tickingWhileAdvancedByMany() async {
    let task = tick(every: .milliseconds(100))
    defer { task.cancel() }
    await withTaskGroup { group in
      for _ in 1...4 { group.addTask { [clock] in await clock.advance(by: .seconds(1)) } }
      group.addTask { [clock] in await clock.advance(to: 1) }
    }
    #expect(notes.count == 40)
    #expect(clock.now == 4)
  }

  @Test("waits for tasks that work for long between their sleeps, on every thread")
  func longWork() async {
    let tasks = [
      Task { [clock] in try await work(by: clock) },
      Task { @MainActor [clock] in try await workOnMainActor(by: clock) },
    ]
    defer { for task in tasks { task.cancel() } }
    await clock.untilSleeping(2, within: .seconds(600))
    await clock.advance(by: .seconds(3))
    #expect(notes.count == 6)
  }

  private func work(by clock: TestClock) async throws {
    for second in 1...3 {
      try await clock.sleep(until: TestClock.Instant.zero.advanced(by: .seconds(second)))
      let start = ContinuousClock.now
      while start.duration(to: .now) < .milliseconds(30) {}
      note("worked")
    }
  }

  @MainActor private func workOnMainActor(by clock: TestClock) async throws {
    try await work(by: clock)
  }

  @Test("can be advanced by a task that it woke")
  func advancedByWokenTask() async {
    let task = Task { [clock] in
      try await clock.sleep(for: .seconds(1))
      await clock.advance(by: .seconds(1))
      note("at \(clock.now)")
    }
    await clock.advance(by: .seconds(1))
    _ = await task.result
    #expect(notes == ["at 2"])
  }

  @Test("wakes all at once when its task is cancelled, and says how many wakes were left")
  func cancelledMove() async {
    let task = tick(every: .milliseconds(1))
    defer { task.cancel() }
    let slept = Task { [clock] in try await clock.sleep(for: .seconds(1_800)) }
    await clock.untilSleeping(2, within: .seconds(60))
    let move = Task { [clock] in
      await collectFailures { await clock.advance(by: .seconds(3_600)) }
    }
    while clock.now < .seconds(0.01) { await Task.yield() }
    move.cancel()
    let failures = await move.value
    let outcomes = failures.flatMap(\.differences).map(\.actual)
    // The ticker may be between two sleeps.
    #expect([["at least 1 wake was left"], ["at least 2 wakes were left"]].contains(outcomes))
    _ = await slept.result
    #expect(clock.now == 3_600)
  }

  @Test("is not moved by a task that is cancelled while another one moves it")
  func advancedByCancelledTask() async {
    let task = tick(every: .milliseconds(1))
    defer { task.cancel() }
    async let long: Void = clock.advance(to: 1)
    while clock.now == 0 { await Task.yield() }
    let cancelled = Task { [clock] in
      await collectFailures { await clock.advance(to: 2) }
    }
    cancelled.cancel()
    #expect(await cancelled.value.count == 1)
    await long
    #expect(clock.now == 1)
  }

  @Test("moves for a task that is cancelled if nobody is to be woken")
  func cancelledMoveWithoutSleepers() async {
    let move = Task { [clock] in
      withUnsafeCurrentTask { $0?.cancel() }
      await clock.advance(by: .seconds(2))
    }
    await move.value
    #expect(clock.now == 2)
  }

  @Test("wakes thousands who sleep until one time, each once")
  func manySleepers() async {
    let count = 5_000
    let tasks = (1...count).map { _ in
      Task { [clock] in
        try await clock.sleep(for: .seconds(1))
        note("awake at \(clock.now)")
      }
    }
    await clock.untilSleeping(count, within: .seconds(60))
    await clock.advance(by: .seconds(1))
    for task in tasks { _ = await task.result }
    #expect(notes == Array(repeating: "awake at 1", count: count))
    #expect(clock.deadlines == [])
  }

  @Test("reports a step back, and stands still")
  func stepBack() async {
    let line = #line + 2
    let failures = await collectFailures {
      await clock.advance(by: .seconds(-1))
      await clock.advance(by: .seconds(5))
      await clock.advance(to: 3)
    }
    #expect(failures.map(\.line) == [line, line + 2])
    #expect(clock.now == 5)
  }

  @Test("can be advanced to a time that another task just passes")
  func passedByAnother() async {
    let failures = await collectFailures {
      for _ in 1...20 {
        let clock = TestClock()
        let task = Task { while true { try await clock.sleep(for: .seconds(1)) } }
        async let long: Void = clock.advance(by: .seconds(3))
        async let short: Void = clock.advance(to: 3)
        _ = await (long, short)
        // The other one goes three seconds further if it comes later.
        #expect([3, 6].contains(clock.now))
        task.cancel()
      }
    }
    #expect(failures.isEmpty)
  }

  @Test("lets code sleep for ever, however late it is")
  func forEver() async throws {
    await clock.advance(by: .seconds(Int64.max))
    await clock.advance(by: .seconds(Int64.max))
    #expect(clock.now == .seconds(Int64.max))
    // No time is later.
    try await clock.sleep(for: .seconds(Int64.max))
    let other = TestClock(now: 5)
    let task = Task { try await other.sleep(for: .seconds(Int64.max)) }
    await other.untilSleeping(within: .seconds(60))
    #expect(other.deadlines == [.seconds(Int64.max)])
    task.cancel()
  }

  @Test("goes on, and says so, if woken code works for too long")
  func endlessWork() async {
    let warnings = Locked<[String]>([])
    let line = #line + 1
    let clock = madeClock(limits(for: warnings))
    // Not on the threads of tests, which could then not go on.
    let task = Task(priority: .background) {
      try await clock.sleep(for: .seconds(1))
      while clock.now == 1 {}
    }
    await clock.untilSleeping(within: .seconds(60))
    await clock.advance(by: .seconds(2))
    _ = await task.result
    #expect(clock.now == 2)
    let said = warnings.withLock { $0 }
    #expect(said.count == 1)
    #expect(said.allSatisfy { $0.hasPrefix("\(#filePath):\(line + 7): warning: ") })
  }

  @Test("goes on later, and says so, if threads only answer late")
  func lateAnswers() async {
    let warnings = Locked<[String]>([])
    let line = #line + 1
    let clock = madeClock(limits(for: warnings))
    // It uses no processor and misses few looks, like a thread that waits for a processor.
    let task = Task(priority: .background) {
      while !Task.isCancelled {
        block(for: 0.004)
        await Task.yield()
      }
    }
    await clock.advance(by: .seconds(1))
    task.cancel()
    let said = warnings.withLock { $0 }
    #expect(said.count == 1)
    #expect(said.allSatisfy { $0.hasPrefix("\(#filePath):\(line + 8): warning: ") })
  }

  /// Limits of a clock that soon goes on, and keeps its warnings.
  private func limits(for warnings: Locked<[String]>) -> TestClock.Limits {
    var limits = TestClock.Limits()
    limits.forWork = .milliseconds(50)
    limits.untilNotice = .seconds(3_600)
    limits.probes = ThreadProbes()
    limits.warn = { text in warnings.withLock { $0.append(text) } }
    limits.warnOfWork = limits.warn
    return limits
  }

  private func madeClock(_ limits: TestClock.Limits, line: UInt = #line) -> TestClock {
    TestClock(limits: limits, at: .init(#fileID, #filePath, line, 1))
  }

  private func block(for seconds: Double) { Thread.sleep(forTimeInterval: seconds) }

  @Test("wakes tasks by their deadlines, and those with one deadline in the order of arrival")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func order() async {
    // On one thread after the other, or the system could let a task that woke later go first.
    let line = WaitingLine()
    for (index, seconds) in [3, 1, 2, 1, 3].enumerated() {
      Task(executorPreference: line) { [clock] in
        try await clock.sleep(until: .seconds(seconds))
        note("\(index) at \(clock.now)")
      }
      await clock.untilSleeping(index + 1, within: .seconds(60))
    }
    #expect(clock.deadlines == [1, 1, 2, 3, 3])
    await clock.advance(by: .seconds(10))
    #expect(notes == ["1 at 1", "3 at 1", "2 at 2", "0 at 3", "4 at 3"])
  }

  @Test("does not let a task wait for a time that has passed")
  func past() async throws {
    await clock.advance(by: .seconds(5))
    try await clock.sleep(until: 5)
    try await clock.sleep(until: 1)
    try await clock.sleep(for: .zero)
    try await clock.sleep(for: .seconds(-1))
    #expect(clock.deadlines == [])
  }

  @Test("wakes a task that is cancelled at once, with an error, and lets none sleep afterwards")
  func cancellation() async {
    let task = tick(every: .seconds(1))
    await clock.untilSleeping(1, within: .seconds(60))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    let cancelled = Task { [clock] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    #expect(clock.deadlines == [])
  }

  @Test("is exact with code that hops over a Dispatch queue, where each step waits for it")
  func dispatch() async {
    for _ in 1...50 {
      let clock = TestClock()
      let ticks = Locked<[TestClock.Instant]>([])
      let queue = DispatchQueue(label: "hop")
      let task = Task {
        while true {
          try await clock.sleep(for: .seconds(1))
          await withCheckedContinuation { continuation in
            queue.async { continuation.resume() }
          }
          ticks.withLock { $0.append(clock.now) }
        }
      }
      for _ in 1...3 {
        await clock.untilSleeping(1, within: .seconds(60))
        await clock.advance(by: .seconds(1))
      }
      await clock.untilSleeping(1, within: .seconds(60))
      #expect(ticks.withLock { $0 } == [1, 2, 3])
      task.cancel()
    }
  }

  @Test("says which tasks sleep when a wait was in vain")
  func waitInVain() async {
    let failures = await collectFailures { await clock.untilSleeping(within: .milliseconds(10)) }
    #expect(failures.count == 1)
    let task = Task { [clock] in try await clock.sleep(for: .seconds(1.5)) }
    await clock.untilSleeping(within: .seconds(60))
    let line = #line + 2
    let others = await collectFailures {
      await clock.untilSleeping(2, within: .milliseconds(20))
    }
    expectText(
      others,
      """
      the clock at 0: expected 2 tasks asleep within 20 ms, but 1 was
        task 1: asleep until 1.5
      """
    )
    #expect(others.map(\.line) == [line])
    #expect(clock.description == "a clock at 0, with tasks asleep until 1.5")
    #expect(TestClock().description == "a clock at 0, with nobody asleep")
    task.cancel()
  }

  @Test("wakes code that sleeps once, however short the limit is")
  func slow() async {
    let task = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
    await clock.untilSleeping(within: .seconds(600))
    let failures = await collectFailures { await clock.run(within: .zero) }
    #expect(failures.isEmpty)
    #expect(clock.now == 1)
    task.cancel()
  }

  @Test("says once that nobody moves it while a task sleeps, and where it was made")
  func nobodyMoves() async throws {
    let warnings = Locked<[String]>([])
    var limits = limits(for: warnings)
    limits.untilNotice = .milliseconds(100)
    let line = #line + 1
    let clock = madeClock(limits)
    let task = Task { try await clock.sleep(for: .seconds(6)) }
    while notices(among: warnings).isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    await clock.advance(by: .seconds(1))
    try await Task.sleep(for: .milliseconds(500))
    let said = notices(among: warnings)
    #expect(said.count == 1)
    #expect(said.first?.hasPrefix("\(#filePath):\(line): warning: ") == true)
    #expect(said.first?.contains("6 s") == true)
    #expect(clock.deadlines == [6])
    task.cancel()
  }

  private func notices(among warnings: Locked<[String]>) -> [String] {
    warnings.withLock { $0 }.filter { $0.contains("nobody has moved this clock") }
  }

  @Test("says nothing when no task sleeps any more, or none is left that holds it")
  func nobodySleeps() async throws {
    let warnings = Locked<[String]>([])
    var limits = limits(for: warnings)
    limits.untilNotice = .milliseconds(200)
    weak var gone: TestClock?
    do {
      let clock = madeClock(limits)
      gone = clock
      let task = Task { try await clock.sleep(for: .seconds(6)) }
      await clock.untilSleeping(within: .seconds(60))
      task.cancel()
      _ = await task.result
    }
    try await Task.sleep(for: .milliseconds(500))
    #expect(notices(among: warnings) == [])
    #expect(gone == nil)
  }
}
