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

  /// Replaces lines of a source file; tests know the numbers that its lines had when it was compiled.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - line: The number of a line, from 1, before any edit.
  ///   - change: Gives the lines to replace, and their replacement; takes all lines, and the index of
  ///     the line.
  public static func edit(
    _ path: String, at line: Int,
    _ change: (_ lines: [String], _ index: Int) -> (Range<Int>, [String])?
  ) {
    files.withLock { files in
      guard let source = try? String(contentsOfFile: path, encoding: .utf8) else { return }
      var lines = source.components(separatedBy: "\n")
      guard let (range, new) = change(lines, files.index(of: line, in: path)) else { return }
      lines.replaceSubrange(range, with: new)
      files.add(new.count - range.count, in: path, at: line)
      try? lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    }
  }
}

/// How far the edits of this process have moved the lines of files.
private struct EditedFiles {
  private var moves: [String: [(line: Int, count: Int)]] = [:]

  func index(of line: Int, in path: String) -> Int {
    line - 1 + moves[path, default: []].filter { $0.line < line }.reduce(0) { $0 + $1.count }
  }

  mutating func add(_ count: Int, in path: String, at line: Int) {
    moves[path, default: []].append((line, count))
  }
}
