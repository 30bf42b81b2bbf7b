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

      public protocol Warm { func warm(_ bowl: Bowl, until end: Date) }

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
      import Foundation

      @testable import Shop

      final class MockOven: Mock, Oven {
        let degreesProperty = MockProperty("degrees", of: Int.self)
        let bakeMinutesCalls = MockMethod(
          "bake(_:minutes:)", taking: String.self, Int.self, returning: Bool.self,
          throwing: (any Error).self)
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
        assertThat(withoutSources.output, Self.oven.replacing("import Foundation\n", with: ""))
        let list = try run(tool, "--graphs", "Graphs", in: folder)
        assertThat(list.output, "Shop.Oven\nShop.Warm\n")
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
        let oven = try run(tool, "--graphs", "Graphs", "--sources", "Shop", "Oven", in: folder)
        assertThat(oven.output, Self.oven)
        assertThat(oven.errors, "")
      }
    }

    @Test("tells the plugin each error with its own word for it")
    func plugin() throws {
      try inFolder { folder in
        try extract(in: folder)
        let question = """
          {
            "arguments": ["--graphs", "Graphs", "Ovn", "Wram"],
            "package": "\(folder.path)", "graphs": []
          }
          """
        try Data(question.utf8).write(to: folder.appendingPathComponent("question.json"))
        let run = try run(tool, "--plugin", "question.json", "answer.txt", in: folder)
        assertThat(run.exitCode, 1)
        assertThat(run.output, "")
        let answer = folder.appendingPathComponent("answer.txt")
        // The package manager writes the first `error: `.
        assertThat(
          try String(contentsOf: answer, encoding: .utf8),
          allOf(
            hasPrefix("There is no protocol Ovn."),
            containsString("\nerror: There is no protocol Wram.")
          )
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
          error: There is no protocol Oven. Without a name, the command lists all.
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
        ([], "Which symbol graphs? Give their folder with --graphs.\nUSAGE: mock-writer "),
      ]
    )
    func mistakes(arguments: [String], expected: String) throws {
      try inFolder { folder in
        for (name, text) in ["Bad": "{", "Other": "{}"] {
          let inner = folder.appendingPathComponent(name)
          try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
          try Data(text.utf8).write(to: inner.appendingPathComponent("Shop.symbols.json"))
        }
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
  }
#endif
