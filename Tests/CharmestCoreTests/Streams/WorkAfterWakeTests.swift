import Charmest
@testable import CharmestCore
import Foundation
import Testing

/// Code after a wake that works for a while, in a form that the clock does not see.
enum WorkAfterWake: String, CaseIterable, Sendable {
  case mainActor, taskGroup, asyncLet, task, backgroundTask, utilityTask, actors, chain, hops,
    stream
  case continuation, blockedThread

  func callAsFunction() async {
    switch self {
    case .mainActor: await MainActor.run { work(1) }
    case .taskGroup:
      await withTaskGroup { group in for _ in 1...4 { group.addTask { Self.work(1) } } }
    case .asyncLet:
      async let result: Void = Self.work(3)
      await result
    case .task: await Task { Self.work(1) }.value
    case .backgroundTask: await Task(priority: .background) { Self.work(3) }.value
    case .utilityTask: await Task.detached(priority: .utility) { Self.work(3) }.value
    case .actors:
      Self.work(1)
      await Worker().work()
      await MainActor.run { Self.work(1) }
      await Worker().work()
    case .chain:
      for priority in [TaskPriority.high, .background, .utility, .medium] {
        await Task.detached(priority: priority) { Self.work(1) }.value
      }
    case .hops:
      let worker = Worker()
      for _ in 1...30 {
        await MainActor.run {}
        await worker.rest()
      }
    case .stream:
      let (stream, values) = AsyncStream.makeStream(of: Int.self)
      Task {
        for value in 1...3 {
          Self.work(1)
          values.yield(value)
        }
        values.finish()
      }
      for await _ in stream { Self.work(0.5) }
    case .continuation:
      await withCheckedContinuation { continuation in
        Task.detached(priority: .background) {
          Self.work(2)
          continuation.resume()
        }
      }
    case .blockedThread: Self.block()
    }
  }

  private func work(_ milliseconds: Double) { Self.work(milliseconds) }

  /// Computes for some time, however often the system runs something else in between.
  fileprivate static func work(_ milliseconds: Double) {
    let start = clock()
    while Double(clock() - start) < milliseconds * Double(CLOCKS_PER_SEC) / 1_000 {}
  }

  private static func block() { Thread.sleep(forTimeInterval: 0.005) }

  private actor Worker {
    func work() { WorkAfterWake.work(1) }
    func rest() {}
  }
}

/// One after the other, because the work of one is something that the clock of another waits for.
///
/// The clocks here also wait as long as it takes for the work of other tests.
/// `.ci/run clock` runs them in a process of their own: beside the other tests, a chain of tiny hops is
/// sometimes missed.
@Suite(
  "After a wake, a clock waits for work", .serialized,
  .enabled(
    if: ProcessInfo.processInfo.environment["CHARMEST_CLOCK_TABLE"] != nil,
    "runs in a process of its own: .ci/run clock")
) struct WorkAfterWakeTests {
  private var clock: TestClock {
    var limits = TestClock.Limits()
    limits.forWork = .seconds(3_600)
    limits.probes = ThreadProbes()
    return TestClock(limits: limits, at: .init(#fileID, #filePath, #line, 1))
  }

  @Test(
    "that the woken task waits for, or leaves to others", arguments: WorkAfterWake.allCases,
    [true, false])
  func work(_ work: WorkAfterWake, isAwaited: Bool) async {
    for _ in 1...4 {
      let clock = clock
      let recorder = EventRecorder<Int>(clock: clock)
      let task = Task {
        for second in 1...5 {
          try await clock.sleep(for: .seconds(1))
          let finish = { @Sendable in
            await work()
            recorder.next(second)
          }
          if isAwaited { await finish() } else { Task { await finish() } }
        }
      }
      await clock.untilSleeping(within: .seconds(60))
      await clock.advance(by: .seconds(5))
      #expect(recorder.events == (1...5).map { .next(.seconds($0), $0) })
      task.cancel()
    }
  }

  @Test("but not for tasks that wait for something else")
  func waiting() async {
    let clock = TestClock()
    let other = TestClock()
    let task = Task {
      try await clock.sleep(for: .seconds(1))
      try await other.sleep(for: .seconds(1))
    }
    await clock.untilSleeping(within: .seconds(60))
    await clock.advance(by: .seconds(1_000))
    #expect(clock.now == 1_000)
    await other.untilSleeping(within: .seconds(60))
    task.cancel()
  }
}
