/// The difference of two strings: by lines if both have several.
package enum TextDifference {
  package static func explanation(_ expected: String, _ actual: String) -> Explanation {
    let (first, second) = (lines(of: expected), lines(of: actual))
    guard first.count > 1, second.count > 1 else { return Explanation(Pair(expected, actual)) }
    let alignment = Alignment(
      first.count, second.count, isEqual: { first[$0] == second[$1] },
      cost: { 1 - Pair(first[$0], second[$1]).likeness })
    let parts = alignment.explanations(
      at: line, changed: { Explanation(Pair(first[$0], second[$1])).at(line($1)) },
      missing: { Phrase(value: first[$0]) }, unexpected: { Phrase(value: second[$0]) })
    var explanation = Explanation.joined(
      parts, alignment.edits.count, of: max(first.count, second.count), "lines")
    explanation.count?.isOfOrder = first.count == second.count && first.sorted() == second.sorted()
    explanation.itemLines = around(explanation.located, alignment.edits, second)
    return explanation
  }

  private static func line(_ index: Int) -> Path { [.words("line \(index + 1)")] }

  /// The lines that differ, with two lines around each.
  private static func around(
    _ differences: [Difference], _ edits: [Alignment.Edit], _ actual: [String]
  ) -> [Explanation.Row] {
    var lines: [Explanation.Row] = []
    var next = 0
    func addContext(_ range: Range<Int>) {
      for index in range.clamped(to: next..<max(next, actual.count)) {
        lines.append(("line \(index + 1)", Phrase(value: actual[index])))
        next = index + 1
      }
    }
    for (difference, edit) in zip(differences, edits) {
      let (place, length) = edit.place
      // First the lines after the previous difference, then those before this one.
      addContext(next..<min(next + (lines.isEmpty ? 0 : 2), place))
      next = max(next, place - 2)
      addContext(next..<place)
      // A missing line has no number among those that came.
      lines.append((length == 0 ? "" : difference.path.start, difference.sentenceWithNote))
      next = place + length
    }
    addContext(next..<next + 2)
    return lines
  }
}

private func lines(of text: String) -> [String] {
  // By bytes, because "\r\n" is one character.
  text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(Substring($0)) }
}
