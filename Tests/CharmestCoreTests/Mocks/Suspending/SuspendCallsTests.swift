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

  @Test("takes only the calls that were chosen")
  func chosen() async throws {
    api.loadCalls.returns("at once")
    let pending = api.loadCalls.when(greaterThan(10)).suspends()
    #expect(try await api.load(1) == "at once")
    let task = Task { [api] in try await api.load(11) }
    try await pending.next().resume(returning: "later")
    #expect(try await task.value == "later")
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

  @Test("gives no call for a limit below zero")
  func negativeLimit() async {
    let pending = api.loadCalls.suspends()
    async let load = api.load(1)
    while pending.inFlight.isEmpty { await Task.yield() }
    let failures = await collectFailures { _ = try await pending.next(within: .seconds(-1)) }
    #expect(failures.first?.text.summary.contains("at least 0 seconds") == true)
    pending.resumeAll(returning: "a")
    _ = try? await load
  }

  @Test("lets a call that cannot throw wait on when its task is cancelled")
  func cancellationWithoutThrowing() async throws {
    let pending = api.countCalls.suspends()
    let task = Task { [api] in await api.count() }
    let call = try await pending.next()
    task.cancel()
    #expect(call.isInFlight)
    call.resume(returning: 3)
    #expect(await task.value == 3)
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
    expectText(
      failures,
      """
      api.load(7): expected to be suspended, but was resumed before
      """
    )
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

  @Test("goes back to what was stubbed before when nobody holds it")
  func goesBack() async throws {
    api.loadCalls.returns("before")
    do {
      let pending = api.loadCalls.suspends()
      let task = Task { [api] in try await api.load(1) }
      try await pending.next().resume(returning: "suspended")
      #expect(try await task.value == "suspended")
    }
    #expect(try await api.load(2) == "before")
  }
}

@Suite("suspended calls that nobody resumes") struct AbandonedCallsTests {
  private let api = MockAPI()

  /// Lets calls begin, lets go of them, and waits for their end.
  private func abandon(
    _ ids: ClosedRange<Int>,
    _ load: @escaping @Sendable (MockAPI, Int) async throws -> String
  ) async -> (failures: [ReportedFailure], results: [String]) {
    var results: [String] = []
    let failures = await collectFailures {
      var tasks: [Task<String, any Error>] = []
      do {
        let loads = api.loadCalls.suspends(line: 1)
        let counts = api.countCalls.suspends(line: 2)
        for id in ids {
          tasks.append(Task { [api] in try await load(api, id) })
          while loads.inFlight.count + counts.inFlight.count < tasks.count { await Task.yield() }
        }
      }
      for task in tasks {
        switch await task.result {
        case .success(let result): results.append(result)
        case .failure(let error): results.append("\(error)")
        }
      }
    }
    return (failures, results)
  }

  @Test("go on as without a stub, and are reported once, where they were suspended")
  func throwing() async throws {
    let (failures, results) = await abandon(7...9) { try await $0.load($1) }
    #expect(failures.map(\.line) == [1])
    #expect(results == ["", "", ""])
    expectText(
      failures,
      """
      MockAPI.load(_:): expected the test to resume all calls, but 3 were still suspended when the test no longer held the result of suspends(), and went on as without a stub
        call 1: load(7)
        call 2: load(8)
        call 3: load(9)
      """
    )
  }

  @Test("return what the method returns without a stub, if it cannot throw")
  func result() async throws {
    let (failures, results) = await abandon(7...7) { api, _ in "\(await api.count())" }
    #expect(failures.map(\.line) == [2])
    #expect(results == ["0"])
  }
}

@Suite("suspended calls that nobody resumes in time") struct OverdueCallsTests {
  private let api = MockAPI()

  @Test("are reported and ended, since a test that awaits them would not end")
  func awaited() async throws {
    let pending = api.loadCalls.when(anything()).suspends(forAtMost: .milliseconds(50), line: 1)
    let failures = await collectFailures {
      let task = Task { [api] in try await api.load(7) }
      let call = try await pending.next()
      #expect(try await task.value == "")
      call.resume(returning: "late")
    }
    #expect(failures.map(\.line) == [1])
    #expect(pending.inFlight.isEmpty)
  }

  fileprivate struct Ticket: Equatable { var number: Int }

  private final class MockBooth: Mock, Sendable {
    let ticketCalls = MockMethod("ticket(_:)", taking: Int.self, returning: Ticket.self)
    func ticket(_ id: Int) async -> Ticket {
      await ticketCalls.invoke(id, default: Ticket(number: id))
    }
  }

  #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    @Test("end the process if nothing can be returned or thrown, as nobody would end the test")
    func endless() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let method = MockMethod(
          "find(_:)", taking: Int.self, returning: Ticket.self, throwing: Offline.self)
        let pending = method.when(anything()).suspends(forAtMost: .milliseconds(50))
        _ = await collectFailures { _ = try await method.invoke(3) }
        withExtendedLifetime(pending) {}
      }
      let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(output.contains("find(3)"))
    }
  #endif

  @Test("end with the default of the mock, if it has one, also in a strict mock")
  func defaults() async {
    let booth = MockBooth()
    let tickets = booth.ticketCalls.when(anything()).suspends(forAtMost: .milliseconds(50))
    let failures = await collectFailures {
      booth.failsOnUnstubbedCalls()
      #expect(await booth.ticket(7) == Ticket(number: 7))
    }
    #expect(failures.count == 1)
    #expect(tickets.inFlight.isEmpty)
  }

  @Test("are ended without those that came later, which have their own time")
  func later() async throws {
    let pending = api.countCalls.when().suspends(forAtMost: .milliseconds(200))
    let failures = await collectFailures {
      let first = Task { [api] in await api.count() }
      _ = try await pending.next()
      async let second = api.count()
      let call = try await pending.next()
      #expect(await first.value == 0)
      #expect(call.isInFlight)
      call.resume(returning: 2)
      #expect(await second == 2)
    }
    #expect(failures.count == 1)
  }

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
    let line = #line + 2
    let failures = await collectFailures {
      _ = try await pending.next(within: .milliseconds(10))
    }
    #expect(failures.map(\.line) == [line])
    expectText(
      failures,
      """
      api.load(_:): expected a call within 10 ms, but was never called
      """
    )
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

  @Test("ends at once when the test is cancelled")
  func cancellation() async throws {
    let pending = api.loadCalls.suspends()
    let task = Task {
      await collectFailures {
        withUnsafeCurrentTask { $0?.cancel() }
        _ = try await pending.next(within: .seconds(600))
      }
    }
    #expect(await task.value.count == 1)
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
