internal import Foundation

/// The text of a source file, and what was found in it.
///
/// A failure text asks for the same words many times. So the files that were read last are kept.
struct SourceFile {
  let text: String
  private var answers: [[String]: Any] = [:]

  private static let largestFile = 2_000_000
  private static let mostKept = 4
  private static let kept = Locked<[String: SourceFile]>([:])

  /// Finds something in a file, or remembers what was found.
  ///
  /// - Parameters:
  ///   - path: What `#filePath` is in the file.
  ///   - question: What to find, and at which line and column.
  ///   - environment: The variables of the process; `CHARMEST_READS_SOURCE=0` leaves files unread.
  ///   - find: Finds it in the text of the file.
  /// - Returns: What was found; nil if the file cannot or must not be read.
  static func ask<Answer>(
    _ path: String, _ question: [String],
    environment: [String: String] = ProcessInfo.processInfo.environment,
    _ find: (_ text: String) -> Answer?
  ) -> Answer? {
    guard environment["CHARMEST_READS_SOURCE"] != "0", let file = current(path) else { return nil }
    if let known = file.answers[question] { return known as? Answer }
    let answer = find(file.text)
    kept.withLock { $0[path]?.answers[question] = .some(answer as Any) }
    return answer
  }

  private static func current(_ path: String) -> SourceFile? {
    if let known = kept.withLock({ $0[path] }) { return known }
    guard let text = text(of: path) else { return nil }
    let file = SourceFile(text: text)
    kept.withLock { files in
      if files.count >= mostKept { files = [:] }
      files[path] = file
    }
    return file
  }

  /// The text of a file; nil if it cannot be read, is very large or is no text.
  static func text(of path: String) -> String? {
    guard let data = try? FileHandle(forReadingAtPath: path)?.read(upToCount: largestFile + 1),
      data.count <= largestFile
    else { return nil }
    return String(data: data, encoding: .utf8)
  }

  private init(text: String) { self.text = text }
}

extension String {
  /// The lines of a source text up to the one with this number; nil if there is none.
  func lines(through number: UInt) -> ArraySlice<Substring.UTF8View>? {
    let lines = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let count = Int(clamping: number)
    // After `#sourceLocation`, the line numbers are those of another file.
    guard 1...lines.count ~= count, !self.contains("#sourceLocation") else { return nil }
    return lines[..<count]
  }
}
