/// A failure as it was reported: its text and its place in the source.
public struct ReportedFailure: Sendable {
  /// The text; its first line says everything.
  public let text: FailureText
  /// The module and the file, such as `WaiterTests/WaiterTests.swift`.
  public let fileID: String
  /// The path of the file.
  public var filePath: String { path.description }
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1.
  public let column: Int

  /// XCTest takes only a literal.
  package let path: StaticString
  /// Whether the test framework treats it as a known issue.
  package internal(set) var isKnown = false

  init(text: FailureText, at location: SourceLocation) {
    self.text = text
    fileID = location.consistentFileID
    path = location.filePath
    // Swift Testing traps on a zero.
    line = max(1, Int(clamping: location.line))
    column = location.namesOneFile ? max(1, Int(clamping: location.column)) : 1
  }
}

extension ReportedFailure: CustomStringConvertible {
  /// The whole text, as a log shows it.
  public var description: String { text.description }
}
