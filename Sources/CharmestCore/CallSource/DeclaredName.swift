internal import Foundation

extension CallSource {
  /// The name of a constant that is declared as a value of some type, such as `tax` in
  /// `let tax = Rate(0.19)`.
  ///
  /// - Parameters:
  ///   - types: The types that the value may have.
  ///   - path: What `#filePath` was at the call.
  ///   - line: What `#line` was at the call.
  ///   - column: What `#column` was at the call.
  /// - Returns: The name; nil if the file cannot be read or has no such declaration there.
  package static func declaredName(
    ofAny types: [String], inFile path: String, line: UInt, column: UInt
  ) -> String? {
    let question = SourceFile.Question(words: types, line: line, column: column)
    return SourceFile.ask(
      path, question, environment: ProcessInfo.processInfo.environment
    ) { declaredName(ofAny: types, in: $0, line: line, column: column) }
  }

  package static func declaredName(
    ofAny types: [String], in source: String, line: UInt, column: UInt
  ) -> String? {
    let lines = source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = Int(clamping: line) - 1
    guard lines.indices.contains(index), column > 0, !source.contains("#sourceLocation")
    else { return nil }
    // The declaration may begin on the line before.
    let before = index > 0 ? lines[index - 1] : "".utf8[...]
    let text = "\(Substring(before))\n\(Substring(lines[index].prefix(Int(clamping: column) - 1)))"
    let declaration =
      /\b(?:let|var)\s+`?(\w+)`?\s*(?::[^=\n]*)?=\s*(?:\w+\.)?(\w+)(?:<.*>)?(?:\.init)?\s*$/
    guard let match = try? declaration.firstMatch(in: text)?.output,
      types.contains(String(match.2))
    else { return nil }
    return String(match.1)
  }
}
