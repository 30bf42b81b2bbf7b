import CharmestCore
public import Foundation

/// Writes texts anew where tests and documentation have them.
public enum WrittenTexts {
  /// Whether tests write texts in place of comparing them.
  public static let areWritten =
    ProcessInfo.processInfo.environment["CHARMEST_WRITE_TEXTS"] != nil

  /// The folder of the package.
  public static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let files = Locked(EditedFiles())

  /// Writes a text into the literal that ends a call of `expectText`, and wherever the documentation
  /// has the text of before.
  static func write(_ new: String, inPlaceOf old: String, in path: String, at line: Int) {
    guard new != old else { return }
    edit(path, at: line) { lines, index in
      SourceLiteral(endingCallOf: "expectText", in: lines, from: index).map {
        ($0.lines, $0.replaced(by: new))
      }
    }
    Documents.replace(old, by: new)
  }

  /// Writes the text of a file, and wherever the documentation has the text of before.
  public static func write(_ new: String, to file: URL) throws {
    let old = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    guard new != old else { return }
    try new.write(to: file, atomically: true, encoding: .utf8)
    Documents.replace(
      old.trimmingCharacters(in: .newlines), by: new.trimmingCharacters(in: .newlines))
  }

  /// Replaces lines of a source file when the process ends; until then, tests may read it.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - line: The number of a line, from 1, before any edit.
  ///   - change: Gives the lines to replace, and their replacement; takes all lines, and the index of
  ///     the line.
  public static func edit(
    _ path: String, at line: Int,
    _ change: @escaping @Sendable (_ lines: [String], _ index: Int) -> (Range<Int>, [String])?
  ) {
    files.withLock { files in
      if files.edits.isEmpty { _ = atexit { WrittenTexts.files.withLock { $0.apply() } } }
      files.edits.append((path, line, change))
    }
  }
}

/// The edits of this process.
private struct EditedFiles {
  typealias Change = @Sendable (_ lines: [String], _ index: Int) -> (Range<Int>, [String])?

  var edits: [(path: String, line: Int, change: Change)] = []

  /// Edits each file from its end to its beginning, so that no edit moves the lines of another.
  mutating func apply() {
    for (path, edits) in Dictionary(grouping: edits, by: \.path) {
      guard let source = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      var lines = source.components(separatedBy: "\n")
      for (_, line, change) in edits.sorted(by: { $0.line > $1.line }) {
        guard let (range, new) = change(lines, line - 1) else { continue }
        lines.replaceSubrange(range, with: new)
      }
      let text: String = lines.joined(separator: "\n")
      try? text.write(to: URL(fileURLWithPath: path), atomically: true, encoding: .utf8)
    }
    edits = []
  }
}
