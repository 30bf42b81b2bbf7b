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
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: The value of the expression, or `nil` if it threw.
@_disfavoredOverload  // So that the next form calls a function; hence also `Value?`.
@discardableResult public func assertNotThrows<Value>(
  _ expression: @autoclosure () throws -> Value?, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Value? { Outcome(of: expression).checked(label, .init(fileID, file, line, column)) ?? nil }

/// Asserts that a closure does not throw.
///
/// ```swift
/// assertNotThrows { try parse("2 miso") }
/// ```
///
/// - Parameters:
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: The code that must not throw.
/// - Returns: The value of the closure, or `nil` if it threw.
@discardableResult public func assertNotThrows<Value>(
  _ label: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () throws -> Value
) -> Value? { Outcome(of: body).checked(label, .init(fileID, file, line, column)) }

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
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: The code that must not throw.
/// - Returns: The value of the closure, or `nil` if it threw.
@discardableResult public func assertNotThrows<Value>(
  _ label: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: @concurrent () async throws -> Value
) async -> Value? { await Outcome(of: body).checked(label, .init(fileID, file, line, column)) }

extension Outcome {
  /// The value that was returned; reports a failure if there is none.
  fileprivate func checked(_ label: () -> String, _ location: SourceLocation) -> Value? {
    Trial.current?.noteValueOfVerb()
    let verb = "assertNotThrows"
    let verdict =
      undecided(wasCalled: { location.isCall(of: verb) })
      ?? (error == nil ? .match : .mismatch(but: words))
    if let mismatch = verdict.mismatch?.expecting({ "not to throw" }) {
      FailureReporter.report(mismatch, from: verb, label: label(), at: location)
    }
    return value
  }
}
