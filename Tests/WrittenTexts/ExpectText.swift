public import CharmestCore

/// Expects a whole text, to the letter.
///
/// ```swift
/// expectText(
///   explain(3, greaterThan(4), "bowls"),
///   """
///   bowls: expected a value greater than 4, but was 3
///   """
/// )
/// ```
///
/// `Tests/write-texts` writes the literal anew, so a text that changed is reviewed as a diff. The
/// literal must be the last argument. A match has the text "a match".
///
/// - Parameters:
///   - actual: The text, or something with a description; nil stands for a match.
///   - expected: A literal.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
public func expectText<Text: CustomStringConvertible>(
  _ actual: Text?, _ expected: String, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let text = actual?.description ?? "a match"
  if WrittenTexts.areWritten {
    WrittenTexts.write(text, inPlaceOf: expected, in: "\(file)", at: Int(line))
  } else {
    assertThat(
      text, equalTo(expected), "the text", fileID: fileID, file: file, line: line, column: column)
  }
}

/// Expects the whole texts of all failures, one below the other.
public func expectText(
  _ failures: [ReportedFailure], _ expected: String, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let text = failures.map(\.description).joined(separator: "\n")
  expectText(text, expected, fileID: fileID, file: file, line: line, column: column)
}
