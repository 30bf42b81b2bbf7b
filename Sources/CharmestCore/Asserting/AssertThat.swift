/// Asserts that a value is what a matcher expects.
///
/// ```swift
/// assertThat(order.bowls, greaterThanOrEqualTo(2))
/// assertThat(await store.count, equalTo(3))
/// assertThat(extras, containsInAnyOrder("tamago", hasPrefix("wak")), "extras")
/// // extras: missing "tamago", unexpected "nori" at [0] (1 of 2 elements matches, in any order)
/// ```
///
/// A mismatch is recorded once, in the framework that runs the test, XCTest or Swift Testing, at
/// the caller's file and line, from any task or thread. The test goes on; to end it, use
/// ``requireThat(_:_:_:fileID:file:line:column:)-(Value,Matcher<Value>,_,_,_,_,_)``. A passing assertion builds
/// no text.
///
/// - Parameters:
///   - value: The value to judge.
///   - matcher: What is expected of it.
///   - label: The name of the value in the failure text.
///   - message: SwiftHamcrest's name for the label; new tests need no `message:`.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
@inlinable public func assertThat<Value>(
  _ value: Value, _ matcher: Matcher<Value>, _ label: @autoclosure () -> String = "",
  // One parameter more than the form for optionals has, so that where both fit, that one wins.
  message: @autoclosure () -> String? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  guard let mismatch = matcher.mismatch(of: value) else { return }
  report(mismatch, message() ?? label(), fileID, file, line, column)
}

/// Out of line, so that the inlined caller stays small.
@inline(never) @usableFromInline func report(
  _ mismatch: Mismatch, _ label: String, _ fileID: StaticString, _ file: StaticString, _ line: UInt,
  _ column: UInt
) {
  FailureReporter.report(
    mismatch.explanation, from: .assertThat, label: label,
    at: SourceLocation(fileID, file, line, column))
}

/// Asserts that an optional holds a value that a matcher matches.
///
/// ```swift
/// assertThat(order.guestName, hasPrefix("Jon"))
/// // order.guestName: expected a string starting with "Jon", but was nil
/// ```
///
/// A `nil` fails, and the failure says so. To expect `nil`, use `nilValue()`, alone or as an
/// alternative: `anyOf(nilValue(), hasPrefix("Jon"))`. A matcher that fits the optional itself judges
/// the optional: `present()`, `nilValue()`, `anything()`.
///
/// - Parameters:
///   - value: The optional to judge.
///   - matcher: What is expected of the wrapped value; with `nil`, there must be none.
///   - label: The name of the value in the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
@inlinable public func assertThat<Value>(
  // Optional, so that a matcher for the optional itself prefers the form for it.
  _ value: Value?, _ matcher: Matcher<Value>?, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  guard let mismatch = presentOrNil(matcher).mismatch(of: value) else { return }
  report(mismatch, label(), fileID, file, line, column)
}

/// Asserts that a value equals another; short for `equalTo`.
///
/// ```swift
/// assertThat(order.soup, .miso)
/// // order.soup: expected .miso, but was .shio
/// ```
///
/// - Parameters:
///   - value: The value to judge.
///   - expected: The value that it must equal.
///   - label: The name of the value in the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
@inlinable @_disfavoredOverload  // A literal is a matcher already.
public func assertThat<Value: Equatable>(
  _ value: Value, _ expected: Value, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  // Does the same as `equalTo`, but makes no matcher: tests are seldom optimized.
  if value == expected { return }
  report(
    Mismatch { explainInequality(expected: expected, actual: value) }, label(), fileID, file, line,
    column)
}

/// Asserts that a condition holds.
///
/// ```swift
/// assertThat(kitchen.isOpen, "the kitchen is open")
/// // the kitchen is open: expected true, but was false
/// ```
///
/// Prefer a matcher where possible: `assertThat(extras, hasItem("nori"))` says what came instead.
/// If the condition compares values, the failure says how to see them:
///
/// ```swift
/// assertThat(order.bowls == 2)
/// // order.bowls == 2: expected true, but was false
/// //   to see the values: write assertThat(value, matcher)
/// ```
///
/// - Parameters:
///   - condition: The condition.
///   - label: What the condition means, for the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
@inlinable public func assertThat(
  _ condition: Bool, _ label: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  if condition { return }
  reportCondition(label(), fileID, file, line, column)
}

/// Out of line, so that the inlined caller stays small.
@inline(never) @usableFromInline func reportCondition(
  _ label: String, _ fileID: StaticString, _ file: StaticString, _ line: UInt, _ column: UInt
) {
  FailureReporter.reportCondition(
    from: .assertThat, shownBy: "assertThat(value, matcher)", label: label,
    at: SourceLocation(fileID, file, line, column))
}

/// Asserts how an asynchronous closure ends, by a matcher for closures such as `throwsError`.
///
/// ```swift
/// await assertThat({ try await api.order("") }, throwsError(ParseError.empty))
/// // api.order(""): expected to throw ParseError.empty,
/// //   but returned Order(bowls: 0, soup: .miso, extras: [])
/// ```
///
/// The closure runs once, on the caller's actor.
///
/// - Parameters:
///   - body: The closure.
///   - matcher: What is expected of it.
///   - label: The name of the closure in the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
@_disfavoredOverload  // A closure that does not wait prefers the form that does not wait.
public func assertThat<Value>(
  _ body: @concurrent () async throws -> Value, _ matcher: Matcher<() throws -> Value>,
  _ label: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
  let outcome = await ThrowingOutcome(of: body)
  assertThat(
    { try outcome.get() }, matcher, label(), fileID: fileID, file: file, line: line, column: column)
}

/// Asserts that a value is what a matcher expects, with SwiftHamcrest's name for the label.
///
/// ```swift
/// assertThat(order.bowls, greaterThan(0), message: "bowls")
/// // bowls: expected a value greater than 0, but was 0
/// ```
///
/// For tests that come from SwiftHamcrest; new tests need no `message:`.
///
/// - Parameters:
///   - value: The value to judge.
///   - matcher: What is expected of it.
///   - message: The name of the value in the failure text. With `nil`, the source expression is the
///     name.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertThat<Value>(
  _ value: Value, _ matcher: Matcher<Value>, message: @autoclosure () -> String?,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  assertThat(
    value, matcher, message() ?? "", fileID: fileID, file: file, line: line, column: column)
}

/// Asserts that an optional holds a value that a matcher matches, with SwiftHamcrest's label.
///
/// ```swift
/// assertThat(order.guestName, hasPrefix("Jon"), message: "guest")
/// ```
///
/// - Parameters:
///   - value: The optional to judge.
///   - matcher: What is expected of the wrapped value; with `nil`, there must be none.
///   - message: The name of the value in the failure text. With `nil`, the source expression is the
///     name.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertThat<Value>(
  // Optional, as above.
  _ value: Value?, _ matcher: Matcher<Value>?, message: @autoclosure () -> String?,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  assertThat(
    value, matcher, message() ?? "", fileID: fileID, file: file, line: line, column: column)
}

extension VerbForm {
  package static let assertThat = VerbForm("assertThat", labels: ["message"])
}
