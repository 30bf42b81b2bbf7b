import Foundation

/// Takes apart a declaration, as the compiler prints it or as it is written.
///
/// Text in brackets of any kind, or in backticks, stays together.
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

  /// The text before `where`, and the conditions behind it.
  static func conditions(_ text: String) -> (head: String, conditions: [String]) {
    let (head, tail) = cut(" " + text, at: " where ")
    return (head, split(tail ?? "", at: ","))
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
    var depth = 0
    var last: Character = " "
    var isQuoted = false
    for index in text.indices {
      let character = text[index]
      switch character {
      case "`": isQuoted.toggle()
      case _ where isQuoted: break
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where last != "-": depth -= 1
      default: break
      }
      if !isQuoted, isWanted(index, depth) { return index }
      last = character
    }
    return nil
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
