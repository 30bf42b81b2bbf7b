/// A member that a mock declares, as far as it can be compared with a requirement.
struct WrittenMember {
  private let isPrivate: Bool
  private let isConstant: Bool
  /// Whether it has types of its own, so that it may meet several requirements.
  let isGeneric: Bool
  private let effects: Requirement.Effects
  /// The types of the parameters and of the result; nil for a property without a written type.
  private let types: [String]?

  /// Fails if the code declares something else.
  ///
  /// - Parameters:
  ///   - requirement: The requirement whose kind, name and labels the member has.
  ///   - modifiers: The attributes and words before the declaration.
  ///   - keyword: The word that declares it, such as `func`.
  ///   - tail: The code behind its name.
  init?(
    of requirement: Requirement, modifiers: [Substring], keyword: String, tail: Substring
  ) {
    isPrivate = modifiers.contains("private")
    isConstant = keyword == "let"
    var rest = tail.trimmed
    if requirement.kind == .property {
      isGeneric = false
      effects = Requirement.Effects("")
      types =
        rest.first == ":"
        ? Self.type(in: rest.dropFirst()).map { [TypeText.comparable($0)] } : nil
      return
    }
    isGeneric = rest.first == "<"
    if isGeneric { rest = DeclarationText.bracketed(rest)?.rest ?? "" }
    guard rest.first == "(", let (inside, behind) = DeclarationText.bracketed(rest) else {
      return nil
    }
    let parameters = DeclarationText.split(inside, at: ",").map {
      DeclarationText.cut($0, at: ":")
    }
    let hasLabels = requirement.kind == .method
    let labels = parameters.map { parameter in
      let names = parameter.head.replacing(/@\w+(?:\([^)]*\))?/, with: "")
      let words = Requirement.Parameter.names(names)
      return (hasLabels || words.count > 1 ? words.first : nil) ?? "_"
    }
    let titleEnd = "(" + labels.map { $0 + ":" }.joined() + ")"
    guard requirement.title.hasSuffix(titleEnd.filter { $0 != "`" }) else { return nil }
    let head = behind.prefix { $0 != "{" }.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    let (declared, result) = DeclarationText.cut(
      DeclarationText.cut(head, at: "where ").head, at: "->")
    effects = Requirement.Effects(requirement.kind == .subscripting ? "" : declared)
    let written = parameters.map { DeclarationText.cut($0.tail ?? "", at: "=").head }
    types = (written + [result ?? ""]).map(TypeText.comparable)
  }

  /// The type at the beginning of the code; nil if it has several lines.
  private static func type(in code: Substring) -> String? {
    let line = code.trimmed.prefix { !$0.isNewline && !"{;".contains($0) }
    let isWhole = line.count { "([".contains($0) } == line.count { ")]".contains($0) }
    return isWhole ? DeclarationText.cut(String(line), at: "=").head : nil
  }

  /// Whether the member may meet a requirement with its name and labels.
  ///
  /// Only what is certain counts against it: a type may have several names.
  ///
  /// - Parameters:
  ///   - requirement: The requirement.
  ///   - known: The names of types that no type alias has.
  /// - Returns: False if it certainly does not meet it.
  func mayMeet(_ requirement: Requirement, known: Set<String>) -> Bool {
    if isPrivate || isConstant && requirement.hasSetter { return false }
    if requirement.kind != .property, requirement.kind != .subscripting {
      if effects.isAsync, !requirement.effects.isAsync { return false }
      let isThrowing =
        switch effects.throwing {
        case .never, .closures: false
        case .any: true
        case .typed(let error): !isGeneric && error != "Never"
        }
      if isThrowing, requirement.effects.throwing == .never { return false }
    }
    // A generic type may have the name of one that is known.
    guard let types, !isGeneric else { return true }
    let certain = known.subtracting(requirement.genericTypes.map(\.name))
    return zip(types, requirement.comparableTypes).allSatisfy { written, required in
      let both = written + " " + required
      return written == required || both.contains("&") || !certain.isSuperset(of: both.names)
    }
  }

  /// Whether the member is the requirement as it is written.
  func isExactly(_ requirement: Requirement) -> Bool {
    types == requirement.comparableTypes && effects.isAsync == requirement.effects.isAsync
  }
}

extension Requirement {
  /// The types of the parameters and of the result.
  fileprivate var comparableTypes: [String] {
    let written = parameters.map { parameter in
      parameter.isVariadic
        ? TypeText.parenthesized(parameter.type.bare) + "..."
        : (parameter.type.modifiers + [parameter.type.bare]).joined(separator: " ")
    }
    return (written + [result]).map(TypeText.comparable)
  }
}

extension TypeText {
  /// The types that everyone knows by one name.
  static let known: Set = [
    "Bool", "Character", "Data", "Date", "Double", "Float", "Int", "Int8", "Int16", "Int32",
    "Int64", "String", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "URL", "UUID", "Void",
    "inout",
  ]

  /// A type without what may be written in another way: attributes, modules and spaces.
  fileprivate static func comparable(_ text: String) -> String {
    let type = explicit(text.isEmpty ? "Void" : text)
      .replacing(/@[\w.]+(?:\([^()]*\))?|nonisolated\(nonsending\)/, with: "")
      .replacing(/\b(?:any|borrowing|consuming|sending|isolated|__owned|__shared)\s/, with: "")
      .replacing(/\w+\.(?=[\w`])/, with: "")
    return type.replacing(/\binout\s+/, with: "inout:").filter { !$0.isWhitespace }
      .replacing(/\(([^(),:]+)\)(?!->|async|throws)/) { $0.output.1 }
  }
}
