/// Asserts that a value is what a matcher expects.
///
/// ```swift
/// assertThat(order.bowls, greaterThanOrEqualTo(2))
/// assertThat(await store.count, equalTo(3))
/// assertThat(extras, containsInAnyOrder("tamago", hasPrefix("wak")), "extras")
/// // extras: 1 of 2 elements differs: missing "tamago"; [0] unexpected "nori"
/// ```
///
/// A mismatch is recorded once, at the caller's file and line, in the framework that runs the test.
/// You can make the assertion from any task or thread. The test goes on; to end it, use
/// ``requireThat(_:_:_:fileID:file:line:column:)-(Value,Matcher<Value>,_,_,_,_,_)``. A passing
/// assertion builds no text.
///
/// - Parameters:
///   - value: The value to judge.
///   - matcher: A matcher for the value.
///   - label: The name of the value in the failure text.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
@inlinable
// All functions that take either values or matchers follow one rule: the form for matchers is
// disfavored. A literal could be both, and this makes it a value. So `true || false` is a `Bool`,
// not a matcher made of two. The verbs that wait do without the mark: the compiler prefers a
// literal's own type there, and the mark would let their form for optionals take `anything()`.
@_disfavoredOverload public func assertThat<Value>(
  _ value: Value, _ matcher: Matcher<Value>, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  guard let mismatch = matcher.mismatch(of: value) else { return }
  report(mismatch, label(), fileID, file, line, column)
}

/// Out of line, so that the inlined caller stays small.
@inline(never) @usableFromInline func report(
  _ mismatch: Mismatch, _ label: String, _ fileID: StaticString, _ file: StaticString, _ line: UInt,
  _ column: UInt
) {
  FailureReporter.report(
    mismatch, from: "assertThat", label: label, at: SourceLocation(fileID, file, line, column))
}

/// Asserts that an optional holds a value that a matcher matches.
///
/// ```swift
/// assertThat(order.guestName, hasPrefix("Jon"))
/// // order.guestName: expected a string starting with "Jon", but was nil
/// ```
///
/// If the optional is `nil`, the assertion fails and says so. To expect `nil`, use `nilValue()`,
/// alone or as an alternative: `anyOf(nilValue(), presentAnd(hasPrefix("Jon")))`. A matcher that
/// fits the optional itself, such as `present()`, `nilValue()` or `anything()`, judges the
/// optional.
///
/// - Parameters:
///   - value: The optional to judge.
///   - matcher: A matcher for the wrapped value; a `nil` matcher expects no value.
///   - label: The name of the value in the failure text.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
@inlinable @_disfavoredOverload public func assertThat<Value>(
  // Optional, so that a matcher for the optional itself prefers the form for it.
  _ value: Value?, _ matcher: Matcher<Value>?, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  guard let mismatch = matcher.ofOptional().mismatch(of: value) else { return }
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
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
@inlinable public func assertThat<Value: Equatable>(
  _ value: Value, _ expected: Value, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  // Makes no matcher, unlike `equalTo`, because that is slow in debug builds.
  if value == expected { return }
  report(unequal(value, expected), label(), fileID, file, line, column)
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
/// ```
///
/// - Parameters:
///   - condition: The condition.
///   - label: The name of the condition in the failure text.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
@inlinable public func assertThat(
  _ condition: Bool, _ label: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  if condition { return }
  report(unequal(condition, true), label(), fileID, file, line, column)
}
