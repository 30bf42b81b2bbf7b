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
    /// The label as declared.
    let label: String
    /// The name by which the body calls it.
    let name: String
    /// Whether the label is written before the name; both may be the same.
    let isLabelled: Bool
    let type: TypeText
    let isVariadic: Bool

    /// - Parameters:
    ///   - names: The label and the name, as they are declared.
    ///   - declared: The type as it is declared.
    ///   - place: The number of the parameter.
    init(_ names: String, _ declared: String, place: Int) {
      let words = names.matches(of: /`[^`]*`|[^`\s]+/).map { String($0.output) }
      let written = words.first ?? "_"
      label = ["let", "var", "inout"].contains(written) ? "`\(written)`" : written
      isLabelled = words.count > 1
      let last = words.last ?? "_"
      name = isSafe(last) ? last : "argument\(place)"
      isVariadic = declared.hasSuffix("...")
      self.type = TypeText(isVariadic ? String(declared.dropLast(3)) : declared)
    }

    var isInout: Bool { type.modifiers.contains("inout") }
    /// A closure that must not be kept; closures of a variadic parameter may be kept.
    var lentClosure: ClosureType? {
      isVariadic || type.modifiers.contains("@escaping") ? nil : ClosureType(type.type)
    }
    var autoclosure: ClosureType? {
      type.modifiers.contains("@autoclosure") ? ClosureType(type.type) : nil
    }
  }

  struct Generic {
    let name: String
    /// The type that takes all its values, such as `any Equatable`.
    let existential: String
  }

  let kind: Kind
  /// The full name, such as `price(of:)`.
  let title: String
  /// The compiler's identifier; empty if no graph has the requirement.
  let identifier: String
  /// The whole declaration as the compiler prints it.
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
  /// Whether a result builder transforms its body or a closure.
  private(set) var hasBuilder = false

  /// Fails if the symbol is not a requirement that has a body.
  ///
  /// - Parameters:
  ///   - symbol: The symbol of the requirement.
  ///   - own: The name of the mock, which stands for `Self`.
  init?(_ symbol: SymbolGraph.Symbol, of own: String) {
    let kind: Kind
    switch symbol.kind.identifier {
    case "swift.method", "swift.type.method": kind = .method
    case "swift.func.op": kind = .operation
    case "swift.init": kind = .initializer
    case "swift.property", "swift.type.property": kind = .property
    case "swift.subscript", "swift.type.subscript": kind = .subscripting
    default: return nil
    }
    let fragments = symbol.declarationFragments ?? []
    let place = fragments.firstIndex { fragment in
      fragment.kind == "identifier"
        || fragment.kind == "keyword" && ["init", "subscript"].contains(fragment.spelling)
    }
    guard let place else { return nil }
    let parts = [fragments[..<place], fragments[place...].prefix(1), fragments[(place + 1)...]]
      .map { $0.map(\.written).joined() }
    self.init(
      kind, symbol.names.title, parts[0], parts[1], parts[2], symbol.identifier.precise,
      symbol.swiftGenerics, of: own)
    hasBuilder = symbol.hasBuilder
  }

  /// - Parameters:
  ///   - kind: The kind of requirement.
  ///   - title: The full name.
  ///   - start: The declaration before the name.
  ///   - name: The name.
  ///   - tail: The declaration after the name.
  ///   - identifier: The compiler's identifier.
  ///   - types: The generic parameters.
  ///   - own: The name of the mock, which stands for `Self`.
  init(
    _ kind: Kind, _ title: String, _ start: String, _ name: String, _ tail: String,
    _ identifier: String = "", _ types: SymbolGraph.Symbol.Generics? = nil, of own: String
  ) {
    self.kind = kind
    self.title = title
    self.name = name
    self.identifier = identifier
    declaration = start + name + withoutSelf(tail, own: own)
    let words = start.matches(of: /@?[\w.]+(\([^()]*\))?/).map { String($0.output.0) }
    isStatic = words.contains("static")
    attributes = words.filter { word in
      ["@discardableResult", "@Sendable", "@concurrent"].contains(word)
        || word.hasPrefix("nonisolated") || isGlobalActor(word)
    }
    // The compiler prints `any Any.Type`, but does not accept it.
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
    if kind == .property {
      effects = Effects(accessors)
      result = head
    } else {
      let (words, result) = DeclarationText.cut(head, at: "->")
      effects = Effects(kind == .subscripting ? accessors : words)
      self.result = result.map { TypeText.isVoid($0) ? "" : $0 } ?? ""
    }
    parameters = declared.enumerated().map { place, text in
      let (names, type) = DeclarationText.cut(text, at: ":")
      return Parameter(names, type ?? "", place: place + 1)
    }
    genericTypes = Self.generics(types, written: generics, own: own)
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
    _ types: SymbolGraph.Symbol.Generics?, written: String, own: String
  ) -> [Generic] {
    (types?.parameters ?? []).compactMap { parameter in
      // The list also has the parameters of the protocol itself.
      let name = typeName(parameter.name)
      guard written.mentions(name) else { return nil }
      let all = (types?.constraints ?? []).filter { $0.lhs == parameter.name }
      let constraints = all.filter { $0.kind != "sameType" && $0.rhs != "Copyable" }
      let types = constraints.map { withoutSelf($0.rhs, own: own) }
      let isClass = constraints.contains { $0.kind == "superclass" }
      return Generic(
        name: name,
        existential: types.isEmpty
          ? "Any" : (isClass && types.count == 1 ? "" : "any ") + types.joined(separator: " & ")
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

  /// The names of generic types whose values cannot be kept.
  var noncopyableTypes: Set<String> {
    Set(genericTypes.map(\.name).filter { declaration.contains("\($0) : ~") })
  }

  /// Whether it has a closure of C, which the compiler prints like a Swift closure.
  var hasClosureOfC: Bool { declaration.contains("->") && identifier.contains(/\DX[CB]/) }

  /// Whether it has a label `_` in backticks, which the compiler prints like no label.
  ///
  /// The third of several generic parameters looks the same.
  var hasUnderscore: Bool {
    parameters.contains { $0.label == "_" } && genericTypes.count < 3
      && identifier.contains(/[^Aqd\d]1_/)
  }

  /// Whether it has a pack of closures, which look the same whether they escape or not.
  var hasPackOfClosures: Bool {
    parameters.contains { $0.type.type.hasPrefix("repeat ") && $0.type.type.contains("->") }
  }

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
  // Simple word boundaries, because those of Unicode ignore the dot in `Self.Item`.
  text.replacing(/\bSelf\.(?!Type\b)/.wordBoundaryKind(.simple), with: "")
    .replacing(/\bSelf\b(?!`)/.wordBoundaryKind(.simple), with: own)
}
