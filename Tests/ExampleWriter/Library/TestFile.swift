import Foundation

/// The tests of the examples of a document.
package struct TestFile {
  /// Something in a document or a preamble that cannot be run.
  package struct Fault: Error, Equatable {
    package let path: String
    package let line: Int
    package let text: String
  }

  private let document: Document
  private let preamble: Preamble
  private var examples: [Example] = []
  /// Code in tables, each of which runs alone.
  private let rows: [Example]
  /// Texts that no example says.
  private var quotes: [Block] = []

  package init(document: Document, preamble: Preamble) throws {
    self.document = document
    self.preamble = preamble
    rows = document.rows.compactMap { row in
      let sections = preamble.sections.filter { $0.belongs(toRow: row) }
      guard let statement = row.statement, !sections.isEmpty else { return nil }
      return Example(block: statement, sections: sections)
    }
    let placed = Set(preamble.declarations.content.compactMap(Self.placedBlock))
    for block in document.blocks where !placed.contains(block.name) {
      let sections = preamble.sections.filter {
        $0.belongs(to: block, inArticle: document.isArticle)
      }
      let isSaidBySections = sections.contains { $0.names != ["all"] }
      if !block.isText || isSaidBySections {
        examples.append(Example(block: block, sections: sections))
      } else if let last = examples.last, last.text == nil, !last.block.isText,
        last.block.title == block.title
      {
        examples[examples.count - 1].text = block
      } else {
        quotes.append(block)
      }
    }
    try checkNames(placed: placed)
  }

  private func checkNames(placed: Set<String>) throws {
    let blocks = document.blocks + document.rows
    let names = Set(blocks.flatMap { [$0.name, $0.title] } + ["all", "tables"])
    let declarations = preamble.declarations
    if let name = placed.first(where: { !names.contains($0) }) {
      throw Fault(path: declarations.path, line: 1, text: "no example is named \(name)")
    }
    for section in preamble.sections {
      guard let name = section.names.first(where: { !names.contains($0) }) else { continue }
      throw Fault(
        path: declarations.path, line: section.before.first - 1, text: "no example is named \(name)"
      )
    }
  }

  /// The name of the block that belongs in a line of the declarations.
  private static func placedBlock(in line: String) -> String? {
    line.wholeMatch(of: /\ *\/\/ EXAMPLE: (.+)/).map { String($0.1) }
  }

  /// The code in tables that runs.
  package var codeInTables: [String] { rows.map { $0.block.lines.content[0] } }

  package func source(suite: String) -> String {
    if examples.isEmpty && quotes.isEmpty && rows.isEmpty { return "" }
    let name = URL(fileURLWithPath: document.path).lastPathComponent
    let declared = examples.filter { $0.isDeclarations(inArticle: document.isArticle) }
    return """
      import Charmest
      import Foundation
      import RamenShop
      import Testing

      private let document: StaticString = "\(document.path)"
      private let preamble: StaticString = "\(preamble.declarations.path)"
      \(declarations)
      \(declared.flatMap(\.parts).map(\.filePrivate.source).joined())
      @Suite("The examples in \(name)") struct \(suite) {
      \(tests)\(testsOfTables)\(quotesTest)}

      """
  }

  /// The declarations of the preamble, with the blocks that belong in them.
  private var declarations: String {
    let lines = preamble.declarations
    var source = ""
    var first = 0
    for (index, line) in (lines.content + ["// EXAMPLE: the end"]).enumerated() {
      guard let name = Self.placedBlock(in: line) else { continue }
      let part = Lines(
        path: lines.path, first: lines.first + first, content: Array(lines.content[first..<index]))
      source += part.source
      source += document.blocks.first { $0.name == name }?.lines.source ?? ""
      first = index + 1
    }
    return source
  }

  /// One test for a whole article, and one for each example of a comment.
  private var tests: String {
    let run = examples.filter { !$0.isDeclarations(inArticle: document.isArticle) }
    if !document.isArticle { return run.map { test(named: $0.block.name, [$0]) }.joined() }
    return run.isEmpty ? "" : test(named: "all blocks", run)
  }

  /// One test for each table, in which each row sees only what stands before the rows.
  private var testsOfTables: String {
    var titles: [String] = []
    for row in rows where titles.last != row.block.title { titles.append(row.block.title) }
    return titles.map { title in
      let runs = rows.filter { $0.block.title == title }.map { run([$0]) }
      return "  @Test func `\(title)`() async {\n\(runs.joined())  }\n\n"
    }
    .joined()
  }

  private func test(named name: String, _ examples: [Example]) -> String {
    "  @Test func `\(name)`() \(isAsync(examples) ? "async " : ""){\n\(run(examples))  }\n\n"
  }

  private func isAsync(_ examples: [Example]) -> Bool {
    examples.flatMap(\.parts).flatMap(\.content).contains { $0.contains("await ") }
  }

  /// Runs some examples, each of which sees what those before it declare.
  private func run(_ examples: [Example]) -> String {
    let bodies = examples.map { example in
      example.parts.map(\.source).joined() + example.parts.map(\.uses).joined()
    }
    return """
          \(isAsync(examples) ? "await " : "")run(document, preamble, [
            \(examples.map(\.record).joined(separator: ",\n      "))
          ]) {
      \(bodies.joined(separator: "do {\n"))\(String(repeating: "}", count: examples.count - 1))
          }

      """
  }

  private var quotesTest: String {
    if quotes.isEmpty { return "" }
    let places = quotes.map { "\($0.lines.numbers)" }.joined(separator: ", ")
    return """
        @Test(arguments: [\(places)]) func quote(lines: Range<Int>) throws {
          try expectQuote(document, lines)
        }

      """
  }
}
