/// Requires that a value is what a matcher expects, and ends the test if it is not.
///
/// ```swift
/// let order = try requireThat(waiter.lastOrder, hasProperty(\.bowls, greaterThan(0)))
/// ```
///
/// A mismatch is recorded once, at the caller's file and line. Then an error is thrown, which ends
/// the test without adding a second failure.
///
/// - Parameters:
///   - value: The value to judge.
///   - matcher: A matcher for the value.
///   - label: The name of the value in the failure text.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the requirement.
///   - column: The column of the requirement.
/// - Returns: The value.
/// - Throws: An error that ends the test, after the failure has been recorded.
@_disfavoredOverload @discardableResult public func requireThat<Value>(
  _ value: Value, _ matcher: Matcher<Value>, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) throws -> Value {
  try wrapped(
    in: value, unless: matcher.mismatch(of: value), label, at: .init(fileID, file, line, column))
}

/// Requires that an optional is what a matcher expects, and unwraps it.
///
/// ```swift
/// let user = try requireThat(await api.user(7), present())
/// // api.user(7): expected a value, but was nil
/// ```
///
/// - Parameters:
///   - value: The optional to judge.
///   - matcher: A matcher for the optional. A `nil` always fails, even if the matcher matches it,
///     because there would be nothing to return.
///   - label: The name of the value in the failure text.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the requirement.
///   - column: The column of the requirement.
/// - Returns: The wrapped value.
/// - Throws: An error that ends the test, after the failure has been recorded.
@_disfavoredOverload @discardableResult public func requireThat<Value>(
  _ value: Value?, _ matcher: Matcher<Value?>, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) throws -> Value {
  try wrapped(
    in: value, unless: matcher.returning().mismatch(of: value), label,
    at: .init(fileID, file, line, column))
}

/// Requires that an optional holds a value that a matcher matches, and unwraps it.
///
/// ```swift
/// let name = try requireThat(order.guestName, hasPrefix("Jon"))
/// ```
///
/// - Parameters:
///   - value: The optional to judge.
///   - matcher: A matcher for the wrapped value.
///   - label: The name of the value in the failure text.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the requirement.
///   - column: The column of the requirement.
/// - Returns: The wrapped value.
/// - Throws: An error that ends the test, after the failure has been recorded.
@_disfavoredOverload @discardableResult public func requireThat<Value>(
  // Optional, so that a matcher for the optional itself prefers the form for it.
  _ value: Value?, _ matcher: Matcher<Value>?, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) throws -> Value {
  try requireThat(
    value, matcher.ofOptional(), label(), fileID: fileID, file: file, line: line, column: column)
}

/// Requires that an optional has a value, and unwraps it; short for `present`.
///
/// ```swift
/// let table = try requireThat(order.table)
/// // order.table: expected a value, but was nil
/// ```
///
/// This form takes no label, because a string after an optional could be meant as its expected
/// value. To add a label, write `requireThat(order.table, present(), "table")`. An optional `Bool`
/// is treated as a condition: both `false` and `nil` fail. To unwrap it, write
/// `requireThat(flag, present())`.
///
/// - Parameters:
///   - value: The optional to unwrap.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the requirement.
///   - column: The column of the requirement.
/// - Returns: The wrapped value.
/// - Throws: An error that ends the test, after the failure has been recorded.
@_disfavoredOverload @discardableResult public func requireThat<Value>(
  _ value: Value?, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) throws -> Value {
  try requireThat(value, present(), fileID: fileID, file: file, line: line, column: column)
}

/// Fails, because a function that is not called is always present.
///
/// ```swift
/// try requireThat(kitchen.isOpen)
/// // kitchen.isOpen: expected a value, but is a function that was not called
/// ```
///
/// If a call returns a function, write `requireThat(makeHandler(), present())`.
///
/// - Parameters:
///   - function: The function.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the requirement.
///   - column: The column of the requirement.
/// - Throws: An error that ends the test, after the failure has been recorded.
public func requireThat<each Argument, Result>(
  _ function: (repeat each Argument) throws -> Result, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws { try refuseFunction(at: SourceLocation(fileID, file, line, column)) }

/// Fails, because an asynchronous function that is not called is always present.
///
/// - Parameters:
///   - function: The function.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the requirement.
///   - column: The column of the requirement.
/// - Throws: An error that ends the test, after the failure has been recorded.
public func requireThat<each Argument, Result>(
  // A form of its own: otherwise, the compiler prefers an optional for a function without `async`.
  _ function: (repeat each Argument) async throws -> Result, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws { try refuseFunction(at: SourceLocation(fileID, file, line, column)) }

private func refuseFunction(at location: SourceLocation) throws {
  let undecided = Mismatch.undecided("is a function that was not called").expecting { "a value" }
  _ = try wrapped(in: nil as Void?, unless: undecided, { "" }, at: location)
}

/// Requires that a value, or the value in an optional, equals another; short for `equalTo`.
///
/// ```swift
/// try requireThat(order.soup, .miso)
/// // order.soup: expected .miso, but was .shio
/// ```
///
/// ```swift
/// let name = try requireThat(order.guestName, reservation.name)
/// // order.guestName: expected "Jon", but was nil
/// ```
///
/// - Parameters:
///   - value: The value to judge.
///   - expected: The value that it must equal.
///   - label: The name of the value in the failure text.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the requirement.
///   - column: The column of the requirement.
/// - Returns: The value. It is not optional if the expected value is not.
/// - Throws: An error that ends the test, after the failure has been recorded.
@discardableResult public func requireThat<Value: Equatable>(
  _ value: Value?, _ expected: Value, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) throws -> Value {
  try requireThat(
    value, equalTo(expected), label(), fileID: fileID, file: file, line: line, column: column)
}

/// Requires that a condition holds, and ends the test if it does not.
///
/// ```swift
/// try requireThat(kitchen.isOpen, "the kitchen is open")
/// ```
///
/// ```swift
/// try requireThat(kitchen?.isOpen)
/// // kitchen?.isOpen: expected true, but was nil
/// ```
///
/// - Parameters:
///   - condition: The condition; `nil` fails like `false`.
///   - label: The name of the condition in the failure text.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the requirement.
///   - column: The column of the requirement.
/// - Returns: The condition, which is true.
/// - Throws: An error that ends the test, after the failure has been recorded.
@discardableResult public func requireThat(
  _ condition: Bool?, _ label: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws -> Bool {
  try requireThat(
    condition, presentAnd(true), label(), fileID: fileID, file: file, line: line, column: column)
}

/// The value in an optional; reports what is wrong and ends the test if there is a mismatch.
func wrapped<Value>(
  in value: Value?, unless mismatch: Mismatch?, _ label: () -> String,
  from verb: String = "requireThat", at location: SourceLocation
) throws -> Value {
  if mismatch == nil, let value {
    Trial.current?.noteValueOfVerb()
    return value
  }
  if let end = mismatch?.errorThatEndsTheTest { throw end }
  let absent = Mismatch { _ in Explanation(expected: "a value to return", but: "was nil") }
  let failure = FailureReporter.report(mismatch ?? absent, from: verb, label: label(), at: location)
  throw failure.map(TestFramework.errorThatEndsTheTest) ?? RequirementNotMet(description: "")
}

extension Matcher {
  /// The same, except that a nil never matches, because it cannot be returned.
  func returning<Wrapped>() -> Matcher where Value == Wrapped? {
    Matcher(describedBy: describe) { value, judging in
      let verdict = judging.judge(self, value)
      guard verdict.isMatch, value == nil else { return verdict }
      return .mismatch { expected in
        Explanation(
          expected: "a value to return", but: "was nil, as \(expected) allows; use an assertion")
      }
    }
  }
}
