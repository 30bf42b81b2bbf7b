import Charmest
import CharmestCore
import Testing

@Suite("suspends") struct SuspendCallsTests {
  private let api = MockAPI()

  @Test("lets a call wait, shows its arguments, and lets the test resume it")
  func resume() async throws {
    let pending = api.loadCalls.suspends()
    let task = Task { [api] in try await api.load(7) }
    let call = try await pending.next()
    #expect(call.arguments == 7)
    #expect(call.isInFlight)
    #expect(api.callLog == "call 1: load(7) is running")
    call.resume(returning: "seven")
    #expect(try await task.value == "seven")
    #expect(!call.isInFlight)
    #expect(api.callLog == #"call 1: load(7) returned "seven""#)
  }

  @Test("lets a call throw")
  func failure() async throws {
    let pending = api.loadCalls.suspends()
    let task = Task { [api] in try await api.load(7) }
    try await pending.next().resume(throwing: Offline())
    await #expect(throws: Offline()) { try await task.value }
    #expect(api.callLog == "call 1: load(7) threw Offline()")
  }

  @Test("lets a call that returns nothing return")
  func nothing() async throws {
    let pending = api.saveCalls.suspends()
    let task = Task { [api] in await api.save("x", as: "y") }
    let call = try await pending.next()
    #expect(call.arguments == ("x", "y"))
    call.resume()
    await task.value
    #expect(api.callLog == #"call 1: save("x", as: "y")"#)
  }

  @Test("keeps many calls in flight, which are resumed in any order")
  func manyCalls() async throws {
    let pending = api.loadCalls.suspends()
    let results = Task { [api] in
      try await withThrowingTaskGroup(of: String.self) { group in
        for id in 1...50 { group.addTask { try await api.load(id) } }
        return try await group.reduce(into: Set()) { $0.insert($1) }
      }
    }
    var calls: [SuspendedCall<Int, String, any Error>] = []
    for _ in 1...50 { calls.append(try await pending.next()) }
    #expect(pending.inFlight.count == 50)
    #expect(Set(calls.map { $0.arguments }) == Set(1...50))
    for call in calls.shuffled() { call.resume(returning: "\(call.arguments)") }
    #expect(try await results.value == Set((1...50).map(String.init)))
    #expect(pending.inFlight.isEmpty)
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

  @Test("ends a call whose task is cancelled")
  func cancellation() async throws {
    let pending = api.loadCalls.suspends()
    let task = Task { [api] in try await api.load(7) }
    let call = try await pending.next()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!call.isInFlight)
    let failures = collectFailures { call.resume(returning: "too late") }
    #expect(failures.isEmpty)
    #expect(api.callLog == "call 1: load(7) threw CancellationError()")
  }

  @Test("ends a call whose task was cancelled before")
  func cancelledBefore() async throws {
    let pending = api.loadCalls.suspends()
    let task = Task { [api] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await api.load(7)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(pending.inFlight.isEmpty)
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

  @Test("reports a call that is resumed twice")
  func twice() async throws {
    let pending = api.loadCalls.suspends()
    let task = Task { [api] in try await api.load(7) }
    let call = try await pending.next()
    call.resume(returning: "one")
    let line = #line + 1
    let failures = collectFailures { call.resume(returning: "two") }
    #expect(
      failures.map(\.description) == [
        "api.load(7): expected to be suspended, but was resumed before"
      ]
    )
    #expect(failures.map(\.line) == [line])
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
  }

  @Test("resumes all calls that return nothing")
  func allOfNothing() async throws {
    let pending = api.saveCalls.suspends()
    let tasks = ["x", "y"].map { text in Task { [api] in await api.save(text, as: text) } }
    for _ in tasks { _ = try await pending.next() }
    pending.resumeAll()
    for task in tasks { await task.value }
    #expect(pending.inFlight.isEmpty)
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

  @Test("know how long they took also where the arguments are not retained")
  func elapsed() async throws {
    let calls = MockMethod(
      "seat(_:)", taking: Int.self, returning: Int.self, retainsArguments: false)
    let pending = calls.suspends()
    let task = Task { await calls.invoke(3) }
    let call = try await pending.next()
    #expect(call.elapsed == nil)
    call.resume(returning: 1)
    _ = await task.value
    #expect(call.elapsed != nil)
    #expect(calls.calls.first?.elapsed == call.elapsed)
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

  @Test("throw CancellationError and are reported where they were suspended")
  func one() async throws {
    let (failures, results) = await abandon(7...7) { try await $0.load($1) }
    #expect(
      failures.map(\.description) == [
        """
        MockAPI.load(7): expected the test to resume it, but it was still suspended when the test no longer held the result of suspends(); so the call threw CancellationError
        """
      ]
    )
    #expect(failures.map(\.line) == [1])
    #expect(results == ["CancellationError()"])
  }

  @Test("are all named")
  func several() async throws {
    let (failures, results) = await abandon(7...9) { try await $0.load($1) }
    #expect(
      failures.map(\.description) == [
        """
        MockAPI.load(_:): expected the test to resume all calls, but 3 were still suspended when the test no longer held the result of suspends(); so each threw CancellationError
          suspended call 1: load(7)
          suspended call 2: load(8)
          suspended call 3: load(9)
        """
      ]
    )
    #expect(results.count == 3)
  }

  @Test("return what the method returns without a stub, if it cannot throw")
  func result() async throws {
    let (failures, results) = await abandon(7...7) { api, _ in "\(await api.count())" }
    #expect(
      failures.map(\.description) == [
        """
        MockAPI.count(): expected the test to resume it, but it was still suspended when the test no longer held the result of suspends(); so the call returned 0
        """
      ]
    )
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
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(
      failures.map(\.description) == [
        """
        MockAPI.load(7): expected the test to resume it, but it was still suspended after 50 ms; so the call threw CancellationError
        """
      ])
    #expect(failures.map(\.line) == [1])
    #expect(pending.inFlight.isEmpty)
  }

  @Test("are not reported once more where the test resumes them too late")
  func resumedTooLate() async throws {
    let pending = api.loadCalls.when(anything()).suspends(forAtMost: .milliseconds(50), line: 1)
    let failures = await collectFailures {
      let task = Task { [api] in try await api.load(7) }
      let call = try await pending.next()
      _ = await task.result
      call.resume(returning: "late")
    }
    #expect(failures.count == 1)
  }

  private struct Ticket: Equatable { var number: Int }

  private final class MockBooth: Mock, Sendable {
    let ticketCalls = MockMethod("ticket(_:)", taking: Int.self, returning: Ticket.self)
    let priceCalls = MockMethod("price(_:)", taking: Int.self, returning: Int.self)
    func ticket(_ id: Int) async -> Ticket {
      await ticketCalls.invoke(id, default: Ticket(number: id))
    }
    func price(_ id: Int) async -> Int { await priceCalls.invoke(id, default: 900) }
  }

  @Test("end with the default of the mock, if it has one")
  func defaults() async {
    let booth = MockBooth()
    let tickets = booth.ticketCalls.when(anything()).suspends(forAtMost: .milliseconds(50))
    let failures = await collectFailures {
      booth.failsOnUnstubbedCalls()
      #expect(await booth.ticket(7) == Ticket(number: 7))
      let price: Task<Int, Never>
      do {
        let prices = booth.priceCalls.suspends()
        price = Task { [booth] in await booth.price(7) }
        while prices.inFlight.isEmpty { await Task.yield() }
      }
      #expect(await price.value == 900)
    }
    #expect(
      failures.map(\.description) == [
        """
        MockBooth.ticket(7): expected the test to resume it, but it was still suspended after 50 ms; so the call returned the default of the mock
        """,
        """
        booth.price(7): expected the test to resume it, but it was still suspended when the test no longer held the result of suspends(); so the call returned the default of the mock
        """,
      ])
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

  @Test("are each ended once, even among thousands")
  func thousands() async throws {
    let pending = api.loadCalls.suspends()
    let tasks = (0..<4_000).map { id in Task { [api] in try await api.load(id) } }
    for _ in tasks { _ = try await pending.next() }
    for task in tasks[2_000...] { task.cancel() }
    for call in pending.inFlight where call.arguments < 2_000 { call.resume(returning: "") }
    var ended = 0
    for task in tasks { if case .success = await task.result { ended += 1 } }
    #expect(ended == 2_000)
    #expect(pending.inFlight.isEmpty)
  }

  @Test("are reported once where nothing can be returned")
  func nothingToReturn() async throws {
    let calls = MockMethod("seat()", returning: Ticket.self)
    let pending = calls.anyCalls.suspends(forAtMost: .milliseconds(20))
    let failures = await collectFailures {
      let task = Task { await calls.invoke() }
      let call = try await pending.next()
      // As long as the calls are watched, and longer.
      for _ in 1...5 { try await SteppedSleep.wait(for: .milliseconds(50)) }
      #expect(call.isInFlight)
      #expect(call.elapsed == nil)
      call.resume(returning: Ticket(number: 1))
      #expect(await task.value == Ticket(number: 1))
      assertThat(call.elapsed, presentAnd(greaterThan(.milliseconds(200))))
    }
    #expect(failures.count == 1)
    #expect(
      failures.first?.text.summary.hasSuffix(
        "was still suspended after 20 ms; so the call waits on, as there is nothing to return")
        == true)
  }
}

@Suite("next of suspended calls") struct NextSuspendedCallTests {
  private let api = MockAPI()

  @Test("fails in time if no call comes, and names those that came")
  func noCall() async throws {
    let pending = api.loadCalls.suspends()
    let line = #line + 2
    let failures = await collectFailures {
      _ = try await pending.next(within: .milliseconds(10))
    }
    #expect(
      failures.map(\.description) == [
        "api.load(_:): expected a call within 10 ms, but was never called"
      ]
    )
    #expect(failures.map(\.line) == [line])
    let task = Task { [api] in try await api.load(7) }
    let call = try await pending.next()
    let later = await collectFailures { _ = try await pending.next(within: .milliseconds(10)) }
    #expect(
      later.map(\.description) == [
        """
        api.load(_:): expected a further call within 10 ms, but none came after the first one
          call 1: load(7) is running
        """
      ]
    )
    call.resume(returning: "")
    _ = await task.result
  }

  @Test("says that nobody moved the clock")
  func standstill() async {
    let pending = api.loadCalls.suspends()
    let failures = await Timeout.longestStandstillInTask.withValue(.milliseconds(50)) {
      await collectFailures {
        _ = try await pending.next(within: .seconds(3_600), clock: TestClock())
      }
    }
    #expect(
      failures.map(\.description) == [
        """
        api.load(_:): expected a call within 3600 seconds of a clock that stood still, \
        but was never called
        """
      ])
  }

  @Test("does not say of a call that another stub has suspended that it was not suspended")
  func suspendedElsewhere() async throws {
    let first = api.loadCalls.when(1).suspends()
    let task = Task { [api] in try await api.load(1) }
    let call = try await first.next()
    let second = api.loadCalls.when(2).suspends()
    let failures = await collectFailures {
      _ = try await second.next(within: .milliseconds(10))
    }
    #expect(
      failures.map(\.description) == [
        """
        MockAPI.load(2): expected a call within 10 ms, but the only call was not suspended by this stub
          call 1: load(1) is running
        """
      ])
    call.resume(returning: "")
    _ = await task.result
  }

  @Test("says that another stub took its place")
  func replaced() async throws {
    let pending = api.loadCalls.suspends()
    api.loadCalls.returns("at once")
    _ = try await api.load(7)
    let failures = await collectFailures { _ = try await pending.next(within: .milliseconds(10)) }
    #expect(
      failures.map(\.description) == [
        """
        api.load(_:): expected a call within 10 ms, but the only call was not suspended by this stub
          call 1: load(7) returned "at once"
          note: a later stub took the place of suspends()
        """
      ]
    )
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
    #expect(
      await task.value.map(\.description) == [
        "api.load(_:): expected a call before the test was cancelled, but was never called"
      ]
    )
  }

  @Test("ends by a Result, one call or all")
  func results() async throws {
    struct Offline: Error {}
    let load = MockMethod(
      "load(_:)", taking: Int.self, returning: String.self, throwing: (any Error).self)
    let pending = load.suspends()
    async let first = load.invoke(1)
    let call = try await pending.next()
    let outcome: Result<String, any Error> = .success("news")
    call.resume(with: outcome)
    #expect(try await first == "news")
    let second = Task { try await load.invoke(2) }
    _ = try await pending.next()
    pending.resumeAll(with: .failure(Offline()))
    assertThat(await second.result, fails(Offline.self))
    let failures = collectFailures { call.resume(with: .success("again")) }
    #expect(
      failures.map(\.text.summary) == [
        "load(1): expected to be suspended, but was resumed before"
      ])
  }

  @Test("gives a cancelled call what the test has chosen")
  func chosenEnd() async throws {
    struct Gone: Error, Equatable {}
    let load = MockMethod(
      "load(_:)", taking: Int.self, returning: String.self, throwing: (any Error).self)
    let count = MockMethod("count()", returning: Int.self)

    let returning = load.suspends(whenCancelled: .returns("cached"))
    let first = Task { try await load.invoke(1) }
    let call = try await returning.next()
    first.cancel()
    #expect(try await first.value == "cached")
    #expect(!call.isInFlight)
    // It has ended, so this does nothing.
    call.resume(returning: "late")

    let throwing = load.when(2).suspends(whenCancelled: .throws(Gone()))
    let second = Task { try await load.invoke(2) }
    _ = try await throwing.next()
    second.cancel()
    await #expect(throws: Gone()) { try await second.value }

    let staying = load.suspends(whenCancelled: .staysSuspended)
    let third = Task { try await load.invoke(3) }
    let stayed = try await staying.next()
    third.cancel()
    #expect(stayed.isInFlight)
    stayed.resume(returning: "news")
    #expect(try await third.value == "news")

    let counting = count.suspends(whenCancelled: .returns(5))
    let fourth = Task { await count.invoke() }
    _ = try await counting.next()
    fourth.cancel()
    #expect(await fourth.value == 5)
  }

  @Test("ends a call at once whose task was cancelled before")
  func cancelledBefore() async throws {
    let count = MockMethod("count()", returning: Int.self)
    let pending = count.suspends(whenCancelled: .returns(5))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await count.invoke()
    }
    #expect(await task.value == 5)
    #expect(pending.inFlight.isEmpty)
  }

  @Test("speaks of the calls that were expected")
  func otherCalls() async throws {
    api.loadCalls.returns("at once")
    let pending = api.loadCalls.when(7).suspends()
    _ = try await api.load(3)
    let failures = await collectFailures {
      _ = try await pending.next(within: .milliseconds(10))
    }
    #expect(
      failures.map(\.description) == [
        """
        MockAPI.load(7): expected a call within 10 ms, but the only call was not suspended by this stub
          call 1: load(3) returned "at once"
        """
      ])
  }

  @Test("does not speak of calls that were forgotten since")
  func resetMock() async throws {
    let pending = api.loadCalls.suspends()
    let task = Task { [api] in try await api.load(3) }
    try await pending.next().resume(returning: "")
    _ = try await task.value
    api.reset()
    let failures = await collectFailures {
      _ = try await pending.next(within: .milliseconds(10))
    }
    #expect(
      failures.map(\.text.summary) == [
        "api.load(_:): expected a call within 10 ms, but was never called"
      ])
  }

  @Test("counts the calls that came after others were forgotten", arguments: [true, false])
  func forgottenCalls(_ isSuspended: Bool) async throws {
    let pending = api.loadCalls.suspends()
    for number in 1...3 {
      let task = Task { [api] in try await api.load(number) }
      try await pending.next().resume(returning: "")
      _ = try await task.value
    }
    api.forgetCalls()
    if !isSuspended { api.loadCalls.returns("") }
    let task = Task { [api] in try await api.load(4) }
    if isSuspended { try await pending.next().resume(returning: "") }
    _ = try await task.value
    let failures = await collectFailures {
      _ = try await pending.next(within: .milliseconds(10))
    }
    assertThat(
      failures.map(\.text.summary),
      containsExactly([
        isSuspended
          ? "api.load(_:): expected a further call within 10 ms, but none came after the first one"
          : "api.load(_:): expected a call within 10 ms, but the only call was not suspended by this stub"
      ]))
  }
}
