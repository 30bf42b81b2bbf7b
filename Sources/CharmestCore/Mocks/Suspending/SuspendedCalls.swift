/// The suspended calls of a method, which wait until the test resumes them.
///
/// ```swift
/// let pending = api.loadCalls.suspends()
/// let screen = Task { await model.refresh() }
/// let call = try await pending.next()
/// assertThat(model.isLoading)
/// call.resume(returning: data)
/// ```
///
/// Calls may be resumed in any order. If the task of a call is cancelled and the method can throw
/// `CancellationError`, the call throws it. Otherwise, the call stays suspended.
///
/// Once the test no longer holds this value or any of its calls, one failure reports the calls that
/// are still in flight. These calls go on as if nothing had suspended them: with an earlier stub,
/// the default of the mock or of the type, or ``UnstubbedCall``. New calls do the same. A call that
/// is not resumed within 50 seconds is also reported and goes on, because the test may be waiting
/// for that call instead of resuming it. To change this time, set the environment variable
/// `CHARMEST_CALL_LIMIT` to a number of seconds.
///
/// A call may have none of these, because its method throws no errors or errors of another type,
/// and its result has no default. Such a call stays in flight, and the test run goes on. The
/// process ends only if something awaits the call, so that the process uses no processor time for
/// 50 seconds. It then names the test and the stub to write.
public final class SuspendedCalls<each Argument, Result, Failure: Error>: Sendable {
  typealias Call = CallInFlight<repeat each Argument, Result, Failure>

  private struct State: HasWaiters {
    /// The calls that the test has not resumed, by their numbers.
    var calls: [UInt64: Call] = [:]
    /// The numbers of the calls that were not yet given to the test, in their order.
    var ungiven: [UInt64] = []
    var isOpen = true
    var waiters = Waiters()

    /// The calls in flight, in the order in which they were made.
    var inFlight: [Call] { calls.keys.sorted().compactMap { calls[$0] }.filter { $0.isInFlight } }

    /// Takes a call; false if the test has let go of all calls.
    mutating func add(_ call: Call) -> Bool {
      guard isOpen else { return false }
      calls[call.number] = call
      giveLater(call.number)
      return true
    }

    mutating func giveLater(_ number: UInt64) {
      ungiven.insert(number, at: ungiven.partitioningIndex { $0 > number })
    }

    mutating func next() -> Call? {
      // A call may have ended before.
      while !ungiven.isEmpty {
        if let call = calls[ungiven.removeFirst()], call.isInFlight { return call }
      }
      return nil
    }
  }

  private let state = Locked(State())
  private let method: MockMethod<repeat each Argument, Result, Failure>
  private let location: SourceLocation
  private let collected = FailureReporter.lists.get()
  /// The test that suspends the calls; XCTest does not tell its name.
  private let test: String
  /// The expectations of the stub; nil for all calls.
  private let expected: UncheckedTransfer<[Phrase]?>

  fileprivate init(
    _ stubbing: Stubbing<repeat each Argument, Result, Failure>, at location: SourceLocation
  ) {
    method = stubbing.method
    expected = UncheckedTransfer(stubbing.expected?.expected)
    self.location = location
    test = TestFramework.currentTest ?? "at \(location.fileID):\(location.line)"
  }

  deinit {
    let left = state.withLock { state in
      state.isOpen = false
      return state.inFlight
    }
    letGo(of: left, "before the test let go of suspends()")
  }

  /// Whether new calls are suspended.
  fileprivate var isOpen: @Sendable () -> Bool { { [state] in state.withLock { $0.isOpen } } }

  /// Suspends a call, and does not hold this object, which the test lets go of.
  fileprivate var suspend: StubAnswer<repeat each Argument, Result, Failure>.GiveLater {
    { [weak self, state, test] call async throws(Failure) in
      guard state.change({ $0.add(call) }) else { return nil }
      call.test.withLock { $0 = test }
      let timer = Task { [weak self] in
        try await SteppedSleep.wait(for: Standstill.limit)
        self?.letGo(of: [call], Standstill.limit.asLimit(.timeIsOver))
      }
      defer {
        timer.cancel()
        state.releasing { call.isInFlight ? nil : $0.calls.removeValue(forKey: call.number) }
      }
      return try await call.wait()
    }
  }

  /// Reports calls that the test has not resumed; they go on as if nothing had suspended them.
  private func letGo(of calls: [Call], _ time: String) {
    let unreported = calls.filter { $0.beginReport() }
    if !unreported.isEmpty { report(unreported, time) }
    for call in calls { call.letGo() }
  }

  private func report(_ calls: [Call], _ time: String) {
    let records = method.log.records
    let numbers = Set(calls.map { $0.number })
    let places = records.indices.filter { numbers.contains(records[$0].number) }
    let which =
      calls.count == 1 && places.count == 1
      ? "call \(places[0] + 1) of \(records.count)" : counted(calls.count, "call")
    let lines = method.lines(of: records, showing: places) {
      numbers.contains(records[$0].number) ? " (in flight)" : ""
    }
    let explanation = Explanation(
      expected: "to end \(time)", but: "\(which) \(wasOrWere(calls.count)) still in flight",
      lines: records.count > 1 ? lines : [])
    let subject = subject(of: calls.count == 1 ? calls[0].call.argumentPhrases : nil)
    // This may run outside the `collectFailures` of the test.
    let collected = collected + FailureReporter.lists.get()
    _ = FailureReporter.lists.withValue(collected) {
      FailureReporter.report(explanation, about: subject, at: location)
    }
  }

  /// The calls in flight, in the order in which they were made.
  ///
  /// ``next(within:fileID:file:line:column:)`` gives each call once; this property gives all of
  /// them.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of calls in flight.
  @_alwaysEmitIntoClient  // Emitted into the user's module, as `MockCall.arguments`.
  public var inFlight: [SuspendedCall<repeat each Argument, Result, Failure>] { suspended }

  @usableFromInline var suspended: [SuspendedCall<repeat each Argument, Result, Failure>] {
    state.withLock { $0.inFlight }.map { SuspendedCall(waiting: $0, owner: self) }
  }

  /// The subject for a call, with the names that the test uses.
  func subject(of arguments: [Phrase]?) -> Subject {
    let source = CallSource(of: "suspends", in: location.filePath, location.line, location.column)
    let name = method.knownName ?? source?.methodName ?? method.name
    return name.subject(arguments, on: source?.mockName ?? method.mockName)
  }

  /// Waits for the next call that has not yet been given to the test.
  ///
  /// ```swift
  /// let call = try await pending.next()
  /// ```
  ///
  /// Calls that have ended, because their task was cancelled, are skipped.
  ///
  /// - Parameters:
  ///   - limit: How long to wait, in real time.
  ///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The call.
  /// - Throws: An error that ends the test, after a failure has been recorded, if no call comes in
  ///   time.
  public func next(
    within limit: Duration = .seconds(5), fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws -> SuspendedCall<repeat each Argument, Result, Failure> {
    guard let call = await state.wait(for: limit, until: { $0.next() }) else {
      let calls = method.log.records
      let explanation = limit.explanation(
        of: calls.isEmpty ? "a call" : "a new suspended call",
        but: calls.isEmpty ? "was never called" : "none came", method.lines(of: calls))
      throw failure(explanation, of: expected.value, at: .init(fileID, file, line, column))
    }
    Trial.current?.noteValueOfVerb()
    Trial.current?.onUndo { [state] in state.change { $0.giveLater(call.number) } }
    return SuspendedCall(waiting: call, owner: self)
  }

  /// Reports a failure of a wait, and gives the error that ends the test.
  func failure(
    _ explanation: Explanation, of arguments: [Phrase]?, at location: SourceLocation
  ) -> any Error {
    let failure = FailureReporter.report(explanation, about: subject(of: arguments), at: location)
    return TestFramework.errorThatEndsTheTest(after: failure)
  }

  /// Ends all suspended calls with the same result.
  ///
  /// - Parameter result: The result.
  /// - Complexity: O(*n* log *n*), where *n* is the number of suspended calls.
  public func resumeAll(returning result: Result) where Result: Sendable {
    resumeAll(with: .success(result))
  }

  /// Ends all suspended calls of a method that returns nothing.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of suspended calls.
  public func resumeAll() where Result == Void { resumeAll(returning: ()) }

  /// Ends all suspended calls with the same error.
  ///
  /// - Parameter error: The error.
  /// - Complexity: O(*n* log *n*), where *n* is the number of suspended calls.
  public func resumeAll(throwing error: Failure) { resumeAll(with: .failure(error)) }

  private func resumeAll(with outcome: Swift.Result<Result, Failure>) {
    let outcome = UncheckedTransfer(outcome)
    for call in state.withLock({ $0.inFlight }) { call.end(.resumed, with: outcome) }
  }
}

extension MockMethod {
  /// Suspends all calls of an asynchronous method from now on until the test resumes them.
  ///
  /// ```swift
  /// let pending = api.loadCalls.suspends()
  /// let screen = Task { await model.refresh() }
  /// let call = try await pending.next()
  /// assertThat(model.isLoading)
  /// call.resume(returning: data)
  /// await screen.value
  /// ```
  ///
  /// When the test no longer holds this result or its calls, one failure at the place of
  /// `suspends()` reports the calls that are still in flight. These calls go on as described in
  /// ``SuspendedCalls``.
  ///
  /// - Parameters:
  ///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The suspended calls.
  public func suspends(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> SuspendedCalls<repeat each Argument, Result, Failure> {
    anyCalls.suspends(fileID: fileID, file: file, line: line, column: column)
  }
}

extension Stubbing {
  /// Suspends these calls of an asynchronous method until the test resumes them.
  ///
  /// ```swift
  /// let pending = api.loadCalls.when(7).suspends()
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The suspended calls.
  public func suspends(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> SuspendedCalls<repeat each Argument, Result, Failure> {
    let suspended = SuspendedCalls(self, at: SourceLocation(fileID, file, line, column))
    let answer = StubAnswer(giveLater: suspended.suspend)
    method.add(Stub(for: expected, while: suspended.isOpen, [answer]))
    return suspended
  }
}
