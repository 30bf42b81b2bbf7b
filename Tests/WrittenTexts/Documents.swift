import CharmestCore
import Foundation

/// The text blocks of the README and of the articles.
enum Documents {
  private static let lock = Locked(())

  /// Replaces a text by another, in each block that is the text or its first line.
  static func replace(_ old: String, by new: String) {
    lock.withLock { _ in
      for file in files {
        guard let markdown = try? String(contentsOf: file, encoding: .utf8) else { continue }
        let replaced = replacing(old, by: new, in: markdown)
        if replaced != markdown {
          try? replaced.write(to: file, atomically: true, encoding: .utf8)
        }
      }
    }
  }

  static func replacing(_ old: String, by new: String, in markdown: String) -> String {
    let fence = "```text\n"
    var parts = markdown.components(separatedBy: fence)
    for index in parts.indices.dropFirst() {
      guard let end = parts[index].range(of: "\n```") else { continue }
      let block = String(parts[index][..<end.lowerBound])
      let text = unfolded(block)
      let replacement: String? =
        if text == old { new } else if text == old.firstLine { new.firstLine } else { nil }
      guard let replacement else { continue }
      parts[index] =
        (text == block ? replacement : folded(replacement)) + parts[index][end.lowerBound...]
    }
    return parts.joined(separator: fence)
  }

  /// A line that is too long for a page goes on below, indented by more than any text is.
  private static func unfolded(_ block: String) -> String {
    block.replacing(/\n {6}(?=[^ ])/, with: " ")
  }

  private static func folded(_ text: String) -> String {
    text.components(separatedBy: "\n").map { line in
      let words = line.drop { $0 == " " }.split(separator: " ", omittingEmptySubsequences: false)
      var rows = [String(line.prefix { $0 == " " }) + (words.first ?? "")]
      for word in words.dropFirst() {
        if rows[rows.count - 1].count + word.count < 100 {
          rows[rows.count - 1] += " " + word
        } else {
          rows.append("      " + word)
        }
      }
      return rows.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static var files: [URL] {
    let articles = WrittenTexts.package.appendingPathComponent(
      "Sources/Charmest/Documentation.docc")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: articles.path)) ?? []
    return [WrittenTexts.package.appendingPathComponent("README.md")]
      + names.filter { $0.hasSuffix(".md") }.map { articles.appendingPathComponent($0) }
  }
}

extension String { fileprivate var firstLine: String { String(prefix { $0 != "\n" }) } }
