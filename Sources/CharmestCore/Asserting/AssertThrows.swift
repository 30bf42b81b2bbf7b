/// Asserts that an expression throws an error that a matcher matches.
///
/// ```swift
/// assertThrows(try parse(""), equalTo(ParseError.empty))
/// // parse(""): expected to throw ParseError.empty, but threw ParseError.eof(line: 3)
/// ```
///
/// If the error is of another type, the assertion fails and names the error. Put an expression with
/// `await` in a closure; see the asynchronous form.
///
/// - Parameters:
///   - expression: The expression that must throw.
///   - matcher: A matcher for the error.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: The error, if one of that type was thrown.
@_disfavoredOverload  // A closure after the arguments is a body, not an expression.
@discardableResult public func assertThrows<Value, Failure: Error>(
  _ expression: @autoclosure () throws -> Value, _ matcher: Matcher<Failure>,
  _ label: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Failure? { Outcome(of: expression).thrown(matcher, label, .init(fileID, file, line, column)) }

/// Asserts that an expression throws an error that a matcher for any error matches, such as
/// `isCase("empty")`.
///
/// - Parameters:
///   - expression: The expression that must throw.
///   - matcher: A matcher for the error.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: The error, if one was thrown.
@_disfavoredOverload  // As above.
@discardableResult public func assertThrows<Value>(
  _ expression: @autoclosure () throws -> Value, _ matcher: Matcher<any Error>,
  _ label: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> (any Error)? {
  Outcome(of: expression).thrown(matcher, label, .init(fileID, file, line, column))
}

/// Asserts that an expression throws an error of a type, or any error.
///
/// ```swift
/// assertThrows(try parse(""))
/// // parse(""): expected to throw, but returned 5
/// let error = assertThrows(try parse(""), ParseError.self)
/// // parse(""): expected to throw ParseError, but returned 5
/// ```
///
/// - Parameters:
///   - expression: The expression that must throw.
///   - type: The type of the error; any error by default. The type comes before the label, so that
///     an error that is a string is never mistaken for a label.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: The error, if one of that type was thrown.
@_disfavoredOverload  // As above.
@discardableResult public func assertThrows<Value, Failure: Error>(
  _ expression: @autoclosure () throws -> Value, _ type: Failure.Type = (any Error).self,
  _ label: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Failure? {
  Outcome(of: expression).thrown(anyError(of: type), label, .init(fileID, file, line, column))
}

/// Asserts that an expression throws an error that equals another.
///
/// ```swift
/// assertThrows(try parse(""), ParseError.empty)
/// // parse(""): expected to throw ParseError.empty, but returned 5
/// ```
///
/// - Parameters:
///   - expression: The expression that must throw.
///   - error: The error that it must equal.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: The error, if one of that type was thrown.
@_disfavoredOverload  // As above.
@discardableResult public func assertThrows<Value, Failure: Error & Equatable>(
  _ expression: @autoclosure () throws -> Value, _ error: Failure,
  _ label: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Failure? {
  Outcome(of: expression).thrown(equalTo(error), label, .init(fileID, file, line, column))
}

/// Asserts that a closure throws an error that a matcher matches.
///
/// ```swift
/// assertThrows(equalTo(ParseError.empty)) { try parse(text) }
/// ```
///
/// - Parameters:
///   - matcher: A matcher for the error.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: The code that must throw.
/// - Returns: The error, if one of that type was thrown.
@discardableResult public func assertThrows<Value, Failure: Error>(
  _ matcher: Matcher<Failure>, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: () throws -> Value
) -> Failure? { Outcome(of: body).thrown(matcher, label, .init(fileID, file, line, column)) }

/// Asserts that a closure throws an error that a matcher for any error matches, such as
/// `isCase("empty")`.
///
/// - Parameters:
///   - matcher: A matcher for the error.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: The code that must throw.
/// - Returns: The error, if one was thrown.
@discardableResult public func assertThrows<Value>(
  _ matcher: Matcher<any Error>, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: () throws -> Value
) -> (any Error)? { Outcome(of: body).thrown(matcher, label, .init(fileID, file, line, column)) }

/// Asserts that a closure throws an error of a type, or any error.
///
/// ```swift
/// assertThrows { try parse(text) }
/// let error = assertThrows(ParseError.self) { try parse(text) }
/// ```
///
/// - Parameters:
///   - type: The type of the error; any error by default.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: The code that must throw.
/// - Returns: The error, if one of that type was thrown.
@discardableResult public func assertThrows<Value, Failure: Error>(
  _ type: Failure.Type = (any Error).self, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: () throws -> Value
) -> Failure? {
  Outcome(of: body).thrown(anyError(of: type), label, .init(fileID, file, line, column))
}

/// Asserts that a closure throws an error that equals another.
///
/// ```swift
/// assertThrows(ParseError.empty) { try parse(text) }
/// ```
///
/// - Parameters:
///   - error: The error that it must equal.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: The code that must throw.
/// - Returns: The error, if one of that type was thrown.
@discardableResult public func assertThrows<Value, Failure: Error & Equatable>(
  _ error: Failure, _ label: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () throws -> Value
) -> Failure? { Outcome(of: body).thrown(equalTo(error), label, .init(fileID, file, line, column)) }

/// Asserts that a closure, which may be asynchronous, throws an error that a matcher matches.
///
/// ```swift
/// await assertThrows(equalTo(ParseError.empty)) { try await parse(remote) }
/// ```
///
/// The closure runs on the caller's actor.
///
/// - Parameters:
///   - matcher: A matcher for the error.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: The code that must throw.
/// - Returns: The error, if one of that type was thrown.
@discardableResult public func assertThrows<Value, Failure: Error>(
  _ matcher: Matcher<Failure>, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: @concurrent () async throws -> Value
) async -> Failure? {
  await Outcome(of: body).thrown(matcher, label, .init(fileID, file, line, column))
}

/// Asserts that a closure, which may be asynchronous, throws an error that a matcher for any error
/// matches, such as `isCase("empty")`.
///
/// - Parameters:
///   - matcher: A matcher for the error.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: The code that must throw.
/// - Returns: The error, if one was thrown.
@discardableResult public func assertThrows<Value>(
  _ matcher: Matcher<any Error>, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: @concurrent () async throws -> Value
) async -> (any Error)? {
  await Outcome(of: body).thrown(matcher, label, .init(fileID, file, line, column))
}

/// Asserts that a closure, which may be asynchronous, throws an error of a type, or any error.
///
/// ```swift
/// await assertThrows { try await parse(remote) }
/// let error = await assertThrows(ParseError.self) { try await parse(remote) }
/// ```
///
/// - Parameters:
///   - type: The type of the error; any error by default.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: The code that must throw.
/// - Returns: The error, if one of that type was thrown.
@discardableResult public func assertThrows<Value, Failure: Error>(
  _ type: Failure.Type = (any Error).self, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: @concurrent () async throws -> Value
) async -> Failure? {
  await Outcome(of: body).thrown(anyError(of: type), label, .init(fileID, file, line, column))
}

/// Asserts that a closure, which may be asynchronous, throws an error that equals another.
///
/// ```swift
/// await assertThrows(ParseError.empty) { try await parse(remote) }
/// ```
///
/// - Parameters:
///   - error: The error that it must equal.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: The code that must throw.
/// - Returns: The error, if one of that type was thrown.
@discardableResult public func assertThrows<Value, Failure: Error & Equatable>(
  _ error: Failure, _ label: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: @concurrent () async throws -> Value
) async -> Failure? {
  await Outcome(of: body).thrown(equalTo(error), label, .init(fileID, file, line, column))
}

extension Outcome {
  /// The error that was thrown; reports a failure if there is none, or if it is not as expected.
  fileprivate func thrown<Failure: Error>(
    _ matcher: Matcher<Failure>?, _ label: () -> String, _ location: SourceLocation
  ) -> Failure? {
    let verb = "assertThrows"
    let thrown = Matcher<Outcome>(describedBy: { _ in toThrow(matcher) }) { outcome, judging in
      outcome.judge(matcher, wasCalled: { location.isCall(of: verb) }, by: &judging)
    }
    Trial.current?.noteValueOfVerb()
    if let mismatch = thrown.mismatch(of: self) {
      FailureReporter.report(mismatch, from: verb, label: label(), at: location)
    }
    return error as? Failure
  }
}
