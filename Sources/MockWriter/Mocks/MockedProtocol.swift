/// A protocol with everything that a mock of it must have.
struct MockedProtocol {
  let type: Modules.FoundType
  let mockName: String
  /// The name of the protocol, as the mock must write it.
  let writtenName: String
  /// The requirements of the protocol itself, then those of the protocols that it inherits.
  private(set) var requirements: [Requirement] = []
  /// The associated types that the mock takes as generic parameters.
  private(set) var associatedTypes: [(name: String, bounds: [String])] = []
  /// The associated types that the protocol fixes.
  private(set) var fixedTypes: [(name: String, type: String)] = []
  /// The other constraints on the associated types.
  private(set) var constraints: [String] = []
  /// The attribute of a global actor, such as `@MainActor`.
  let globalActor: String?
  let inheritance: Inheritance
  /// The full names of the members that a superclass in the package has, and whether they belong to
  /// no actor.
  private(set) var overridden: [String: Bool] = [:]
  /// The names of types whose values cannot be kept.
  let noncopyable: Set<String>

  var module: String { type.module }
  var path: String { type.declaration.fullName }
  /// The protocol and those that it inherits, as far as their sources are known.
  var protocols: [Modules.FoundType] { [type] + inheritance.protocols }
  var superclass: String? { inheritance.superclass?.text ?? (isObject ? "NSObject" : nil) }
  private var isObject: Bool { inheritance.standard.contains("NSObjectProtocol") }
  var isActor: Bool { inheritance.standard.contains("Actor") }
  var isSendable: Bool { inheritance.standard.contains("Sendable") }
  var isGeneric: Bool { !associatedTypes.isEmpty }
  /// The protocol, or a type around it, that no other file can name.
  var privateType: String? {
    type.declaration.accessLevels.first { $0.access.hasSuffix("private") }?.name
  }
  /// The place in the sources that is not understood: `line 12 of Cook.swift`.
  var unreadablePlace: String? {
    protocols.lazy.compactMap { type in
      type.unreadableLine.map { "line \($0) of \(type.file.path.split(separator: "/").last ?? "")" }
    }.first
  }

  /// - Parameters:
  ///   - type: The protocol.
  ///   - name: The name of the mock; by default, the first of those that it may have.
  ///   - modules: The sources.
  init(_ type: Modules.FoundType, named name: String? = nil, in modules: Modules) {
    self.type = type
    mockName = name ?? mockNames(of: type.declaration.plainName)[0]
    writtenName =
      modules.qualifiedNames(in: type)[type.declaration.name] ?? type.declaration.writtenPath
    inheritance = Inheritance(of: type, in: modules)
    let protocols = [type] + inheritance.protocols
    globalActor =
      protocols.lazy.compactMap { type in
        type.declaration.words.first { modules.isGlobalActor($0, in: type) }
      }.first
    noncopyable = modules.noncopyableTypes(in: protocols)
    addOverridden(modules)
    let own = mockName
    let hidden = Set(protocols.flatMap(\.declaration.members).filter(\.isInnerType).map(\.name))
    let declared = protocols.map {
      DeclaredRequirements(of: $0, in: modules, hiding: hidden, own: own)
    }
    for (owner, requirements) in zip(protocols, declared) {
      for member in owner.declaration.members where member.keyword == "associatedtype" {
        add(associatedType: member.name, requirements.tail(of: member))
      }
    }
    add(conditions: protocols.flatMap(modules.conditions))
    for (owner, requirements) in zip(protocols, declared) {
      let standard = Inheritance(of: owner, in: modules).standard
      add(requirements.all, belongToActor: standard.contains("Actor"))
    }
    addStandardRequirements(where: modules.conditions(of: type))
    if isGeneric { addAliases(zip(protocols, declared)) }
    renameConfusedTypes()
  }

  // MARK: - Requirements

  private mutating func add(_ requirements: [Requirement], belongToActor: Bool) {
    for var requirement in requirements {
      if isNonisolated(requirement, belongToActor) { requirement.makeNonisolated() }
      add(requirement)
    }
  }

  /// Adds a requirement, unless a more special protocol declares it again.
  private mutating func add(_ requirement: Requirement) {
    let types = Dictionary(fixedTypes.map { ($0.name, $0.type) }) { first, _ in first }
    let signature = requirement.signature(types)
    if let place = requirements.firstIndex(where: { $0.signature(types) == signature }) {
      requirements[place].meet(requirement)
    } else {
      requirements.append(requirement)
    }
  }

  /// Whether a requirement belongs to no actor although the mock may belong to one.
  private func isNonisolated(_ requirement: Requirement, _ belongsToActor: Bool) -> Bool {
    // Even if no source shows an actor, because a whole module may belong to the main actor.
    let owner = StandardProtocols.owners[requirement.title]
    if let owner, inheritance.standard.contains(owner) { return true }
    guard isActor || globalActor != nil || requirement.globalActor != nil else { return false }
    let needsNoWord = isActor && (requirement.isStatic || requirement.kind == .initializer)
    return requirement.globalActor == nil && !belongsToActor && !needsNoWord
  }

  private mutating func addStandardRequirements(where conditions: [String]) {
    for name in inheritance.standard.sorted() {
      guard
        var requirement = StandardProtocols.requirement(of: name, where: conditions, own: mockName),
        !requirements.contains(where: { $0.title == requirement.title })
      else { continue }
      if requirement.kind != .initializer { requirement.makeNonisolated() }
      requirements.append(requirement)
    }
  }

  private mutating func addOverridden(_ modules: Modules) {
    if isObject, inheritance.superclass == nil { overridden["init()"] = true }
    var next = inheritance.superclass?.type
    while let current = next {
      let superclass = Inheritance(of: current, in: modules).superclass?.type
      let members = DeclaredRequirements(of: current, in: modules, hiding: [], own: mockName).all
      for member in members where !member.isStatic && overridden[member.title] == nil {
        overridden[member.title] = member.globalActor == nil
      }
      let hasInit = members.contains { $0.kind == .initializer }
      if !hasInit, superclass == nil, overridden["init()"] == nil { overridden["init()"] = true }
      next = superclass
    }
  }

  // MARK: - Associated types

  private mutating func add(associatedType name: String, _ tail: String) {
    let text = withoutSelf(tail, own: mockName)
    let (declared, conditions) = DeclarationText.conditions(text)
    let bounds = DeclarationText.cut(DeclarationText.cut(declared, at: "=").head, at: ":").tail
    let wanted = DeclarationText.split(bounds ?? "", at: ",").filter { !$0.hasPrefix("~") }
    if let index = associatedTypes.firstIndex(where: { $0.name == name }) {
      let known = associatedTypes[index].bounds
      associatedTypes[index].bounds += wanted.filter { !known.contains($0) }
    } else {
      associatedTypes.append((name, wanted))
    }
    constraints += conditions
  }

  /// Gives generic parameters names of their own where methods differ only in associated types.
  ///
  /// From `send(_ action: Action)` and `send(_ thunk: Thunk)`, the compiler infers two types for
  /// `Action`, even if a generic parameter has its name.
  private mutating func renameConfusedTypes() {
    let overloads = Dictionary(grouping: requirements, by: \.title).values.filter { overloads in
      overloads.count { $0.parameters.contains { isAssociatedType($0.type.type) } } > 1
    }
    let types = Set(overloads.joined().flatMap(\.parameters).map(\.type.type))
    let conditions = constraints + associatedTypes.flatMap(\.bounds)
    for (index, type) in associatedTypes.enumerated() where types.contains(type.name) {
      // The head of the mock cannot name the alias.
      if conditions.contains(where: { $0.mentions(type.name) }) { continue }
      associatedTypes[index].name = "Mocked\(type.name)"
      fixedTypes.append((type.name, associatedTypes[index].name))
    }
  }

  private func isAssociatedType(_ name: String) -> Bool {
    associatedTypes.contains { $0.name == name }
  }

  private mutating func add(conditions: [String]) {
    constraints += conditions.map { withoutSelf($0, own: mockName) }
    var kept: [String] = []
    for constraint in constraints where !kept.contains(constraint) {
      let (name, type) = DeclarationText.cut(constraint, at: " == ")
      let isOwn = associatedTypes.contains { $0.name == name }
      if let type, isOwn, !associatedTypes.contains(where: { type.hasPrefix($0.name + ".") }) {
        associatedTypes.removeAll { $0.name == name }
        fixedTypes.append((name, type))
      } else if type != nil || !constraint.hasPrefix(mockName) {
        kept.append(constraint)
      }
    }
    constraints = kept.filter { constraint in
      // A constraint on a fixed type is already met.
      associatedTypes.contains { constraint.mentions($0.name) }
    }
  }

  /// Adds the type aliases of the protocols that requirements name.
  ///
  /// The compiler does not find them in a generic mock: "reference to invalid type alias".
  private mutating func addAliases(
    _ declared: some Sequence<(Modules.FoundType, DeclaredRequirements)>
  ) {
    for (owner, requirements) in declared {
      for alias in owner.declaration.members where alias.keyword == "typealias" {
        let isUsed = self.requirements.contains { $0.declaration.mentions(alias.name) }
        let isKnown = fixedTypes.contains { $0.name == alias.name }
        let (head, type) = DeclarationText.cut(requirements.tail(of: alias), at: "=")
        guard isUsed, !isKnown, head.isEmpty, let type else { continue }
        fixedTypes.append((alias.name, withoutSelf(type, own: mockName)))
      }
    }
  }
}

extension Modules.FoundType {
  /// The line of the file that is not understood.
  fileprivate var unreadableLine: Int? {
    let stray = declaration.strayToken.map { file.tokens.all[$0].bytes.lowerBound }
    return (file.tokens.mistake ?? stray).map(file.tokens.line(ofByte:))
  }
}

extension Declaration {
  fileprivate var isInnerType: Bool { ["associatedtype", "typealias"].contains(keyword) }
}

extension Modules {
  /// The names of types in some declarations whose values cannot be kept.
  fileprivate func noncopyableTypes(in types: [FoundType]) -> Set<String> {
    let found = types.flatMap(typesOfMentionedNames).filter { type in
      let isValue = ["struct", "enum"].contains(type.declaration.keyword)
      return isValue && type.declaration.tail.contains { type.file.tokens.isSign($0, "~") }
    }
    return Set(found.map(\.declaration.plainName)).union([
      "MutableRawSpan", "MutableSpan", "OutputRawSpan", "OutputSpan", "RawSpan", "Span", "UTF8Span",
    ])
  }
}

/// The names that a mock of a protocol may have, the usual one first.
func mockNames(of name: String) -> [String] {
  let names = ["Mock" + joined(name), joined(name) + "Mock"]
  // A type with the name of one of the library's would hide it in the whole module.
  return names.filter { !Modules.libraryTypes.contains($0) }
}
