import Foundation
import Testing

@Suite("Snippets in the documentation")
struct SnippetTests {
  private static let thisFile = URL(fileURLWithPath: #filePath)
  private static let root =
    thisFile
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func files(under folder: String, named suffix: String) -> [URL] {
    let folder = root.appendingPathComponent(folder)
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? [])
      .filter { $0.lastPathComponent.hasSuffix(suffix) }
      .sorted { $0.path < $1.path }
  }

  private static var documents: [URL] {
    let atTheTop = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
      .map { root.appendingPathComponent($0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    return atTheTop + files(under: "Sources/Charmest/Documentation.docc", named: ".md")
  }

  /// All Swift files of the examples but this one, whose literals are not compiled.
  private static var compiled: [URL] {
    [
      "Sources/RamenShop", "Tests/RamenShopTests", "Tests/ExampleTests",
      "Tests/CharmestCoreTests/Matching",
    ]
    .flatMap { files(under: $0, named: ".swift") }
    .filter { $0.lastPathComponent != thisFile.lastPathComponent }
  }

  @Test func `are all compiled, in a file of the examples or of their tests`() throws {
    let documents = Self.documents
    try #require(!documents.isEmpty, "no documentation was found")
    let compiled = try Self.compiled.map {
      CompiledLines(try String(contentsOf: $0, encoding: .utf8))
    }
    for document in documents {
      let markdown = try String(contentsOf: document, encoding: .utf8)
      for snippet in Snippet.snippets(in: markdown)
      where !compiled.contains(where: { $0.contain(snippet) }) {
        Issue.record(
          """
          \(document.lastPathComponent):\(snippet.line): these lines stand in no file that is \
          compiled, beginning with `\(snippet.lines.first ?? "")`
          """
        )
      }
    }
  }

  @Test(arguments: [
    ("no code", []),
    ("```swift\nlet a = 1\n```", [Snippet(line: 2, lines: ["let a = 1"])]),
    ("a\r\n```swift\r\nlet a = 1\r\n```\r\n", [Snippet(line: 3, lines: ["let a = 1"])]),
    ("```swift\nif a {\n\n  b()\n}\n```", [Snippet(line: 2, lines: ["if a {", "b()", "}"])]),
    ("1. a\n\n   ```swift\n   a()\n   ```", [Snippet(line: 4, lines: ["a()"])]),
    ("```swift ignored\na()\n```", [Snippet(line: 2, lines: ["a()"])]),
    ("```swift\n```", [Snippet(line: 2, lines: [])]),
    ("```swift\na()", [Snippet(line: 2, lines: ["a()"])]),
    ("```text\na()\n```", []),
    ("```\na()\n```", []),
    ("```swiftly\na()\n```", []),
    ("`swift`\na()", []),
    ("````markdown\n```swift\na()\n```\n````", []),
    (
      "```swift\na()\n```\n```text\nb\n```\n```swift\nc()\n```",
      [Snippet(line: 2, lines: ["a()"]), Snippet(line: 8, lines: ["c()"])]
    ),
  ])
  func `are the blocks fenced as Swift`(markdown: String, snippets: [Snippet]) {
    #expect(Snippet.snippets(in: markdown) == snippets)
  }

  @Test(arguments: [
    (["a()", "b()"], true),
    (["b()", "c()"], true),
    (["c()"], true),
    ([], true),
    (["a()", "c()"], false),
    (["c()", "d()"], false),
    (["b"], false),
  ])
  func `stand in a file line by line`(lines: [String], stands: Bool) {
    let compiled = CompiledLines("do {\r\n  a()\n\n\n\tb()  \n    c()\n")
    #expect(compiled.contain(Snippet(line: 1, lines: lines)) == stands)
  }
}
