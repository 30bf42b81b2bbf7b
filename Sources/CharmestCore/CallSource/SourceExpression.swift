extension [SourceToken] {
  /// The arguments of a call; nil where a comma could stand between generic arguments.
  var arguments: [SubSequence]? {
    let outer = filter { $0.depth == 0 }.map(\.text)
    if let open = outer.firstIndex(of: "<"), let close = outer.lastIndex(of: ">"), open < close,
      outer[open..<close].contains(",")
    {
      return nil
    }
    let parts = split(omittingEmptySubsequences: false) { $0.depth == 0 && $0.text == "," }
    return parts.map(\.trimmed)
  }
}

extension ArraySlice<SourceToken> {
  /// Without blanks at both ends.
  var trimmed: Self {
    let start = drop { $0.kind == .blank }
    return start.last?.kind == .blank ? start.dropLast() : start
  }

  /// The label of an argument.
  var label: String? {
    guard let first, first.kind == .word,
      dropFirst().first(where: { $0.kind != .blank })?.text == ":"
    else { return nil }
    return String(first.text)
  }

  /// An argument without its label.
  var value: Self { label == nil ? self : drop { $0.text != ":" }.dropFirst().trimmed }

  /// An expression on one line, without `try`, `await` and comments; nil for mere literals.
  var expression: String? {
    guard self.contains(where: \.saysSomething) else { return nil }
    var text = onOneLine[...]
    while let start = ["try ", "await ", "&"].first(where: text.hasPrefix) {
      text.removeFirst(start.count)
    }
    return String(text)
  }

  /// What is judged: the argument, or the only expression in a closure `{ try … }`, which is called.
  var subject: String? {
    let body = dropFirst().dropLast()
    guard first?.text == "{", last?.text == "}", body.allSatisfy({ $0.depth > 0 }),
      body.trimmed.first?.text == "try"
    else { return expression }
    return body.onlyExpression ?? expression
  }

  /// The only expression in a closure; nil if the closure may have several statements.
  var onlyExpression: String? {
    let statements: Set<Substring> = [
      ",", ";", "defer", "do", "for", "func", "guard", "if", "let", "repeat", "switch", "throw",
      "var", "while",
    ]
    let depth = lazy.map(\.depth).min() ?? 0
    let outer = filter { $0.depth == depth }
    guard !outer.contains(where: { statements.contains($0.text) }) else { return nil }
    let signature = lastIndex { $0.depth == depth && $0.text == "in" }
    var rest = self[(signature.map { $0 + 1 } ?? startIndex)...].trimmed
    if rest.first?.text == "return" { rest = rest.dropFirst().trimmed }
    // What is assigned is called, not the place where it goes.
    if let sign = rest.indices.dropFirst().dropLast().first(where: { index in
      rest[index].depth == depth && rest[index].text == "="
        && rest[index - 1].kind == .blank && rest[index + 1].kind == .blank
    }) {
      rest = rest[(sign + 1)...].trimmed
    }
    let hasStatements = zip(rest, rest.dropFirst()).contains {
      $0.depth == depth && $0.breaksLine && $1.text != "."
    }
    return hasStatements ? nil : rest.expression
  }

  /// The tokens as they are, on one line and without comments.
  var onOneLine: String {
    var line = ""
    for index in indices {
      let lines = self[index].text.unicodeScalars.split(whereSeparator: \.isLineEnd)
      if self[index].kind != .blank {
        line += lines.map { String($0.drop(while: \.isSpace)) }.joined(separator: " ")
      } else if !self[index].breaksLine || self[index + 1].keepsLineBreak(behind: self[index - 1]) {
        line += " "
      }
    }
    return line
  }
}

extension SourceToken {
  fileprivate var breaksLine: Bool {
    kind == .blank && text.unicodeScalars.contains(where: \.isLineEnd)
  }

  fileprivate var saysSomething: Bool {
    let silentWords: Set<Substring> = ["true", "false", "nil", "try", "await", "$0"]
    return kind == .interpolation || kind == .word && !silentWords.contains(text)
  }

  /// Whether a line break is more than layout, and must become a blank.
  fileprivate func keepsLineBreak(behind last: SourceToken) -> Bool {
    if ["(", "["].contains(last.text) || [")", "]"].contains(text) { return false }
    return text != "." || ["in", "return"].contains(last.text)
      || last.kind == .mark && ![")", "]", "}"].contains(last.text)
  }
}
