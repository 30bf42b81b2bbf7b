#if os(Linux)
  import Foundation
  import Testing

  /// The tool as someone uses it in a shell, for a project that is no package.
  @Suite("The command mock-writer") struct MockWriterCommandTests {
    private func run(_ arguments: [String], in folder: URL) throws -> (
      output: String, errors: String, code: Int32
    ) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appendingPathComponent("mock-writer")
      process.arguments = arguments
      process.currentDirectoryURL = folder
      let output = Pipe()
      let errors = Pipe()
      process.standardOutput = output
      process.standardError = errors
      try process.run()
      // Both are far smaller than a pipe's buffer, so reading one after the other cannot block.
      let texts = [output, errors].map {
        String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      }
      process.waitUntilExit()
      return (texts[0], texts[1], process.terminationStatus)
    }

    /// The protocol and the mock of the article on generating mocks.
    private static let oven = (
      source: """
      import Foundation

      protocol Oven {
        var degrees: Int { get set }
        func bake(_ dish: String, minutes: Int) async throws -> Bool
        func bake(_ bowl: Bowl) throws(SoldOut)
      }

      """,
      mock: """
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
    )

    @Test("prints mocks, laid out by the configuration of the folder", arguments: [2, 4])
    func prints(spaces: Int) throws {
      let folder = try TemporaryFolder([
        "Shop/Oven.swift": Self.oven.source,
        ".swift-format": "{\"version\": 1, \"indentation\": {\"spaces\": \(spaces)}}",
      ])
      let oven = try run(["--sources", "Shop", "Oven"], in: folder.url)
      if spaces == 2 { #expect(oven.output == Self.oven.mock) }
      #expect(
        oven.output.contains("\n" + String(repeating: " ", count: spaces) + "let degreesProperty"))
      #expect(oven.errors == "")
      #expect(oven.code == 0)
    }

    @Test("fails with a plain sentence")
    func mistakes() throws {
      let folder = try TemporaryFolder(["Shop/Oven.swift": "protocol Oven {}"])
      let run = try run(["--sources", "Shop", "Ovn", "Bwl"], in: folder.url)
      #expect(
        run.errors.hasPrefix(
          "error: There is no protocol Ovn. Did you mean Oven?\nerror: There is no protocol Bwl."))
      #expect(run.output == "")
      #expect(run.code == 1)
    }
  }
#endif
