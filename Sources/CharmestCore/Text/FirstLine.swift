/// Lays out the first line of a failure.
struct FirstLine {
  let explanation: Explanation
  let subject: Subject
  let limits: Limits

  /// The first of these forms that has room: everything; fewer differences and cut values; no
  /// notes; a shorter subject; shorter values; a cut end.
  var line: Line {
    let all = min(explanation.differences.count, limits.listed)
    let (whole, shortest) = (subject.forms[0], subject.forms[subject.forms.count - 1])
    if let line = line(all, true, whole, .max) { return line }
    for count in (min(all, 1)...min(all, 3)).reversed() {
      if let line = line(count, true, whole, Limits.share) { return line }
      for form in subject.forms {
        if let line = line(count, false, form, Limits.share) { return line }
      }
      if let line = line(count, false, shortest, Limits.leastShare) { return line }
    }
    let flat = sentence(min(all, 1), hasNotes: false, shortest, isFlat: true)
    return Line(cutting: flat, in: limits.firstLine)
  }

  private func line(_ count: Int, _ hasNotes: Bool, _ subject: Phrase, _ least: Int) -> Line? {
    let sentence = sentence(count, hasNotes: hasNotes, subject)
    var line = Line(sentence, in: limits.firstLine, least: least)
    if count < explanation.differences.count { line?.isCut = true }
    return line
  }

  /// The sentence with a number of differences.
  ///
  /// - Parameters:
  ///   - shown: How many differences.
  ///   - hasNotes: Whether their notes follow in parentheses.
  ///   - subject: The subject of the sentence.
  ///   - isFlat: Whether long descriptions can be cut like values.
  /// - Returns: The sentence.
  private func sentence(
    _ shown: Int, hasNotes: Bool, _ subject: Phrase, isFlat: Bool = false
  ) -> Phrase {
    let count = explanation.count.map { Phrase($0.text) }
    func told(_ difference: Difference) -> Difference { isFlat ? difference.flat : difference }
    if explanation.headline == nil, let only = explanation.only {
      let notes = parentheses(
        hasNotes ? [only.note, count, explanation.remark] : [explanation.remark])
      return "\(head(subject, only.path))\(told(only).sentence)\(notes)"
    }
    var items = explanation.differences.prefix(shown).map { told($0).item(hasNote: hasNotes) }
    let left = explanation.differences.count + explanation.unlisted - shown
    if left > 0 { items.append("and \(left) more") }
    let headline = explanation.headline.map { isFlat ? $0.flat : $0 }
    let list = [headline ?? count, items.isEmpty ? nil : items.joined(by: "; ")]
    let notes = parentheses([hasNotes && headline != nil ? count : nil, explanation.remark])
    return "\(head(subject, explanation.path))\(list.compactMap(\.self).joined(by: ": "))\(notes)"
  }

  /// The subject and the path, as the beginning of a sentence.
  private func head(_ subject: Phrase, _ path: Path) -> Phrase {
    let text = path.text
    guard !subject.isEmpty else {
      let start = text.first == "." ? String(text.dropFirst()) : path.start
      return start.isEmpty ? "" : "\(start): "
    }
    let joint = text.isEmpty || text.first == " " ? "" : self.subject.joint
    return "\(subject)\(joint)\(text): "
  }
}
