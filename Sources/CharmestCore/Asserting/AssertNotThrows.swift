/// Asserts that an expression does not throw.
///
/// ```swift
/// let order = assertNotThrows(try parse("2 miso"))
/// // parse("2 miso"): expected not to throw, but threw ParseError.eof(line: 3)
/// ```
///
/// - Parameters:
///   - expression: The expression that must not throw.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: The value of the expression, or `nil` if it threw.
@_disfavoredOverload  // A function is called by the next form; so also `Value?`.
@discardableResult public func assertNotThrows<Value>(
  _ expression: @autoclosure () throws -> Value?, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Value? {
  ThrowingOutcome(of: expression).checked(
    label, SourceLocation(fileID, file, line, column)) ?? nil
}

/// Asserts that a function does not throw.
///
/// ```swift
/// assertNotThrows(parseNothing)
/// // parseNothing: expected not to throw, but threw ParseError.empty
/// ```
///
/// A function that is not called fails: one that takes arguments, an optional one, or one that is
/// the value of the expression.
///
/// ```swift
/// assertNotThrows(parse)
/// // parse: expected not to throw, but is a function that was not called
/// ```
///
/// - Parameters:
///   - body: The code that must not throw.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: The value of the function, or `nil` if it threw.
@_disfavoredOverload  // A closure behind the parentheses fits this form as well as its own.
@discardableResult public func assertNotThrows<Value>(
  _ body: () throws -> Value, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Value? {
  ThrowingOutcome(of: body).checked(label, SourceLocation(fileID, file, line, column))
}

/// Asserts that a function, which may be asynchronous, does not throw.
///
/// ```swift
/// await assertNotThrows(fetchNothing)
/// ```
///
/// The function runs on the caller's actor.
///
/// - Parameters:
///   - body: The code that must not throw.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: The value of the function, or `nil` if it threw.
@_disfavoredOverload  // As above.
@discardableResult public func assertNotThrows<Value>(
  _ body: @concurrent () async throws -> Value, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async -> Value? {
  await ThrowingOutcome(of: body).checked(label, SourceLocation(fileID, file, line, column))
}

/// Asserts that a closure does not throw.
///
/// ```swift
/// assertNotThrows { try parse("2 miso") }
/// ```
///
/// - Parameters:
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: The code that must not throw.
/// - Returns: The value of the closure, or `nil` if it threw.
@discardableResult public func assertNotThrows<Value>(
  _ label: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () throws -> Value
) -> Value? {
  ThrowingOutcome(of: body).checked(label, SourceLocation(fileID, file, line, column))
}

/// Asserts that a closure, which may be asynchronous, does not throw.
///
/// ```swift
/// await assertNotThrows { try await api.order("2 miso") }
/// ```
///
/// The closure runs on the caller's actor.
///
/// - Parameters:
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: The code that must not throw.
/// - Returns: The value of the closure, or `nil` if it threw.
@discardableResult public func assertNotThrows<Value>(
  _ label: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: @concurrent () async throws -> Value
) async -> Value? {
  await ThrowingOutcome(of: body).checked(label, SourceLocation(fileID, file, line, column))
}

extension ThrowingOutcome {
  /// The value that was returned; reports a failure if there is none.
  fileprivate func checked(_ label: () -> String, _ location: SourceLocation) -> Value? {
    if let explanation = explainReturn() {
      FailureReporter.report(explanation, from: .assertNotThrows, label: label(), at: location)
    }
    return value
  }
}

extension VerbForm {
  package static let assertNotThrows = VerbForm("assertNotThrows", about: [.arguments, .closure])
}
