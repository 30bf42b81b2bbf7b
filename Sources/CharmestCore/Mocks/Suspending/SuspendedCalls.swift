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
/// Calls may be resumed in any order. If the task of a call is cancelled, the call throws
/// `CancellationError` if the method can throw it; otherwise it stays suspended.
///
/// A test would wait for ever if it awaited the task of a call before it resumes the call. So a
/// call that is not resumed within a minute is reported and ended.
///
/// When the test no longer holds this value or any of its calls, the calls that are still suspended
/// are reported. They go on as calls without a stub, and so do new calls.
public final class SuspendedCalls<each Argument, Result, Failure: Error>: Sendable {
  package let queue: SuspensionQueue<repeat each Argument, Result, Failure>
  private let method: MockMethod<repeat each Argument, Result, Failure>
  private let location: SourceLocation
  private let collected = FailureReporter.lists.get()
  private let timeLimit: Duration
  /// The expectations of the stub; nil for all calls.
  private let expected: UncheckedTransfer<[Phrase]?>
  /// Whether a watch ends calls that nobody resumes.
  private let isWatched = Locked(false)

  init(
    of method: MockMethod<repeat each Argument, Result, Failure>, expecting expected: [Phrase]?,
    at location: SourceLocation, timeLimit: Duration
  ) {
    queue = SuspensionQueue()
    self.method = method
    self.expected = UncheckedTransfer(expected)
    self.location = location
    self.timeLimit = timeLimit
  }

  deinit {
    let left = queue.close()
    guard !left.isEmpty else { return }
    report(left, unresumed: "when the test no longer held the result of suspends()")
    for suspension in left { suspension.resume(with: nil) }
  }

  /// Begins to watch for calls that nobody resumes, and ends them.
  fileprivate func beginWatch() {
    guard !isWatched.withLock({ exchange(&$0, with: true) }) else { return }
    // The numbers of the suspended calls; nil if there are none, and the watch ends.
    let numbersToWatch = { @Sendable [queue, isWatched] () -> Set<UInt64>? in
      // Under the lock, so that a call that comes now begins a new watch.
      isWatched.withLock { isWatched in
        let numbers = Set(queue.inFlight.map { $0.number })
        isWatched = !numbers.isEmpty
        return isWatched ? numbers : nil
      }
    }
    // Weak until the time is over: the last reference reports the calls when it is freed, and the
    // test should hold that one.
    Task { [weak self, timeLimit] in
      while let numbers = numbersToWatch() {
        try await SteppedSleep.wait(for: timeLimit)
        self?.end(overdue: numbers)
      }
    }
  }

  /// Reports the calls whose time is over; they go on as calls without a stub.
  private func end(overdue numbers: Set<UInt64>) {
    let overdue = queue.inFlight.filter { numbers.contains($0.number) }
    guard !overdue.isEmpty else { return }
    report(overdue, unresumed: "after \(timeLimit.rounded)")
    for suspension in overdue { _ = queue.end(suspension, with: nil, byTest: false) }
  }

  private func report(
    _ calls: [Suspension<repeat each Argument, Result, Failure>], unresumed time: String
  ) {
    let count = calls.count == 1 ? "it was" : "\(calls.count) were"
    var explanation = Explanation(
      .reason(
        expected: "the test to resume \(calls.count == 1 ? "it" : "all calls")",
        but: "\(count) still suspended \(time), and went on as without a stub"))
    if calls.count > 1 { explanation.lines = method.lines(of: calls.map { $0.call.record }) }
    let subject = subject(of: calls.count == 1 ? calls[0].call.argumentPhrases : nil)
    // This may run outside the `collectFailures` of the test.
    let collected = collected + FailureReporter.lists.get()
    _ = FailureReporter.lists.withValue(collected) {
      FailureReporter.report(explanation, about: subject, at: location)
    }
  }

  /// The suspended calls, in the order in which they were made.
  ///
  /// ``next(within:fileID:file:line:column:)`` gives each call once; this gives all of them.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of suspended calls.
  @_alwaysEmitIntoClient
  public var inFlight: [SuspendedCall<repeat each Argument, Result, Failure>] {
    // Emitted into the user's module, as `MockCall.arguments`.
    suspended
  }

  @usableFromInline var suspended: [SuspendedCall<repeat each Argument, Result, Failure>] {
    queue.inFlight.map { SuspendedCall(suspension: $0, owner: self) }
  }

  /// The subject for a call, with the names that the test uses.
  fileprivate func subject(of arguments: [Phrase]?) -> Subject {
    let source = CallSource(of: "suspends", in: location.filePath, location.line, location.column)
    let name = method.knownName ?? source?.methodName ?? method.name
    return name.subject(arguments, on: source?.mockName ?? method.mockName)
  }

  fileprivate func explanationThatNoneCame(_ time: String) -> Explanation {
    let calls = method.log.records
    // Counts only calls that the mock has not forgotten since.
    let suspended = queue.numbers
    let count = calls.count { suspended.contains($0.number) }
    let outcome: Phrase =
      calls.isEmpty ? "was never called" : "\(count) of \(counted(calls.count, "call")) came to it"
    let expected: Phrase = "a \(count == 0 ? "" : "further ")call \(time)"
    var explanation = Explanation(.reason(expected: expected, but: outcome))
    explanation.lines = method.lines(of: calls)
    return explanation
  }
}

/// A suspended call, which waits until the test resumes it.
///
/// ```swift
/// let call = try await pending.next()
/// assertThat(call.arguments, equalTo(7))
/// call.resume(returning: data)
/// ```
public struct SuspendedCall<each Argument, Result, Failure: Error>: Sendable {
  let suspension: Suspension<repeat each Argument, Result, Failure>
  /// Keeps the calls alive while the test holds one of them.
  let owner: SuspendedCalls<repeat each Argument, Result, Failure>

  // These are emitted into the user's module, as `MockCall.arguments`.

  /// The call itself.
  @_alwaysEmitIntoClient public var call: MockCall<repeat each Argument> { suspendedCall }

  @usableFromInline var suspendedCall: MockCall<repeat each Argument> { suspension.call }

  /// The arguments, as a tuple in the order of the parameters.
  @_alwaysEmitIntoClient public var arguments: (repeat each Argument) {
    suspendedCall.arguments
  }

  /// Whether the call is still suspended.
  @_alwaysEmitIntoClient public var isInFlight: Bool { isSuspended }

  @usableFromInline var isSuspended: Bool { owner.queue.contains(suspension) }

  /// The call as Swift source has it, with the name of its method.
  package var subject: Subject { owner.subject(of: call.argumentPhrases) }

  /// Ends the call if it is still suspended; returns whether the test had ended it before.
  package func end(with outcome: sending Swift.Result<Result, Failure>) -> Bool {
    owner.queue.end(suspension, with: outcome)
  }
}

extension SuspendedCall: HasParts { var parts: Parts { .words(subject.text) } }

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
  /// When the test no longer holds this result or its calls, the calls that are still suspended are
  /// ended, and one failure is reported at the place of `suspends()`.
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
    suspends(forAtMost: .seconds(60), fileID: fileID, file: file, line: line, column: column)
  }

  /// Suspends these calls, each for a limited time.
  package func suspends(
    forAtMost timeLimit: Duration,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> SuspendedCalls<repeat each Argument, Result, Failure> {
    let location = SourceLocation(fileID, file, line, column)
    let suspended = SuspendedCalls(
      of: method, expecting: expected?.expected, at: location, timeLimit: timeLimit)
    let queue = suspended.queue
    let give: StubAnswer<repeat each Argument, Result, Failure>.GiveLater = {
      [weak suspended] call async throws(Failure) in
      try await queue.park(call) { [weak suspended] in suspended?.beginWatch() }
    }
    method.add(
      Stub(for: expected, while: { queue.isOpen }, [StubAnswer(giveLater: give)]))
    return suspended
  }
}

extension SuspendedCalls {
  /// Waits for the next call that was not yet given to the test.
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
  /// - Throws: An error that ends the test, after a failure was recorded, if no call came in time.
  public func next(
    within limit: Duration = .seconds(5),
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async throws -> SuspendedCall<repeat each Argument, Result, Failure> {
    let location = SourceLocation(fileID, file, line, column)
    if let mistake = limit.mistakeAsLimit { throw reported(mistake, at: location) }
    let (call, end) = await queue.next(for: limit)
    guard let call else {
      let explanation = explanationThatNoneCame(limit.asLimit(end ?? .timeIsOver))
      throw reported(explanation, at: location)
    }
    Trial.current?.noteValueOfVerb()
    return SuspendedCall(suspension: call, owner: self)
  }

  /// Reports a failure, and gives the error that ends the test.
  private func reported(_ explanation: Explanation, at location: SourceLocation) -> any Error {
    let failure = FailureReporter.report(
      explanation, about: subject(of: expected.value), at: location)
    return TestFramework.errorThatEndsTheTest(after: failure)
  }

  /// Ends all suspended calls with the same result.
  ///
  /// - Parameter result: The result.
  /// - Complexity: O(*n* log *n*), where *n* is the number of suspended calls.
  public func resumeAll(returning result: Result) where Result: Sendable {
    for call in inFlight { _ = call.end(with: .success(result)) }
  }

  /// Ends all suspended calls of a method that returns nothing.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of suspended calls.
  public func resumeAll() where Result == Void { resumeAll(returning: ()) }

  /// Ends all suspended calls with the same error.
  ///
  /// - Parameter error: The error.
  /// - Complexity: O(*n* log *n*), where *n* is the number of suspended calls.
  public func resumeAll(throwing error: Failure) {
    for call in inFlight { _ = call.end(with: .failure(error)) }
  }
}

extension SuspendedCall {
  /// Makes the call return a result.
  ///
  /// ```swift
  /// call.resume(returning: data)
  /// ```
  ///
  /// If the call was resumed before, a failure is reported. If it has ended because its task was
  /// cancelled, nothing happens.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func resume(
    returning result: sending Result, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { resume(with: .success(result), at: SourceLocation(fileID, file, line, column)) }

  /// Makes the call throw an error.
  ///
  /// ```swift
  /// call.resume(throwing: Offline())
  /// ```
  ///
  /// - Parameters:
  ///   - error: The error, of the type that the method throws.
  ///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func resume(
    throwing error: Failure, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { resume(with: .failure(error), at: SourceLocation(fileID, file, line, column)) }

  /// Ends the call with a result or an error.
  ///
  /// ```swift
  /// call.resume(with: isOnline ? .success("news") : .failure(Offline()))
  /// ```
  ///
  /// - Parameters:
  ///   - outcome: The result or the error.
  ///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func resume(
    with outcome: sending Swift.Result<Result, Failure>, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { resume(with: outcome, at: SourceLocation(fileID, file, line, column)) }

  /// Makes the call of a method that returns nothing return.
  ///
  /// - Parameters:
  ///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func resume(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where Result == Void {
    resume(returning: (), fileID: fileID, file: file, line: line, column: column)
  }

  private func resume(
    with outcome: sending Swift.Result<Result, Failure>, at location: SourceLocation
  ) {
    guard end(with: outcome) else { return }
    FailureReporter.report(
      expected: "to be suspended", but: "was resumed before", about: subject, at: location)
  }
}
