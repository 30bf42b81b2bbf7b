/// Verifies that a mocked method was called with arguments that matchers match.
///
/// ```swift
/// verify(cook.cookRamenCalls, calledWith: greaterThan(1), anything(), hasItem("tamago"))
/// verify(cook.cookRamenCalls, .atLeast(1), calledWith: 2, anything(), anything())
/// ```
///
/// A failure is recorded once, at the caller's file and line. Its first line names the method, how
/// often it was expected and was called, and the arguments in which the nearest call differs. The
/// other lines list the calls:
///
/// ```text
/// cook.cookRamen(bowls: 3, soup: .miso, extras: anything): expected 1 call,
///   but call 1 differs: bowls expected 3, but was 2
///   expected: cook.cookRamen(bowls: 3, soup: .miso, extras: anything)
///   call 1:   cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
/// ```
///
/// Verifying changes no call: the same calls can be verified again. The arguments of a call are
/// judged in their order until one differs; those after it are judged only for the text of a
/// failure. None is judged twice.
///
/// - Parameters:
///   - method: The record of the method.
///   - count: How many such calls are expected; exactly one by default.
///   - matchers: What is expected of each argument, in the order of the parameters.
///   - fileID: Defaults to the call site, like the next three.
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
/// Where only some arguments matter, use matchers, so that the others do not fail the test.
///
/// - Parameters:
///   - method: The record of the method.
///   - count: How many such calls are expected; exactly one by default.
///   - arguments: The arguments, in the order of the parameters.
///   - fileID: Defaults to the call site, like the next three.
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

/// Verifies that a mocked method was called with an optional whose value a matcher matches.
///
/// ```swift
/// verify(screen.showCalls, calledWith: hasPrefix("Jon"))
/// ```
///
/// It is for methods with one parameter. A call with `nil` does not match, not even `not("Jon")`.
/// `nilValue()`, `anything()` and other matchers that fit the optional judge the optional. With
/// other parameters as well, write `presentAnd(hasPrefix("Jon"))`.
///
/// - Parameters:
///   - method: The record of the method.
///   - count: How many such calls are expected; exactly one by default.
///   - matcher: What is expected of the wrapped value; where it is nil, there must be none.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the verification.
///   - column: The column of the verification.
/// - Returns: The calls whose arguments match, even if there are too few or too many of them.
/// - Complexity: O(*n*), where *n* is the number of calls of the method.
@_disfavoredOverload @discardableResult public func verify<Wrapped, Result, Failure: Error>(
  _ method: MockMethod<Wrapped?, Result, Failure>, _ count: CallCount = .once,
  // Optional, so that a matcher for the optional itself prefers the form for it.
  calledWith matcher: Matcher<Wrapped>?, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> [MockCall<Wrapped?>] {
  verify(
    method, count, calledWith: presentOrNil(matcher),
    fileID: fileID,
    file: file, line: line, column: column)
}

/// Verifies that a mocked method was called with `nil`, whatever the type of its parameter.
///
/// ```swift
/// verify(screen.showCalls, calledWith: nil)
/// ```
///
/// It is for methods with one parameter. With other parameters as well, a `nil` is a matcher.
///
/// - Parameters:
///   - method: The record of the method.
///   - count: How many such calls are expected; exactly one by default.
///   - none: The literal `nil`.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the verification.
///   - column: The column of the verification.
/// - Returns: The calls with `nil`, even if there are too few or too many of them.
/// - Complexity: O(*n*), where *n* is the number of calls of the method.
@discardableResult public func verify<Wrapped, Result, Failure: Error>(
  _ method: MockMethod<Wrapped?, Result, Failure>, _ count: CallCount = .once,
  calledWith none: _OptionalNilComparisonType, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> [MockCall<Wrapped?>] {
  verify(
    method, count, calledWith: nilValue(), fileID: fileID, file: file, line: line, column: column)
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
///   - fileID: Defaults to the call site, like the next three.
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
  Verification<repeat each Argument>(of: method, count).reported(
    at: SourceLocation(fileID, file, line, column))
}

extension Verification {
  /// Reports what is wrong, if anything is, and gives the calls that match.
  func reported(at location: SourceLocation) -> [MockCall<repeat each Argument>] {
    marks().set()
    if let failure {
      let source = location.callSource(of: .verify)
      FailureReporter.report(
        failure.explanation(on: source?.mockName),
        about: failure.subject(on: source?.mockName, recordedBy: source?.methodName), at: location)
    }
    return matched
  }
}

/// Waits until a mocked method was called with arguments that matchers match.
///
/// ```swift
/// await verify(cook.cookRamenCalls, within: .seconds(1), calledWith: 2, anything(), anything())
/// await verify(cook.washCalls, .never, within: .milliseconds(50))
/// ```
///
/// Each new call is judged when it comes; nothing is polled. One that does not match is judged once
/// more at the end. The verification passes as soon as there are enough calls, and fails as soon as
/// there are too many. If zero calls are enough, as with `.never` and `.atMost(2)`, it waits the
/// whole time, and fails if the test is cancelled before.
///
/// - Parameters:
///   - method: The record of the method.
///   - count: How many such calls are expected; exactly one by default.
///   - duration: How long to wait.
///   - clock: The clock that measures the time.
///   - matchers: What is expected of each argument, in the order of the parameters.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the verification.
///   - column: The column of the verification.
/// - Returns: The calls whose arguments match, even if there are too few or too many of them.
/// - Complexity: O(*n*), where *n* is the number of calls of the method.
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

/// Waits until a mocked method was called with these arguments.
///
/// ```swift
/// await verify(api.loadCalls, within: .seconds(1), calledWith: 7)
/// ```
///
/// - Parameters:
///   - method: The record of the method.
///   - count: How many such calls are expected; exactly one by default.
///   - duration: How long to wait.
///   - clock: The clock that measures the time.
///   - arguments: The arguments, in the order of the parameters.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the verification.
///   - column: The column of the verification.
/// - Returns: The calls with these arguments, even if there are too few or too many of them.
/// - Complexity: O(*n*), where *n* is the number of calls of the method.
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

/// Waits until a mocked method was called with an optional whose value a matcher matches.
///
/// ```swift
/// await verify(screen.showCalls, within: .seconds(1), calledWith: hasPrefix("Jon"))
/// ```
///
/// A call with `nil` does not match a matcher for the wrapped value, not even `not("Jon")`.
///
/// - Parameters:
///   - method: The record of the method.
///   - count: How many such calls are expected; exactly one by default.
///   - duration: How long to wait.
///   - clock: The clock that measures the time.
///   - matcher: What is expected of the wrapped value; where it is nil, there must be none.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the verification.
///   - column: The column of the verification.
/// - Returns: The calls whose arguments match, even if there are too few or too many of them.
/// - Complexity: O(*n*), where *n* is the number of calls of the method.
@_disfavoredOverload @discardableResult public func verify<Wrapped, Result, Failure: Error>(
  _ method: MockMethod<Wrapped?, Result, Failure>, _ count: CallCount = .once,
  within duration: Duration, clock: any Clock<Duration> = ContinuousClock(),
  calledWith matcher: Matcher<Wrapped>?, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async -> [MockCall<Wrapped?>] {
  await verify(
    method, count, within: duration, clock: clock,
    calledWith: presentOrNil(matcher), fileID: fileID, file: file,
    line: line, column: column)
}

/// Waits until a mocked method was called with `nil`, whatever the type of its parameter.
///
/// ```swift
/// await verify(screen.showCalls, within: .seconds(1), calledWith: nil)
/// ```
///
/// - Parameters:
///   - method: The record of the method.
///   - count: How many such calls are expected; exactly one by default.
///   - duration: How long to wait.
///   - clock: The clock that measures the time.
///   - none: The literal `nil`.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the verification.
///   - column: The column of the verification.
/// - Returns: The calls with `nil`, even if there are too few or too many of them.
/// - Complexity: O(*n*), where *n* is the number of calls of the method.
@discardableResult public func verify<Wrapped, Result, Failure: Error>(
  _ method: MockMethod<Wrapped?, Result, Failure>, _ count: CallCount = .once,
  within duration: Duration, clock: any Clock<Duration> = ContinuousClock(),
  calledWith none: _OptionalNilComparisonType, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async -> [MockCall<Wrapped?>] {
  await verify(
    method, count, within: duration, clock: clock, calledWith: nilValue(), fileID: fileID,
    file: file, line: line, column: column)
}

/// Waits until a mocked method was called as often as expected, whatever the arguments.
///
/// ```swift
/// await verify(cook.washCalls, .atLeast(2), within: .seconds(1))
/// ```
///
/// - Parameters:
///   - method: The record of the method.
///   - count: How many calls are expected; exactly one by default.
///   - duration: How long to wait.
///   - clock: The clock that measures the time.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the verification.
///   - column: The column of the verification.
/// - Returns: All calls of the method.
/// - Complexity: O(*n*), where *n* is the number of calls of the method.
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
  let end = await method.wait(for: count, calledWith: expected, timeout)
  return Verification(of: method, count, calledWith: expected, after: end).reported(at: location)
}

extension VerbForm {
  package static let verify = VerbForm("verify", labels: ["calledWith", "within", "clock"])
}
