import Charmest
import CharmestCore
import Testing

@Suite("A clock that nobody moves") struct ClockStandstillTests {
  private let warnings = Locked<[String]>([])

  private func limits(end: Duration = .seconds(3_600), ignoresOtherWork: Bool = true)
    -> TestClock.Limits
  {
    var limits = TestClock.Limits()
    limits.untilNotice = .milliseconds(50)
    limits.untilEnd = end
    limits.ignoresOtherWork = ignoresOtherWork
    limits.warn = { [warnings] text in warnings.withLock { $0.append(text) } }
    return limits
  }

  private func untilWarned(_ count: Int) async throws {
    while warnings.withLock({ $0.count }) < count { try await Task.sleep(for: .milliseconds(5)) }
  }

  @Test("says once what sleeps, and where the clock was made")
  func notice() async throws {
    let line = #line + 1
    let clock = TestClock(limits: limits())
    let task = Task { try await clock.sleep(for: .seconds(6)) }
    try await untilWarned(1)
    try await Task.sleep(for: .milliseconds(300))
    let said = warnings.withLock { $0 }
    #expect(said.count == 1)
    assertThat(
      said.first, presentAnd(hasPrefix("\(#filePath):\(line): warning: ") && containsString("6 s")))
    #expect(clock.deadlines == [6])
    task.cancel()
  }

  @Test("says again what sleeps after it was moved, and where it was moved")
  func noticeAfterAMove() async throws {
    let clock = TestClock(limits: limits())
    let tasks = [8, 7].map { seconds in
      Task { try await clock.sleep(for: .seconds(seconds)) }
    }
    await clock.untilSleeping(2, within: .seconds(60))
    try await untilWarned(1)
    let line = #line + 1
    await clock.advance(by: .seconds(1))
    // On a busy machine, there may be a warning for each of the two tasks before.
    func isOnMove(_ warning: String) -> Bool { warning.contains("moved here") }
    while !warnings.withLock({ $0.contains(where: isOnMove) }) {
      try await Task.sleep(for: .milliseconds(5))
    }
    assertThat(
      warnings.withLock { $0.first(where: isOnMove) },
      presentAnd(hasPrefix("\(#filePath):\(line): warning: ") && containsString("7 s")))
    for task in tasks { task.cancel() }
  }

  @Test("ends the sleeps at last, with one failure")
  func end() async {
    let line = #line + 2
    let failures = await collectFailures {
      let clock = TestClock(now: 1, limits: limits(end: .seconds(2)))
      let tasks = [6, 8].map { seconds in
        Task { try await clock.sleep(until: .seconds(seconds)) }
      }
      for task in tasks { await #expect(throws: CancellationError.self) { try await task.value } }
      #expect(clock.deadlines == [])
    }
    #expect(failures.map(\.line) == [line])
  }

  @Test("does not end a sleep while the process works")
  func work() async {
    let clock = TestClock(
      limits: limits(end: .milliseconds(100), ignoresOtherWork: false))
    let failures = await collectFailures {
      let task = Task { try await clock.sleep(for: .seconds(6)) }
      try await untilWarned(1)
      let start = ContinuousClock.now
      while start.duration(to: .now) < .milliseconds(500) { await Task.yield() }
      #expect(clock.deadlines == [6])
      task.cancel()
    }
    #expect(failures.isEmpty)
  }

  @Test("does not end a sleep while the process waits for real time")
  func realTime() async throws {
    let clock = TestClock(
      limits: limits(end: .milliseconds(100), ignoresOtherWork: false))
    let task = Task { try await clock.sleep(for: .seconds(6)) }
    try await Task.sleep(for: .milliseconds(500))
    #if os(Linux)
      #expect(clock.deadlines == [6])
    #endif
    task.cancel()
  }

  @Test("says nothing when no task sleeps any more")
  func nobody() async throws {
    let clock = TestClock(limits: limits())
    let task = Task { try await clock.sleep(for: .seconds(6)) }
    await clock.untilSleeping(within: .seconds(60))
    task.cancel()
    _ = await task.result
    let before = warnings.withLock { $0.count }
    try await Task.sleep(for: .milliseconds(300))
    #expect(warnings.withLock { $0.count } == before)
  }
}
