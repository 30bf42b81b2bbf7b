import ExampleWriter
import Foundation
import Testing
import WrittenTexts

/// The tables of the documentation, against what is compiled and tested.
@Suite("Tables in the documentation") struct TablesTests {
  private static func contents(of folder: String, _ suffix: String) throws -> [(String, String)] {
    let folder = WrittenTexts.package.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.lastPathComponent.hasSuffix(suffix) }
      .map {
        ($0.deletingPathExtension().lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
      }
  }

  private static let articles = Result {
    let preambles = Dictionary(
      uniqueKeysWithValues: try contents(
        of: "Tests/DocumentationTests/Preambles/Charmest", "Preamble.swift")
    )
    return try contents(of: "Sources/Charmest/Documentation.docc", ".md").map { name, source in
      (
        name: name, source: source,
        preamble: Preamble(path: "", source: preambles["\(name)Preamble"] ?? "")
      )
    }
  }

  /// What is new in the CHANGELOG, Unreleased and the last release, with what to write in place of
  /// what is gone.
  private static var changes: Document {
    get throws {
      let file = WrittenTexts.package.appendingPathComponent("CHANGELOG.md")
      let sections = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n## ")
      return Document(
        path: "CHANGELOG.md", source: sections.dropFirst().prefix(2).joined(separator: "\n## "))
    }
  }

  /// Tests, the blocks of articles, and the rows that run.
  private static var compiled: [String] {
    get throws {
      let tests = try contents(of: "Tests/DocumentationTests", ".swift").map(\.1)
      return try tests
        + articles.get().flatMap { article in
          let document = Document(path: "A.md", source: article.source)
          let blocks = article.source.components(separatedBy: "```swift\n").dropFirst()
          return try TestFile(document: document, preamble: article.preamble).codeInTables
            + blocks.compactMap { $0.components(separatedBy: "```").first }
        }
    }
  }

  @Test func `show calls that are compiled`() throws {
    // `NSString` searches many times faster than `String`, which compares characters.
    let compiled = NSString(
      string: try Self.compiled.map { $0.filter { !$0.isWhitespace } }.joined(separator: "\n"))
    let documents = try Self.articles.get().map {
      Document(path: "\($0.name).md", source: $0.source)
    }
    for document in try documents + [Self.changes] {
      for call in document.callsInTables where !call.contains("…") && !call.hasPrefix("@") {
        let code = call.filter { !$0.isWhitespace }
        #expect(
          compiled.contains(code),
          "\(document.path): this stands in no file that is compiled: \(call)")
      }
    }
  }
}
