/// Asserts that an expression throws an error that a matcher matches.
///
/// ```swift
/// assertThrows(try parse(""), equalTo(ParseError.empty))
/// // parse(""): expected to throw ParseError.empty, but threw ParseError.eof(line: 3)
/// ```
///
/// An error of another type fails, and the failure names it. An expression with `await` goes into a
/// closure; see the asynchronous form.
///
/// - Parameters:
///   - expression: The expression that must throw.
///   - matcher: What is expected of the error.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: The error, if there was one of that type.
@_disfavoredOverload  // A function is called by the form for closures; so also `Value?`.
@discardableResult public func assertThrows<Value, Failure: Error>(
  _ expression: @autoclosure () throws -> Value?, _ matcher: Matcher<Failure>,
  _ label: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Failure? {
  Outcome(of: expression).thrown(matcher, label, SourceLocation(fileID, file, line, column))
}

/// Asserts that an expression throws an error of any type that a matcher matches.
///
/// ```swift
/// assertThrows(try parse(""), anything())
/// ```
///
/// - Parameters:
///   - expression: The expression that must throw.
///   - matcher: What is expected of the error.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: The error, if there was one.
@_disfavoredOverload  // As above.
@discardableResult public func assertThrows<Value>(
  _ expression: @autoclosure () throws -> Value?, _ matcher: Matcher<any Error>,
  _ label: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> (any Error)? {
  Outcome(of: expression).thrown(matcher, label, SourceLocation(fileID, file, line, column))
}

/// Asserts that an expression throws an error of a type.
///
/// ```swift
/// let error = assertThrows(try parse(""), ParseError.self)
/// // parse(""): expected to throw ParseError, but returned 5
/// ```
///
/// - Parameters:
///   - expression: The expression that must throw.
///   - type: The type of the error.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: The error, if there was one of that type.
@_disfavoredOverload  // As above.
@discardableResult public func assertThrows<Value, Failure: Error>(
  _ expression: @autoclosure () throws -> Value?, _ type: Failure.Type,
  _ label: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Failure? {
  Outcome(of: expression).thrown(
    anyError(of: type), label, SourceLocation(fileID, file, line, column))
}

/// Asserts that an expression throws any error.
///
/// ```swift
/// assertThrows(try parse(""))
/// // parse(""): expected to throw, but returned 5
/// ```
///
/// - Parameters:
///   - expression: The expression that must throw.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: The error, if there was one.
@_disfavoredOverload  // As above.
@discardableResult public func assertThrows<Value>(
  _ expression: @autoclosure () throws -> Value?, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> (any Error)? {
  Outcome(of: expression).thrown(label, SourceLocation(fileID, file, line, column))
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
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: The error, if there was one of that type.
@_disfavoredOverload  // As above.
@discardableResult public func assertThrows<Value, Failure: Error & Equatable>(
  _ expression: @autoclosure () throws -> Value?, _ error: Failure,
  _ label: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Failure? {
  Outcome(of: expression).thrown(
    equalTo(error), label, SourceLocation(fileID, file, line, column))
}

/// Asserts that a closure throws an error that a matcher matches.
///
/// ```swift
/// assertThrows(equalTo(ParseError.empty)) { try parse(text) }
/// ```
///
/// - Parameters:
///   - matcher: What is expected of the error.
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: The code that must throw.
/// - Returns: The error, if there was one of that type.
@discardableResult public func assertThrows<Value, Failure: Error>(
  _ matcher: Matcher<Failure>, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: () throws -> Value
) -> Failure? {
  Outcome(of: body).thrown(matcher, label, SourceLocation(fileID, file, line, column))
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
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: The code that must throw.
/// - Returns: The error, if there was one.
@discardableResult public func assertThrows<Value>(
  _ matcher: Matcher<any Error>, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: () throws -> Value
) -> (any Error)? {
  Outcome(of: body).thrown(matcher, label, SourceLocation(fileID, file, line, column))
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
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: The code that must throw.
/// - Returns: The error, if there was one of that type.
@discardableResult public func assertThrows<Value, Failure: Error>(
  _ type: Failure.Type, _ label: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () throws -> Value
) -> Failure? {
  Outcome(of: body).thrown(
    anyError(of: type), label, SourceLocation(fileID, file, line, column))
}

/// Asserts that a closure throws any error.
///
/// ```swift
/// assertThrows { try parse(text) }
/// ```
///
/// - Parameters:
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: The code that must throw.
/// - Returns: The error, if there was one.
@discardableResult public func assertThrows<Value>(
  _ label: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () throws -> Value
) -> (any Error)? {
  Outcome(of: body).thrown(label, SourceLocation(fileID, file, line, column))
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
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: The code that must throw.
/// - Returns: The error, if there was one of that type.
@discardableResult public func assertThrows<Value, Failure: Error & Equatable>(
  _ error: Failure, _ label: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () throws -> Value
) -> Failure? {
  Outcome(of: body).thrown(
    equalTo(error), label, SourceLocation(fileID, file, line, column))
}

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
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: The code that must throw.
/// - Returns: The error, if there was one of that type.
@discardableResult public func assertThrows<Value, Failure: Error>(
  _ matcher: Matcher<Failure>, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: @concurrent () async throws -> Value
) async -> Failure? {
  await Outcome(of: body).thrown(matcher, label, SourceLocation(fileID, file, line, column))
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
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: The code that must throw.
/// - Returns: The error, if there was one.
@discardableResult public func assertThrows<Value>(
  _ matcher: Matcher<any Error>, _ label: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: @concurrent () async throws -> Value
) async -> (any Error)? {
  await Outcome(of: body).thrown(matcher, label, SourceLocation(fileID, file, line, column))
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
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: The code that must throw.
/// - Returns: The error, if there was one of that type.
@discardableResult public func assertThrows<Value, Failure: Error>(
  _ type: Failure.Type, _ label: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: @concurrent () async throws -> Value
) async -> Failure? {
  await Outcome(of: body).thrown(
    anyError(of: type), label, SourceLocation(fileID, file, line, column))
}

/// Asserts that a closure, which may be asynchronous, throws any error.
///
/// ```swift
/// await assertThrows { try await parse(remote) }
/// ```
///
/// - Parameters:
///   - label: The name of the expression in the failure text.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: The code that must throw.
/// - Returns: The error, if there was one.
@discardableResult public func assertThrows<Value>(
  _ label: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: @concurrent () async throws -> Value
) async -> (any Error)? {
  await Outcome(of: body).thrown(label, SourceLocation(fileID, file, line, column))
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
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - body: The code that must throw.
/// - Returns: The error, if there was one of that type.
@discardableResult public func assertThrows<Value, Failure: Error & Equatable>(
  _ error: Failure, _ label: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: @concurrent () async throws -> Value
) async -> Failure? {
  await Outcome(of: body).thrown(
    equalTo(error), label, SourceLocation(fileID, file, line, column))
}

extension Outcome {
  /// The error that was thrown; reports a failure if there is none, or if it is not as expected.
  func thrown<Failure: Error>(
    _ matcher: Matcher<Failure>, _ label: () -> String, _ location: SourceLocation
  ) -> Failure? {
    let thrown: Matcher<Outcome> = throwsOutcome(matcher)
    if let mismatch = thrown.mismatch(of: self) {
      FailureReporter.report(
        mismatch.explanation, from: "assertThrows", label: label(), at: location)
    }
    return error as? Failure
  }

  /// The error that was thrown; reports a failure if there is none.
  func thrown(_ label: () -> String, _ location: SourceLocation) -> (any Error)? {
    if error == nil {
      FailureReporter.report(
        Explanation(.reason(expected: "to throw", but: text)), from: "assertThrows",
        label: label(), at: location)
    }
    return error
  }
}

private func throwsOutcome<Value, Failure: Error>(
  _ matcher: Matcher<Failure>
) -> Matcher<Outcome<Value>> {
  Matcher(describedBy: { _ in "to throw \(matcher.expected)" }) { outcome, judging in
    outcome.judge(matcher, by: &judging)
  }
}
