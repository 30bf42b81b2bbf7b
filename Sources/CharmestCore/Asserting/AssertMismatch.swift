/// Asserts that a matcher does not match a value, and that the failure has exactly this text.
///
/// ```swift
/// assertMismatch(3, isEven, text: "expected an even number, but was 3")
/// assertMismatch(3, isEven, "bowls", text: "bowls: expected an even number, but was 3")
/// ```
///
/// The whole text is compared, with all its lines, as `assertThat` with the same label would report
/// it. Without a label, it has no subject. Its lines have their usual length also with
/// `CHARMEST_TEXT_LIMIT`, which only changes descriptions in them that are cut. The matcher judges
/// once. A match is a failure, and so is another text: the failure then shows both texts, line by
/// line if they have several lines.
///
/// - Parameters:
///   - value: A value that the matcher must not match.
///   - matcher: The matcher under test.
///   - label: The name of the value in the text.
///   - text: The whole text that a failed assertion must have.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertMismatch<Value>(
  _ value: Value, _ matcher: Matcher<Value>, _ label: @autoclosure () -> String = "", text: String,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let label = label()
  let location = SourceLocation(fileID, file, line, column)
  guard let mismatch = matcher.mismatch(of: value) else {
    let explanation = Explanation(
      .reason(
        expected: "a mismatch with \(matcher.expected)",
        but: "\(value: value) matches"))
    FailureReporter.report(explanation, from: "assertMismatch", label: label, at: location)
    return
  }
  let actual = FailureText(mismatch.explanation, about: Subject(label), in: Limits(scale: 1))
    .description
  guard let explanation = equalTo(text).mismatch(of: actual)?.explanation else { return }
  let subject = label.isBlank ? "failure text" : "failure text of \(label)"
  FailureReporter.report(explanation, about: Subject(subject), at: location)
}
