#if os(Linux)
  import Foundation

  /// The compiler, asked of code that uses the library as it was built for these tests.
  enum Compiler {
    struct Message: Equatable {
      /// The name of the file and the line in it, from 1.
      let file: String
      let line: Int
      /// The message, without the notes and the fix that follow.
      let text: String
    }

    /// Errors and warnings about files, each once.
    static func messages(_ arguments: [String]) throws -> [Message] {
      let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      // SwiftPM's newer build system has the modules beside the products.
      let modules = [products.appendingPathComponent("Modules").path, products.path]
      let compiler = Process()
      compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      compiler.arguments = ["swiftc"] + modules.flatMap { ["-I", $0] } + arguments
      let pipe = Pipe()
      compiler.standardError = pipe
      compiler.standardOutput = pipe
      try compiler.run()
      let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      compiler.waitUntilExit()
      var messages: [Message] = []
      for match in output.matches(of: /(?m)^.*?([^\/\n]+):(\d+):\d+: (?:error|warning): (.*)$/) {
        let message = Message(
          file: String(match.1),
          line: Int(match.2) ?? 0,
          text: String(match.3)
        )
        if !messages.contains(message) { messages.append(message) }
      }
      // A crash, or a file that is not there.
      if messages.isEmpty, compiler.terminationStatus != 0 {
        messages.append(Message(file: "", line: 0, text: output))
      }
      return messages
    }

    /// Errors and warnings about files of these texts, by name.
    static func messages(of files: [String: String], _ arguments: [String]) throws -> [Message] {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("charmest-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let paths = try files.map { name, text in
        let file = folder.appendingPathComponent(name)
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file.path
      }
      return try messages(["-typecheck", "-parse-as-library"] + arguments + paths)
    }
  }
#endif
