/// The text of one failure: a first line that says everything, and further lines that add to it.
///
/// Line breaks, control characters and invisible characters in values, labels and reasons are
/// escaped, so that none of them can be mistaken for a line of the log.
///
/// The first line has at most 200 columns, each other line 160. A longer value continues on further
/// lines, if there is room. The whole text has at most 30 lines and 3,500 bytes of UTF-8; what is
/// left out is counted. The environment variable `CHARMEST_TEXT_LIMIT` multiplies these limits for
/// one run.
public struct FailureText: Sendable, Equatable, CustomStringConvertible {
  /// The first line: the subject, the path, the expectation and the actual value.
  public let summary: String
  /// The further lines, indented by two spaces; the rest of a long value is indented by six.
  public package(set) var details: [String]

  package init(_ explanation: Explanation, about subject: Subject, in limits: Limits = Limits()) {
    let first = FirstLine(explanation: explanation, subject: subject, limits: limits).line
    let details = Details(explanation: explanation, first: first, limits: limits).lines
    let lines = Self.bounded([first.text] + details.map { "  " + $0 }, limits).map {
      $0.harmless.prefix(columns: limits.firstLine)
    }
    summary = lines[0]
    self.details = Array(lines.dropFirst())
  }

  /// The lines that have room, and the number of those that are left out.
  private static func bounded(_ lines: [String], _ limits: Limits) -> [String] {
    var bytes = 0
    let fitting = lines.enumerated().prefix { index, line in
      bytes += line.utf8.count + 1
      return index == 0 || index < limits.lines && bytes <= limits.bytes
    }.map(\.element)
    guard fitting.count < lines.count else { return lines }
    let kept = fitting.prefix(max(1, fitting.count - 1))
    return kept + ["  and \(lines.count - kept.count) more lines"]
  }

  /// The whole text, one line for the summary and one for each detail.
  public var description: String { ([summary] + details).joined(separator: "\n") }
}

extension String {
  /// The line without commands to a CI: `::error::` at its start, or `##[error]`.
  fileprivate var harmless: String {
    let isCommand = drop { $0 == " " }.hasPrefix("::")
    let line = isCommand ? replacing(":", with: "\\u{3A}", maxReplacements: 1) : self
    return line.contains("##") ? line.replacing(/##(?=\w*\[)/, with: "\\u{23}#") : line
  }
}
