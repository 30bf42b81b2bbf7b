/// The difference of two strings: by lines if both have several.
package enum TextDifference {
  package static func explanation(_ expected: String, _ actual: String) -> Explanation {
    let lines = (lines(of: expected), lines(of: actual))
    guard lines.0.count > 1, lines.1.count > 1 else { return Explanation(Pair(expected, actual)) }
    let alignment = Alignment(
      lines.0.count, lines.1.count, isEqual: { lines.0[$0] == lines.1[$1] },
      cost: { 1 - Pair(lines.0[$0], lines.1[$1]).likeness })
    let parts = alignment.explanations(
      at: line, changed: { Explanation(Pair(lines.0[$0], lines.1[$1])).at(line($1)) },
      missing: { Phrase(value: lines.0[$0]) }, unexpected: { Phrase(value: lines.1[$0]) })
    var explanation = Explanation.joined(
      parts, alignment.edits.count, of: max(lines.0.count, lines.1.count), "lines")
    explanation.count?.isOfOrder = lines.0.sorted() == lines.1.sorted()
    explanation.itemLines = around(explanation.located, alignment.edits, lines.1)
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
