import Foundation

/// A file with examples: an article, or Swift with documentation comments.
package struct Document {
  package let path: String
  let isArticle: Bool
  private(set) var blocks: [Block] = []
  /// The code in the tables of an article.
  let rows: [Block]

  package init(path: String, source: String) {
    self.path = path
    isArticle = path.hasSuffix(".md")
    let lines = source.components(separatedBy: "\n")
    rows = isArticle ? Self.rows(in: lines, path: path) : []
    let documentation: [String?] = isArticle ? lines : lines.map(Self.documentation)
    var heading = ""
    var open: (fence: Substring, language: Substring, first: Int)?
    for (index, line) in documentation.enumerated() {
      guard let line else {
        open = nil
        continue
      }
      let text = line.drop { $0 == " " }
      let fence = text.prefix { $0 == "`" }
      if let (openFence, language, first) = open {
        guard text == openFence else { continue }
        open = nil
        let code = documentation[first..<index].compactMap { $0 }
        let title = isArticle ? heading : Self.declaration(in: lines[index...])
        append(Lines(path: path, first: first + 1, content: code), language, title)
      } else if fence.count >= 3 {
        open = (fence, text.dropFirst(fence.count), index + 1)
      } else if isArticle, text.hasPrefix("#") {
        heading = String(text.drop { $0 == "#" }.drop { $0 == " " })
      }
    }
  }

  /// The calls in the tables, as they stand there.
  package var callsInTables: [String] {
    rows.map { $0.lines.content[0] }.filter { $0.contains("(") }
  }

  private mutating func append(_ lines: Lines, _ language: Substring, _ title: String) {
    guard language == "swift" || language == "text" else { return }
    let number = blocks.count { $0.title == title } + 1
    blocks.append(Block(lines: lines, isText: language == "text", title: title, number: number))
  }

  /// The text of a documentation comment, in the columns in which it stands; nil for other lines.
  private static func documentation(in line: String) -> String? {
    line.drop { $0 == " " }.hasPrefix("///")
      ? line.replacing("///", with: "   ", maxReplacements: 1) : nil
  }

  /// The name that is declared first in some lines.
  private static func declaration(in lines: ArraySlice<String>) -> String {
    let declaration =
      /\b(?:func|var|let|struct|class|actor|enum|protocol|typealias|case|init|subscript)\b\s*`?(\w*)/
    for line in lines where !line.drop(while: { $0 == " " }).hasPrefix("//") {
      guard let match = line.firstMatch(of: declaration) else { continue }
      return String(match.1.isEmpty ? match.0 : match.1)
    }
    return ""
  }
}

/// A fenced block: code, or the text that code says.
struct Block {
  let lines: Lines
  let isText: Bool
  /// What is declared below the comment, or the heading above the block.
  let title: String
  /// Which of the blocks with this title it is, from 1.
  let number: Int

  var name: String { "\(title) \(number)" }
}
