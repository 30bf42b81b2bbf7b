import Foundation

/// The formatter of the toolchain.
enum SwiftFormat {
  /// Lays out source by the configuration that holds for the current folder.
  ///
  /// - Parameter text: The source.
  /// - Returns: The source, unchanged if the toolchain has no formatter.
  static func laidOut(_ text: String) -> String {
    // Twice, because the formatter itself ends with a crash now and then (6.3.1).
    (try? output(text)) ?? (try? output(text)) ?? text
  }

  private static func output(_ text: String) throws -> String? {
    #if os(macOS) || os(Linux)
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: file) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["swift", "format", "-"]
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      // A pipe as input could fill up before the output is read.
      try Data(text.utf8).write(to: file)
      process.standardInput = try FileHandle(forReadingFrom: file)
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
    #else
      return nil
    #endif
  }
}
