/// A suspended call, which waits until the test resumes it.
///
/// ```swift
/// let call = try await pending.next()
/// assertThat(call.arguments, equalTo(7))
/// call.resume(returning: data)
/// ```
public struct SuspendedCall<each Argument, Result, Failure: Error>: Sendable {
  @usableFromInline let waiting: CallInFlight<repeat each Argument, Result, Failure>
  /// Kept alive while the test holds one of the calls.
  let owner: SuspendedCalls<repeat each Argument, Result, Failure>

  // These are emitted into the user's module, as `MockCall.arguments`.

  /// The call itself.
  @_alwaysEmitIntoClient public var call: MockCall<repeat each Argument> { waiting.call }

  /// The arguments, as a tuple in the order of the parameters.
  @_alwaysEmitIntoClient public var arguments: (repeat each Argument) { waiting.call.arguments }

  /// Whether the call has not ended yet.
  ///
  /// It is false once the test has resumed the call, or once the call has gone on without the test.
  @_alwaysEmitIntoClient public var isInFlight: Bool { waiting.isInFlight }

  /// Whether the task of the call was cancelled before the call ended.
  ///
  /// It makes no difference whether the method can throw `CancellationError`. To wait for the
  /// cancellation, use ``cancelled(within:fileID:file:line:column:)``.
  ///
  /// ```swift
  /// let call = try await pending.next()
  /// screen.cancel()
  /// assertThat(call.isCancelled)
  /// ```
  @_alwaysEmitIntoClient public var isCancelled: Bool { waiting.isCancelled }

  /// The call as Swift source has it, with the name of its method.
  private var subject: Subject { owner.subject(of: call.argumentPhrases) }

  /// Waits until the task of the call is cancelled, whatever errors the method can throw.
  ///
  /// ```swift
  /// let call = try await pending.next()
  /// model.disappear()
  /// try await call.cancelled()
  /// ```
  ///
  /// If the method can throw `CancellationError`, the call has then ended with this error.
  /// Otherwise, it is still in flight.
  ///
  /// - Parameters:
  ///   - limit: How long to wait, in real time.
  ///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Throws: An error that ends the test, after a failure has been recorded, if the task is not
  ///   cancelled in time or the call ends before that.
  public func cancelled(
    within limit: Duration = .seconds(5), fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws {
    let isCancelled = await waiting.cancellation(within: limit)
    if isCancelled == true {
      Trial.current?.noteValueOfVerb()
      return
    }
    let explanation = limit.explanation(
      of: "the cancellation of its task",
      but: isCancelled == nil ? "it was not cancelled" : "the call ended before")
    throw owner.failure(
      explanation, of: call.argumentPhrases, at: .init(fileID, file, line, column))
  }

  /// Makes the call return a result.
  ///
  /// ```swift
  /// call.resume(returning: data)
  /// ```
  ///
  /// If the call has already been resumed, a failure is reported. If it has ended in another way,
  /// because its task was cancelled or it went on without the test, nothing happens.
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

  /// Makes the call return, for a method that returns nothing.
  ///
  /// - Parameters:
  ///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func resume(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where Result == Void { resume(with: .success(()), at: .init(fileID, file, line, column)) }

  private func resume(
    with outcome: sending Swift.Result<Result, Failure>, at location: SourceLocation
  ) {
    guard waiting.end(.resumed, with: UncheckedTransfer(outcome)) == .resumed else { return }
    let explanation = Explanation(expected: "to be suspended", but: "was resumed before")
    FailureReporter.report(explanation, about: subject, at: location)
  }
}

extension SuspendedCall: HasParts { var parts: Parts { .words(subject.text) } }
