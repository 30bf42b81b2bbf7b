import CharmestCore

/// Swift source with a `▼` before the bracket of the call to look at.
struct SourceText {
  private let source: String
  private let line: UInt
  private let column: UInt

  init(_ marked: String) {
    let parts = marked.split(separator: "▼", maxSplits: 1, omittingEmptySubsequences: false)
    let lines = parts[0].utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    source = parts.joined()
    line = UInt(lines.count)
    column = UInt(lines.last?.count ?? 0) + 1
  }

  func subjects(of verb: VerbForm = .assertThat) -> [String] {
    CallSource(of: verb, in: source, line: line, column: column)?.subjects ?? []
  }

  func mockName(in verb: VerbForm) -> String? {
    CallSource(of: verb, in: source, line: line, column: column)?.mockName
  }
}
