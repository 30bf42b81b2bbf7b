internal import Foundation

/// The text of a source file, and what was found in it.
///
/// A failure text asks for the same words many times. So the files that were read last are kept
/// until they change.
struct SourceFile {
  /// A place of which something was asked, and what was asked.
  struct Question: Hashable {
    let words: [String]
    let line: UInt
    let column: UInt
  }

  let text: String
  /// Nil where the system does not tell it; then the file is read each time.
  private let state: State?
  private var answers: [Question: Any] = [:]

  /// What changes if a file does.
  ///
  /// Not by `FileManager`, which looks up the name of the owner as well.
  private struct State: Equatable {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Bionic)
      let seconds: Int
      let nanoseconds: Int
      let size: Int64
      let number: UInt64

      init?(ofFile path: String) {
        var status = stat()
        guard fstatat(AT_FDCWD, path, &status, 0) == 0 else { return nil }
        #if canImport(Darwin)
          let time = status.st_mtimespec
        #else
          let time = status.st_mtim
        #endif
        (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
        (size, number) = (Int64(status.st_size), UInt64(status.st_ino))
      }
    #else
      init?(ofFile path: String) { return nil }
    #endif
  }

  private static let largestFile = 2_000_000
  private static let mostKept = 4
  private static let kept = Locked<[String: SourceFile]>([:])

  /// Finds something in a file, or remembers what was found.
  ///
  /// - Parameters:
  ///   - path: What `#filePath` is in the file.
  ///   - question: What to find.
  ///   - environment: The variables of the process; `CHARMEST_READS_SOURCE=0` leaves files unread.
  ///   - find: Finds it in the text of the file.
  /// - Returns: What was found; nil if the file cannot or must not be read.
  static func ask<Answer>(
    _ path: String, _ question: Question, environment: [String: String],
    _ find: (_ text: String) -> Answer?
  ) -> Answer? {
    guard environment["CHARMEST_READS_SOURCE"] != "0", let file = current(path) else { return nil }
    if let known = file.answers[question] { return known as? Answer }
    let answer = find(file.text)
    kept.withLock { $0[path]?.answers[question] = .some(answer as Any) }
    return answer
  }

  private static func current(_ path: String) -> SourceFile? {
    let state = State(ofFile: path)
    if let known = kept.withLock({ $0[path] }), state != nil,
      known.state == state
    {
      return known
    }
    guard let text = text(of: path) else { return nil }
    let file = SourceFile(text: text, state: state)
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

  private init(text: String, state: State?) {
    self.text = text
    self.state = state
  }
}
