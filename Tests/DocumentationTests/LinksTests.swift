import Foundation
import Testing
import WrittenTexts

/// The links of the documents and articles to files of this repository, by the rules of GitHub.
@Suite("Links in the documents") struct LinksTests {
  private static let root = WrittenTexts.package

  private static let articles: [String] = {
    let folder = "Sources/Charmest/Documentation.docc"
    let paths = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    return (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }.sorted()
      .map { "\(folder)/\($0)" }
  }()

  @Test(
    "lead to files and headings that exist",
    arguments: [
      "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "Benchmarks/README.md",
      "Tests/README.md", ".ci/README.md",
    ] + articles
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

  @Test(
    "and names in the articles are those that GitHub shows",
    arguments: articles
  )
  func names(article: String) throws {
    let file = Self.root.appendingPathComponent(article)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(!text.contains("doc:"), "GitHub does not follow the links of DocC")
    let names = text.matches(of: /``([^`]*(?:fileID|\)-)[^`]*)``/).map { String($0.1) }
    #expect(names.isEmpty, "GitHub shows these names to the letter")
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
