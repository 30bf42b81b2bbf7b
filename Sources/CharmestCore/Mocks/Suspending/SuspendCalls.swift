extension MockMethod {
  /// Lets all calls of an asynchronous method from now on wait until the test resumes them.
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
  /// Calls that still wait when the result of this function and its calls are held no longer are
  /// ended, and reported as one failure at the place of `suspends()`.
  ///
  /// - Parameters:
  ///   - fileID: The module and file of the call. Leave it out, as the following three.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The calls that wait.
  public func suspends(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> SuspendedCalls<repeat each Argument, Result, Failure> {
    anyCalls.suspends(fileID: fileID, file: file, line: line, column: column)
  }
}

extension Stubbing {
  /// Lets these calls of an asynchronous method wait until the test resumes them.
  ///
  /// ```swift
  /// let pending = api.loadCalls.when(7).suspends()
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The module and file of the call. Leave it out, as the following three.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The calls that wait.
  public func suspends(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> SuspendedCalls<repeat each Argument, Result, Failure> {
    let location = SourceLocation(fileID, file, line, column)
    let suspended = SuspendedCalls(of: method, at: location)
    let queue = suspended.queue
    let give: StubbedAnswer<repeat each Argument, Result, Failure>.GiveLater = {
      call async throws(Failure) in try await queue.park(call)
    }
    method.add(
      Stub(for: expected, of: queue, while: { queue.isOpen }, [StubbedAnswer(later: give)]))
    return suspended
  }
}

extension SuspendedCalls {
  /// Waits for the next call that was not yet given.
  ///
  /// ```swift
  /// let call = try await pending.next()
  /// ```
  ///
  /// Calls that were ended meanwhile, because their task was cancelled, are passed over.
  ///
  /// - Parameters:
  ///   - duration: How long to wait; five seconds by default.
  ///   - clock: The clock by which to wait.
  ///   - fileID: The module and file of the call. Leave it out, as the following three.
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
    if let call = await next(for: Timeout(duration, by: clock)) { return call }
    let time = Task.isCancelled ? "before the test was cancelled" : "within \(duration.rounded)"
    let failure = FailureReporter.report(
      explanationThatNoneCame(time), about: title, at: SourceLocation(fileID, file, line, column))
    throw TestFramework.errorThatEndsTheTest(after: failure)
  }

  /// Ends all calls that wait with one result.
  ///
  /// - Parameter result: The result.
  public func resumeAll(returning result: Result) where Result: Sendable {
    for call in inFlight { _ = call.end(with: .success(result)) }
  }

  /// Ends all calls that wait with one error.
  ///
  /// - Parameter error: The error.
  public func resumeAll(throwing error: Failure) {
    for call in inFlight { _ = call.end(with: .failure(error)) }
  }
}

extension SuspendedCall {
  /// Lets the call return a result.
  ///
  /// ```swift
  /// call.resume(returning: data)
  /// ```
  ///
  /// A failure is reported if the call was resumed before. Nothing happens if it ended because its
  /// task was cancelled.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - fileID: The module and file of the call. Leave it out, as the following three.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func resume(
    returning result: sending Result, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { resume(with: .success(result), at: SourceLocation(fileID, file, line, column)) }

  /// Lets the call throw an error.
  ///
  /// ```swift
  /// call.resume(throwing: Offline())
  /// ```
  ///
  /// - Parameters:
  ///   - error: The error, of the type that the method throws.
  ///   - fileID: The module and file of the call. Leave it out, as the following three.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func resume(
    throwing error: Failure, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { resume(with: .failure(error), at: SourceLocation(fileID, file, line, column)) }

  /// Lets the call of a method that returns nothing return.
  ///
  /// - Parameters:
  ///   - fileID: The module and file of the call. Leave it out, as the following three.
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
      Explanation(
        .reason(expected: { _ in "to be suspended" }, but: { _ in "was resumed before" })),
      about: text(.summary), at: location)
  }
}
