#if os(Linux)
  import Charmest
  import Foundation
  import Testing

  /// The packages of users have none of this package's upcoming features, and some of other modes.
  ///
  /// Mocks of every kind of type are among it, and where everything belongs to the main actor unless it
  /// says otherwise. `.ci/consumers` builds and runs the same files in packages of their own.
  @Suite("Code of consumers") struct ConsumersTests {
    static let modes: [[String]] = [
      ["-swift-version", "6"],
      ["-swift-version", "5"],
      ["-swift-version", "5", "-strict-concurrency=complete"],
      ["-swift-version", "6", "-default-isolation", "MainActor"],
      ["-swift-version", "6", "-enable-upcoming-feature", "NonisolatedNonsendingByDefault"],
    ]

    @Test("compiles without a warning", arguments: modes)
    func compiles(_ mode: [String]) throws {
      let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
      let files = try ["Consumers", "MockKindsTests"].flatMap { name in
        let folder = tests.appendingPathComponent(name)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
          .filter { $0.hasSuffix(".swift") }
        assertThat(names, not(empty()), "files in \(name)")
        return names.map { folder.appendingPathComponent($0).path }
      }
      let modules = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("Modules").path
      let compiler = Process()
      compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      // As far as SIL, because only then the compiler looks for data races.
      compiler.arguments =
        ["swiftc", "-wmo", "-emit-sil", "-o", "/dev/null", "-I", modules] + mode + files
      let pipe = Pipe()
      compiler.standardError = pipe
      compiler.standardOutput = pipe
      try compiler.run()
      let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      compiler.waitUntilExit()
      let messages = output.split(separator: "\n").filter {
        $0.contains(" error: ") || $0.contains(" warning: ")
      }
      assertThat(messages, empty())
      assertThat(compiler.terminationStatus, equalTo(0))
    }
  }
#endif
