import CharmestCore
import Foundation
import Testing
import WrittenTexts

/// The text of every entry of the catalogue.
@Suite("The catalogue of failures") struct CatalogueTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("failures.txt")

  @Test("is what stands in failures.txt")
  func committed() async throws {
    var families: [(name: String, texts: [String])] = []
    for (index, entry) in Catalogue.all.enumerated() {
      if families.last?.name != entry.family { families.append((entry.family, [])) }
      let text = await (entry.varies ? "(another text each time)" : text(of: entry))
        .split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\n     ")
      families[families.count - 1].texts.append("\(index + 1). \(entry.title)\n\n     \(text)\n")
    }
    let whole =
      ([Self.head] + families.map { "## \($0.name)\n\n" + $0.texts.joined(separator: "\n") })
      .joined(separator: "\n")
    if WrittenTexts.areWritten {
      try WrittenTexts.write(whole, to: Self.file)
    } else {
      let file = try String(contentsOf: Self.file, encoding: .utf8)
      #expect(whole == file, "\(summary(whole, equalTo(file), "the catalogue"))")
    }
  }

  @Test(
    "shows what differs, on the first line where it has room, within the limits and the same again",
    arguments: Catalogue.all)
  func texts(_ entry: Catalogue.Entry) async {
    let failures = await collectFailures(entry.body)
    let text = text(of: failures)
    judge(text, of: entry)
    let problems = failures.compactMap { Fuzzing.problem(in: $0.text) }
    #expect(problems.isEmpty, sourceLocation: entry.location)
    #expect(failures.count == 1, sourceLocation: entry.location)
    let longest = failures.flatMap { $0.description.split(separator: "\n") }.map(\.count).max()
    #expect(longest ?? 0 <= 200, sourceLocation: entry.location)
    // A set's order depends on the address of its storage. These take the place of the last one's.
    var others: [Set<String>] = []
    var varies = false
    for _ in 1...(entry.varies ? 100 : 1) where !varies {
      others += (1...12).map { Set((0..<$0).map(String.init)) }
      varies = await self.text(of: entry) != text
    }
    let isAsKnown = varies == entry.varies
    #expect(isAsKnown, "varies: \(varies)\n\(text)", sourceLocation: entry.location)
  }

  /// Whether a text shows what it must, except for the gap that is known.
  private func judge(_ text: String, of entry: Catalogue.Entry) {
    let firstLine = text.prefix { !$0.isNewline }
    let gap: Catalogue.Gap? =
      if !entry.difference.allSatisfy(text.contains) {
        .missing
      } else if entry.place == .firstLine, !entry.difference.allSatisfy(firstLine.contains) {
        .belowFirstLine
      } else {
        nil
      }
    guard gap != entry.gap else { return }
    let found = gap.map { "is \($0)" } ?? "is there"
    let known = entry.gap.map { "gap: .\($0)" } ?? "no gap"
    Issue.record(
      "\(entry.difference) \(found), and the entry says \(known):\n\(text)",
      sourceLocation: entry.location)
  }

  @Test("has a hundred entries, each with a title of its own")
  func complete() {
    #expect(Catalogue.all.count >= 100)
    #expect(Set(Catalogue.all.map(\.title)).count == Catalogue.all.count)
  }

  private func text(of entry: Catalogue.Entry) async -> String {
    text(of: await collectFailures(entry.body))
  }

  private func text(of failures: [ReportedFailure]) -> String {
    failures.map(\.description).joined(separator: "\n")
      // How long the tries took depends on the machine.
      .replacing(/\(gave up [^)]*\)/, with: "(gave up)")
  }

  private static let head = """
    # Failures

    What the library says of the failing assertions in this folder. Read each as someone who has only
    the log: what was looked at, what was expected, what came? After a change of the texts, write
    this file anew and read what changed:

        Tests/write-texts

    """
}

extension Catalogue.Entry: CustomTestStringConvertible {
  var testDescription: String { title }
}
