import Charmest
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
      .sorted { $0.path < $1.path }
      .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  private static var articles: [(name: String, text: String)] {
    get throws { try contents(of: "Sources/Charmest/Documentation.docc", ".md") }
  }

  /// The first section of the CHANGELOG, with what to write in place of what is gone.
  private static var unreleased: (name: String, text: String) {
    get throws {
      let file = WrittenTexts.package.appendingPathComponent("CHANGELOG.md")
      let sections = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n## ")
      return ("CHANGELOG.md", try #require(sections.dropFirst().first))
    }
  }

  /// Blocks of articles are compiled as well.
  private static var compiled: [String] {
    get throws {
      let tests = try ["DocumentationTests", "MigrationTests"].flatMap { folder in
        try contents(of: "Tests/\(folder)", ".swift").map(\.1)
      }
      let blocks = try articles.flatMap {
        $0.text.components(separatedBy: "```swift\n").dropFirst()
      }
      .compactMap { $0.components(separatedBy: "```").first }
      return tests + blocks
    }
  }

  @Test func `show calls that are compiled`() throws {
    // `NSString` searches many times faster than `String`, which compares characters.
    let compiled = try Self.compiled.map { NSString(string: $0.filter { !$0.isWhitespace }) }
    for article in try Self.articles + [Self.unreleased] {
      for call in Self.callsInLastColumns(of: article.text) {
        let code = call.filter { !$0.isWhitespace }
        if !compiled.contains(where: { $0.contains(code) }) {
          Issue.record("\(article.name): this stands in no file that is compiled: \(call)")
        }
        // Without blanks, two statements in one line look like those on two lines.
        if call.contains(/\) [a-z]\w*[.(]/) {
          Issue.record("\(article.name): these are two statements: \(call)")
        }
      }
    }
  }

  /// The code with parentheses in the last column of a table.
  private static func callsInLastColumns(of markdown: String) -> [String] {
    markdown.split(separator: "\n")
      .filter { $0.hasPrefix("| ") && $0.hasSuffix(" |") }
      .flatMap { row in
        let cell = row.dropLast(2).components(separatedBy: " | ").last ?? ""
        return Self.code(in: cell).filter { $0.contains("(") }
      }
  }

  /// The pieces of a text between backticks, also doubled ones.
  private static func code(in cell: String) -> [String] {
    var code: [String] = []
    var rest = cell[...]
    while let start = rest.firstIndex(of: "`") {
      let fence = rest[start...].prefix { $0 == "`" }
      rest = rest[fence.endIndex...]
      guard let end = rest.range(of: String(fence)) else { break }
      code.append(rest[..<end.lowerBound].trimmingCharacters(in: .whitespaces))
      rest = rest[end.upperBound...]
    }
    return code
  }

  @Test func `take code from the last column only`() {
    let table = "| a | b |\n| --- | --- |\n| `x()` | `y()` and ``z(`a`)`` and `w` |"
    assertThat(Self.callsInLastColumns(of: table), containsExactly("y()", "z(`a`)"))
  }
}
