import Foundation
import Testing
import WrittenTexts

/// Expects that a text, which no code of its document says, stands in a test.
func expectQuote(_ document: StaticString, _ numbers: Range<Int>) throws {
  let source = try String(contentsOfFile: "\(document)", encoding: .utf8)
  let all = source.components(separatedBy: "\n")
  let quote = numbers.map { all[$0 - 1] }.joined(separator: "\n")
  // A line that is too long for a page goes on below, indented by more than any text is.
  let lines = QuotedLines(quote.replacing(/\n {6}(?=[^ ])/, with: " "))
  #expect(
    QuotedLines.ofAllTests.contains { $0.contain(lines) },
    "\(document):\(numbers.lowerBound): no test says this: \(quote)")
}

/// Lines of a text as tests write them: as they are, or in literals.
private struct QuotedLines {
  private let lines: [String]
  private let positions: [String: [Int]]

  init(_ text: String) {
    lines = text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces).insideOfQuotes }
      .filter { !$0.isEmpty }
    positions = Dictionary(grouping: lines.indices) { [lines] in lines[$0] }
  }

  /// The sources of all tests, and the files of whole texts.
  static let ofAllTests: [QuotedLines] = {
    let tests = WrittenTexts.package.appendingPathComponent("Tests")
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { ["swift", "txt"].contains($0.pathExtension) }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
      .map { QuotedLines($0) }
  }()

  /// Whether the lines of another text stand here, one after the other.
  func contain(_ other: QuotedLines) -> Bool {
    guard let first = other.lines.first else { return true }
    return positions[first, default: []].contains {
      lines[$0...].prefix(other.lines.count).elementsEqual(other.lines)
    }
  }
}

extension String {
  /// The text of a literal on a line of its own: `#"a"#,` says `a`.
  fileprivate var insideOfQuotes: String {
    let text = hasSuffix(",") ? dropLast() : self[...]
    for (start, end) in [("#\"", "\"#"), ("\"", "\"")]
    where text.hasPrefix(start) && text.hasSuffix(end) && text.count >= start.count + end.count {
      return String(text.dropFirst(start.count).dropLast(end.count))
    }
    return self
  }
}
