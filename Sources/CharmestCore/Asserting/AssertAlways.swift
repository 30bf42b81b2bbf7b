/// Asserts that a value stays what a matcher expects.
///
/// ```swift
/// await assertAlways(lessThan(3), for: .milliseconds(200)) { store.count }
/// // store.count: expected a value less than 3, but was 3 (matched 3 times before, failed after 48
/// //   seconds; must hold for 200 ms and 20 tries)
/// ```
///
/// The closure is called at once, then after yields, then after pauses of 1, 2, 4 and up to 20
/// milliseconds, until the time is over. So a passing assertion takes the whole time. The assertion
/// fails at the first value that is not as expected, or if the closure throws an error. It cannot
/// see a value that appears only between two checks. Only what the last check has marked and
/// captured is kept.
///
/// The failure is recorded once, at the caller's file and line, and the test goes on. If the test
/// is cancelled, the wait ends at once with a failure.
///
/// - Parameters:
///   - matcher: A matcher for the value.
///   - label: The name of the value in the failure text.
///   - duration: How long to keep checking the value. There are at least twenty checks, unless they
///     take longer than twice this time plus half a second.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: Returns the value. Runs on the caller's actor.
public func assertAlways<Value>(
  _ matcher: Matcher<Value>, _ label: @autoclosure () -> String = "", for duration: Duration,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @_implicitSelfCapture _ body: @escaping @concurrent () async throws -> Value
) async { await poll(matcher, label, duration, .init(fileID, file, line, column), body) }

/// Asserts that an optional has a value that stays what a matcher expects.
///
/// ```swift
/// await assertAlways(not("Jon"), for: .milliseconds(200)) { order.guestName }
/// // order.guestName: expected not "Jon", but was nil (failed at the first try; must hold for 200
/// //   ms and 20 tries)
/// ```
///
/// - Parameters:
///   - matcher: A matcher for the wrapped value.
///   - label: The name of the value in the failure text.
///   - duration: How long to keep checking the value. There are at least twenty checks, unless they
///     take longer than twice this time plus half a second.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: Returns the value. Runs on the caller's actor.
public func assertAlways<Value>(
  _ matcher: Matcher<Value>?, _ label: @autoclosure () -> String = "",
  for duration: Duration, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column,
  @_implicitSelfCapture _ body: @escaping @concurrent () async throws -> Value?
) async {
  await poll(matcher.ofOptional(), label, duration, .init(fileID, file, line, column), body)
}

/// Asserts that a value stays equal to another; short for `equalTo`.
///
/// ```swift
/// await assertAlways(.cooking, for: .milliseconds(200)) { order.state }
/// // order.state: expected .cooking, but was .served (matched twice before, failed after 46.3
/// //   seconds; must hold for 200 ms and 20 tries)
/// ```
///
/// If the closure has several statements, write the value with its type: `OrderState.served`.
///
/// - Parameters:
///   - expected: The value that it must stay equal to.
///   - label: The name of the value in the failure text.
///   - duration: How long to keep checking the value. There are at least twenty checks, unless they
///     take longer than twice this time plus half a second.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: Returns the value. Runs on the caller's actor.
public func assertAlways<Value: Equatable>(
  _ expected: Value, _ label: @autoclosure () -> String = "", for duration: Duration,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @_implicitSelfCapture _ body: @escaping @concurrent () async throws -> Value
) async { await poll(equalTo(expected), label, duration, .init(fileID, file, line, column), body) }

/// Asserts that a condition always holds.
///
/// ```swift
/// await assertAlways(for: .milliseconds(200)) { kitchen.isOpen }
/// // kitchen.isOpen: expected true, but was false (matched twice before, failed after 46.3
/// //   seconds; must hold for 200 ms and 20 tries)
/// ```
///
/// - Parameters:
///   - label: The name of the condition in the failure text.
///   - duration: How long to keep checking the value. There are at least twenty checks, unless they
///     take longer than twice this time plus half a second.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: Returns whether the condition holds. Runs on the caller's actor.
public func assertAlways(
  _ label: @autoclosure () -> String = "", for duration: Duration, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @_implicitSelfCapture _ body: @escaping @concurrent () async throws -> Bool
) async { await poll(equalTo(true), label, duration, .init(fileID, file, line, column), body) }

private func poll<Value>(
  _ matcher: Matcher<Value>, _ label: () -> String, _ duration: Duration,
  _ location: SourceLocation, _ body: @escaping @concurrent () async throws -> Value
) async {
  let ending = await Polling(matcher: matcher, limit: duration, body: body).untilUnmet()
  guard let mismatch = ending.mismatch, ending.reportFailures() == nil else { return }
  FailureReporter.report(mismatch, from: "assertAlways", label: label(), at: location)
}
