#if os(Linux)
  import Charmest
  import Foundation
  import Testing

  @testable import MockWriter

  /// The tool as someone uses it in a shell, on a module that the package manager did not build.
  @Suite("The command mock-writer") struct MockWriterCommandTests {
    private struct Run {
      let output: String
      let errors: String
      let exitCode: Int32
    }

    private func run(_ arguments: String..., in folder: URL) throws -> Run {
      try run(arguments, in: folder)
    }

    /// Runs a program in a folder.
    private func run(_ arguments: [String], in folder: URL) throws -> Run {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = arguments
      process.currentDirectoryURL = folder
      let output = Pipe()
      let errors = Pipe()
      process.standardOutput = output
      process.standardError = errors
      try process.run()
      // Both are far smaller than a pipe's buffer, so reading one after the other cannot block.
      let outputData = output.fileHandleForReading.readDataToEndOfFile()
      let errorData = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return Run(
        output: String(decoding: outputData, as: UTF8.self),
        errors: String(decoding: errorData, as: UTF8.self),
        exitCode: process.terminationStatus
      )
    }

    private var tool: String {
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("mock-writer").path
    }

    private func inFolder(_ body: (URL) throws -> Void) throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        .resolvingSymlinksInPath()
      for name in ["Shop", "Graphs"] {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent(name),
          withIntermediateDirectories: true
        )
      }
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data(Self.source.utf8).write(to: folder.appendingPathComponent("Shop/Oven.swift"))
      try body(folder)
    }

    private static let source = """
      import Foundation

      public struct Bowl {}
      struct SoldOut: Error {}

      protocol Oven {
        var degrees: Int { get set }
        func bake(_ dish: String, minutes: Int) async throws -> Bool
        func bake(_ bowl: Bowl) throws(SoldOut)
      }

      public protocol Warm {
        func warm(_ bowl: Bowl, until end: Date)
      }

      extension Array: Warm where Element == Bowl {
        public func warm(_ bowl: Bowl, until end: Date) {}
      }

      """

    /// Builds the module and writes its symbol graphs, by two programs as from a project of Xcode.
    private func extract(in folder: URL, access: String = "private") throws {
      let build = try run(
        "swiftc", "-emit-module", "-parse-as-library", "-module-name", "Shop",
        "-emit-module-path", "Shop.swiftmodule", "Shop/Oven.swift",
        in: folder
      )
      assertThat(build.errors, "")
      let target = try run("swiftc", "-print-target-info", in: folder).output
      let triple = try requireThat(target.firstMatch(of: /"triple": "([^"]*)"/), present())
      let extraction = try run(
        "swift", "symbolgraph-extract", "-module-name", "Shop", "-I", ".", "-output-dir", "Graphs",
        "-minimum-access-level", access, "-skip-synthesized-members", "-target",
        String(triple.output.1),
        in: folder
      )
      assertThat(extraction.errors, "")
    }

    private static let oven = """
      import Charmest

      @testable import Shop

      final class MockOven: Mock, Oven {
        let degreesProperty = MockProperty("degrees", of: Int.self)
        let bakeMinutesCalls = MockMethod(
          "bake(_:minutes:)",
          taking: String.self,
          Int.self,
          returning: Bool.self,
          throwing: (any Error).self
        )
        let bakeCalls = MockMethod("bake(_:)", taking: Bowl.self, throwing: SoldOut.self)

        var degrees: Int {
          get { degreesProperty.get() }
          set { degreesProperty.set(newValue) }
        }

        func bake(_ dish: String, minutes: Int) async throws -> Bool {
          try await bakeMinutesCalls.invoke(dish, minutes)
        }

        func bake(_ bowl: Bowl) throws(SoldOut) { try bakeCalls.invoke(bowl) }
      }

      """

    @Test("prints the mocks of a module that the compiler built by itself")
    func prints() throws {
      try inFolder { folder in
        try extract(in: folder)
        let files = FilesInFolders([folder.path], ending: ".symbols.json").paths.map {
          URL(fileURLWithPath: $0).lastPathComponent
        }
        assertThat(files, ["Shop.symbols.json", "Shop@Swift.symbols.json"])
        let oven = try run(tool, "--graphs", "Graphs", "--sources", "Shop", "Oven", in: folder)
        assertThat(oven.output, Self.oven)
        assertThat(oven.errors, "")
        assertThat(oven.exitCode, 0)
        let withoutSources = try run(tool, "Shop.Oven", "--graphs=Graphs", in: folder)
        assertThat(withoutSources.output, Self.oven)
        let warm = try run(tool, "--graphs", "Graphs", "Warm", in: folder)
        assertThat(
          warm.output,
          """
          import Charmest
          import Foundation
          import Shop

          final class MockWarm: Mock, Warm {
            let warmCalls = MockMethod("warm(_:until:)", taking: Bowl.self, Date.self)

            func warm(_ bowl: Bowl, until end: Date) { warmCalls.invoke(bowl, end) }
          }

          """
        )
      }
    }

    @Test("prints the mock from graphs that the compiler wrote while it built")
    func whileBuilding() throws {
      try inFolder { folder in
        let build = try run(
          "swiftc", "-emit-module", "-parse-as-library", "-module-name", "Shop",
          "-emit-module-path", "Shop.swiftmodule", "Shop/Oven.swift", "-emit-symbol-graph",
          "-emit-symbol-graph-dir", "Graphs", "-symbol-graph-minimum-access-level", "private",
          in: folder
        )
        assertThat(build.errors, "")
        let oven = try run(tool, "--graphs", "Graphs", "Oven", in: folder)
        assertThat(oven.output, Self.oven)
        assertThat(oven.errors, "")
      }
    }

    @Test("writes files, keeps changed ones unless forced, and checks mocks")
    func files() throws {
      try inFolder { folder in
        try extract(in: folder)
        let file = folder.appendingPathComponent("Tests/MockOven.swift")
        func write(_ more: String...) throws -> Run {
          let arguments = [tool, "Oven", "--graphs", "Graphs", "--output", "Tests"] + more
          return try run(arguments, in: folder)
        }
        assertThat(try write().output, "Tests/MockOven.swift was written\n")
        assertThat(try String(contentsOf: file, encoding: .utf8), Self.oven)
        let kept = Self.oven.replacing("var degrees:", with: "var warmth:")
        try Data(kept.utf8).write(to: file)
        let refused = try write()
        assertThat(
          refused.errors,
          """
          error: Tests/MockOven.swift holds something else and was not written. \
          Use --force to write it anew.

          """
        )
        assertThat(refused.exitCode, 1)

        let check = [
          tool, "--check", "--graphs", "Graphs", "--sources", "Shop", "--sources", "Tests",
        ]
        let lacking = try run(check, in: folder)
        assertThat(
          lacking.errors,
          "error: Tests/MockOven.swift:5: MockOven has no line for degrees of Oven\n"
        )
        assertThat(lacking.exitCode, 1)

        assertThat(try write("--force").output, "Tests/MockOven.swift was written\n")
        let complete = try run(check, in: folder)
        assertThat(complete.output, "1 mock has a line for each requirement\n")
        assertThat(complete.exitCode, 0)
      }
    }

    @Test("tells the plugin each finding with its own word for an error")
    func plugin() throws {
      try inFolder { folder in
        try extract(in: folder)
        let mock = "final class MockOven: Mock, Oven { var degrees = 1 }"
        try Data(mock.utf8).write(to: folder.appendingPathComponent("Shop/MockOven.swift"))
        let question = """
          {
            "arguments": ["--check", "--graphs", "Graphs", "--sources", "Shop"],
            "package": "\(folder.path)", "graphs": []
          }
          """
        try Data(question.utf8).write(to: folder.appendingPathComponent("question.json"))
        let check = try run(tool, "--plugin", "question.json", "answer.txt", in: folder)
        assertThat(check.exitCode, 1)
        let answer = folder.appendingPathComponent("answer.txt")
        // The package manager writes the first `error: `.
        assertThat(
          try String(contentsOf: answer, encoding: .utf8),
          """
          Shop/MockOven.swift:1: MockOven has no line for bake(_:minutes:) of Oven
          error: Shop/MockOven.swift:1: MockOven has no line for bake(_:) of Oven
          """
        )
      }
    }

    @Test("says which declarations the graphs lack if they have only public ones")
    func publicOnly() throws {
      try inFolder { folder in
        try extract(in: folder, access: "public")
        let oven = try run(tool, "--graphs", "Graphs", "Oven", in: folder)
        assertThat(
          oven.errors,
          """
          error: There is no protocol Oven.
          There are: Warm
          error: The graphs have public declarations only. Make them with \
          -minimum-access-level private.

          """
        )
        assertThat(oven.exitCode, 1)
      }
    }

    @Test(
      "fails with a plain sentence",
      arguments: [
        (["--graphs", "Good", "Ovn"], "There is no protocol Ovn."),
        (["--graphs", "Nowhere", "Oven"], "There is no folder Nowhere."),
        (["--graphs", "Good", "--sources", "Nowhere", "Oven"], "There is no folder Nowhere."),
        (
          ["--graphs", "Graphs", "Oven"],
          "There is no symbol graph in Graphs: no file is named *.symbols.json."
        ),
        (
          ["--graphs", "Bad", "Oven"],
          "Bad/Shop.symbols.json cannot be read as a symbol graph: The given data was not valid JSON."
        ),
        (
          ["--graphs", "Other", "Oven"],
          "Other/Shop.symbols.json cannot be read as a symbol graph: No value associated with key "
        ),
        (["--graphs", "Good"], "Which protocol?\nUSAGE: mock-writer "),
        ([], "Which symbol graphs? Give their folder with --graphs.\nUSAGE: mock-writer "),
        (["Oven", "Shop"], "Which symbol graphs? Give their folder with --graphs.\n"),
        (
          ["--graphs", "Good", "--fast", "Oven"], "There is no option --fast.\nUSAGE: mock-writer "
        ),
        (
          ["--graphs", "Good", "Cook", "--output", "Shop/Oven.swift"],
          "Shop/Oven.swift is no folder."
        ),
        (
          ["--graphs", "Good", "Cook", "--output", "Shop/Oven.swift/Mocks"],
          "The folder Shop/Oven.swift/Mocks cannot be made. Is there a file of this name, "
        ),
        (
          ["--graphs", "Good", "Cook", "--output", "Tests"],
          "Tests/MockCook.swift cannot be written. Is there a folder of this name, "
        ),
      ]
    )
    func mistakes(arguments: [String], expected: String) throws {
      try inFolder { folder in
        for (name, text) in ["Bad": "{", "Other": "{}"] {
          let inner = folder.appendingPathComponent(name)
          try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
          try Data(text.utf8).write(to: inner.appendingPathComponent("Shop.symbols.json"))
        }
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent("Tests/MockCook.swift"),
          withIntermediateDirectories: true
        )
        try FileManager.default.createSymbolicLink(
          at: folder.appendingPathComponent("Good"),
          withDestinationURL: Fixture.folder
        )
        let run = try run([tool] + arguments, in: folder)
        assertThat(run.errors, hasPrefix("error: \(expected)"))
        assertThat(run.output, "")
        assertThat(run.exitCode, 1)
      }
    }

    @Test("prints for help how to call it", arguments: ["--help", "-h"])
    func help(_ option: String) throws {
      let help = try run(tool, option, in: FileManager.default.temporaryDirectory)
      assertThat(help.output, hasPrefix("USAGE: mock-writer --graphs <folder> "))
      assertThat(help.errors, "")
      assertThat(help.exitCode, 0)
    }
  }
#endif
