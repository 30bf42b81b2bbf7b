import Foundation

/// Takes apart a declaration, as the compiler prints it or as it is written.
///
/// Text in brackets of any kind, or in backticks, stays together. Arrows, and operators such as
/// `<<`, are no brackets.
enum DeclarationText {
  /// The parts between separators outside all brackets, without spaces around them.
  static func split(_ text: some StringProtocol, at separator: Character) -> [String] {
    var parts: [String] = []
    var start = text.startIndex
    func end(at index: String.Index) { parts.append(text[start..<index].trimmed) }
    _ = place(in: text) { index, depth in
      if depth == 0, text[index] == separator {
        end(at: index)
        start = text.index(after: index)
      }
      return false
    }
    end(at: text.endIndex)
    return parts.filter { !$0.isEmpty }
  }

  /// The text before and after a separator outside all brackets.
  static func cut(_ text: String, at separator: String) -> (head: String, tail: String?) {
    let found = place(in: text) { index, depth in
      depth == 0 && text[index...].starts(with: separator)
    }
    guard let found else { return (text.trimmed, nil) }
    return (text[..<found].trimmed, text[found...].dropFirst(separator.count).trimmed)
  }

  /// The text in the brackets at the beginning, and the text after them.
  static func bracketed(_ text: some StringProtocol) -> (inside: String, rest: String)? {
    guard let first = text.first, "([{<".contains(first) else { return nil }
    let end = place(in: text) { index, depth in depth == 0 && index > text.startIndex }
    guard let end else { return nil }
    return (String(text[..<end].dropFirst()), text[end...].dropFirst().trimmed)
  }

  /// The text inside brackets around the whole text; nil if there are none.
  static func inside(_ bracket: Character, _ text: String) -> String? {
    guard text.first == bracket, let (inside, rest) = bracketed(text), rest.isEmpty else {
      return nil
    }
    return inside
  }

  /// The types of a list, without their labels.
  static func types(_ list: String) -> [String] {
    split(list, at: ",").map { cut($0, at: ": ").tail ?? $0 }
  }

  /// Finds the first character outside of backticks that is wanted.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isWanted: Whether a character is wanted, given the depth of brackets after it; an opening
  ///     bracket counts at once.
  /// - Returns: Its place; nil if there is none.
  private static func place(
    in text: some StringProtocol, where isWanted: (String.Index, Int) -> Bool
  ) -> String.Index? {
    var open: [Character] = []
    var last: Character = " "
    var isQuoted = false
    for index in text.indices {
      let character = text[index]
      switch character {
      case "`": isQuoted.toggle()
      case _ where isQuoted: break
      case "(", "[", "{": open.append(character)
      case "<" where index == text.startIndex || isBracket(behind: last, text[index...]):
        open.append(character)
      case ">" where last != "-" && open.last == "<": open.removeLast()
      case ")": close("(", in: &open)
      case "]": close("[", in: &open)
      case "}": close("{", in: &open)
      default: break
      }
      if !isQuoted, isWanted(index, open.count) { return index }
      last = character
    }
    return nil
  }

  /// Whether a text that begins with `<` begins with a bracket, and not with an operator.
  ///
  /// A bracket stands behind a name or before a type. An operator has blanks or more signs beside
  /// it.
  private static func isBracket(behind last: Character, _ text: some StringProtocol) -> Bool {
    if last.isOfIdentifier || last == "`" { return true }
    guard last != "<", last != ".", let next = text.dropFirst().first else { return false }
    return next.isOfIdentifier || "`([@~".contains(next)
  }

  /// Closes a bracket, and each `<` that is still open behind it, because that was an operator.
  private static func close(_ bracket: Character, in open: inout [Character]) {
    if let start = open.lastIndex(of: bracket) { open.removeSubrange(start...) }
  }
}

extension StringProtocol {
  /// Without white space at both ends.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// The names in a text, each with the dots that belong to it: `Self.Item`, `Int`.
  var names: Set<String> {
    let pattern = /(?:`[^`]*`|(?!\d)\w+)(?:\.(?:`[^`]*`|\w+))*/
    return Set(String(self).matches(of: pattern).map { String($0.output) })
  }

  /// Whether a name stands in the text as a whole word, even before a dot.
  func mentions(_ name: String) -> Bool {
    names.contains { $0 == name || $0.hasPrefix(name + ".") }
  }

  /// The first of some names of noncopyable types that the text has; `any Span` does not count.
  func namedType(among types: Set<String>) -> String? {
    String(self).replacing(/any [\w.]+/, with: "").names.first { types.contains($0.lastName) }
  }

  /// The text with a capital letter at the beginning.
  var capitalized: String { prefix(1).uppercased() + dropFirst() }
}

/// A function type, such as `@Sendable (Int) async throws -> String`.
struct ClosureType {
  /// The types of the parameters, as they are written.
  let parameters: [String]
  let isAsync: Bool
  /// The words behind the parameters: `throws`, `throws(Gone)`.
  let throwing: String?
  let result: String

  /// Fails if the type is not a function.
  ///
  /// - Parameter text: A type.
  init?(_ text: String) {
    let bare = TypeText(text).bare
    guard let (inside, rest) = DeclarationText.bracketed(bare), bare.first == "(" else {
      return nil
    }
    let (effects, result) = DeclarationText.cut(rest, at: "->")
    guard let result, effects.isEmpty || effects.contains(/^(async|throws)/) else { return nil }
    parameters = DeclarationText.types(inside)
    isAsync = effects.contains(/\basync\b/)
    throwing = effects.firstMatch(of: /throws(\(.*\))?/).map { String($0.output.0) }
    self.result = result
  }
}

/// Whether an attribute names a global actor.
func isGlobalActor(_ word: String) -> Bool {
  word != "@Sendable" && word.contains(/^@[\w.]*\b[A-Z]\w*$/)
}

/// A type as it stands after the colon of a parameter.
struct TypeText {
  /// The attributes and words before the type.
  let modifiers: [String]
  /// The type without `inout` and similar words; attributes of a function type stay.
  let type: String
  /// The type without all attributes.
  let bare: String

  private static let words: Set = [
    "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared", "_const",
    "nonisolated(nonsending)",
  ]

  init(_ text: String) {
    var rest = text.trimmed
    var modifiers: [String] = []
    while let match = rest.prefixMatch(
      of: /(@[\w.]+(\([^()]*\))?|nonisolated\(nonsending\)|[a-z_]+)\s+(?=\S)/
    ) {
      let word = String(match.output.1)
      guard word.hasPrefix("@") || Self.words.contains(word) else { break }
      modifiers.append(word)
      rest = String(rest[match.range.upperBound...])
    }
    self.modifiers = modifiers
    bare = rest
    let kept = modifiers.filter {
      ($0.hasPrefix("@") && $0 != "@escaping" && $0 != "@autoclosure")
        || $0 == "nonisolated(nonsending)"
    }
    type = (kept + [rest]).joined(separator: " ")
  }

  /// The type without `!`, which is allowed only in declarations, and with `Void` for `()`.
  static func explicit(_ type: String) -> String {
    type.replacing("!", with: "?").replacing(/\(\)(?!\s*(->|async|throws))/, with: "Void")
  }

  static func isVoid(_ type: String) -> Bool { ["", "()", "Void", "Swift.Void"].contains(type) }

  /// Whether a type must stand in parentheses before `.self`, `?` and the like.
  static func isCompound(_ type: String) -> Bool {
    type.hasPrefix("any ") || type.hasPrefix("some ") || type.hasPrefix("@")
      || type.hasPrefix("nonisolated(") || DeclarationText.cut(type, at: "->").tail != nil
      || DeclarationText.cut(type, at: " & ").tail != nil
  }

  static func parenthesized(_ type: String) -> String { isCompound(type) ? "(\(type))" : type }
}
