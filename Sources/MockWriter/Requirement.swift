/// One requirement of a protocol, as the compiler prints it.
struct Requirement {
  enum Kind { case method, operation, initializer, property, subscripting }

  enum Throwing: Equatable {
    case never
    case any
    case typed(String)
    /// Throws only what its closures throw.
    case closures
  }

  struct Effects: Equatable {
    var isAsync = false
    var throwing = Throwing.never

    init(_ text: String) {
      isAsync = text.contains(/\b(async|reasync)\b/)
      if text.contains(/\brethrows\b/) {
        throwing = .closures
      } else if let match = text.firstMatch(of: /\bthrows(?:\((.*)\))?/) {
        throwing =
          match.output.1.map { $0 == "any Error" ? .any : .typed(String($0)) } ?? .any
      }
    }

    /// The words as a declaration has them, with a space before each.
    var text: String {
      let word =
        switch throwing {
        case .never: ""
        case .any: " throws"
        case .typed(let error): " throws(\(error))"
        case .closures: " rethrows"
        }
      return (isAsync ? " async" : "") + word
    }
  }

  struct Parameter {
    /// The label and the name, as declared.
    let label: String
    let name: String
    /// Whether the label is written before the name; both may be the same.
    let isLabelled: Bool
    let type: TypeText
    let isVariadic: Bool

    /// - Parameters:
    ///   - text: The declaration.
    ///   - place: The number of the parameter, after which one without a name is named.
    init(_ text: String, place: Int) {
      let (names, type) = DeclarationText.cut(text, at: ":")
      let words = names.split(separator: " ").map { String($0) }
      label = words.first ?? "_"
      isLabelled = words.count > 1
      let written = words.last ?? "_"
      name = written == "_" ? "argument\(place)" : written.filter { $0 != "`" }
      let declared = type ?? ""
      isVariadic = declared.hasSuffix("...")
      self.type = TypeText(isVariadic ? String(declared.dropLast(3)) : declared)
    }

    var isInout: Bool { type.modifiers.contains("inout") }
    /// A closure that must not be kept.
    var lentClosure: ClosureType? {
      type.modifiers.contains("@escaping") ? nil : ClosureType(type.bare)
    }
    var autoclosure: ClosureType? {
      type.modifiers.contains("@autoclosure") ? ClosureType(type.bare) : nil
    }
  }

  struct Generic {
    let name: String
    let isPack: Bool
    /// The type that takes all its values, such as `any Equatable`.
    let existential: String
    let isCopyable: Bool
  }

  let kind: Kind
  /// The full name, such as `price(of:)`.
  let title: String
  let symbol: SymbolGraph.Symbol
  /// The attributes that the mock repeats, each with a space after it.
  let attributes: String
  let isStatic: Bool
  /// The text between the name and the parameters: `<Value>`, `?`.
  let generics: String
  let parameters: [Parameter]
  /// The effects of the method, or of the getter.
  let effects: Effects
  let result: String
  let constraints: String
  let hasSetter: Bool
  let genericTypes: [Generic]

  /// Fails if the symbol is not a requirement that has a body.
  ///
  /// - Parameters:
  ///   - symbol: The symbol of the requirement.
  ///   - own: The name of the mock, which stands for `Self`.
  init?(_ symbol: SymbolGraph.Symbol, of own: String) {
    switch symbol.kind.identifier {
    case "swift.method", "swift.type.method": kind = .method
    case "swift.func.op": kind = .operation
    case "swift.init": kind = .initializer
    case "swift.property", "swift.type.property": kind = .property
    case "swift.subscript", "swift.type.subscript": kind = .subscripting
    default: return nil
    }
    self.symbol = symbol
    title = symbol.names.title
    isStatic = symbol.kind.identifier.contains(".type.") || kind == .operation
    var attributes: [String] = []
    // The compiler writes `any Any.Type`, but does not read it.
    var rest = withoutSelf(symbol.declaration, own: own).replacing(" : ", with: ": ")
      .replacing("any Any.Type", with: "Any.Type")
    let keywords = ["func", "init", "subscript", "var", "let"]
    while let match = rest.prefixMatch(of: /(@?[\w.]+(\([^()]*\))?|[a-z]+)[ ]*/) {
      let word = String(match.output.1)
      if keywords.contains(where: { word == $0 || word.hasPrefix($0 + "(") }) { break }
      attributes.append(word)
      rest = String(rest[match.range.upperBound...])
    }
    let kept = attributes.filter { word in
      ["@discardableResult", "@Sendable", "@concurrent"].contains(word)
        || word.hasPrefix("nonisolated") || word.contains(/^@[\w.]*\b[A-Z]\w*$/)
    }
    self.attributes = kept.map { $0 + " " }.joined()
    let name = String(title.prefix { $0 != "(" })
    switch kind {
    case .operation: rest = String(rest.dropFirst(5).trimmed.dropFirst(name.count)).trimmed
    case .method: rest = String(rest.dropFirst(5).drop { $0 != "(" && $0 != "<" })
    case .initializer: rest = String(rest.dropFirst(4))
    case .subscripting: rest = String(rest.dropFirst(9))
    case .property: rest = String(rest.drop { $0 != ":" }.dropFirst()).trimmed
    }
    var generics = ""
    if let mark = rest.first, "?!".contains(mark) {
      generics = String(mark)
      rest = String(rest.dropFirst())
    }
    if rest.first == "<", let (inside, behind) = DeclarationText.bracketed(rest) {
      generics += "<\(inside)>"
      rest = behind
    }
    if kind != .property, let (inside, behind) = DeclarationText.bracketed(rest) {
      parameters = DeclarationText.split(inside, at: ",").enumerated().map {
        Parameter($1, place: $0 + 1)
      }
      rest = behind
    } else {
      parameters = []
    }
    var accessors = ""
    if kind == .property || kind == .subscripting {
      let (head, block) = DeclarationText.cut(rest, at: " {")
      accessors = block.map { $0.filter { $0 != "}" } } ?? ""
      rest = head
    }
    let (head, constraints) = DeclarationText.cut(rest, at: "where ")
    (self.generics, self.constraints) = Self.gathered(generics, constraints ?? "")
    hasSetter = accessors.contains(/\bset\b/)
    if kind == .property {
      effects = Effects(accessors)
      result = head
    } else {
      let (words, result) = DeclarationText.cut(head, at: "->")
      effects = Effects(kind == .subscripting ? accessors : words)
      self.result = result.map { TypeText.isVoid($0) ? "" : $0 } ?? ""
    }
    genericTypes = Self.generics(of: symbol, written: generics, own: own)
  }

  /// Moves the constraints of a generic parameter to its declaration, where people usually write
  /// them.
  private static func gathered(_ generics: String, _ constraints: String) -> (String, String) {
    guard let open = generics.firstIndex(of: "<") else { return (generics, constraints) }
    var rest = DeclarationText.split(constraints, at: ",")
    let names = DeclarationText.split(generics[open...].dropFirst().dropLast(), at: ",")
    let declared = names.map { name in
      let own = rest.filter { $0.hasPrefix("\(name): ") }
      rest.removeAll { own.contains($0) }
      let types = own.map { $0.dropFirst(name.count + 2) }
      return types.isEmpty ? name : "\(name): \(types.joined(separator: " & "))"
    }
    return (
      generics[..<open] + "<\(declared.joined(separator: ", "))>", rest.joined(separator: ", ")
    )
  }

  private static func generics(
    of symbol: SymbolGraph.Symbol,
    written: String,
    own: String
  ) -> [Generic] {
    (symbol.swiftGenerics?.parameters ?? []).compactMap { parameter in
      // The list also has the parameters of the protocol itself.
      guard written.mentions(parameter.name) else { return nil }
      let constraints = (symbol.swiftGenerics?.constraints ?? []).filter {
        $0.lhs == parameter.name && $0.kind != "sameType" && $0.rhs != "Copyable"
      }
      let types = constraints.map { withoutSelf($0.rhs, own: own) }
      let isClass = constraints.contains { $0.kind == "superclass" }
      return Generic(
        name: parameter.name,
        isPack: written.contains("each \(parameter.name)"),
        existential: types.isEmpty
          ? "Any" : (isClass && types.count == 1 ? "" : "any ") + types.joined(separator: " & "),
        isCopyable: !symbol.declaration.contains("\(parameter.name) : ~Copyable")
      )
    }
  }

  /// The name without parameters.
  var baseName: String { String(title.prefix { $0 != "(" }) }

  /// The labels of a call.
  var labels: [String] {
    guard let open = title.firstIndex(of: "(") else { return [] }
    let labels = title[open...].dropFirst().dropLast().split(separator: ":")
    return labels.filter { $0 != "_" }.map { String($0) }
  }

  /// What two declarations of one requirement have in common.
  var signature: String {
    let types = parameters.map(\.type.type).joined(separator: ",")
    return "\(isStatic) \(title) \(types) \(effects.isAsync) \(result)"
  }
}

/// A text with `Item` in place of `Self.Item`, and with the name in place of `Self`.
func withoutSelf(_ text: String, own: String) -> String {
  // Simple word boundaries, because Unicode sees none in `Self.Item`.
  text.replacing(/\bSelf\./.wordBoundaryKind(.simple), with: "")
    .replacing(/\bSelf\b/.wordBoundaryKind(.simple), with: own)
}
