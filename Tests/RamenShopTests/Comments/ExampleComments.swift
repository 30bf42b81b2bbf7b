import Foundation

/// The comments of an example: what it says.
enum ExampleComments {
  /// The texts in the example that begins in a line of a file.
  static func texts(inFile path: String, from line: Int) -> [String] {
    guard let source = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    return texts(in: body(in: source.components(separatedBy: "\n"), from: line))
  }

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
  /// What stands after `// ` in a line, at its beginning or after two spaces.
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
