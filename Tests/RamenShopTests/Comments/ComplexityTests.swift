import Foundation
import Testing

/// How the documentation comments of public names say how long something takes.
@Suite("Complexities in documentation comments") struct ComplexityTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Sources/CharmestCore").standardized

  @Test func `stand behind the tag, which comes last, and explain their letters`() throws {
    let paths = FileManager.default.enumerator(atPath: Self.sources.path)
    var tags = 0
    for case let path as String in paths ?? .init() where path.hasSuffix(".swift") {
      let file = Self.sources.appendingPathComponent(path)
      let comments = publicComments(in: try String(contentsOf: file, encoding: .utf8))
      tags += comments.count { $0.contains("- Complexity:") }
      for problem in comments.compactMap(problem) { Issue.record("\(path): \(problem)") }
    }
    #expect(tags > 90)
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
      """
    #expect(publicComments(in: source) == ["A", "C\n  more"])
  }

  /// What is wrong with a comment; nil if nothing is.
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

  /// The documentation comments of public declarations, without their marks.
  private func publicComments(in source: String) -> [String] {
    var comments: [String] = []
    var comment: [String] = []
    for line in source.components(separatedBy: "\n") {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("///") {
        comment.append(String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3)))
      } else {
        if text.contains(/\bpublic\b/), !comment.isEmpty {
          comments.append(comment.joined(separator: "\n"))
        }
        // An attribute may stand on a line of its own.
        if !text.hasPrefix("@") || text.contains(/\bpublic\b/) { comment = [] }
      }
    }
    return comments
  }
}
