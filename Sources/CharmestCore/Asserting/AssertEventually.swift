/// Asserts that a changing value becomes what a matcher expects.
///
/// ```swift
/// await assertEventually(hasPrefix("Sen"), within: .seconds(1)) { viewModel.buttonTitle }
/// // viewModel.buttonTitle: expected a string starting with "Sen", but was "Retry"
/// //   (gave up after 65 tries in 1 second)
/// ```
///
/// The closure is called at once, then after yields, then after pauses of 1, 2, 4 and up to 20
/// milliseconds, until the matcher matches. If the value is already as expected, there is no wait.
/// An error that the closure throws counts as a failed try. To read a stream, prefer `collect`.
///
/// A try that sleeps forever is cancelled half a second after the time is over. If it does not
/// react to the cancellation, the assertion leaves it behind, and the failure names it. A try that
/// blocks the test's own actor cannot be left behind. The limit and the pauses are measured in real
/// time.
///
/// The failure says what was wrong in the last try. It is recorded once, at the caller's file and
/// line, and the test goes on. If the test is cancelled, the wait ends at once with a failure.
///
/// - Parameters:
///   - matcher: A matcher for the value.
///   - label: The name of the value in the failure text.
///   - limit: How long to wait; one second by default. There are at least twenty tries, unless they
///     take longer than twice this time plus half a second.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: Returns the value. Runs on the caller's actor.
public func assertEventually<Value>(
  _ matcher: Matcher<Value>, _ label: @autoclosure () -> String = "",
  within limit: Duration = .seconds(1), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @_implicitSelfCapture _ body: @escaping @concurrent () async throws -> Value
) async { await poll(matcher, label, limit, .init(fileID, file, line, column), body) }

/// Asserts that a changing optional becomes a value that a matcher matches.
///
/// ```swift
/// await assertEventually(hasPrefix("Jon")) { order.guestName }
/// // order.guestName: expected a string starting with "Jon", but was nil
/// //   (gave up after 65 tries in 1 second)
/// ```
///
/// - Parameters:
///   - matcher: A matcher for the wrapped value.
///   - label: The name of the value in the failure text.
///   - limit: How long to wait; one second by default. There are at least twenty tries, unless they
///     take longer than twice this time plus half a second.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: Returns the value. Runs on the caller's actor.
public func assertEventually<Value>(
  _ matcher: Matcher<Value>?, _ label: @autoclosure () -> String = "",
  within limit: Duration = .seconds(1), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @_implicitSelfCapture _ body: @escaping @concurrent () async throws -> Value?
) async { await poll(matcher.ofOptional(), label, limit, .init(fileID, file, line, column), body) }

/// Asserts that a changing value becomes equal to another; short for `equalTo`.
///
/// ```swift
/// await assertEventually(.served) { order.state }
/// // order.state: expected .served, but was .cooking (gave up after 65 tries in 1 second)
/// ```
///
/// If the closure has several statements, write the value with its type: `OrderState.served`.
///
/// - Parameters:
///   - expected: The value that it must become equal to.
///   - label: The name of the value in the failure text.
///   - limit: How long to wait; one second by default. There are at least twenty tries, unless they
///     take longer than twice this time plus half a second.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: Returns the value. Runs on the caller's actor.
public func assertEventually<Value: Equatable>(
  _ expected: Value, _ label: @autoclosure () -> String = "", within limit: Duration = .seconds(1),
  fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @_implicitSelfCapture _ body: @escaping @concurrent () async throws -> Value
) async { await poll(equalTo(expected), label, limit, .init(fileID, file, line, column), body) }

/// Asserts that a condition becomes true, or that all assertions in a closure eventually pass.
///
/// ```swift
/// await assertEventually { kitchen.isOpen }
/// // kitchen.isOpen: expected true, but was false (gave up after 65 tries in 1 second)
/// await assertEventually {
///   assertThat(viewModel.buttonTitle, "Send")
///   assertThat(order.state, .served)
/// }
/// // viewModel.buttonTitle: expected "Send", but was "Retry"
/// //   gave up after 65 tries in 1 second
/// ```
///
/// A condition may be optional; nil does not count as true. The last line may be an assertion that
/// returns a value, such as `try requireThat(order)`. If the last line gives any other value,
/// `assertEventually` fails, because nothing says what that value should be.
///
/// In all forms, a try that is repeated or left behind is undone: its marks and captured values are
/// removed, and what it has forgotten is restored. Only the failures of the last try are reported,
/// each at its own line, instead of a failure about the value. Some effects of a try stay: calls of
/// mocks, values that stubs capture, stubs that the try sets, the time of a clock, and whatever
/// else the code under test does.
///
/// - Parameters:
///   - label: The subject of the failure text.
///   - limit: How long to wait; one second by default. There are at least twenty tries, unless they
///     take longer than twice this time plus half a second.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: Makes assertions, or returns whether the condition holds. Runs on the caller's actor.
@_disfavoredOverload public func assertEventually<Value>(
  _ label: @autoclosure () -> String = "", within limit: Duration = .seconds(1),
  fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @_implicitSelfCapture _ body: @escaping @concurrent () async throws -> Value
) async {
  await poll(conditionOrAssertions(), label, limit, .init(fileID, file, line, column), body)
}

private func poll<Value>(
  _ matcher: Matcher<Value>, _ label: () -> String, _ limit: Duration,
  _ location: SourceLocation, _ body: @escaping @concurrent () async throws -> Value
) async {
  let ending = await Polling(matcher: matcher, limit: limit, body: body).untilMet()
  guard let mismatch = ending.mismatch, ending.reportFailures() == nil else { return }
  FailureReporter.report(mismatch, from: "assertEventually", label: label(), at: location)
}

/// Matches what a closure gives that asserts, or says whether a condition holds.
///
/// One form for both, because the compiler would take the wrong one of two: `verify` returns its
/// calls, even if they are not used.
func conditionOrAssertions<Value>() -> Matcher<Value> {
  let isTrue: Matcher<Bool> = equalTo(true)
  if let condition = isTrue as? Matcher<Value> { return condition }
  if let condition = isTrue.ofOptional as? Matcher<Value> { return condition }
  return Matcher(describedBy: { _ in "all assertions to pass" }) { value, _ in
    // Also behind a verb: a mismatch that is given must not pass.
    if let result = value as? MatchResult { return result }
    // Called in the try, so that it knows whether the value is that of a verb.
    if Value.self == Void.self || Trial.current?.hasValueOfVerb == true { return .match }
    return .mismatch { _ in
      Explanation(
        expected: "assertions, a condition, or a matcher", but: "the closure gave \(value: value)")
    }
  }
}
