/// Waits until a mocked method was called with arguments that matchers match.
///
/// ```swift
/// await verify(cook.cookRamenCalls, within: .seconds(1), calledWith: 2, anything(), anything())
/// await verify(cook.washCalls, .never, within: .milliseconds(50))
/// ```
///
/// Each new call is judged as it comes; nothing is polled. It passes as soon as there are enough
/// calls, and fails as soon as there are too many. Where no calls at all are enough, as with
/// `.never` and `.atMost(2)`, it waits the whole time.
///
/// - Parameters:
///   - method: The record of the method.
///   - count: How many such calls are expected; exactly one by default.
///   - duration: How long to wait.
///   - clock: The clock by which to wait.
///   - matchers: What is expected of each argument, in the order of the parameters.
///   - fileID: The module and file of the verification. Leave it out, as the following three.
///   - file: The path of the file.
///   - line: The line of the verification.
///   - column: The column of the verification.
/// - Returns: The calls whose arguments are as expected, also when there are too few or too many.
@_disfavoredOverload @discardableResult public func verify<each Argument, Result, Failure: Error>(
  _ method: MockMethod<repeat each Argument, Result, Failure>, _ count: CallCount = .once,
  within duration: Duration, clock: any Clock<Duration> = ContinuousClock(),
  calledWith matchers: repeat Matcher<each Argument>, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async -> [MockCall<repeat each Argument>] {
  await verify(
    method, count, Timeout(duration, by: clock), ExpectedArguments(repeat each matchers),
    at: SourceLocation(fileID, file, line, column))
}

/// Waits until a mocked method was called with some arguments.
///
/// ```swift
/// await verify(api.loadCalls, within: .seconds(1), calledWith: 7)
/// ```
///
/// - Parameters:
///   - method: The record of the method.
///   - count: How many such calls are expected; exactly one by default.
///   - duration: How long to wait.
///   - clock: The clock by which to wait.
///   - arguments: The arguments, in the order of the parameters.
///   - fileID: The module and file of the verification. Leave it out, as the following three.
///   - file: The path of the file.
///   - line: The line of the verification.
///   - column: The column of the verification.
/// - Returns: The calls with these arguments, also when there are too few or too many.
@discardableResult public func verify<each Argument: Equatable, Result, Failure: Error>(
  _ method: MockMethod<repeat each Argument, Result, Failure>, _ count: CallCount = .once,
  within duration: Duration, clock: any Clock<Duration> = ContinuousClock(),
  calledWith arguments: repeat each Argument, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async -> [MockCall<repeat each Argument>] {
  await verify(
    method, count, Timeout(duration, by: clock), ExpectedArguments(repeat equalTo(each arguments)),
    at: SourceLocation(fileID, file, line, column))
}

/// Waits until a mocked method was called so often, whatever the arguments.
///
/// ```swift
/// await verify(cook.washCalls, .atLeast(2), within: .seconds(1))
/// ```
///
/// - Parameters:
///   - method: The record of the method.
///   - count: How many calls are expected; exactly one by default.
///   - duration: How long to wait.
///   - clock: The clock by which to wait.
///   - fileID: The module and file of the verification. Leave it out, as the following three.
///   - file: The path of the file.
///   - line: The line of the verification.
///   - column: The column of the verification.
/// - Returns: All calls of the method.
@discardableResult public func verify<each Argument, Result, Failure: Error>(
  _ method: MockMethod<repeat each Argument, Result, Failure>, _ count: CallCount = .once,
  within duration: Duration, clock: any Clock<Duration> = ContinuousClock(),
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async -> [MockCall<repeat each Argument>] {
  await verify(
    method, count, Timeout(duration, by: clock), nil, at: SourceLocation(fileID, file, line, column)
  )
}

private func verify<each Argument, Result, Failure: Error>(
  _ method: MockMethod<repeat each Argument, Result, Failure>, _ count: CallCount,
  _ timeout: Timeout, _ expected: ExpectedArguments<repeat each Argument>?,
  at location: SourceLocation
) async -> [MockCall<repeat each Argument>] {
  await method.wait(for: count, calledWith: expected, timeout)
  let time =
    Task.isCancelled ? "before the test was cancelled" : "within \(timeout.duration.rounded)"
  return Verification(of: method, count, calledWith: expected, time).reported(at: location)
}
