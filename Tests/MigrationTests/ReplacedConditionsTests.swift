#if os(Linux)
  import Charmest
  import Foundation
  import Testing

  /// The command of the article on SwiftHamcrest, as it stands there.
  @Suite("The command that replaces conditions") struct ReplacedConditionsTests {
    @Test func `replaces simple ones, also several in a line, and leaves others`() throws {
      let lines = [
        ("assertThat(bowls == 2)", "assertThat(bowls, 2)"),
        (#"assertThat(order.name == "Jon")"#, #"assertThat(order.name, "Jon")"#),
        ("assertThat(soup == .miso)", "assertThat(soup, .miso)"),
        ("assertThat(a == b); assertThat(c == d)", "assertThat(a, b); assertThat(c, d)"),
        ("assertThat(name == nil)", "assertThat(name, nilValue())"),
        ("assertThat(name != nil)", "assertThat(name, present())"),
        ("assertThat(bowls > 1)", "assertThat(bowls, greaterThan(1))"),
        ("assertThat(bowls < 9)", "assertThat(bowls, lessThan(9))"),
      ]
      let others = [
        // Of an optional, it passes for nil.
        #"assertThat(name != "Jon")"#,
        // The failure would show the sides in the wrong order.
        "assertThat(nil == name)", "assertThat(true == isOpen)", "assertThat(2 == bowls)",
        "assertThat(bowls == 2 && isOpen)", #"assertThat(bowls == 2, message: "bowls")"#,
        #"assertThat(name == "J" + rest)"#, "requireThat(bowls == 2)",
      ]
      #expect(try replaced(lines.map(\.0) + others) == lines.map(\.1) + others)
    }

    /// Lines that the command has changed, in a file whose path has blanks.
    private func replaced(_ lines: [String]) throws -> [String] {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("charmest-\(UUID().uuidString)")
      let file = folder.appendingPathComponent("Noodle Shop/Order Tests.swift")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = ["-ec", "git init --quiet . && git add .\n" + (try command())]
      shell.currentDirectoryURL = folder
      try shell.run()
      shell.waitUntilExit()
      #expect(shell.terminationStatus == 0)
      return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    }

    private func command() throws -> String {
      var root = URL(fileURLWithPath: #filePath)
      for _ in 1...3 { root.deleteLastPathComponent() }
      let article = root.appendingPathComponent(
        "Sources/Charmest/Documentation.docc/MigratingAssertions.md")
      let blocks = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "```")
      return String(try #require(blocks.first { $0.hasPrefix("sh\n") }).dropFirst(3))
    }
  }
#endif
