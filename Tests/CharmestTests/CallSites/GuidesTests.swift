#if os(Linux)
  import Charmest
  import Testing

  /// The columns of the guides that are of other libraries, where the toolchain has them.
  @Suite("Code of other frameworks in the guides") struct GuidesTests {
    @Test("compiles as it stands")
    func compiles() throws {
      let article = try Article("MigratingFromXCTest")
      let columns = article.code(inColumn: "XCTest") + article.code(inColumn: "Swift Testing")
      let snippets = columns.filter { $0.contains("(") && !$0.contains("…") }
      assertThat(snippets, hasCount(greaterThanOrEqualTo(36)))
      let functions = snippets.enumerated().map { index, snippet in
        "func snippet\(index)() throws { \(snippet) }"
      }
      let messages = try Compiler.messages(
        of: ["Snippets.swift": ([Self.prelude] + functions).joined(separator: "\n")],
        ["-swift-version", "6"]
      )
      assertThat(messages.filter { !$0.text.contains("unused") }, empty())
    }

    private static let prelude = """
      import Testing
      import XCTest
      struct Closed: Error, Equatable {}
      final class Pot: Sendable {}
      func open() throws { throw Closed() }
      func close() throws {}
      let bowls = 2, ratio = 1.5, isOpen = true, pot = Pot(), extras = ["wakame", "tamago"]
      let guest: String? = "Jon", nobody: String? = nil
      """
  }
#endif
