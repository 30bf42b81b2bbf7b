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

    /// The effects that two declarations allow.
    func common(_ other: Effects) -> Effects {
      var effects = self
      effects.isAsync = isAsync && other.isAsync
      switch (throwing, other.throwing) {
      case (.never, _), (_, .never): effects.throwing = .never
      case (.any, _): effects.throwing = other.throwing
      default: break
      }
      return effects
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
    ///   - names: The label and the name, as they are declared.
    ///   - declared: The type as it is declared.
    ///   - given: The name of a parameter without one.
    ///   - isUnderscore: Whether a label `_` is one, and not none.
    init(_ names: String, _ declared: String, unnamed given: String, isUnderscore: Bool) {
      let words = Self.names(names)
      let written = words.first ?? "_"
      label = isUnderscore && written == "_" ? "`_`" : MockWriter.label(written)
      isLabelled = words.count > 1
      let last = words.last ?? "_"
      name = last == "_" ? given : last.filter { $0 != "`" }
      isVariadic = declared.hasSuffix("...")
      self.type = TypeText(isVariadic ? String(declared.dropLast(3)) : declared)
    }

    /// The label and the name of a declaration.
    static func names(_ text: String) -> [String] {
      text.matches(of: /`[^`]*`|[^`\s]+/).map { String($0.output) }
    }

    var isInout: Bool { type.modifiers.contains("inout") }
    /// A closure that must not be kept; those of a list may be kept.
    var lentClosure: ClosureType? {
      isVariadic || type.modifiers.contains("@escaping") ? nil : ClosureType(type.type)
    }
    var autoclosure: ClosureType? {
      type.modifiers.contains("@autoclosure") ? ClosureType(type.type) : nil
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
  /// Whether it is not known which closures are those of C.
  let hasUnclearClosures: Bool

  /// Fails if the symbol is not a requirement that has a body.
  ///
  /// - Parameters:
  ///   - symbol: The symbol of the requirement.
  ///   - own: The name of the mock, which stands for `Self`.
  ///   - owner: The identifier of the protocol.
  init?(_ symbol: SymbolGraph.Symbol, of own: String, in owner: String) {
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
    let (start, writtenName, tail) = Self.parts(of: symbol)
    attributes = Self.words(start).filter { word in
      ["@discardableResult", "@Sendable", "@concurrent"].contains(word)
        || word.hasPrefix("nonisolated") || isGlobalActor(word)
    }
    name = writtenName
    // The compiler writes `any Any.Type`, but does not read it.
    var rest = withoutSelf(tail, own: own).replacing(" : ", with: ": ")
      .replacing("any Any.Type", with: "Any.Type").replacing("(any Any).Type", with: "Any.Protocol")
    if kind == .property { rest = String(rest.drop { $0 != ":" }.dropFirst()).trimmed }
    if kind == .operation { rest = rest.trimmed }
    var generics = ""
    if let mark = rest.first, "?!".contains(mark) {
      generics = String(mark)
      rest = String(rest.dropFirst())
    }
    if rest.first == "<", let (inside, behind) = DeclarationText.bracketed(rest) {
      generics += "<\(inside)>"
      rest = behind
    }
    var declared: [String] = []
    if kind != .property, let (inside, behind) = DeclarationText.bracketed(rest) {
      declared = DeclarationText.split(inside, at: ",")
      rest = behind
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
    var written = head
    if kind == .property {
      effects = Effects(accessors)
    } else {
      let (words, result) = DeclarationText.cut(head, at: "->")
      effects = Effects(kind == .subscripting ? accessors : words)
      written = result.map { TypeText.isVoid($0) ? "" : $0 } ?? ""
    }
    let parts = declared.map { DeclarationText.cut($0, at: ":") }
    let types = parts.map { $0.tail ?? "" } + [written]
    let clear = ClosureConventions(symbol.identifier.precise).added(to: types)
    hasUnclearClosures = clear == nil
    let underscores = MangledLabels.underscores(
      in: symbol.identifier.precise, behind: owner, hasName: kind == .method, count: parts.count)
    parameters = Self.parameters(parts.map(\.head), (clear ?? types).dropLast(), underscores)
    result = (clear ?? types).last ?? ""
    genericTypes = Self.generics(of: symbol, written: generics, own: own)
  }

  /// A declaration before its name, the name and what follows it.
  private static func parts(of symbol: SymbolGraph.Symbol) -> (String, String, String) {
    let fragments = symbol.declarationFragments ?? []
    let place = fragments.firstIndex { fragment in
      fragment.kind == "identifier"
        || fragment.kind == "keyword" && ["init", "subscript"].contains(fragment.spelling)
    }
    guard let place else { return (symbol.declaration, "", "") }
    func text(_ fragments: some Sequence<SymbolGraph.Symbol.Fragment>) -> String {
      fragments.map(\.written).joined()
    }
    return (text(fragments[..<place]), fragments[place].spelling, text(fragments[(place + 1)...]))
  }

  private static func words(_ head: String) -> [String] {
    head.matches(of: /@?[\w.]+(\([^()]*\))?/).map { String($0.output.0) }
  }

  private static func parameters(
    _ heads: [String], _ types: [String].SubSequence, _ underscores: Set<Int>
  ) -> [Parameter] {
    let taken = heads.compactMap { Parameter.names($0).last }
    return zip(heads, types).enumerated().map { index, part in
      var name = "argument\(index + 1)"
      while taken.contains(name) { name += "Value" }
      return Parameter(
        part.0, part.1, unnamed: name, isUnderscore: underscores.contains(index))
    }
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
      let name = typeName(parameter.name)
      guard written.mentions(name) else { return nil }
      let constraints = (symbol.swiftGenerics?.constraints ?? []).filter {
        $0.lhs == parameter.name && $0.kind != "sameType" && $0.rhs != "Copyable"
      }
      let types = constraints.map { withoutSelf($0.rhs, own: own) }
      let isClass = constraints.contains { $0.kind == "superclass" }
      return Generic(
        name: name,
        isPack: written.contains("each \(name)"),
        existential: types.isEmpty
          ? "Any" : (isClass && types.count == 1 ? "" : "any ") + types.joined(separator: " & "),
        isCopyable: !symbol.declaration.contains("\(name) : ~")
      )
    }
  }

  /// The name in one word, without parameters.
  var baseName: String { kind == .operation ? name : joined(name.filter { $0 != "`" }) }

  /// The labels of a call.
  var labels: [String] {
    let hasLabels = kind != .subscripting && kind != .operation
    return parameters.filter { $0.isLabelled || hasLabels }.map { $0.label.filter { $0 != "`" } }
      .filter { $0 != "_" }
  }

  /// The body as it must be written: a result builder takes no body with `return`.
  func building(_ statements: [String]) -> [String] {
    guard symbol.hasBuilder, let last = statements.last, !last.hasPrefix("return ") else {
      return statements
    }
    return statements.dropLast() + ["let built = \(last)", "return built"]
  }

  /// The attribute of a global actor to which the requirement belongs.
  var globalActor: String? { attributes.first(where: isGlobalActor) }

  /// Whether it is declared to belong to no actor.
  var isNonisolated: Bool { attributes.contains("nonisolated") }

  /// Whether it waits for a closure of an actor, which a method of this actor would not.
  var waitsForActor: Bool {
    effects.isAsync && globalActor == nil
      && parameters.contains { $0.lentClosure?.globalActor != nil }
  }

  /// Takes the requirement out of every actor.
  mutating func makeNonisolated() {
    attributes.removeAll(where: isGlobalActor)
    if !attributes.contains(where: { $0.hasPrefix("nonisolated") }) {
      attributes.append("nonisolated")
    }
  }

  /// What two declarations have in common that one member of the mock meets.
  ///
  /// A method that waits is another one than a method of the same name that does not.
  ///
  /// - Parameter types: The types that stand for associated types.
  /// - Returns: A text that is the same for both.
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
    return "\(isStatic) \(title) \(all + generics) \(waits)"
  }

  /// Makes this a declaration that also meets another one of the same requirement.
  mutating func meet(_ other: Requirement) {
    hasSetter = hasSetter || other.hasSetter
    effects = effects.common(other.effects)
    if globalActor != other.globalActor { makeNonisolated() }
  }
}

/// A text with `Item` in place of `Self.Item`, and with the name in place of `Self`.
func withoutSelf(_ text: String, own: String) -> String {
  // Simple word boundaries, because Unicode sees none in `Self.Item`.
  text.replacing(/\bSelf\.(?!Type\b)/.wordBoundaryKind(.simple), with: "")
    .replacing(/\bSelf\b(?!`)/.wordBoundaryKind(.simple), with: own)
}
