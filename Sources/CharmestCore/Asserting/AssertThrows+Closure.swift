/// Asserts that a closure throws an error that a matcher matches.
///
/// ```swift
/// assertThrows(equalTo(ParseError.empty)) { try parse(text) }
/// ```
///
/// - Parameters:
///   - matcher: What is expected of the error.
///   - label: The name of the expression in the failure text.
///   - fileID: The module and file of the assertion. Leave it out, as the following three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: The code that is to throw.
/// - Returns: The error, if there was one of that type.
@discardableResult
public func assertThrows<Value, Failure: Error>(
  _ matcher: Matcher<Failure>,
  _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () throws -> Value
) -> Failure? {
  check(
    outcome: ThrowingOutcome(of: body),
    matcher,
    label: label,
    at: SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
  )
}

/// Asserts that a closure throws an error of any type that a matcher matches.
///
/// ```swift
/// assertThrows(anything()) { try parse(text) }
/// ```
///
/// - Parameters:
///   - matcher: What is expected of the error.
///   - label: The name of the expression in the failure text.
///   - fileID: The module and file of the assertion. Leave it out, as the following three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: The code that is to throw.
/// - Returns: The error, if there was one.
@discardableResult
public func assertThrows<Value>(
  _ matcher: Matcher<any Error>,
  _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () throws -> Value
) -> (any Error)? {
  check(
    outcome: ThrowingOutcome(of: body),
    matcher,
    label: label,
    at: SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
  )
}

/// Asserts that a closure throws an error of a type.
///
/// ```swift
/// let error = assertThrows(ParseError.self) { try parse(text) }
/// ```
///
/// - Parameters:
///   - type: The type of the error.
///   - label: The name of the expression in the failure text.
///   - fileID: The module and file of the assertion. Leave it out, as the following three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: The code that is to throw.
/// - Returns: The error, if there was one of that type.
@discardableResult
public func assertThrows<Value, Failure: Error>(
  _ type: Failure.Type,
  _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () throws -> Value
) -> Failure? {
  check(
    outcome: ThrowingOutcome(of: body),
    anyError(of: type),
    label: label,
    at: SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
  )
}

/// Asserts that a closure throws an error, whatever it is.
///
/// ```swift
/// assertThrows { try parse(text) }
/// ```
///
/// - Parameters:
///   - label: The name of the expression in the failure text.
///   - fileID: The module and file of the assertion. Leave it out, as the following three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: The code that is to throw.
/// - Returns: The error, if there was one.
@discardableResult
public func assertThrows<Value>(
  _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () throws -> Value
) -> (any Error)? {
  check(
    outcome: ThrowingOutcome(of: body),
    label: label,
    at: SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
  )
}

/// Asserts that a closure throws an error that equals another.
///
/// ```swift
/// assertThrows(ParseError.empty) { try parse(text) }
/// ```
///
/// - Parameters:
///   - error: The error to equal.
///   - label: The name of the expression in the failure text.
///   - fileID: The module and file of the assertion. Leave it out, as the following three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: The code that is to throw.
/// - Returns: The error, if there was one of that type.
@discardableResult
public func assertThrows<Value, Failure: Error & Equatable>(
  _ error: Failure,
  _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () throws -> Value
) -> Failure? {
  assertThrows(
    equalTo(error),
    label(),
    fileID: fileID,
    file: file,
    line: line,
    column: column,
    body
  )
}
