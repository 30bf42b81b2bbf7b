import Foundation
import Testing

/// The links of the documents to files of this repository; DocC checks those of the articles.
@Suite("Links in the documents") struct LinksTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test(
    "lead to files and headings that exist",
    arguments: [
      "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "Benchmarks/README.md",
    ]
  )
  func links(document: String) throws {
    let file = Self.root.appendingPathComponent(document)
    for link in Self.links(in: try String(contentsOf: file, encoding: .utf8)) {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target =
        parts[0].isEmpty
        ? file : URL(fileURLWithPath: String(parts[0]), relativeTo: file).standardizedFileURL
      guard FileManager.default.fileExists(atPath: target.path) else {
        Issue.record("\(document): there is no file \(link)")
        continue
      }
      guard parts.count == 2 else { continue }
      let headings = Self.headings(in: try String(contentsOf: target, encoding: .utf8))
      if !headings.contains(parts[1].lowercased()) {
        Issue.record("\(document): there is no heading \(link)")
      }
    }
  }

  @Test func `are all but those to other sites`() {
    let text = """
      [a](A.md), [b `c`](B.md#d-e), ![p](p.svg), [s](https://swift.org), `[x](y)`
      <img src="light.svg"> <source srcset="dark.svg">
      ```text
      [z](z.md)
      ```
      """
    #expect(Self.links(in: text) == ["A.md", "B.md#d-e", "p.svg", "light.svg", "dark.svg"])
    #expect(Self.headings(in: "# One, two\n\n## `three` four") == ["one-two", "three-four"])
  }

  private static func links(in markdown: String) -> [String] {
    let text =
      markdown
      .replacing(/(?s)```.*?```/, with: "")
      .replacing(/`\[[^`]*`/, with: "")
    let links = text.matches(of: /\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/)
    return links.compactMap { ($0.1 ?? $0.2).map(String.init) }
      .filter { !$0.hasPrefix("https:") && !$0.hasPrefix("mailto:") }
  }

  private static func headings(in markdown: String) -> [String] {
    markdown.matches(of: /(?m)^#+ (.*)$/).map { match in
      match.1.lowercased()
        .replacing(/[^a-z0-9 -]/, with: "")
        .replacing(" ", with: "-")
    }
  }
}
