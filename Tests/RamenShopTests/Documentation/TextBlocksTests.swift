import Charmest
import Foundation
import Testing

/// The failure texts and the tables of the documentation, against what is compiled and tested.
@Suite("Texts and tables in the documentation") struct TextBlocksTests {
  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func contents(of folder: URL, _ suffixes: String...) throws -> [(String, String)] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? [])
      .filter { file in suffixes.contains { file.lastPathComponent.hasSuffix($0) } }
      .sorted { $0.path < $1.path }
      .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  private static var articles: [(name: String, text: String)] {
    get throws {
      try contents(
        of: tests.deletingLastPathComponent()
          .appendingPathComponent("Sources/Charmest/Documentation.docc"),
        ".md"
      )
    }
  }

  /// The first section of the CHANGELOG, with what to write in place of what is gone.
  private static var unreleased: (name: String, text: String) {
    get throws {
      let file = tests.deletingLastPathComponent().appendingPathComponent("CHANGELOG.md")
      let sections = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n## ")
      return ("CHANGELOG.md", try #require(sections.dropFirst().first))
    }
  }

  @Test func `quote only texts that a test compares whole`() throws {
    let tested = try Self.contents(of: Self.tests, ".txt", ".swift").map { Lines($0.1) }
    for article in try Self.articles {
      for block in Lines.blocks(fencedAs: "text", in: article.text)
      where !tested.contains(where: { $0.contain(block) }) {
        Issue.record("\(article.name): no test says this: \(block.lines.first ?? "")")
      }
    }
  }

  @Test func `show calls that are compiled`() throws {
    // `NSString` searches many times faster than `String`, which compares characters.
    let compiled = try ["RamenShopTests/Documentation", "MigrationTests"].flatMap { folder in
      try Self.contents(of: Self.tests.appendingPathComponent(folder), ".swift")
        .map { NSString(string: $0.1.filter { !$0.isWhitespace }) }
    }
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

/// Lines of a text as tests write them: as they are, or in literals.
private struct Lines {
  let lines: [String]
  private let positions: [String: [Int]]

  init(_ text: String) {
    lines = text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces).insideOfQuotes }
      .filter { !$0.isEmpty }
    positions = Dictionary(grouping: lines.indices) { [lines] in lines[$0] }
  }

  static func blocks(fencedAs language: String, in markdown: String) -> [Lines] {
    markdown.components(separatedBy: "```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
      // A line that is too long for a page goes on below, indented by more than any text is.
      .map { Lines($0.replacing(/\n {6}(?=[^ ])/, with: " ")) }
  }

  /// Whether the lines of another text stand here, one after the other.
  func contain(_ other: Lines) -> Bool {
    guard let first = other.lines.first else { return true }
    return positions[first, default: []].contains {
      lines[$0...].prefix(other.lines.count).elementsEqual(other.lines)
    }
  }
}

extension String {
  /// The text of a literal on a line of its own: `#"a"#,` says `a`.
  fileprivate var insideOfQuotes: String {
    let text = hasSuffix(",") ? dropLast() : self[...]
    for (start, end) in [("#\"", "\"#"), ("\"", "\"")]
    where text.hasPrefix(start) && text.hasSuffix(end) && text.count >= start.count + end.count {
      return String(text.dropFirst(start.count).dropLast(end.count))
    }
    return self
  }
}
