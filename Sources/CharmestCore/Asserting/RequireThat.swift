/// Requires that a value is what a matcher expects, and ends the test if it is not.
///
/// ```swift
/// let order = try requireThat(waiter.lastOrder, hasProperty(\.bowls, greaterThan(0)))
/// ```
///
/// A mismatch is recorded once, at the caller's file and line. Then an error is thrown that ends
/// the test and adds no second failure.
///
/// - Parameters:
///   - value: The value to judge.
///   - matcher: What is expected of it.
///   - label: The name of the value in the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the requirement.
///   - column: The column of the requirement.
/// - Returns: The value.
/// - Throws: An error that ends the test, after the failure was recorded.
@discardableResult public func requireThat<Value>(
  _ value: Value, _ matcher: Matcher<Value>, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) throws -> Value {
  try met(
    Requirement(matcher).outcome(for: value), from: "requireThat", label: label,
    at: SourceLocation(fileID, file, line, column))
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
///   - matcher: What is expected of it. A `nil` always fails, even if the matcher matches it,
///     because there would be nothing to return.
///   - label: The name of the value in the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the requirement.
///   - column: The column of the requirement.
/// - Returns: The wrapped value.
/// - Throws: An error that ends the test, after the failure was recorded.
@discardableResult public func requireThat<Value>(
  _ value: Value?, _ matcher: Matcher<Value?>, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) throws -> Value {
  try met(
    Requirement(unwrapping: matcher, else: "assertThat").outcome(for: value), from: "requireThat",
    label: label, at: SourceLocation(fileID, file, line, column))
}

/// Requires that an optional holds a value that a matcher matches, and unwraps it.
///
/// ```swift
/// let name = try requireThat(order.guestName, hasPrefix("Jon"))
/// ```
///
/// - Parameters:
///   - value: The optional to judge.
///   - matcher: What is expected of the wrapped value.
///   - label: The name of the value in the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the requirement.
///   - column: The column of the requirement.
/// - Returns: The wrapped value.
/// - Throws: An error that ends the test, after the failure was recorded.
@discardableResult public func requireThat<Value>(
  _ value: Value?, _ matcher: Matcher<Value>, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) throws -> Value {
  try met(
    Requirement(unwrapping: presentAnd(matcher), else: "assertThat").outcome(for: value),
    from: "requireThat", label: label, at: SourceLocation(fileID, file, line, column))
}

/// Requires that a condition holds, and ends the test if it does not.
///
/// ```swift
/// try requireThat(kitchen.isOpen, "the kitchen is open")
/// ```
///
/// If the condition compares two values, the failure says what to write to see both.
///
/// - Parameters:
///   - condition: The condition.
///   - label: What the condition means, for the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the requirement.
///   - column: The column of the requirement.
/// - Throws: An error that ends the test, after the failure was recorded.
public func requireThat(
  _ condition: Bool, _ label: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
  if condition { return }
  let failure = FailureReporter.reportCondition(
    from: "requireThat", label: label(), at: SourceLocation(fileID, file, line, column))
  throw TestFramework.errorThatEndsTheTest(after: failure)
}

/// Returns what a met requirement gives, and otherwise ends the test.
func met<Value, Met>(
  _ outcome: Requirement<Value, Met>.Outcome, from verb: String, label: () -> String,
  at location: SourceLocation
) throws -> Met {
  switch outcome {
  case .met(let met): return met
  case .unmet(let mismatch):
    let failure = FailureReporter.report(
      mismatch.explanation, from: verb, label: label(), at: location)
    throw TestFramework.errorThatEndsTheTest(after: failure)
  }
}
