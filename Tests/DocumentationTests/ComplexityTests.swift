import Foundation
import Testing
import WrittenTexts

/// How the documentation comments of public names say how long something takes.
@Suite("Complexities in documentation comments") struct ComplexityTests {
  private static let sources = WrittenTexts.package.appendingPathComponent("Sources/CharmestCore")

  @Test func `stand behind the tag, which comes last, and explain their letters`() throws {
    var tags = 0
    for (path, source) in try files() {
      let comments = publicNames(in: source).map(\.comment)
      tags += comments.count { $0.contains("- Complexity:") }
      for problem in comments.compactMap(problem) { Issue.record("\(path): \(problem)") }
    }
    #expect(tags > 100)
  }

  @Test(arguments: ["Mocks/", "Streams/"])
  func `stand at all that takes or gives a list`(folder: String) throws {
    for (path, source) in try files() where path.hasPrefix(folder) {
      let list = /\b(?:func|init|var)\b.*(?:\.\.\.|(?::|->) \[)/
      for name in publicNames(in: source) where name.signature.contains(list) {
        #expect(name.comment.contains("- Complexity:"), "\(path): \(name.signature)")
      }
    }
  }

  @Test(arguments: [
    ("Sorts.\n- Returns: A list; O(*n*).", "O(*n*) is not behind a tag"),
    ("Takes O(*n*).\n\n- Complexity: O(1).", "O(*n*) is not behind a tag"),
    ("- Complexity: O(*n*).\n- Returns: A list.", "the tag is not the last item"),
    ("- Complexity: O(*n* · *m*), where *n* is the number of calls.", "*m* is not explained"),
    ("- Complexity: O(*n*), where *n* is\n  the number of calls.", nil),
    ("- Complexity: O(1).", nil),
    ("Sorts.", nil),
  ])
  func `in another form are found`(comment: String, problem: String?) {
    #expect(self.problem(in: comment) == problem)
  }

  @Test func `are read of public names only`() {
    let source = """
      /// A
      @inlinable public func a(
        _ b: Int
      ) {}

      /// B
      func b() {}
        /// C
        ///   more
        public var c = 1

        public var d: [Int]
      """
    let names = publicNames(in: source)
    #expect(names.map(\.comment) == ["A", "C\n  more"])
    #expect(
      names.map(\.signature) == ["@inlinable public func a(   _ b: Int ) ", "  public var c = 1"])
  }

  /// The fault of a comment; nil if there is none.
  private func problem(in comment: String) -> String? {
    let order = /O\((?:[^()]|\([^()]*\))*\)/
    let tag = comment.range(of: "- Complexity:")
    let text = comment[..<(tag?.lowerBound ?? comment.endIndex)]
    if let found = text.firstMatch(of: order) { return "\(found.0) is not behind a tag" }
    guard let tag else { return nil }
    let content = comment[tag.upperBound...]
    if content.contains("\n- ") { return "the tag is not the last item" }
    let words = content.replacing(order, with: "")
    return content.matches(of: /\*\w\*/).first { !words.contains($0.0) }.map {
      "\($0.0) is not explained"
    }
  }

  /// The sources by their paths.
  private func files() throws -> [(path: String, source: String)] {
    let paths = FileManager.default.enumerator(atPath: Self.sources.path)
    return try (paths ?? .init()).compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
      .map { path in
        let file = Self.sources.appendingPathComponent(path)
        return (path, try String(contentsOf: file, encoding: .utf8))
      }
  }

  /// The documentation comments of public declarations, without their marks.
  ///
  /// A signature ends at the first brace or blank line.
  private func publicNames(in source: String) -> [(comment: String, signature: String)] {
    var names: [(comment: String, signature: String)] = []
    var comment: [String] = []
    let lines = source.components(separatedBy: "\n")
    for (index, line) in lines.enumerated() {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("///") {
        comment.append(String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3)))
      } else {
        if text.contains(/\bpublic\b/), !comment.isEmpty {
          let signature = lines[index...].prefix { !$0.isEmpty }.joined(separator: " ")
            .prefix { $0 != "{" }
          names.append((comment.joined(separator: "\n"), String(signature)))
        }
        // An attribute may stand on a line of its own.
        if !text.hasPrefix("@") || text.contains(/\bpublic\b/) { comment = [] }
      }
    }
    return names
  }
}
