/// Requires that a changing value becomes what a matcher expects, or ends the test.
///
/// ```swift
/// let order = try await requireEventually(hasProperty(\.bowls, 2)) { waiter.lastOrder }
/// ```
///
/// It waits as `assertEventually` does. A failure is recorded once, at the caller's file and line.
/// Then an error is thrown, which ends the test without adding a second failure.
///
/// - Parameters:
///   - matcher: A matcher for the value.
///   - label: The name of the value in the failure text.
///   - limit: How long to wait; one second by default. There are at least twenty tries, unless they
///     take longer than twice this time plus half a second.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the requirement.
///   - column: The column of the requirement.
///   - body: Returns the value. Runs on the caller's actor.
/// - Returns: The value that matched.
/// - Throws: An error that ends the test, after the failure has been recorded.
@discardableResult public func requireEventually<Value>(
  _ matcher: Matcher<Value>, _ label: @autoclosure () -> String = "",
  within limit: Duration = .seconds(1), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @_implicitSelfCapture _ body: @escaping @concurrent () async throws -> Value
) async throws -> Value {
  try await poll(matcher, label, limit, .init(fileID, file, line, column), body) { $0 }
}

/// Requires that a changing optional becomes what a matcher expects, and unwraps it.
///
/// ```swift
/// let user = try await requireEventually(present(), within: .seconds(1)) { store.user }
/// // store.user: expected a value, but was nil (gave up after 65 tries in 1 second)
/// ```
///
/// - Parameters:
///   - matcher: A matcher for the optional. A `nil` never ends the wait, even if the matcher
///     matches it, because there would be nothing to return.
///   - label: The name of the value in the failure text.
///   - limit: How long to wait; one second by default. There are at least twenty tries, unless they
///     take longer than twice this time plus half a second.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the requirement.
///   - column: The column of the requirement.
///   - body: Returns the value. Runs on the caller's actor.
/// - Returns: The wrapped value that matched.
/// - Throws: An error that ends the test, after the failure has been recorded.
@discardableResult public func requireEventually<Value>(
  _ matcher: Matcher<Value?>, _ label: @autoclosure () -> String = "",
  within limit: Duration = .seconds(1), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @_implicitSelfCapture _ body: @escaping @concurrent () async throws -> Value?
) async throws -> Value {
  try await poll(matcher.returning(), label, limit, .init(fileID, file, line, column), body) { $0 }
}

/// Requires that a changing optional becomes a value that a matcher matches, and unwraps it.
///
/// ```swift
/// let name = try await requireEventually(hasPrefix("Jon")) { order.guestName }
/// ```
///
/// - Parameters:
///   - matcher: A matcher for the wrapped value.
///   - label: The name of the value in the failure text.
///   - limit: How long to wait; one second by default. There are at least twenty tries, unless they
///     take longer than twice this time plus half a second.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the requirement.
///   - column: The column of the requirement.
///   - body: Returns the value. Runs on the caller's actor.
/// - Returns: The wrapped value that matched.
/// - Throws: An error that ends the test, after the failure has been recorded.
@discardableResult public func requireEventually<Value>(
  _ matcher: Matcher<Value>?, _ label: @autoclosure () -> String = "",
  within limit: Duration = .seconds(1), fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @_implicitSelfCapture _ body: @escaping @concurrent () async throws -> Value?
) async throws -> Value {
  try await poll(matcher.ofOptional(), label, limit, .init(fileID, file, line, column), body) { $0 }
}

/// Requires that a changing value becomes equal to another; short for `equalTo`.
///
/// ```swift
/// try await requireEventually(.served) { order.state }
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
///   - line: The line of the requirement.
///   - column: The column of the requirement.
///   - body: Returns the value. Runs on the caller's actor.
/// - Returns: The value that matched.
/// - Throws: An error that ends the test, after the failure has been recorded.
@discardableResult public func requireEventually<Value: Equatable>(
  _ expected: Value, _ label: @autoclosure () -> String = "", within limit: Duration = .seconds(1),
  fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @_implicitSelfCapture _ body: @escaping @concurrent () async throws -> Value
) async throws -> Value {
  try await poll(equalTo(expected), label, limit, .init(fileID, file, line, column), body) { $0 }
}

/// Requires that a condition becomes true, or that all assertions in a closure eventually pass.
///
/// ```swift
/// try await requireEventually { kitchen.isOpen }
/// ```
///
/// It accepts the same closures as the corresponding form of `assertEventually`.
///
/// - Parameters:
///   - label: The name of the condition in the failure text.
///   - limit: How long to wait; one second by default. There are at least twenty tries, unless they
///     take longer than twice this time plus half a second.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the requirement.
///   - column: The column of the requirement.
///   - body: Makes assertions, or returns whether the condition holds. Runs on the caller's actor.
/// - Throws: An error that ends the test, after the failure has been recorded.
@_disfavoredOverload public func requireEventually<Value>(
  _ label: @autoclosure () -> String = "", within limit: Duration = .seconds(1),
  fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @_implicitSelfCapture _ body: @escaping @concurrent () async throws -> Value
) async throws {
  let location = SourceLocation(fileID, file, line, column)
  _ = try await poll(conditionOrAssertions(), label, limit, location, body) { $0 }
}

private func poll<Value, Required>(
  _ matcher: Matcher<Value>, _ label: () -> String, _ limit: Duration, _ location: SourceLocation,
  _ body: @escaping @concurrent () async throws -> Value, unwrapping: (Value) -> Required?
) async throws -> Required {
  let ending = await Polling(matcher: matcher, limit: limit, body: body).untilMet()
  if let last = ending.reportFailures() { throw TestFramework.errorThatEndsTheTest(after: last) }
  return try wrapped(
    in: ending.value.flatMap(unwrapping), unless: ending.mismatch, label, from: "requireEventually",
    at: location)
}
