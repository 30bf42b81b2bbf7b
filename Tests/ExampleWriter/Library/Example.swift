/// A block of code with what it needs, and the text that it says.
struct Example {
  let block: Block
  let sections: [Preamble.Section]
  var text: Block?

  /// The code in its order.
  var parts: [Lines] {
    sections.map(\.before) + (block.isText ? [] : [block.lines]) + sections.map(\.after)
  }

  /// Whether it stands outside of the tests.
  ///
  /// The declarations of an article are for all that follows.
  func isDeclarations(inArticle isArticle: Bool) -> Bool {
    let lines = parts.flatMap(\.unindented)
    return !lines.isEmpty && parts.allSatisfy(\.areDeclarations)
      && (isArticle || lines.contains { $0.hasPrefix("extension ") })
  }

  /// Where its code and its texts stand, for the test.
  var record: String {
    let code = block.isText ? "nil" : "\(block.lines.numbers)"
    let text = (block.isText ? block : text).map { "\($0.lines.numbers)" } ?? "nil"
    let setup = sections.flatMap { [$0.before, $0.after] }.map { "\($0.numbers)" }
    return "Example(code: \(code), text: \(text), setup: [\(setup.joined(separator: ", "))])"
  }
}
