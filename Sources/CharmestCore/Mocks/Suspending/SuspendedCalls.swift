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
/// `CancellationError` if the method can throw it; otherwise it stays suspended. The test can choose
/// another end by `suspends(whenCancelled:)`.
///
/// A test that awaits the task of a call before it resumes the call would wait for ever. So a call
/// that is not resumed within a minute is reported and ended.
///
/// When the test no longer holds this value or any of its calls, the calls that are still suspended
/// are reported and ended, and new calls are treated as if this stub did not exist. The calls end
/// with `CancellationError`, or with the result that the method gives without a stub: the default
/// of the mock, or of the type. If there is no such result, the process stops.
public final class SuspendedCalls<each Argument, Result, Failure: Error>: Sendable {
  package let queue: SuspensionQueue<repeat each Argument, Result, Failure>
  private let method: MockMethod<repeat each Argument, Result, Failure>
  private let location: SourceLocation
  private let collected = FailureReporter.collected
  private let timeLimit: Duration
  /// What the stub expects of the arguments; nil for all calls.
  private let expected: UncheckedTransfer<[Phrase]?>
  /// Whether someone ends calls that no one resumes, and the numbers of those that were reported
  /// and wait on.
  private let watch = Locked((isOn: false, reported: Set<UInt64>()))

  init(
    of method: MockMethod<repeat each Argument, Result, Failure>, expecting expected: [Phrase]?,
    at location: SourceLocation, timeLimit: Duration,
    whenCancelled end: CancelledCall<Result, Failure>
  ) {
    queue = SuspensionQueue(whenCancelled: end.outcome)
    self.method = method
    self.expected = UncheckedTransfer(expected)
    self.location = location
    self.timeLimit = timeLimit
  }

  deinit {
    let left = queue.close()
    guard !left.isEmpty else { return }
    report(
      left, unresumed: "when the test no longer held the result of suspends()",
      orElse: "had nothing to return")
    for suspension in left { suspension.resume(with: suspension.ending.outcome) }
  }

  /// Ends calls that no one resumes.
  fileprivate func beginWatch() {
    let wasWatched = watch.withLock { exchange(&$0.isOn, with: true) }
    guard !wasWatched else { return }
    // The numbers of the suspended calls that were not reported; nil if there are none, and the watch
    // ends.
    let numbersToWatch = { @Sendable [queue, watch] () -> Set<UInt64>? in
      // Under the lock, so that a call that comes now starts a watch of its own.
      watch.withLock { watch in
        let numbers = Set(queue.inFlight.map { $0.number }).subtracting(watch.reported)
        watch.isOn = !numbers.isEmpty
        return watch.isOn ? numbers : nil
      }
    }
    // Weak, and held only when the time is over: whoever frees the last reference reports the calls,
    // and that should be the test.
    Task { [weak self, timeLimit] in
      while let numbers = numbersToWatch() {
        try await SteppedSleep.wait(for: timeLimit)
        self?.end(overdue: numbers)
      }
    }
  }

  private func end(overdue numbers: Set<UInt64>) {
    let overdue = queue.inFlight.filter { numbers.contains($0.number) }
    guard !overdue.isEmpty else { return }
    report(
      overdue, unresumed: "after \(timeLimit.rounded)",
      orElse: "waits on, as there is nothing to return")
    for suspension in overdue {
      let ending = suspension.ending
      if ending.text != nil {
        _ = queue.end(suspension, with: ending.outcome, byTest: false)
      } else {
        watch.withLock { _ = $0.reported.insert(suspension.number) }
      }
    }
  }

  /// Reports calls that no one resumed.
  ///
  /// - Parameters:
  ///   - calls: The calls.
  ///   - time: When they were still suspended.
  ///   - words: What a call does that has no end.
  private func report(
    _ calls: [Suspension<repeat each Argument, Result, Failure>], unresumed time: String,
    orElse words: String
  ) {
    let name = method.name
    let only = calls.count == 1 ? calls[0].call : nil
    let ending = calls[0].ending.text ?? words
    let explanation = Explanation(
      .reason(
        expected: "the test to resume \(only == nil ? "all calls" : "it")",
        but: only == nil
          ? "\(calls.count) were still suspended \(time); so each \(ending)"
          : "it was still suspended \(time); so the call \(ending)"),
      details: DetailLine.numbered("suspended call", calls) { Phrase($0.call.phrase(of: name)) }
        .needed(only == nil ? .always : .unlessSaid))
    let subject = only.map { Phrase(phrase(of: $0)) } ?? title(of: nil)
    // This may run outside `collectFailures`; use the captured collector.
    _ = FailureReporter.collectedInTask.withValue(FailureReporter.collected ?? collected) {
      FailureReporter.report(explanation, about: subject, at: location)
    }
  }

  /// The suspended calls, in the order in which they were made.
  ///
  /// ``next(within:clock:fileID:file:line:column:)`` gives each call once; this gives all of them.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of suspended calls.
  @_alwaysEmitIntoClient
  public var inFlight: [SuspendedCall<repeat each Argument, Result, Failure>] {
    // Emitted into the user's module, as `MockCall.arguments`.
    suspended
  }

  @usableFromInline var suspended: [SuspendedCall<repeat each Argument, Result, Failure>] {
    queue.inFlight.map { SuspendedCall($0, of: self) }
  }

  /// What was recorded of a call by now.
  fileprivate func content(of call: MockCall<repeat each Argument>) -> CallContent {
    method.log.state.withLock { _ in CallContent(record: call.record, end: call.record.end) }
  }

  fileprivate func phrase(of call: MockCall<repeat each Argument>) -> CallPhrase {
    call.phrase(of: method.name, on: mockName)
  }

  /// Waits for the next call that was not yet given to the test.
  package func next(for timeout: Timeout) async -> SuspendedCall<
    repeat each Argument, Result, Failure
  >? { await queue.next(for: timeout).call.map { SuspendedCall($0, of: self) } }

  private var source: CallSource? { location.callSource(of: .suspends) }

  private var mockName: String { method.mockName(in: source) }

  /// The method's name in a failure text, such as `MockAPI.load(_:)` without arguments.
  private func title(of arguments: [Phrase]?) -> Phrase {
    Phrase(method.name(recordedBy: source?.methodName).call(arguments, on: mockName))
  }

  /// Says that no call came.
  ///
  /// - Parameter time: The time limit: `within 1 second`.
  /// - Returns: What was expected, and the calls so far.
  func explanationThatNoneCame(_ time: String) -> Explanation {
    let calls = method.recordedCalls
    // Only those that the mock has not forgotten since.
    let suspended = queue.numbers
    let count = calls.count { suspended.contains($0.sequenceNumber) }
    let outcome: Phrase =
      switch (calls.count, count) {
      case (0, _): "was never called"
      case (1, 0): "the only call was not suspended by this stub"
      case (let others, 0): "none of \(others) calls was suspended by this stub"
      case (_, let count): "none came after the first \(count == 1 ? "one" : "\(count)")"
      }
    return Explanation(
      .reason(expected: "a \(count == 0 ? "" : "further ")call \(time)", but: outcome),
      details: DetailLine.numbered("call", calls) { $0.log() }
        + (method.isStubbed(by: queue)
          ? [] : [DetailLine(.item, "note", "a later stub took the place of suspends()")]))
  }
}

/// How a suspended call ends that no one resumes.
private struct Ending<Result, Failure: Error> {
  /// Nil where the call goes on as without a stub.
  let outcome: Swift.Result<Result, Failure>?
  /// What the call does; nil if there is nothing to return, so that it cannot end.
  let text: String?

  init(hasDefault: Bool) {
    if let error = CancellationError() as? Failure {
      (outcome, text) = (.failure(error), "threw CancellationError")
    } else if hasDefault {
      (outcome, text) = (nil, "returned the default of the mock")
    } else if let result = unstubbedDefault(of: Result.self) {
      (outcome, text) = (.success(result), Returned(result).outcome ?? "returned")
    } else {
      (outcome, text) = (nil, nil)
    }
  }
}

extension Suspension {
  /// How the call ends if no one resumes it.
  fileprivate var ending: Ending<Result, Failure> { Ending(hasDefault: call.record.hasDefault) }
}

/// What a suspended call gets whose task is cancelled.
///
/// ```swift
/// let pending = api.loadCalls.suspends(whenCancelled: .returns("cached"))
/// ```
public enum CancelledCall<Result, Failure: Error> {
  /// The call throws `CancellationError` if its method can throw it; otherwise it stays suspended.
  case throwsIfPossible
  /// The call stays suspended until the test resumes it, as if the method ignored cancellation.
  case staysSuspended
  /// The call returns a result.
  case returns(Result)
  /// The call throws an error.
  case `throws`(Failure)

  /// How the call ends; nil if it stays suspended.
  fileprivate var outcome: Swift.Result<Result, Failure>? {
    switch self {
    case .throwsIfPossible: (CancellationError() as? Failure).map { .failure($0) }
    case .staysSuspended: nil
    case .returns(let result): .success(result)
    case .throws(let error): .failure(error)
    }
  }
}

extension CancelledCall: Sendable where Result: Sendable {}

/// A suspended call, which waits until the test resumes it.
///
/// ```swift
/// let call = try await pending.next()
/// assertThat(call.arguments, equalTo(7))
/// call.resume(returning: data)
/// ```
public struct SuspendedCall<each Argument, Result, Failure: Error>: CallOfMethod, Sendable {
  private let suspension: Suspension<repeat each Argument, Result, Failure>
  /// Keeps the calls alive while the test holds one of them.
  private let owner: SuspendedCalls<repeat each Argument, Result, Failure>

  init(
    _ suspension: Suspension<repeat each Argument, Result, Failure>,
    of owner: SuspendedCalls<repeat each Argument, Result, Failure>
  ) {
    self.suspension = suspension
    self.owner = owner
  }

  // These are emitted into the user's module, as `MockCall.arguments`.

  /// The call itself.
  @_alwaysEmitIntoClient public var call: MockCall<repeat each Argument> { suspendedCall }

  @usableFromInline var suspendedCall: MockCall<repeat each Argument> { suspension.call }

  /// What was recorded.
  @_alwaysEmitIntoClient public var content: CallContent { ownContent }

  @usableFromInline var ownContent: CallContent { owner.content(of: call) }

  /// The arguments, as a tuple in the order of the parameters.
  @_alwaysEmitIntoClient public var arguments: (repeat each Argument) {
    retainedArguments(of: content)
  }

  /// Whether the call is still suspended.
  @_alwaysEmitIntoClient public var isInFlight: Bool { isSuspended }

  @usableFromInline var isSuspended: Bool { owner.queue.contains(suspension) }

  /// The call as Swift source has it, with the name of its method.
  package var phrase: CallPhrase { owner.phrase(of: call) }

  /// Ends the call, if it is still suspended.
  package func end(with outcome: sending Swift.Result<Result, Failure>) -> SuspensionEnd {
    owner.queue.end(suspension, with: outcome)
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
  /// Calls that are still suspended when the test no longer holds this result or its calls are
  /// ended, and reported as one failure at the place of `suspends()`.
  ///
  /// - Parameters:
  ///   - end: What a call gets whose task is cancelled.
  ///   - fileID: Defaults to the call site, like the next three.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The suspended calls.
  public func suspends(
    whenCancelled end: CancelledCall<Result, Failure> = .throwsIfPossible,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> SuspendedCalls<repeat each Argument, Result, Failure> {
    anyCalls.suspends(whenCancelled: end, fileID: fileID, file: file, line: line, column: column)
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
  ///   - end: What a call gets whose task is cancelled.
  ///   - fileID: Defaults to the call site, like the next three.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The suspended calls.
  public func suspends(
    whenCancelled end: CancelledCall<Result, Failure> = .throwsIfPossible,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> SuspendedCalls<repeat each Argument, Result, Failure> {
    suspends(
      forAtMost: .seconds(60), whenCancelled: end, fileID: fileID, file: file, line: line,
      column: column)
  }

  /// Suspends these calls, each for a limited time.
  package func suspends(
    forAtMost timeLimit: Duration,
    whenCancelled end: CancelledCall<Result, Failure> = .throwsIfPossible,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> SuspendedCalls<repeat each Argument, Result, Failure> {
    let location = SourceLocation(fileID, file, line, column)
    let suspended = SuspendedCalls(
      of: method, expecting: expected?.expected, at: location, timeLimit: timeLimit,
      whenCancelled: end)
    let queue = suspended.queue
    let give: StubbedOutcome<repeat each Argument, Result, Failure>.GiveLater = {
      [weak suspended] call async throws(Failure) in
      try await queue.park(call) { [weak suspended] in suspended?.beginWatch() }
    }
    method.add(
      Stub(for: expected, of: queue, while: { queue.isOpen }, [StubbedOutcome(later: give)]))
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
  ///   - duration: How long to wait; five seconds by default.
  ///   - clock: The clock that measures the time.
  ///   - fileID: Defaults to the call site, like the next three.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The call.
  /// - Throws: An error that ends the test, after a failure was recorded, if no call came in time.
  public func next(
    within duration: Duration = .seconds(5), clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async throws -> SuspendedCall<repeat each Argument, Result, Failure> {
    let (call, end) = await queue.next(for: Timeout(duration, by: clock))
    if let call { return SuspendedCall(call, of: self) }
    let failure = FailureReporter.report(
      explanationThatNoneCame(duration.asLimit(end ?? .timeIsOver)),
      about: title(of: expected.value),
      at: SourceLocation(fileID, file, line, column))
    throw TestFramework.errorThatEndsTheTest(after: failure)
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

  /// Ends all suspended calls in the same way.
  ///
  /// ```swift
  /// pending.resumeAll(with: isOnline ? .success("news") : .failure(Offline()))
  /// ```
  ///
  /// - Parameter outcome: The result or the error.
  /// - Complexity: O(*n* log *n*), where *n* is the number of suspended calls.
  public func resumeAll(with outcome: Swift.Result<Result, Failure>) where Result: Sendable {
    for call in inFlight { _ = call.end(with: outcome) }
  }

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
  ///   - fileID: Defaults to the call site, like the next three.
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
  ///   - fileID: Defaults to the call site, like the next three.
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
  ///   - fileID: Defaults to the call site, like the next three.
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
  ///   - fileID: Defaults to the call site, like the next three.
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
    guard end(with: outcome) == .wasResumed else { return }
    FailureReporter.report(
      expected: "to be suspended", but: "was resumed before", about: Phrase(phrase), at: location)
  }
}

extension VerbForm {
  package static let suspends = VerbForm("suspends", about: [.receiver], labels: ["whenCancelled"])
}
