import Charmest
import CharmestCore
import Testing
import WrittenTexts

@Suite("suspends") struct SuspendCallsTests {
  private let api = MockAPI()

  @Test("lets a call wait, shows its arguments, and lets the test resume it")
  func resume() async throws {
    let pending = api.loadCalls.suspends()
    let task = Task { [api] in try await api.load(7) }
    let call = try await pending.next()
    #expect(call.arguments == 7)
    #expect(call.isInFlight)
    #expect(pending.inFlight.map(\.arguments) == [7])
    call.resume(returning: "seven")
    #expect(try await task.value == "seven")
    #expect(!call.isInFlight)
  }

  @Test("lets a call throw, return nothing, or end by a result")
  func ends() async throws {
    let loads = api.loadCalls.suspends()
    let failing = Task { [api] in try await api.load(7) }
    try await loads.next().resume(throwing: Offline())
    await #expect(throws: Offline()) { try await failing.value }
    let saves = api.saveCalls.suspends()
    let saving = Task { [api] in await api.save("x", as: "y") }
    let save = try await saves.next()
    #expect(save.arguments == ("x", "y"))
    save.resume()
    await saving.value
    let loading = Task { [api] in try await api.load(8) }
    try await loads.next().resume(with: .success("news"))
    #expect(try await loading.value == "news")
  }

  @Test("ends a call whose task is cancelled, or was cancelled before")
  func cancellation() async throws {
    let pending = api.loadCalls.suspends()
    let task = Task { [api] in try await api.load(7) }
    let call = try await pending.next()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!call.isInFlight)
    #expect(collectFailures { call.resume(returning: "too late") }.isEmpty)
    let cancelled = Task { [api] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await api.load(7)
    }
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    #expect(pending.inFlight.isEmpty)
  }

  @Test("reports a call that is resumed twice, where it is resumed again")
  func twice() async throws {
    let pending = api.loadCalls.suspends()
    let task = Task { [api] in try await api.load(7) }
    let call = try await pending.next()
    call.resume(returning: "one")
    let line = #line + 1
    let failures = collectFailures { call.resume(returning: "two") }
    #expect(failures.map(\.line) == [line])
    #expect(failures.map(\.subject) == ["api.load(7)"])
    #expect(try await task.value == "one")
  }

  @Test("resumes all calls at once")
  func all() async throws {
    let pending = api.loadCalls.suspends()
    let tasks = (1...3).map { id in Task { [api] in try await api.load(id) } }
    for _ in tasks { _ = try await pending.next() }
    pending.resumeAll(returning: "all")
    for task in tasks { #expect(try await task.value == "all") }
    let last = Task { [api] in try await api.load(4) }
    _ = try await pending.next()
    pending.resumeAll(throwing: Offline())
    await #expect(throws: Offline()) { try await last.value }
    let saves = api.saveCalls.suspends()
    let saving = Task { [api] in await api.save("x", as: "y") }
    _ = try await saves.next()
    saves.resumeAll()
    await saving.value
    #expect(saves.inFlight.isEmpty)
  }
}

@Suite("suspended calls that nobody resumes") struct AbandonedCallsTests {
  @Test("go on with an earlier stub, and are told with their place among the calls")
  func place() async throws {
    let api = MockAPI()
    api.loadCalls.returns("earlier")
    var results: [String] = []
    let failures = await collectFailures {
      var loads: SuspendedCalls? = api.loadCalls.suspends(line: 1)
      let first = Task { try await api.load(7) }
      try await loads?.next().resume(returning: "resumed")
      let second = Task { try await api.load(8) }
      _ = try await loads?.next()
      loads = nil
      results = [try await first.value, try await second.value]
    }
    let several = await collectFailures {
      var loads: SuspendedCalls? = api.loadCalls.suspends()
      let tasks = [9, 10].map { id in Task { try await api.load(id) } }
      for _ in tasks { _ = try await loads?.next() }
      loads = nil
      for task in tasks { results.append(try await task.value) }
    }
    #expect(several.map(\.subject) == ["api.load(_:)"])
    #expect(several.first?.text.summary.contains("but 2 calls were still in flight") == true)
    #expect(failures.map(\.line) == [1])
    #expect(results == ["resumed", "earlier", "earlier", "earlier"])
    expectText(
      failures,
      """
      MockAPI.load(8): expected to end before the test let go of suspends(), but call 2 of 2 was still in flight
        call 1: load(7)
        call 2: load(8) (in flight)
      """
    )
  }

  @Test("go on to an older suspends(), and are reported once although the test lets go of both")
  func twice() async throws {
    let api = MockAPI()
    let failures = await collectFailures {
      var older: SuspendedCalls? = api.countCalls.suspends()
      var newer: SuspendedCalls? = api.countCalls.suspends()
      let task = Task { await api.count() }
      _ = try await newer?.next()
      newer = nil
      #expect(try await older?.next().isInFlight == true)
      older = nil
      #expect(await task.value == 0)
    }
    #expect(failures.count == 1)
  }
}

@Suite("the cancellation of a suspended call") struct CancelledCallTests {
  private let api = MockAPI()
  private let limit = Duration.milliseconds(10)

  @Test("is a failure if it does not come in time, or cannot come any more")
  func missing() async throws {
    let pending = api.loadCalls.suspends()
    let task = Task { [api] in try await api.load(7) }
    let call = try await pending.next()
    let early = await collectFailures { try await call.cancelled(within: limit) }
    call.resume(returning: "")
    _ = try await task.value
    task.cancel()
    #expect(!call.isCancelled)
    let late = await collectFailures { try await call.cancelled() }
    let negative = await collectFailures { try await call.cancelled(within: .seconds(-1)) }
    expectText(
      early + late + negative,
      """
      api.load(7): expected the cancellation of its task within 10 ms, but it was not cancelled
      api.load(7): expected the cancellation of its task within 5 seconds, but the call ended before
      api.load(7): expected a limit of at least 0 seconds, but it is -1.0 seconds
      """
    )
  }
}

@Suite("many suspended calls") struct ManySuspendedCallsTests {
  private let api = MockAPI()

  @Test("are each ended once, in any order, even among thousands")
  func thousands() async throws {
    let pending = api.loadCalls.suspends()
    let tasks = (0..<4_000).map { id in Task { [api] in try await api.load(id) } }
    for _ in tasks { _ = try await pending.next() }
    for task in tasks[2_000...] { task.cancel() }
    for call in pending.inFlight.shuffled() where call.arguments < 2_000 {
      call.resume(returning: "\(call.arguments)")
    }
    var pages: [String] = []
    for task in tasks { if case .success(let page) = await task.result { pages.append(page) } }
    #expect(pages == (0..<2_000).map { "\($0)" })
    #expect(pending.inFlight.isEmpty)
  }
}

@Suite("next of suspended calls") struct NextSuspendedCallTests {
  private let api = MockAPI()

  @Test("fails in time if no call comes, or no further call")
  func noCall() async throws {
    let pending = api.loadCalls.suspends()
    let line = #line + 1
    let failures = await collectFailures { _ = try await pending.next(within: .milliseconds(10)) }
    #expect(failures.map(\.line) == [line])
    let task = Task { [api] in try await api.load(7) }
    let call = try await pending.next()
    let later = await collectFailures { _ = try await pending.next(within: .milliseconds(10)) }
    #expect(later.count == 1)
    call.resume(returning: "")
    _ = await task.result
  }

  @Test("fails where the calls went to another stub, which it does not count as its own")
  func otherStub() async throws {
    let first = api.loadCalls.when(1).suspends()
    let task = Task { [api] in try await api.load(1) }
    let call = try await first.next()
    let second = api.loadCalls.when(2).suspends()
    let elsewhere = await collectFailures { _ = try await second.next(within: .milliseconds(10)) }
    #expect(elsewhere.count == 1)
    call.resume(returning: "")
    _ = await task.result
    api.loadCalls.returns("at once")
    _ = try await api.load(2)
    let replaced = await collectFailures { _ = try await second.next(within: .milliseconds(10)) }
    #expect(replaced.count == 1)
  }

  @Test("gives the calls that come after others were forgotten")
  func forgottenCalls() async throws {
    let pending = api.loadCalls.suspends()
    for number in 1...2 {
      let task = Task { [api] in try await api.load(number) }
      let call = try await pending.next()
      #expect(call.arguments == number)
      call.resume(returning: "")
      _ = try await task.value
      api.forgetCalls()
    }
  }
}
