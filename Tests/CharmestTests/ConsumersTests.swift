#if os(Linux)
  import Foundation
  import Testing

  /// An app that has names of the library for its own things, where everything belongs to the main
  /// actor unless it says otherwise.
  ///
  /// `.ci/consumers` builds and runs tests of this app, in modes 6 and 5 and on the main actor.
  @Suite("Code of consumers") struct ConsumersTests {
    /// A folder with the module of the app.
    private static let app = Result {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("charmest-app-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let messages = try Compiler.messages(
        ["-emit-module", "-module-name", "App", "-emit-module-path"]
          + [folder.appendingPathComponent("App.swiftmodule").path] + files(in: "Consumers/App")
      )
      #expect(messages.isEmpty)
      return folder
    }

    @Test("is told what the article on the compiler's messages says of names and of isolation")
    func messages() throws {
      let code = """
        import App
        import Charmest; import XCTest
        final class MockDoor: Mock {}
        func isOpen() -> Matcher<Int> { fatalError() }
        extension Charmest.Matcher where Value == Int { static let isSmall = lessThan(9) }
        nonisolated func judge() { assertThat(2, .isSmall) }
        enum Soup: Equatable { case miso, shio }
        func stub(_ priceCalls: MockMethod<Soup, Int, Never>) {
          priceCalls.answers { soup in soup == .miso ? 950 : 900 }
        }
        final class OrderTests: XCTestCase { func testBowls() { assertThat(2, 2) } }
        nonisolated struct Order: Equatable {}
        nonisolated final class CuredTests: XCTestCase {
          func testOrders() { assertThat(Order(), Order()) }
        }
        """
      let messages = try Compiler.messages(
        of: ["Test.swift": code],
        ["-swift-version", "6", "-default-isolation", "MainActor", "-I", Self.app.get().path]
      )
      #expect(
        messages.map { "\($0.line): \($0.text)" } == [
          "3: 'Mock' is ambiguous for type lookup in this context",
          "4: cannot specialize non-generic type 'Matcher'",
          "11: main actor-isolated initializer 'init(name:testClosure:)' has different actor isolation from nonisolated overridden declaration",
          "6: main actor-isolated static property 'isSmall' can not be referenced from a nonisolated context",
          "9: main actor-isolated conformance of 'Soup' to 'Equatable' cannot be used in nonisolated context [#IsolatedConformances]",
        ])
    }

    private static func files(in name: String) throws -> [String] {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent(name)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }
      #expect(!names.isEmpty, "files in \(name)")
      return names.map { folder.appendingPathComponent($0).path }
    }
  }
#endif
