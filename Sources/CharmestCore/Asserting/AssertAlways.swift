/// Asserts that a value stays as a matcher expects it.
///
/// ```swift
/// await assertAlways(lessThan(3), for: .milliseconds(200)) { store.count }
/// // store.count: expected a value less than 3, but was 3
/// //   (matched 13 times before, failed after 9 ms; must hold for 200 ms and 20 tries)
/// ```
///
/// The closure is called at once, then after yields, then after pauses of 1, 2, 4 and up to 20
/// milliseconds, until the time is over. So a passing assertion takes all of the time; with a clock
/// that the test advances, it takes no more real time than a thousand looks, because the pauses are
/// up to a thousandth of the time there. The first value that is not as expected fails,
/// and so does an error that the closure throws. A change between two looks is not seen.
///
/// The failure is recorded once, at the caller's file and line, and the test goes on. If the test
/// is cancelled, the wait ends at once with a failure.
///
/// - Parameters:
///   - matcher: What is expected of the value.
///   - label: The name of the value in the failure text.
///   - duration: How long to look at the value. There are at least twenty looks, however long they
///     take.
///   - clock: The clock that measures the time and the pauses.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: Gives the value. Runs on the caller's actor.
public func assertAlways<Value>(
  _ matcher: Matcher<Value>, _ label: @autoclosure () -> String = "", for duration: Duration,
  clock: any Clock<Duration> = ContinuousClock(), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @_implicitSelfCapture _ body: @escaping @concurrent () async throws -> Value
) async {
  await always(matcher, label, duration, clock, SourceLocation(fileID, file, line, column), body)
}

/// Asserts that an optional always holds a value that a matcher matches.
///
/// ```swift
/// await assertAlways(hasPrefix("Jon"), for: .milliseconds(200)) { order.guestName }
/// // order.guestName: expected a string starting with "Jon", but was nil
/// //   (matched 13 times before, failed after 9 ms; must hold for 200 ms and 20 tries)
/// ```
///
/// - Parameters:
///   - matcher: What is expected of the wrapped value.
///   - label: The name of the value in the failure text.
///   - unwraps: Nothing. The form for the optional itself has one parameter less, so that it is
///     preferred where both fit.
///   - duration: How long to look at the value. There are at least twenty looks, however long they
///     take.
///   - clock: The clock that measures the time and the pauses.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: Gives the value. Runs on the caller's actor.
public func assertAlways<Value>(
  _ matcher: Matcher<Value>, _ label: @autoclosure () -> String = "", _ unwraps: Void = (),
  for duration: Duration, clock: any Clock<Duration> = ContinuousClock(),
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  @_implicitSelfCapture _ body: @escaping @concurrent () async throws -> Value?
) async {
  let location = SourceLocation(fileID, file, line, column)
  await always(ofWrapped(matcher), label, duration, clock, location, body)
}

/// Asserts that a value stays equal to another; short for `equalTo`.
///
/// ```swift
/// await assertAlways(.cooking, for: .milliseconds(200)) { order.state }
/// // order.state: expected .cooking, but was .served
/// //   (matched 13 times before, failed after 9 ms; must hold for 200 ms and 20 tries)
/// ```
///
/// Where the closure has several statements, name the type: `OrderState.served`.
///
/// - Parameters:
///   - expected: The value that it must stay equal to.
///   - label: The name of the value in the failure text.
///   - duration: How long to look at the value. There are at least twenty looks, however long they
///     take.
///   - clock: The clock that measures the time and the pauses.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: Gives the value. Runs on the caller's actor.
@_disfavoredOverload  // A literal is a matcher already.
public func assertAlways<Value: Equatable>(
  _ expected: Value, _ label: @autoclosure () -> String = "", for duration: Duration,
  clock: any Clock<Duration> = ContinuousClock(), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @_implicitSelfCapture _ body: @escaping @concurrent () async throws -> Value
) async {
  let location = SourceLocation(fileID, file, line, column)
  await always(equalTo(expected), label, duration, clock, location, body)
}

/// Asserts that a condition always holds.
///
/// ```swift
/// await assertAlways(for: .milliseconds(200)) { kitchen.isOpen }
/// // kitchen.isOpen: expected true, but was false
/// //   (matched 13 times before, failed after 9 ms; must hold for 200 ms and 20 tries)
/// ```
///
/// - Parameters:
///   - label: What the condition means, for the failure text.
///   - duration: How long to look at the value. There are at least twenty looks, however long they
///     take.
///   - clock: The clock that measures the time and the pauses.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: Says whether the condition holds. Runs on the caller's actor.
public func assertAlways(
  _ label: @autoclosure () -> String = "", for duration: Duration,
  clock: any Clock<Duration> = ContinuousClock(), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @_implicitSelfCapture _ body: @escaping @concurrent () async throws -> Bool
) async {
  let location = SourceLocation(fileID, file, line, column)
  await always(equalTo(true), label, duration, clock, location, body)
}

private func always<Value>(
  _ matcher: Matcher<Value>, _ label: () -> String, _ duration: Duration,
  _ clock: any Clock<Duration>, _ location: SourceLocation,
  _ body: @escaping @concurrent () async throws -> Value
) async {
  let polling = Polling(for: duration, on: clock)
  guard let mismatch = await polling.untilUnmet(Requirement(matcher), by: body) else { return }
  FailureReporter.report(mismatch.explanation, from: .assertAlways, label: label(), at: location)
}

extension VerbForm {
  package static let assertAlways = VerbForm(
    "assertAlways", about: [.closure], labels: ["for", "clock"])
}
