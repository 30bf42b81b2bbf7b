/// One requirement of a protocol.
struct Requirement {
  enum Kind { case method, operation, initializer, property, subscripting }

  let kind: Kind
  /// `prefix` or `postfix`, for an operator.
  let fixity: String?
  /// The whole declaration.
  let declaration: String
  /// The name as source has it, without parameters.
  let name: String
  /// The attributes and words that the mock repeats.
  private(set) var attributes: [String]
  let isStatic: Bool
  /// The text between the name and the parameters: `<Value>`, `?`.
  let generics: String
  let parameters: [Parameter]
  /// The effects of the method, or of the getter.
  private(set) var effects: Effects
  let result: String
  let constraints: String
  private(set) var hasSetter: Bool
  let genericTypes: [Generic]
  /// Whether a result builder transforms its body.
  var hasBuilder = false
  /// The conditions of the `#if` around it.
  var conditions: [String] = []
  /// The names of types as the protocol's source has them, by the names that the mock writes.
  var sourceNames: [String: String] = [:]

  /// - Parameters:
  ///   - kind: The kind of requirement.
  ///   - words: The attributes and modifiers.
  ///   - name: The name.
  ///   - tail: The declaration after the name.
  ///   - types: The generic parameters.
  ///   - own: The name of the mock, which stands for `Self`.
  init(
    _ kind: Kind, _ words: [String], _ name: String, _ tail: String, _ types: [Generic] = [],
    of own: String
  ) {
    self.kind = kind
    self.name = name
    let tail = withoutSelf(tail, own: own)
    let keyword =
      kind == .property ? ["var"] : kind == .method || kind == .operation ? ["func"] : []
    declaration = (words + keyword + [name]).joined(separator: " ") + tail
    isStatic = words.contains("static")
    fixity = words.first { ["prefix", "postfix"].contains($0) }
    attributes = words.filter { word in
      ["@discardableResult", "@Sendable", "@concurrent"].contains(word)
        || word.hasPrefix("nonisolated") || isGlobalActor(word)
    }
    genericTypes = types.map { ($0.name, withoutSelf($0.existential, own: own)) }
    let parts = DeclarationParts(tail, of: kind)
    generics = parts.generics
    constraints = parts.constraints
    parameters = parts.parameters.enumerated().map { place, text in
      Parameter(text, place: place + 1, of: kind)
    }
    effects = Effects(parts.effects)
    result = TypeText.isVoid(parts.result) ? "" : parts.result
    hasSetter = parts.hasSetter
  }

  // MARK: - Names

  /// The full name, such as `price(of:)`.
  var title: String {
    let plain = name.filter { $0 != "`" }
    if kind == .property { return plain }
    let labels = parameters.map { $0.label.filter { $0 != "`" } + ":" }
    return "\(plain)(\(labels.joined()))"
  }

  /// The name in one word, without parameters.
  var baseName: String { kind == .operation ? name : joined(name.filter { $0 != "`" }) }

  /// The labels of a call.
  var labels: [String] {
    parameters.map { $0.label.filter { $0 != "`" } }.filter { $0 != "_" }
  }

  /// A type in the words of the protocol's source, so that names do not depend on other modules.
  func asInSource(_ type: String) -> String {
    sourceNames.reduce(type) { $0.replacing($1.key, with: $1.value) }
  }

  /// The names of generic types whose values cannot be kept.
  var noncopyableTypes: Set<String> {
    Set(genericTypes.map(\.name).filter { declaration.contains("\($0): ~") })
  }

  // MARK: - Isolation

  /// The attribute of a global actor to which the requirement belongs.
  var globalActor: String? { attributes.first(where: isGlobalActor) }

  /// Whether it is declared to belong to no actor.
  var isNonisolated: Bool { attributes.contains("nonisolated") }

  /// Takes the requirement out of every actor.
  mutating func makeNonisolated() {
    attributes.removeAll(where: isGlobalActor)
    if !attributes.contains(where: { $0.hasPrefix("nonisolated") }) {
      attributes.append("nonisolated")
    }
  }

  // MARK: - Declared again

  /// A text that is the same for declarations that one member of the mock meets.
  ///
  /// An `async` method is different from a method of the same name that is not `async`.
  ///
  /// - Parameter types: The types that stand for associated types.
  /// - Returns: The text.
  func signature(_ types: [String: String]) -> String {
    let written = parameters.map { parameter in
      (parameter.type.modifiers + [parameter.type.bare, parameter.isVariadic ? "..." : ""])
        .joined(separator: " ")
    }
    let all = (written + [result]).map { type in
      type.replacing(/\w+/) { types[String($0.output)] ?? String($0.output) }
    }
    let waits = kind != .property && kind != .subscripting && effects.isAsync
    let generics = genericTypes.map(\.existential)
    return "\(isStatic) \(title) \(all + generics) \(waits) \(conditions)"
  }

  /// Makes this a declaration that also meets another one of the same requirement.
  mutating func meet(_ other: Requirement) {
    hasSetter = hasSetter || other.hasSetter
    effects = effects.common(other.effects)
    if globalActor != other.globalActor { makeNonisolated() }
  }
}

/// The parts of a declaration after the name.
private struct DeclarationParts {
  /// The generic parameters in their brackets, and `?` or `!` of an initializer.
  private(set) var generics = ""
  private(set) var parameters: [String] = []
  /// The effects; those of the getter for a property or a subscript.
  private(set) var effects = ""
  private(set) var result = ""
  private(set) var constraints = ""
  private(set) var hasSetter = false

  init(_ tail: String, of kind: Requirement.Kind) {
    var rest = tail.trimmed
    if let mark = rest.first, "?!".contains(mark) {
      generics = String(mark)
      rest = String(rest.dropFirst())
    }
    if rest.first == "<", let (inside, behind) = DeclarationText.bracketed(rest) {
      generics += "<\(inside)>"
      rest = behind
    }
    if kind != .property, let (inside, behind) = DeclarationText.bracketed(rest) {
      parameters = DeclarationText.split(inside, at: ",")
      rest = behind
    }
    let (head, block) = DeclarationText.cut(rest, at: " {")
    let accessors = (block ?? "").filter { $0 != "}" }
    hasSetter = accessors.contains(/\bset\b/)
    let (signature, conditions) = DeclarationText.conditions(head)
    constraints = conditions.joined(separator: ", ")
    let (words, type) = DeclarationText.cut(signature, at: "->")
    let propertyType = signature.drop { $0 == ":" }.trimmed
    let hasAccessors = kind == .property || kind == .subscripting
    effects = hasAccessors ? accessors : words
    result = kind == .property ? propertyType : type ?? ""
  }
}

/// A text with `Item` in place of `Self.Item`, and with the name in place of `Self`.
func withoutSelf(_ text: String, own: String) -> String {
  // Simple word boundaries, because those of Unicode ignore the dot in `Self.Item`.
  text.replacing(/\bSelf\.(?!Type\b)/.wordBoundaryKind(.simple), with: "")
    .replacing(/\bSelf\b(?!`)/.wordBoundaryKind(.simple), with: own)
}
