/// A text as a literal.
func literal(_ text: String) -> String {
  "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
}

/// Whether a parameter may have a name: it must not be a word of the language, nor the name of a
/// record, of the new value in a setter, or of a parameter that has no name of its own.
func isSafe(_ name: String) -> Bool {
  isIdentifier(name) && !keywords.contains(name)
    && !name.contains(/^newValue$|^argument\d+$|(Calls|Gets|Sets)$/)
}

/// A name in one word, for use in other names: `serve a bowl` becomes `serveABowl`.
func joined(_ name: String) -> String {
  if isIdentifier(name) { return name }
  let words = name.split { !$0.isOfIdentifier }.map { String($0) }
  let text = (words.first ?? "") + words.dropFirst().map(\.capitalized).joined()
  return text.first.map { $0.isNumber } ?? true ? "_" + text : text
}

private func isIdentifier(_ name: String) -> Bool {
  guard let first = name.first, name != "_", !first.isNumber else { return false }
  return name.allSatisfy(\.isOfIdentifier)
}

extension Character {
  /// Whether a name may have the character without backticks.
  var isOfIdentifier: Bool { isLetter || isNumber || self == "_" }
}

extension StringProtocol {
  /// The name after the last dot: `Cook` for `Kitchen.Cook`.
  var lastName: String { String(split(separator: ".").last ?? "") }
}

let keywords: Set = [
  "Any", "Self", "associatedtype", "as", "break", "case", "catch", "class", "continue", "default",
  "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
  "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
  "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
  "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
  "typealias", "var", "where", "while",
]
