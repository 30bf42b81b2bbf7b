/// Asserts that a value is as a matcher expects it, with SwiftHamcrest's name for the label.
///
/// ```swift
/// assertThat(order.bowls, greaterThan(0), message: "bowls")
/// // bowls: expected a value greater than 0, but was 0
/// ```
///
/// For tests that come from SwiftHamcrest; new ones need no `message:`.
///
/// - Parameters:
///   - value: The value to judge.
///   - matcher: What is expected of it.
///   - message: The name of the value in the failure text.
///   - fileID: The module and file of the assertion. Leave it out, as the following three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertThat<Value>(
  _ value: Value,
  _ matcher: Matcher<Value>,
  message: @autoclosure () -> String,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  assertThat(
    value,
    matcher,
    message(),
    fileID: fileID,
    file: file,
    line: line,
    column: column
  )
}

/// Asserts that an optional holds a value that is as a matcher expects it, with SwiftHamcrest's name
/// for the label.
///
/// ```swift
/// assertThat(order.guestName, hasPrefix("Jon"), message: "guest")
/// ```
///
/// - Parameters:
///   - value: The optional to judge.
///   - matcher: What is expected of the wrapped value.
///   - message: The name of the value in the failure text.
///   - fileID: The module and file of the assertion. Leave it out, as the following three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertThat<Value>(
  _ value: Value?,
  _ matcher: Matcher<Value>,
  message: @autoclosure () -> String,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  assertThat(
    value,
    matcher,
    message(),
    fileID: fileID,
    file: file,
    line: line,
    column: column
  )
}
