import Foundation
import WrittenTexts

/// A text that a document says, and its lines.
struct ExampleText {
  fileprivate(set) var text: String
  fileprivate(set) var lines: Range<Int>

  /// The texts of an example, in the order of their lines.
  static func texts(of example: Example, in document: String) -> [ExampleText] {
    guard let source = try? String(contentsOfFile: document, encoding: .utf8) else { return [] }
    let lines = source.components(separatedBy: "\n")
    var texts: [ExampleText] = []
    for number in example.code ?? 1..<1 {
      guard let comment = content(of: lines[number - 1]).comment else { continue }
      texts.append(comment, at: number)
    }
    for number in example.text ?? 1..<1 {
      texts.append(content(of: lines[number - 1]), at: number)
    }
    return texts
  }

  /// Each line that is not indented begins a text.
  static func joined(_ lines: [String]) -> [String] {
    var texts: [ExampleText] = []
    for line in lines { texts.append(line, at: 0) }
    return texts.map(\.text)
  }

  /// A line without the mark of a documentation comment.
  private static func content(of line: String) -> String {
    guard let mark = line.range(of: "///") else { return line }
    return String(line[mark.upperBound...].dropFirst())
  }

  /// Whether it is more than the first line of a failure.
  var isWhole: Bool { text.contains(/\n +(expected|but was|call \d+|and \d+ more|\[\d+\]|stub)/) }

  /// Writes another text in its place.
  ///
  /// A text of an article is only folded if the one before was.
  func write(_ new: String, in document: String) {
    let isArticle = document.hasSuffix(".md")
    let isFolded = lines.count > text.split(separator: "\n").count
    let (range, old) = (lines.lowerBound - 1..<lines.upperBound - 1, text)
    WrittenTexts.edit(document, at: lines.lowerBound) { lines, _ in
      let current = lines[range].map { line in
        let content = Self.content(of: line)
        return content.comment ?? content
      }
      // Another edit may have moved the lines.
      guard Self.joined(current) == [old] else { return nil }
      let match = lines[range.lowerBound].prefixMatch(of: /\ *(?:\/\/\/ )?(?:\/\/ )?/)
      let mark = String(match?.0 ?? "")
      let width = isArticle && !isFolded ? Int.max : 100 - mark.count
      let rows = new.components(separatedBy: "\n")
        .flatMap { folded($0, width: width, indentedBy: isArticle ? 6 : 2) }
      return (range, rows.map { mark + $0 })
    }
  }
}

extension [ExampleText] {
  /// Adds a line: it goes on with the last text if it is indented.
  fileprivate mutating func append(_ line: String, at number: Int) {
    guard line.hasPrefix(" "), let last = indices.last else {
      append(ExampleText(text: line, lines: number..<number + 1))
      return
    }
    // A line that is too long for an article goes on below, indented by six blanks.
    let isFolded = line.hasPrefix("      ") && !line.hasPrefix("       ")
    self[last].text += isFolded ? line.dropFirst(5) : "\n" + line
    self[last].lines = self[last].lines.lowerBound..<number + 1
  }
}

/// A line in rows of at most a width.
private func folded(_ line: String, width: Int, indentedBy more: Int) -> [String] {
  let indentation = String(line.prefix { $0 == " " })
  let words = line.dropFirst(indentation.count)
    .split(separator: " ", omittingEmptySubsequences: false)
  var rows = [indentation + (words.first ?? "")]
  for word in words.dropFirst() {
    if rows[rows.count - 1].count + word.count < width {
      rows[rows.count - 1] += " " + word
    } else {
      rows.append(indentation + String(repeating: " ", count: more) + word)
    }
  }
  return rows
}

extension String {
  /// The text after `// ` in a line, at its beginning or after two spaces.
  fileprivate var comment: String? {
    let text = trimmingCharacters(in: .whitespaces)
    if text.hasPrefix("// ") { return String(text.dropFirst(3)) }
    return text.range(of: "  // ").map { String(text[$0.upperBound...]) }
  }

  /// Without line breaks, and without the figures that differ from run to run.
  var asInADocument: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing(/\d+ tr(y|ies)|matched (once|twice|\d+ times)/, with: "n tries")
      .replacing(/(less than )?\d+ ms|\d+(\.\d+)? seconds?/, with: "n s")
      // Where the machine is busy, the tries take longer than the limit.
      .replacing(", limit n s", with: "")
      .replacing("after n s: limit n s and at least n tries", with: "after n tries in n s")
  }
}
