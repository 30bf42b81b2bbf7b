import CharmestCore
import Foundation
import Testing

/// The contract: each verb with a limit ends soon after it, whatever the code under test does, and
/// soon after its task is cancelled.
///
/// "Soon" is counted in turns of a sleeping task, because a busy machine takes longer for each.
@Suite("Limits hold", .serialized) struct LimitsTests {
  enum Situation: Codable, CaseIterable {
    case callsWithoutPause, busyProcessor, cancelled, neverEndingBody
  }

  #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    // In processes of their own, because the noise would disturb other tests.
    @Test(arguments: Situation.allCases)
    func `whatever the code under test does, and when the task is cancelled`(
      _ situation: Situation
    ) async {
      await #expect(processExitsWith: .success) { [situation] in
        await LimitsTests.expectEndsInTime(situation)
      }
    }
  #endif

  @Test func `are neither numbers nor times below zero, of which nothing could come`() async {
    let (clock, cook, none) = (TestClock(), World.MockCook(), Duration.seconds(-1))
    let recorder = EventRecorder<Int>(clock: clock)
    let numbers = await collectFailures {
      #expect(await !clock.untilSleeping(-1))
      #expect(await !recorder.untilRecorded(-1))
      _ = await collect(AsyncStream<Int> { nil }, first: -1)
    }
    #expect(
      numbers.flatMap(\.differences).map(\.expected)
        == Array(repeating: "a number of at least 0", count: 3))
    let times = await collectFailures {
      await verify(cook.greetCalls, .never, within: none)
      await verify(cook.greetCalls, .atMost(1), within: none, calledWith: "Jon")
      await clock.untilSleeping(within: none)
      await clock.run(within: none)
      await recorder.untilRecorded(0, within: none)
      _ = await collect(AsyncStream<Int> { nil }, within: none)
      _ = try await cook.loadCalls.suspends().next(within: none)
    }
    let expected = times.flatMap(\.differences).map(\.expected)
    #expect(expected == Array(repeating: "a limit of at least 0 seconds", count: 7))
  }

  @Test func `are asked of each public verb with a limit, and of each move of a clock`() throws {
    let functions = try PublicNames.functions(in: "Asserting", "Mocks", "Streams")
    let limited = Set(
      functions.filter { $0.contains(": Duration") || $0.hasPrefix("advance") }
        .map(PublicNames.base))
    let rows = Set(LimitedVerb.all.map(\.name))
    #expect(rows.subtracting(limited) == [])
    // The code under test sleeps; the other two compute.
    #expect(limited.subtracting(rows) == ["sleep", "advanced"])
  }

  private static func expectEndsInTime(_ situation: Situation) async {
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let noise = situation == .busyProcessor ? processors : situation == .neverEndingBody ? 1 : 0
    for _ in 0..<noise { Thread.detachNewThread { while true {} } }
    let verbs = LimitedVerb.all.filter { situation != .neverEndingBody || $0.hasBody }
    let most = situation == .callsWithoutPause ? 1 : verbs.count
    for start in stride(from: 0, to: verbs.count, by: most) {
      await withTaskGroup { group in
        for verb in verbs[start..<min(start + most, verbs.count)] {
          group.addTask {
            var turns = await verb.turns(in: situation)
            // Other processes may have held it up, but hardly twice.
            if turns >= verb.mostTurns { turns = await verb.turns(in: situation) }
            #expect(turns < verb.mostTurns, "\(verb)")
          }
        }
      }
    }
    // Ends the threads that never end.
    exit(0)
  }
}

/// A verb with a limit, while the code under test misbehaves.
struct LimitedVerb: Sendable, CustomStringConvertible {
  /// The public name.
  let name: String
  let form: String
  let limit: Duration
  /// Whether it runs, reads or wakes something that may never end.
  let hasBody: Bool
  let run: @Sendable (Misbehaving, Duration) async throws -> Void

  var description: String { "\(name) \(form)" }

  private static let turn = Duration.milliseconds(10)

  /// As many turns as twice the limit and a second have.
  var mostTurns: Int { Int((limit * 2 + .seconds(1)) / Self.turn) }

  /// After how many turns the verb has ended.
  func turns(in situation: LimitsTests.Situation) async -> Int {
    let isCancelled = situation == .cancelled
    let code = Misbehaving(situation)
    let hasEnded = Locked(false)
    let task = Task {
      _ = await collectFailures { try await run(code, isCancelled ? .seconds(3_600) : limit) }
      hasEnded.withLock { $0 = true }
    }
    if isCancelled {
      try? await Task.sleep(for: Self.turn)
      task.cancel()
    }
    var turns = 0
    while !hasEnded.withLock({ $0 }), turns < mostTurns {
      try? await Task.sleep(for: Self.turn)
      turns += 1
    }
    code.stop()
    return turns
  }

  init(
    _ name: String, _ form: String, limit: Duration = .milliseconds(100), hasBody: Bool = true,
    _ run: @escaping @Sendable (Misbehaving, Duration) async throws -> Void
  ) {
    self.name = name
    self.form = form
    self.limit = limit
    self.hasBody = hasBody
    self.run = run
  }

  static let all = [
    LimitedVerb("assertEventually", "a value") { code, limit in
      await assertEventually(1, within: limit) { await code.value() }
    },
    LimitedVerb("assertEventually", "assertions") { code, limit in
      await assertEventually(within: limit) { assertThat(await code.value(), 1) }
    },
    LimitedVerb("requireEventually", "a value") { code, limit in
      try await requireEventually(1, within: limit) { await code.value() }
    },
    LimitedVerb("assertAlways", "a value") { code, limit in
      await assertAlways(2, for: limit) { await code.value() }
    },
    LimitedVerb("assertEventually", "a slow value") { code, limit in
      await assertEventually(1, within: limit) {
        try await Task.sleep(for: .milliseconds(150))
        return await code.value()
      }
    },
    LimitedVerb("collect", "a stream") { code, limit in
      _ = await collect(code.stream(), within: limit)
    },
    LimitedVerb("first", "a stream") { code, limit in
      _ = await first(of: code.stream().filter { $0 < 0 }, within: limit)
    },
    LimitedVerb("last", "a stream") { code, limit in
      _ = await last(of: code.stream(), within: limit)
    },
    LimitedVerb("advance", "by an hour", limit: .milliseconds(500)) { code, _ in
      await code.clock().advance(by: .seconds(3_600))
    },
    LimitedVerb("advance", "to an hour", limit: .milliseconds(500)) { code, _ in
      await code.clock().advance(to: 3_600)
    },
    LimitedVerb("run", "a ticker", limit: .milliseconds(500)) { code, limit in
      await code.clock(isTicking: true).run(within: limit)
    },
    // So little time, because the failure is explained by all calls that came in it.
    LimitedVerb("verify", "a call that never comes", limit: .milliseconds(50), hasBody: false) {
      code, limit in
      await verify(code.cook.greetCalls, within: limit, calledWith: "nobody")
    },
    LimitedVerb("verify", "no call", limit: .milliseconds(50), hasBody: false) { code, limit in
      await verify(code.cook.greetCalls, .never, within: limit, calledWith: "nobody")
    },
    LimitedVerb("next", "of calls that another stub answers", hasBody: false) { code, limit in
      _ = try await code.cook.loadCalls.suspends().next(within: limit)
    },
    LimitedVerb("cancelled", "a call that goes on", hasBody: false) { _, limit in
      let cook = World.MockCook()
      let pending = cook.loadCalls.suspends()
      let caller = Task { try? await cook.load(1) }
      defer { pending.resumeAll(returning: 1) }
      try await pending.next(within: .seconds(60)).cancelled(within: limit)
      withExtendedLifetime(caller) {}
    },
    LimitedVerb("untilRecorded", "too many", hasBody: false) { code, limit in
      let recorder = EventRecorder<Int>(clock: TestClock())
      recorder.record(code.stream())
      await recorder.untilRecorded(.max, within: limit)
    },
    LimitedVerb("untilSleeping", "too many", hasBody: false) { code, limit in
      await code.clock().untilSleeping(.max, within: limit)
    },
  ]
}

/// Code under test that does not behave.
final class Misbehaving: Sendable {
  private let situation: LimitsTests.Situation
  private let isStopped = Locked(false)
  /// A mock that a thread calls without a pause.
  let cook = World.MockCook()

  init(_ situation: LimitsTests.Situation) {
    self.situation = situation
    guard situation == .callsWithoutPause else { return }
    Thread.detachNewThread { [cook, isStopped] in
      while !isStopped.withLock({ $0 }) { cook.greetCalls.invoke("Jon") }
    }
  }

  func stop() { isStopped.withLock { $0 = true } }

  /// Gives 2, or never ends.
  func value() async -> Int {
    if situation == .neverEndingBody { await Latch().wait() }
    return 2
  }

  /// Gives values without a pause, or none.
  func stream() -> AsyncStream<Int> {
    let isLoud = situation == .callsWithoutPause
    return AsyncStream { [isStopped] in
      if !isLoud { await Latch().wait() }
      return isStopped.withLock { $0 } ? nil : 2
    }
  }

  /// A clock by which a task sleeps each millisecond, or once if nobody is to cancel the move.
  func clock(isTicking: Bool = false) -> TestClock {
    let clock = TestClock()
    let goesOn = isTicking || situation == .cancelled
    // If woken code never ends, it is the noise of the process.
    Task { repeat { try await clock.sleep(for: .milliseconds(1)) } while goesOn }
    return clock
  }
}
