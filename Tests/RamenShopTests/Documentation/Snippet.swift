import Foundation

/// A block of Swift code in a text written in Markdown.
struct Snippet: Equatable {
  /// The line of its first line of code, from 1.
  let line: Int
  /// Its lines without their indentation, and without blank lines.
  let lines: [String]

  /// The blocks that are fenced as `swift`, also inside lists.
  static func snippets(in markdown: String) -> [Snippet] {
    var snippets: [Snippet] = []
    var open: (fence: Substring, isSwift: Bool, line: Int, lines: [String])?
    func close() {
      if let block = open, block.isSwift {
        snippets.append(Snippet(line: block.line, lines: block.lines))
      }
      open = nil
    }
    for (index, line) in markdown.split(
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    )
    .enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      let fence = text.prefix { $0 == "`" }
      if let block = open {
        if fence.count >= block.fence.count, fence.count == text.count {
          close()
        } else if !text.isEmpty {
          open?.lines.append(text)
        }
      } else if fence.count >= 3 {
        let language = text.dropFirst(fence.count).split(separator: " ").first
        open = (fence, language == "swift", index + 2, [])
      }
    }
    close()
    return snippets
  }
}

/// The lines of a Swift file as a snippet has them.
struct CompiledLines {
  private let lines: [String]

  init(_ source: String) {
    lines = source.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// Whether the snippet's lines stand here, one after the other.
  func contain(_ snippet: Snippet) -> Bool {
    let count = snippet.lines.count
    guard count > 0 else { return true }
    return lines.indices.contains { lines[$0...].prefix(count).elementsEqual(snippet.lines) }
  }
}
