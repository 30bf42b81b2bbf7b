/// Verifies that a mocked method was called with arguments that matchers match.
///
/// ```swift
/// verify(cook.cookRamenCalls, calledWith: greaterThan(1), anything(), hasItem("tamago"))
/// verify(cook.cookRamenCalls, .atLeast(1), calledWith: 2, anything(), anything())
/// ```
///
/// A failure is recorded once, at the caller's file and line. Its first line names the method, the
/// expected and the actual number of calls, and the arguments that differ in the nearest call. The
/// other lines list the calls:
///
/// ```text
/// cook.cookRamen(bowls: 3, soup: .miso, extras: anything): expected 1 call, but call 1
///   differs: bowls expected 3, but was 2
///   call 1: cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"]) (bowls differs)
/// ```
///
/// The same calls can be verified again. The arguments of a call are judged in order until one
/// differs. The rest are judged only for the text of a failure.
///
/// - Parameters:
///   - method: The record of the method.
///   - count: How many such calls are expected; exactly one by default.
///   - matchers: A matcher for each argument, in the order of the parameters.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the verification.
///   - column: The column of the verification.
/// - Returns: The calls whose arguments match, even if there are too few or too many of them.
/// - Complexity: O(*n*), where *n* is the number of calls of the method.
@_disfavoredOverload @discardableResult public func verify<each Argument, Result, Failure: Error>(
  _ method: MockMethod<repeat each Argument, Result, Failure>, _ count: CallCount = .once,
  calledWith matchers: repeat Matcher<each Argument>, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> [MockCall<repeat each Argument>] {
  Verification(of: method, count, calledWith: ExpectedArguments(repeat each matchers)).reported(
    at: SourceLocation(fileID, file, line, column))
}

/// Verifies that a mocked method was called with these arguments.
///
/// ```swift
/// verify(cook.cookRamenCalls, calledWith: 2, .miso, ["wakame", "tamago"])
/// ```
///
/// If only some arguments matter, use matchers, so that the other arguments do not fail the test.
///
/// - Parameters:
///   - method: The record of the method.
///   - count: How many such calls are expected; exactly one by default.
///   - arguments: The arguments, in the order of the parameters.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the verification.
///   - column: The column of the verification.
/// - Returns: The calls with these arguments, even if there are too few or too many of them.
/// - Complexity: O(*n*), where *n* is the number of calls of the method.
@discardableResult public func verify<each Argument: Equatable, Result, Failure: Error>(
  _ method: MockMethod<repeat each Argument, Result, Failure>, _ count: CallCount = .once,
  calledWith arguments: repeat each Argument, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> [MockCall<repeat each Argument>] {
  Verification(of: method, count, calledWith: ExpectedArguments(repeat equalTo(each arguments)))
    .reported(at: SourceLocation(fileID, file, line, column))
}

/// Verifies how often a mocked method was called, whatever the arguments.
///
/// ```swift
/// verify(cook.cookRamenCalls)
/// verify(cook.washCalls, .never)
/// ```
///
/// - Parameters:
///   - method: The record of the method.
///   - count: How many calls are expected; exactly one by default.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the verification.
///   - column: The column of the verification.
/// - Returns: All calls of the method.
/// - Complexity: O(*n*), where *n* is the number of calls of the method.
@discardableResult public func verify<each Argument, Result, Failure: Error>(
  _ method: MockMethod<repeat each Argument, Result, Failure>, _ count: CallCount = .once,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> [MockCall<repeat each Argument>] {
  Verification(of: method, count).reported(at: SourceLocation(fileID, file, line, column))
}

extension Verification {
  /// Marks calls, reports a failure, and gives the calls that match.
  fileprivate func reported(at location: SourceLocation) -> [MockCall<repeat each Argument>] {
    conclude()
    Trial.current?.noteValueOfVerb()
    if !isMet {
      FailureReporter.report(
        mismatch(), about: subject(in: location.words(of: "verify")), at: location)
    }
    return matched
  }
}

/// Waits until a mocked method has been called with arguments that matchers match.
///
/// ```swift
/// await verify(cook.cookRamenCalls, within: .seconds(1), calledWith: 2, anything(), anything())
/// await verify(cook.washCalls, .never, within: .milliseconds(50))
/// ```
///
/// Each new call is judged as soon as it is made; there is no polling. A call that does not match
/// is judged once more at the end. The verification passes as soon as there are enough calls, and
/// fails as soon as there are too many. If zero calls are enough, as with `.never` and
/// `.atMost(2)`, it waits for the whole time, and fails if the test is cancelled before then.
///
/// - Parameters:
///   - method: The record of the method.
///   - count: How many such calls are expected; exactly one by default.
///   - limit: How long to wait.
///   - matchers: A matcher for each argument, in the order of the parameters.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the verification.
///   - column: The column of the verification.
/// - Returns: The calls whose arguments match, even if there are too few or too many of them.
/// - Complexity: O(*n*), where *n* is the number of calls of the method.
@_disfavoredOverload @discardableResult public func verify<each Argument, Result, Failure: Error>(
  _ method: MockMethod<repeat each Argument, Result, Failure>, _ count: CallCount = .once,
  within limit: Duration,
  calledWith matchers: repeat Matcher<each Argument>, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async -> [MockCall<repeat each Argument>] {
  await verify(
    method, count, limit, ExpectedArguments(repeat each matchers),
    at: SourceLocation(fileID, file, line, column))
}

/// Waits until a mocked method has been called with these arguments.
///
/// ```swift
/// await verify(api.loadCalls, within: .seconds(1), calledWith: 7)
/// ```
///
/// - Parameters:
///   - method: The record of the method.
///   - count: How many such calls are expected; exactly one by default.
///   - limit: How long to wait.
///   - arguments: The arguments, in the order of the parameters.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the verification.
///   - column: The column of the verification.
/// - Returns: The calls with these arguments, even if there are too few or too many of them.
/// - Complexity: O(*n*), where *n* is the number of calls of the method.
@discardableResult public func verify<each Argument: Equatable, Result, Failure: Error>(
  _ method: MockMethod<repeat each Argument, Result, Failure>, _ count: CallCount = .once,
  within limit: Duration,
  calledWith arguments: repeat each Argument, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async -> [MockCall<repeat each Argument>] {
  await verify(
    method, count, limit, ExpectedArguments(repeat equalTo(each arguments)),
    at: SourceLocation(fileID, file, line, column))
}

/// Waits until a mocked method has been called as often as expected, whatever the arguments.
///
/// ```swift
/// await verify(cook.washCalls, .atLeast(2), within: .seconds(1))
/// ```
///
/// - Parameters:
///   - method: The record of the method.
///   - count: How many calls are expected; exactly one by default.
///   - limit: How long to wait.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the verification.
///   - column: The column of the verification.
/// - Returns: All calls of the method.
/// - Complexity: O(*n*), where *n* is the number of calls of the method.
@discardableResult public func verify<each Argument, Result, Failure: Error>(
  _ method: MockMethod<repeat each Argument, Result, Failure>, _ count: CallCount = .once,
  within limit: Duration, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async -> [MockCall<repeat each Argument>] {
  await verify(method, count, limit, nil, at: SourceLocation(fileID, file, line, column))
}

private func verify<each Argument, Result, Failure: Error>(
  _ method: MockMethod<repeat each Argument, Result, Failure>, _ count: CallCount,
  _ limit: Duration, _ expected: ExpectedArguments?, at location: SourceLocation
) async -> [MockCall<repeat each Argument>] {
  if let mistake = limit.mistakeAsLimit {
    let subject = Verification(of: method, count, calledWith: expected)
      .subject(in: location.words(of: "verify"))
    FailureReporter.report(mistake, about: subject, at: location)
    return []
  }
  let end = await method.wait(for: count, calledWith: expected, limit)
  return Verification(of: method, count, calledWith: expected, within: limit, end)
    .reported(at: location)
}
