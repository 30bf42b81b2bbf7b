// A closure or a function in parentheses is called. Disfavored, because a closure behind the
// parentheses fits these forms as well as its own.

/// Asserts that a function throws an error that a matcher matches.
///
/// ```swift
/// assertThrows(parseNothing, equalTo(ParseError.empty))
/// ```
///
/// - Parameters:
///   - body: The code that must throw.
///   - matcher: What is expected of the error.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: The error, if there was one of that type.
@_disfavoredOverload @discardableResult public func assertThrows<Value, Failure: Error>(
  _ body: () throws -> Value, _ matcher: Matcher<Failure>, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Failure? {
  ThrowingOutcome(of: body).thrown(matcher, label, SourceLocation(fileID, file, line, column))
}

/// Asserts that a function throws an error of any type that a matcher matches.
///
/// ```swift
/// assertThrows({ try parse("") }, anything())
/// ```
///
/// - Parameters:
///   - body: The code that must throw.
///   - matcher: What is expected of the error.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: The error, if there was one.
@_disfavoredOverload @discardableResult public func assertThrows<Value>(
  _ body: () throws -> Value, _ matcher: Matcher<any Error>,
  _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> (any Error)? {
  ThrowingOutcome(of: body).thrown(matcher, label, SourceLocation(fileID, file, line, column))
}

/// Asserts that a function throws an error of a type.
///
/// ```swift
/// assertThrows(parseNothing, ParseError.self)
/// ```
///
/// - Parameters:
///   - body: The code that must throw.
///   - type: The type of the error.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: The error, if there was one of that type.
@_disfavoredOverload @discardableResult public func assertThrows<Value, Failure: Error>(
  _ body: () throws -> Value, _ type: Failure.Type, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Failure? {
  ThrowingOutcome(of: body).thrown(
    anyError(of: type), label, SourceLocation(fileID, file, line, column))
}

/// Asserts that a function throws any error.
///
/// ```swift
/// assertThrows(parseNothing)
/// ```
///
/// - Parameters:
///   - body: The code that must throw.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: The error, if there was one.
@_disfavoredOverload @discardableResult public func assertThrows<Value>(
  _ body: () throws -> Value, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> (any Error)? {
  ThrowingOutcome(of: body).thrown(label, SourceLocation(fileID, file, line, column))
}

/// Asserts that a function throws an error that equals another.
///
/// ```swift
/// assertThrows(parseNothing, ParseError.empty)
/// ```
///
/// - Parameters:
///   - body: The code that must throw.
///   - error: The error that it must equal.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: The error, if there was one of that type.
@_disfavoredOverload @discardableResult public func assertThrows<Value, Failure: Error & Equatable>(
  _ body: () throws -> Value, _ error: Failure, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Failure? {
  ThrowingOutcome(of: body).thrown(
    equalTo(error), label, SourceLocation(fileID, file, line, column))
}

/// Asserts that a function, which may be asynchronous, throws an error that a matcher matches.
///
/// ```swift
/// await assertThrows(fetchNothing, equalTo(ParseError.empty))
/// ```
///
/// The function runs on the caller's actor.
///
/// - Parameters:
///   - body: The code that must throw.
///   - matcher: What is expected of the error.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: The error, if there was one of that type.
@_disfavoredOverload @discardableResult public func assertThrows<Value, Failure: Error>(
  _ body: @concurrent () async throws -> Value, _ matcher: Matcher<Failure>,
  _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async -> Failure? {
  await ThrowingOutcome(of: body).thrown(matcher, label, SourceLocation(fileID, file, line, column))
}

/// Asserts that a function, which may be asynchronous, throws an error of any type that a matcher
/// matches.
///
/// ```swift
/// await assertThrows({ try await parse(remote) }, anything())
/// ```
///
/// - Parameters:
///   - body: The code that must throw.
///   - matcher: What is expected of the error.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: The error, if there was one.
@_disfavoredOverload @discardableResult public func assertThrows<Value>(
  _ body: @concurrent () async throws -> Value, _ matcher: Matcher<any Error>,
  _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async -> (any Error)? {
  await ThrowingOutcome(of: body).thrown(matcher, label, SourceLocation(fileID, file, line, column))
}

/// Asserts that a function, which may be asynchronous, throws an error of a type.
///
/// ```swift
/// await assertThrows(fetchNothing, ParseError.self)
/// ```
///
/// - Parameters:
///   - body: The code that must throw.
///   - type: The type of the error.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: The error, if there was one of that type.
@_disfavoredOverload @discardableResult public func assertThrows<Value, Failure: Error>(
  _ body: @concurrent () async throws -> Value, _ type: Failure.Type,
  _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async -> Failure? {
  await ThrowingOutcome(of: body).thrown(
    anyError(of: type), label, SourceLocation(fileID, file, line, column))
}

/// Asserts that a function, which may be asynchronous, throws any error.
///
/// ```swift
/// await assertThrows(fetchNothing)
/// ```
///
/// - Parameters:
///   - body: The code that must throw.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: The error, if there was one.
@_disfavoredOverload @discardableResult public func assertThrows<Value>(
  _ body: @concurrent () async throws -> Value, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async -> (any Error)? {
  await ThrowingOutcome(of: body).thrown(label, SourceLocation(fileID, file, line, column))
}

/// Asserts that a function, which may be asynchronous, throws an error that equals another.
///
/// ```swift
/// await assertThrows(fetchNothing, ParseError.empty)
/// ```
///
/// - Parameters:
///   - body: The code that must throw.
///   - error: The error that it must equal.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: The error, if there was one of that type.
@_disfavoredOverload @discardableResult public func assertThrows<Value, Failure: Error & Equatable>(
  _ body: @concurrent () async throws -> Value, _ error: Failure,
  _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async -> Failure? {
  await ThrowingOutcome(of: body).thrown(
    equalTo(error), label, SourceLocation(fileID, file, line, column))
}
