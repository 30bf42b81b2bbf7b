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

/// A function type, such as `@Sendable (Int) async throws -> String`.
struct ClosureType {
  /// The types of the parameters, as they are written.
  let parameters: [String]
  let effects: Effects
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
    self.effects = Effects(effects)
    self.result = result
  }
}

/// Whether an attribute names a global actor.
func isGlobalActor(_ word: String) -> Bool {
  word != "@Sendable" && word.contains(/^@[\w.]*\b[A-Z]\w*$/)
}
