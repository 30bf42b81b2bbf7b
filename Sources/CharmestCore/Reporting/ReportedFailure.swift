/// A failure as it was reported: its text, its place in the source, and what differs.
///
/// Tests of your own matchers and helpers can check a part of the failure instead of the whole
/// text:
///
/// ```swift
/// let failures = collectFailures { assertThat([1, 5], containsExactly(1, 2)) }
/// let difference = try requireThat(failures.first?.differences.first)
/// assertThat(difference.path, "[1]")
/// assertThat(difference.expected, "2")
/// assertThat(difference.actual, "5")
/// ```
public struct ReportedFailure: Sendable, CustomStringConvertible {
  /// The text; its first line says everything.
  public internal(set) var text: FailureText
  /// The name of the asserted value in the text, such as `order`; empty if it has none.
  public let subject: String
  /// The differences; if there are very many, only the first ones and the last.
  ///
  /// It is empty if the failure went to the test framework instead of
  /// ``collectFailures(fileID:file:line:column:_:)-foiy``.
  public let differences: [Difference]
  /// The module and the file, such as `WaiterTests/WaiterTests.swift`.
  public let fileID: String
  /// The path of the file.
  public var filePath: String { path.description }
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1.
  public let column: Int

  /// Kept as a literal, because XCTest takes no other path.
  package let path: StaticString
  /// Whether the test framework treats it as a known issue.
  package internal(set) var isKnown = false
  /// Whether a call of the code under test is wrong, which no further try changes.
  var isOfCall = false

  init(_ explanation: Explanation, about subject: Subject, at location: SourceLocation) {
    text = FailureText(explanation, about: subject)
    self.subject = subject.text
    // A headline alone is a difference, too.
    let told = explanation.differences.isEmpty ? explanation.leaves : explanation.located
    let isCollected = FailureReporter.isCollecting
    differences = isCollected ? told.map { Difference($0) } : []
    fileID = location.consistentFileID
    path = location.filePath
    // Swift Testing traps on a zero.
    line = max(1, Int(clamping: location.line))
    column = location.namesOneFile ? max(1, Int(clamping: location.column)) : 1
  }

  /// One thing that differs from what was expected, and where.
  public struct Difference: Sendable, Equatable {
    /// The path from the asserted value to the place, such as `.extras[1]` or `line 4`; empty for
    /// the value itself.
    public let path: String
    /// The expectation there, as failures describe it; nil if nothing was expected, or if
    /// ``actual`` is a whole sentence.
    public let expected: String?
    /// The value that came instead, as failures show it, or a few words; nil if nothing came.
    public let actual: String?

    init(_ difference: CharmestCore.Difference) {
      path = difference.path.start
      (expected, actual) =
        switch difference.claim {
        case .unequal(let expected, let actual): (expected.text, actual.text)
        case .missing(let expected): (expected.text, nil)
        case .unexpected(let actual): (nil, actual.text)
        case .reason(let expected, let but): (expected?.text, but.text)
        }
    }
  }

  /// The same in types of the standard library.
  var plain: PlainFailure { (text.summary, text.details, fileID, path, line, column) }

  /// The whole text, as a log shows it.
  public var description: String { text.description }
}
