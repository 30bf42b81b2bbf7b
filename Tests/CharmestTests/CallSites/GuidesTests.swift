#if os(Linux)
  import Testing

  /// The columns of the guides that are of other libraries, where the toolchain has them.
  @Suite("Code of other frameworks in the guides") struct GuidesTests {
    @Test("compiles as it stands")
    func compiles() throws {
      let article = try Article("MigratingAssertions")
      let columns = article.code(inColumn: "XCTest") + article.code(inColumn: "Swift Testing")
      let snippets = columns.filter { $0.contains("(") && !$0.contains("…") }
      #expect(snippets.count >= 36)
      let functions = snippets.enumerated().map { index, snippet in
        "func snippet\(index)() \(snippet.contains("await") ? "async " : "")throws { \(snippet) }"
      }
      let messages = try Compiler.messages(
        of: ["Snippets.swift": ([Self.prelude] + functions).joined(separator: "\n")],
        ["-swift-version", "6"]
      )
      let others = messages.filter {
        !$0.text.contains("unused") && !$0.text.contains("never used")
      }
      #expect(others.isEmpty)
    }

    private static let prelude = """
      import Testing
      import XCTest
      struct Closed: Error, Equatable { var code = 7 }
      final class Pot: Sendable {}
      enum RamenSoup: String { case miso }
      struct Order { var bowls = 2, soup = RamenSoup.miso }
      actor Kitchen { var orders = 3 }
      func fail() async throws { throw Closed() }
      func open() throws { throw Closed() }
      func close() throws {}
      func price() throws -> Int { 900 }
      let bowls = 2, ratio = 1.5, isOpen = true, isClosed = false, pot = Pot(), other = Pot()
      let topping = "wakame", extras = ["wakame", "tamago"], others = ["tamago", "wakame"]
      let guest: String? = "Jon", nobody: String? = nil, order = Order()
      let orders = [order], kitchen = Kitchen()
      let prices = ["miso": 900]
      nonisolated(unsafe) let anyPot: Any = Pot()
      let error: any Error = Closed()
      """
  }
#endif
