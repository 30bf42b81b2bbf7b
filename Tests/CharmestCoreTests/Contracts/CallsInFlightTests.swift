// Windows has no `setenv`, and the process does not end there.
#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS) && !os(Windows)
  import CharmestCore
  import Foundation
  import Testing

  /// The contract: however a test leaves a call in flight, it ends as the table says.
  ///
  /// It is reported at most once. If it cannot end, the run goes on, unless something awaits it. The
  /// rows run in processes of their own, because calls may be in flight in this one.
  @Suite("A call in flight") struct CallsInFlightTests {
    @Test func `goes on with the next best answer, in each row that has one`() async {
      await #expect(processExitsWith: .success) { await Row.expectAll { $0.end != Row.inFlight } }
    }

    @Test func `stays in flight where it has no answer, and the run goes on`() async {
      await #expect(processExitsWith: .success) {
        await Row.expectAll { $0.end == Row.inFlight && !$0.isAwaited }
      }
    }

    @Test(arguments: Row.all.filter { $0.end == Row.inFlight && $0.isAwaited })
    fileprivate func `ends the process where it has no answer and something awaits it`(_ row: Row)
      async throws
    {
      let result = await #expect(
        processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
      ) { [row] in
        await Row.expectAll { $0 == row }
      }
      let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      let hint = row.situation == .unstubbed ? "" : ", before suspends()"
      #expect(output.split(separator: "\n").last?.hasSuffix("sellCalls.returns(…)\(hint)") == true)
      #expect(output.contains("Fatal error: sell(7): was called, but "))
    }

    @Test func `is named last if its test still waits for it, and not one that was let go`()
      async throws
    {
      let result = await #expect(
        processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
      ) {
        // Longer than a busy machine may take between the two calls.
        setenv("CHARMEST_CALL_LIMIT", "8", 1)
        let awaited = MockMethod<Int, Ticket, Never>("await(_:)")
        let left = MockMethod<Int, Ticket, Never>("leave(_:)")
        func leave(_ method: MockMethod<Int, Ticket, Never>) async throws {
          let pending = method.suspends()
          Task { await method.invoke(2) }
          _ = try await pending.next(within: .seconds(60))
        }
        _ = await collectFailures {
          let pending = awaited.suspends()
          let call = Task { await awaited.invoke(1) }
          _ = try await pending.next(within: .seconds(60))
          try await leave(left)
          _ = await call.value
        }
      }
      let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(output.contains("leaveCalls.returns(…), before suspends()"))
      #expect(output.contains("in the test at CharmestCoreTests/CallsInFlightTests.swift:"))
      let lastLine = output.split(separator: "\n").last
      #expect(lastLine?.hasSuffix("awaitCalls.returns(…), before suspends()") == true)
    }

    @Test func `costs one more failure and nothing else if a verb ends the test`() async {
      await #expect(processExitsWith: .success) {
        for verb in TriedVerb.all {
          await CallsInFlightTests.expectOneMoreFailure(of: verb, Never.self)
          await CallsInFlightTests.expectOneMoreFailure(of: verb, Spilled.self)
          await CallsInFlightTests.expectOneMoreFailure(of: verb, (any Error).self)
        }
      }
    }

    /// Runs a verb while a call is in flight; its failures must be the same as without the call.
    private static func expectOneMoreFailure<Failure: Error>(
      of verb: TriedVerb, _: Failure.Type
    ) async {
      let alone = await collectFailures { try await verb.run(World()) }.map(\.subject)
      let world = World()
      let sell = MockMethod<Int, Ticket, Failure>("sell(_:)")
      var letGo = ["sell(7)"]
      let failures = await collectFailures {
        let pending = sell.suspends()
        let seller = Task { try await sell.invoke(7) }
        let call = try await pending.next(within: .seconds(60))
        try await verb.run(world)
        letGo = []
        call.resume(returning: Ticket(number: 1))
        _ = try await seller.value
      }.map(\.subject)
      #expect(failures.sorted() == (alone + letGo).sorted(), "\(verb.testDescription)")
    }
  }

  /// A method, what it has to go on with, and what the test does with a call.
  private struct Row: Codable, Equatable, CustomTestStringConvertible {
    enum Errors: Codable, CaseIterable { case never, any, typed }
    enum Returned: Codable, CaseIterable { case withDefault, withoutDefault, void }
    enum Ground: Codable, CaseIterable { case earlierStub, defaultOfMock, none }
    enum Situation: Codable, CaseIterable {
      case letGo, letGoAndAwaited, timedOut, cancelled, cancelledAndLetGo, resumedLate
      case inTaskGroup, unstubbed
    }

    static let inFlight = "in flight"

    let errors: Errors, returned: Returned, ground: Ground, situation: Situation

    static let all = Errors.allCases.flatMap { errors in
      Returned.allCases.flatMap { returned in
        Ground.allCases.flatMap { ground in
          Situation.allCases.map {
            Row(errors: errors, returned: returned, ground: ground, situation: $0)
          }
        }
      }
    }

    var testDescription: String { "\(errors), \(returned), \(ground), \(situation)" }

    var isAwaited: Bool { [.letGoAndAwaited, .inTaskGroup, .unstubbed].contains(situation) }

    /// What the caller gets when the test has let go of the call.
    private var endWithoutTest: String {
      switch (ground, returned, errors) {
      case (_, .void, _): "()"
      case (.earlierStub, _, _): "1"
      case (.defaultOfMock, _, _): "2"
      case (_, .withDefault, _): "0"
      case (_, _, .any): "UnstubbedCall"
      default: Row.inFlight
      }
    }

    /// What the caller gets.
    var end: String {
      let resumed = returned == .void ? "()" : "3"
      switch situation {
      case .cancelled, .cancelledAndLetGo:
        if errors == .any { return "CancellationError" }
        return situation == .cancelled ? resumed : endWithoutTest
      case .resumedLate: return endWithoutTest == Row.inFlight ? resumed : endWithoutTest
      default: return endWithoutTest
      }
    }

    private var failureCount: Int {
      switch situation {
      case .cancelled: 0
      case .cancelledAndLetGo: errors == .any ? 0 : 1
      case .unstubbed: end == Row.inFlight ? 1 : 0
      default: 1
      }
    }

    static func expectAll(where isChosen: (Row) -> Bool) async {
      setenv("CHARMEST_CALL_LIMIT", "0.3", 1)
      let rows = all.filter(isChosen)
      #expect(!rows.isEmpty)
      await withTaskGroup { group in
        for row in rows { group.addTask { await row.expect() } }
      }
    }

    private func expect() async {
      switch errors {
      case .never: await expect(Never.self)
      case .any: await expect((any Error).self)
      case .typed: await expect(Spilled.self)
      }
    }

    private func expect<Failure: Error>(_ failure: Failure.Type) async {
      switch returned {
      case .withDefault: await expect(failure, { $0 }, { "\($0)" })
      case .withoutDefault: await expect(failure, { Ticket(number: $0) }, { "\($0.number)" })
      case .void: await expect(failure, { _ in }, { "\($0)" })
      }
    }

    /// Makes a call, does with it what the situation says, and compares its end.
    private func expect<Result: Sendable, Failure: Error>(
      _: Failure.Type, _ value: @escaping @Sendable (Int) -> Result,
      _ text: @escaping @Sendable (Result) -> String
    ) async {
      let method = MockMethod<Int, Result, Failure>("sell(_:)")
      if ground == .earlierStub { method.returns(value(1)) }
      let seen = Locked(Row.inFlight)
      let call = { @Sendable [ground] in
        do {
          let result =
            ground == .defaultOfMock
            ? try await method.invoke(7, default: value(2)) : try await method.invoke(7)
          seen.withLock { $0 = text(result) }
        } catch { seen.withLock { $0 = "\(type(of: error as any Error))" } }
      }
      let failures = await collectFailures {
        if situation == .unstubbed { return await call() }
        var pending: SuspendedCalls<Int, Result, Failure>? = method.suspends()
        if situation == .inTaskGroup { return await withTaskGroup { $0.addTask(operation: call) } }
        let task = Task(operation: call)
        switch situation {
        case .cancelled, .cancelledAndLetGo:
          let call = try await pending?.next()
          task.cancel()
          try await call?.cancelled(within: .seconds(60))
          #expect(call?.isCancelled == true)
          #expect(call?.isInFlight == (errors != .any))
          if situation == .cancelled { call?.resume(returning: value(3)) }
        case .resumedLate:
          let call = try await pending?.next()
          await Self.timeIsOver()
          while endWithoutTest != Row.inFlight, call?.isInFlight == true { await Task.yield() }
          call?.resume(returning: value(3))
          #expect(call?.isInFlight == false)
        case .timedOut: await Self.timeIsOver()
        default: _ = try await pending?.next()
        }
        if situation != .timedOut { pending = nil }
        if situation == .letGoAndAwaited { return await task.value }
        // Sleeps often, because the process ends if it does nothing.
        for turn in 1...20_000 where seen.withLock({ $0 }) == Row.inFlight {
          if end == Row.inFlight, turn > 100 { break }
          try await Task.sleep(for: .milliseconds(1))
        }
        withExtendedLifetime(pending) {}
      }
      #expect(seen.withLock { $0 } == end, "\(testDescription)")
      #expect(failures.count == failureCount, "\(testDescription)")
    }

    /// Waits until a later call has timed out.
    private static func timeIsOver() async {
      let count = MockMethod<Int, Never>("count()")
      let pending = count.suspends()
      _ = await collectFailures { _ = await count.invoke() }
      withExtendedLifetime(pending) {}
    }
  }

  private struct Ticket: Sendable { var number: Int }
  private struct Spilled: Error {}
#endif
