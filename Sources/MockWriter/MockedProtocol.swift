/// A protocol with everything that a mock of it must have.
struct MockedProtocol {
  struct AssociatedType {
    let name: String
    var constraints: [String] = []
  }

  let symbol: SymbolGraph.Symbol
  let module: String
  /// The requirements of the protocol itself, then those of the protocols that it inherits.
  private(set) var requirements: [Requirement] = []
  /// The associated types that the mock takes as generic parameters.
  private(set) var associatedTypes: [AssociatedType] = []
  /// The associated types that the protocol fixes.
  private(set) var fixedTypes: [(name: String, type: String)] = []
  /// The other constraints on the associated types.
  private(set) var constraints: [String] = []
  /// The attribute of a global actor, such as `@MainActor`.
  let globalActor: String?
  let superclass: String?
  /// The full names of the members that a superclass in the package has, and whether they belong to
  /// no actor.
  let overridden: [String: Bool]
  /// The inherited protocols that are in the graphs.
  let inherited: [SymbolGraph.Symbol]
  /// The names of inherited protocols that are in no graph, with their modules: `Swift.Hashable`.
  let foreign: [String]
  /// The inherited protocols whose requirements are not known.
  private(set) var unknown: [String] = []
  /// The identifiers of all types that the requirements name.
  let usedTypes: Set<String>

  var name: String { symbol.pathComponents.last ?? symbol.names.title }
  var path: String { symbol.path }
  /// Whether only its own module, and tests, can name it.
  var isInternal: Bool { !["public", "open", "package"].contains(symbol.accessLevel) }
  var isActor: Bool { foreign.contains { $0.hasSuffix(".Actor") } }
  var isSendable: Bool { foreign.contains("Swift.Sendable") }
  var isGeneric: Bool { !associatedTypes.isEmpty }

  init(_ symbol: SymbolGraph.Symbol, in graphs: SymbolGraphs) {
    self.symbol = symbol
    module = graphs.module(of: symbol.identifier.precise) ?? ""
    let inherited = graphs.relationships("conformsTo", from: symbol.identifier.precise)
    let protocols = [symbol] + inherited.compactMap { graphs.symbol($0.target) }
    self.inherited = Array(protocols.dropFirst())
    foreign = inherited.filter { graphs.symbol($0.target) == nil }.map {
      $0.targetFallback ?? $0.target
    }
    globalActor = protocols.lazy.compactMap { $0.declaration.firstMatch(of: /^@[\w.]*[A-Z]\w*/) }
      .first.map { String($0.output) }
    let declared = protocols.map { graphs.symbols("requirementOf", to: $0.identifier.precise) }
    let symbols = declared.flatMap { $0 }
    let superclasses = protocols.flatMap {
      graphs.relationships("inheritsFrom", from: $0.identifier.precise)
    }
    superclass = superclasses.first.map { relationship in
      let name =
        graphs.symbol(relationship.target)?.writtenPath
        ?? (relationship.targetFallback ?? "").lastName
      // From the declaration, because only it has the types of a generic class.
      let parents = protocols.flatMap { symbol in
        let head = DeclarationText.cut(symbol.declaration, at: " where ").head
        return DeclarationText.split(DeclarationText.cut(head, at: " : ").tail ?? "", at: ",")
      }
      return parents.first { $0.hasPrefix(name + "<") } ?? name
    }
    var members: [String: Bool] = [:]
    var next = superclasses.first?.target
    while let current = next {
      for member in graphs.symbols("memberOf", to: current) where members[member.names.title] == nil
      {
        let attributes = member.declaration.split(separator: " ").prefix { $0.hasPrefix("@") }
        let isPlain = ["init()", "nonisolated init()"].contains(member.declaration)
        members[member.names.title] =
          member.kind.identifier == "swift.init"
          ? isPlain && !member.accessLevel.hasSuffix("private")
          : !attributes.contains { isGlobalActor(String($0)) }
      }
      next = graphs.relationships("inheritsFrom", from: current).first?.target
    }
    overridden = members
    let types = (symbols + protocols).flatMap { $0.declarationFragments ?? [] }
    usedTypes = Set(types.compactMap(\.preciseIdentifier))
    addAssociatedTypes(symbols.filter { $0.kind.identifier == "swift.associatedtype" })
    addConstraints(of: protocols)
    for (owner, symbols) in zip(protocols, declared) {
      let belongsToActor = graphs.inherits(owner, "_Concurrency.Actor")
      for symbol in symbols {
        guard var requirement = Requirement(symbol, of: mockName) else { continue }
        if isNonisolated(requirement, belongsToActor) { requirement.makeNonisolated() }
        add(requirement, overriding: graphs)
      }
    }
    for name in foreign {
      guard let all = InheritedRequirements.of(name, in: symbol, own: mockName) else {
        unknown.append(name)
        continue
      }
      for var requirement in all
      where !requirements.contains(where: { $0.title == requirement.title }) {
        if isActor || globalActor != nil { requirement.makeNonisolated() }
        requirements.append(requirement)
      }
    }
    if isGeneric { addAliases(of: protocols, in: graphs) }
  }

  /// Adds the type aliases of the protocols that requirements name.
  ///
  /// The compiler does not find them in a generic mock: "reference to invalid type alias".
  private mutating func addAliases(of protocols: [SymbolGraph.Symbol], in graphs: SymbolGraphs) {
    for symbol in protocols.flatMap({ graphs.symbols("memberOf", to: $0.identifier.precise) })
    where usedTypes.contains(symbol.identifier.precise) {
      let text = withoutSelf(symbol.declaration, own: mockName)
      let (declared, type) = DeclarationText.cut(text, at: " = ")
      if let name = symbol.pathComponents.last, let type, declared == "typealias " + name {
        fixedTypes.append((name, type))
      }
    }
  }

  var mockName: String {
    let own = "Mock" + joined(name)
    // A type with the name of one of the library's would hide it in the whole module.
    let isTaken = ["MockMethod", "MockProperty", "MockCall", "MockMember"].contains(own)
    return isTaken ? joined(name) + "Mock" : own
  }

  /// Whether a requirement belongs to no actor although the mock belongs to one.
  private func isNonisolated(_ requirement: Requirement, _ belongsToActor: Bool) -> Bool {
    // With default isolation, only the requirements show to which actor a protocol belongs.
    guard isActor || globalActor != nil || requirement.globalActor != nil else { return false }
    if let owner = InheritedRequirements.owners[requirement.title], foreign.contains(owner) {
      return true
    }
    let needsNoWord = isActor && (requirement.isStatic || requirement.kind == .initializer)
    return requirement.globalActor == nil && !belongsToActor && !needsNoWord
  }

  /// Adds a requirement, unless a more special protocol declares it again.
  private mutating func add(_ requirement: Requirement, overriding graphs: SymbolGraphs) {
    let types = Dictionary(fixedTypes.map { ($0.name, $0.type) }) { first, _ in first }
    let identifier = requirement.identifier
    let signature = requirement.signature(types)
    let place = requirements.firstIndex { known in
      known.signature(types) == signature || graphs.overrides(known.identifier, identifier)
        || graphs.overrides(identifier, known.identifier)
    }
    guard let place else { return requirements.append(requirement) }
    let known = requirements[place]
    // The inherited protocols come in any order; the most special declaration has the names.
    if graphs.overrides(identifier, known.identifier) {
      requirements[place] = requirement
      requirements[place].meet(known)
    } else {
      requirements[place].meet(requirement)
    }
  }

  private mutating func addAssociatedTypes(_ symbols: [SymbolGraph.Symbol]) {
    for symbol in symbols {
      let name = typeName(symbol.names.title)
      let text = withoutSelf(symbol.declaration, own: mockName)
      let (declared, condition) = DeclarationText.cut(text, at: " where ")
      let bounds = DeclarationText.cut(DeclarationText.cut(declared, at: " = ").head, at: " : ")
        .tail
      let wanted = DeclarationText.split(bounds ?? "", at: ",").filter { !$0.hasPrefix("~") }
      if let index = associatedTypes.firstIndex(where: { $0.name == name }) {
        associatedTypes[index].constraints += wanted.filter {
          !associatedTypes[index].constraints.contains($0)
        }
      } else {
        associatedTypes.append(AssociatedType(name: name, constraints: wanted))
      }
      if let condition { constraints += DeclarationText.split(condition, at: ",") }
    }
  }

  private mutating func addConstraints(of protocols: [SymbolGraph.Symbol]) {
    for symbol in protocols {
      let text = withoutSelf(symbol.declaration, own: mockName)
      if let condition = DeclarationText.cut(text, at: " where ").tail {
        constraints += DeclarationText.split(condition, at: ",")
      }
    }
    var kept: [String] = []
    for constraint in constraints.map({ $0.replacing(" : ", with: ": ") })
    where !kept.contains(constraint) {
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
}

extension SymbolGraphs {
  /// Whether a protocol inherits another one, given by its full name.
  fileprivate func inherits(_ symbol: SymbolGraph.Symbol, _ name: String) -> Bool {
    relationships("conformsTo", from: symbol.identifier.precise).contains {
      $0.targetFallback == name
    }
  }

  /// Whether a requirement declares another one again.
  fileprivate func overrides(_ first: String, _ second: String) -> Bool {
    relationships("overrides", from: first).contains { $0.target == second }
  }

  /// All protocols, in the order of the source, with their types as source must name them.
  var protocols: [SymbolGraph.Symbol] {
    graphs.flatMap(\.symbols).filter { $0.kind.identifier == "swift.protocol" }
      .compactMap { symbol($0.identifier.precise) }
  }
}
