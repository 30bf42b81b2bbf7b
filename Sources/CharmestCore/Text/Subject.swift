/// The subject of a failure: an expression of the source, a label, or a call.
package struct Subject {
  /// From the longest form to the shortest: without the last arguments, down to `cook.serve(...)`.
  ///
  /// No form cuts a value.
  private(set) var forms: [Phrase]
  /// The text between the subject and a path.
  let joint: String

  /// An expression or a label.
  package init(_ words: String) {
    let bracket = words.columns > Limits.glance ? words.firstIndex(of: "(") : nil
    let short = bracket.map { words[..<$0] + "(...)" }.map(String.init) ?? words
    forms = [Phrase(words), Phrase(short.escaped.withoutMiddle(keeping: Limits.path))]
    // Behind several words, a path could look like a part of the last word.
    let isCode = words.last.map { ")]!?".contains($0) } ?? false || words.hasPrefix("[")
    joint = words.contains(" ") && !isCode ? " " : ""
  }

  /// A call of a method with arguments.
  package init(_ method: String, _ arguments: [Phrase]) {
    let texts = arguments.map(\.text)
    forms = (0...texts.count).reversed().map { count in
      let rest = count < texts.count ? ["..."] : []
      return Phrase("\(method)(\((texts.prefix(count) + rest).joined(separator: ", ")))")
    }
    joint = ""
  }

  /// The same subject after the labels of blocks.
  package func labelled(_ labels: [String]) -> Subject {
    let label = labels.joined(separator: ", ")
    if label.isEmpty { return self }
    if isEmpty { return Subject(label) }
    return changed(self) { $0.forms = forms.map { "\(label): \($0)" } }
  }

  package var isEmpty: Bool { forms[0].isEmpty }

  /// The subject in one short text.
  package var text: String {
    (forms.first { $0.text.columns <= Limits.path } ?? forms[forms.count - 1]).text
  }
}
