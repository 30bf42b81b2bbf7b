/// Asserts that a closure, which may be asynchronous, throws an error that a matcher matches.
///
/// ```swift
/// await assertThrows(equalTo(ParseError.empty)) { try await parse(remote) }
/// ```
///
/// The closure runs on the caller's actor.
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
  _ body: @concurrent () async throws -> Value
) async -> Failure? {
  check(
    outcome: await ThrowingOutcome(of: body),
    matcher,
    label: label,
    at: SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
  )
}

/// Asserts that a closure, which may be asynchronous, throws an error of any type that a matcher
/// matches.
///
/// ```swift
/// await assertThrows(anything()) { try await parse(remote) }
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
  _ body: @concurrent () async throws -> Value
) async -> (any Error)? {
  check(
    outcome: await ThrowingOutcome(of: body),
    matcher,
    label: label,
    at: SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
  )
}

/// Asserts that a closure, which may be asynchronous, throws an error of a type.
///
/// ```swift
/// let error = await assertThrows(ParseError.self) { try await parse(remote) }
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
  _ body: @concurrent () async throws -> Value
) async -> Failure? {
  check(
    outcome: await ThrowingOutcome(of: body),
    anyError(of: type),
    label: label,
    at: SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
  )
}

/// Asserts that a closure, which may be asynchronous, throws an error, whatever it is.
///
/// ```swift
/// await assertThrows { try await parse(remote) }
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
  _ body: @concurrent () async throws -> Value
) async -> (any Error)? {
  check(
    outcome: await ThrowingOutcome(of: body),
    label: label,
    at: SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
  )
}

/// Asserts that a closure, which may be asynchronous, throws an error that equals another.
///
/// ```swift
/// await assertThrows(ParseError.empty) { try await parse(remote) }
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
  _ body: @concurrent () async throws -> Value
) async -> Failure? {
  await assertThrows(
    equalTo(error),
    label(),
    fileID: fileID,
    file: file,
    line: line,
    column: column,
    body
  )
}
