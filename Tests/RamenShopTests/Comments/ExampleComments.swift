import Foundation
import WrittenTexts

/// The comments of an example: what it says.
enum ExampleComments {
  /// The texts in the example that begins in a line of a file.
  static func texts(inFile path: String, from line: Int) -> [String] {
    guard let source = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    return texts(in: body(in: source.components(separatedBy: "\n"), from: line))
  }

  /// Writes a text anew in the example that begins in a line of a file, and in the documentation
  /// comment that has the same lines.
  static func replace(_ old: String, by new: String, inFile path: String, from line: Int) {
    let (oldLines, newLines) = (comments(of: old, folding: false), comments(of: new))
    @Sendable func replace(in lines: [String], from index: Int, _ marks: [String]) -> (
      Range<Int>, [String]
    )? {
      for mark in marks {
        let found = lines.indices[index...].first { start in
          lines[start...].prefix(oldLines.count).map { $0.drop { $0 == " " } }
            .elementsEqual(oldLines.map { Substring(mark + $0) })
        }
        guard let found else { continue }
        let indentation = lines[found].prefix { $0 == " " }
        return (found..<found + oldLines.count, newLines.map { indentation + mark + $0 })
      }
      return nil
    }
    WrittenTexts.edit(path, at: line) { lines, index in replace(in: lines, from: index, ["// "]) }
    for source in sources {
      // No test knows the line, so the search begins with the first.
      WrittenTexts.edit(source, at: 1) { lines, _ in
        replace(in: lines, from: 0, ["/// // ", "/// "])
      }
    }
  }

  /// The lines of a comment, which has no more than 100 columns.
  private static func comments(of text: String, folding: Bool = true) -> [String] {
    text.components(separatedBy: "\n").flatMap { line -> [String] in
      guard folding else { return [line] }
      let indentation = line.prefix { $0 == " " }
      var rows = [String(indentation)]
      for word in line.dropFirst(indentation.count).split(separator: " ") {
        let row = rows[rows.count - 1]
        if row.allSatisfy({ $0 == " " }) {
          rows[rows.count - 1] += word
        } else if row.count + word.count < 88 {
          rows[rows.count - 1] += " " + word
        } else {
          rows.append("  \(indentation)\(word)")
        }
      }
      return rows
    }
  }

  private static let sources: [String] = {
    let folder = WrittenTexts.package.appendingPathComponent("Sources/CharmestCore")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".swift") }
      .map { folder.appendingPathComponent($0).path }
  }()

  /// The lines of the closure that begins in a line, from 1, and ends with its indentation.
  static func body(in lines: [String], from line: Int) -> [String] {
    let indentation = lines[line - 1].prefix { $0 == " " }
    return Array(lines[line...].prefix { !$0.hasPrefix(indentation + "}") })
  }

  /// The texts in lines of code: each comment that is not indented begins one.
  static func texts(in lines: [String]) -> [String] {
    var texts: [String] = []
    for line in lines {
      guard let comment = line.comment else { continue }
      if comment.hasPrefix(" "), !texts.isEmpty {
        texts[texts.count - 1] += "\n" + comment
      } else {
        texts.append(comment)
      }
    }
    return texts
  }
}

extension String {
  /// The text after `// ` in a line, at its beginning or after two spaces.
  var comment: String? {
    let text = trimmingCharacters(in: .whitespaces)
    if text.hasPrefix("// ") { return String(text.dropFirst(3)) }
    return text.range(of: "  // ").map { String(text[$0.upperBound...]) }
  }

  /// Without line breaks, and without the figures that differ from run to run.
  var asInAComment: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing(/\d+ tr(y|ies)|matched (once|twice|\d+ times)/, with: "n tries")
      .replacing(/(less than )?\d+ ms|\d+(\.\d+)? seconds?/, with: "n s")
      // Where the machine is busy, the tries take longer than the limit.
      .replacing(", limit n s", with: "")
      .replacing("after n s: limit n s and at least n tries", with: "after n tries in n s")
  }
}
