#if os(Linux)
  import Foundation
  import Testing

  /// A script in `.github`.
  enum GitHubScript: String {
    case annotate, summarize

    static let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(".github")

    /// Its output, in lines, when it runs in the root of the repository.
    func output(of arguments: [String], input: [String] = []) throws -> [String] {
      let log = FileManager.default.temporaryDirectory
        .appendingPathComponent("charmest-\(UUID().uuidString).log")
      try (input.joined(separator: "\n") + "\n").write(to: log, atomically: true, encoding: .utf8)
      defer { try? FileManager.default.removeItem(at: log) }
      let process = Process()
      process.executableURL = Self.folder.appendingPathComponent(rawValue)
      process.arguments = arguments
      process.currentDirectoryURL = Self.folder.deletingLastPathComponent()
      process.environment = ProcessInfo.processInfo.environment
        .filter { $0.key != "GITHUB_WORKSPACE" }
      process.standardInput = try FileHandle(forReadingFrom: log)
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      return String(decoding: output, as: UTF8.self)
        .trimmingCharacters(in: .newlines)
        .components(separatedBy: "\n")
    }
  }
#endif
