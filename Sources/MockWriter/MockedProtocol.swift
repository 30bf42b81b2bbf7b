/// A protocol with everything that a mock of it must have.
struct MockedProtocol {
  struct AssociatedType {
    let name: String
    var constraints: [String] = []
  }

  let symbol: SymbolGraph.Symbol
  let module: String
  /// The requirements of the protocol itself, then those of the protocols that it inherits.
  let requirements: [Requirement]
  /// The associated types that the mock takes as generic parameters.
  private(set) var associatedTypes: [AssociatedType] = []
  /// The associated types that the protocol fixes.
  private(set) var fixedTypes: [(name: String, type: String)] = []
  /// The other constraints on the associated types.
  private(set) var constraints: [String] = []
  /// The attribute of a global actor, such as `@MainActor`.
  let globalActor: String?
  let superclass: String?
  /// The full names of the members that a superclass in the package already has.
  let overridden: Set<String>
  /// The names of inherited protocols that are in no graph, with their modules: `Swift.Hashable`.
  let foreign: [String]
  /// The identifiers of all types that the requirements name.
  let usedTypes: Set<String>

  var name: String { symbol.pathComponents.last ?? symbol.names.title }
  var mockName: String { "Mock" + name }
  var path: String { symbol.path }
  var isActor: Bool { foreign.contains { $0.hasSuffix(".Actor") } }
  var isSendable: Bool { foreign.contains("Swift.Sendable") }
  var isGeneric: Bool { !associatedTypes.isEmpty }

  init(_ symbol: SymbolGraph.Symbol, in graphs: SymbolGraphs) {
    self.symbol = symbol
    module = graphs.module(of: symbol.identifier.precise) ?? ""
    let own = "Mock" + (symbol.pathComponents.last ?? "")
    let inherited = graphs.relationships("conformsTo", from: symbol.identifier.precise)
    let protocols = [symbol] + inherited.compactMap { graphs.symbol($0.target) }
    foreign = inherited.filter { graphs.symbol($0.target) == nil }.map {
      $0.targetFallback ?? $0.target
    }
    let symbols = protocols.flatMap { graphs.symbols("requirementOf", to: $0.identifier.precise) }
    var requirements: [Requirement] = []
    var places: [String: Int] = [:]
    for requirement in symbols.compactMap({ Requirement($0, of: own) }) {
      if let place = places[requirement.signature] {
        // Of two protocols that require a property, only one may require its setter.
        if requirement.hasSetter { requirements[place] = requirement }
      } else {
        places[requirement.signature] = requirements.count
        requirements.append(requirement)
      }
    }
    self.requirements = requirements
    globalActor = protocols.lazy.compactMap { $0.declaration.firstMatch(of: /^@[\w.]*[A-Z]\w*/) }
      .first.map { String($0.output) }
    let superclasses = protocols.flatMap {
      graphs.relationships("inheritsFrom", from: $0.identifier.precise)
    }
    superclass = superclasses.first.map { relationship in
      graphs.symbol(relationship.target)?.path
        ?? String((relationship.targetFallback ?? "").split(separator: ".").last ?? "")
    }
    var members: Set<String> = []
    var next = superclasses.first?.target
    while let current = next {
      members.formUnion(graphs.symbols("memberOf", to: current).map(\.names.title))
      next = graphs.relationships("inheritsFrom", from: current).first?.target
    }
    overridden = members
    let types = (symbols + protocols).flatMap { $0.declarationFragments ?? [] }
    usedTypes = Set(types.compactMap(\.preciseIdentifier))
    addAssociatedTypes(symbols.filter { $0.kind.identifier == "swift.associatedtype" }, own: own)
    addConstraints(of: protocols, own: own)
  }

  private mutating func addAssociatedTypes(_ symbols: [SymbolGraph.Symbol], own: String) {
    for symbol in symbols {
      let name = symbol.names.title
      let text = withoutSelf(symbol.declaration, own: own)
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

  private mutating func addConstraints(of protocols: [SymbolGraph.Symbol], own: String) {
    for symbol in protocols {
      let text = withoutSelf(symbol.declaration, own: own)
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
      } else if type != nil || !constraint.hasPrefix(own) {
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
  /// All protocols, by name; private ones come last.
  var protocols: [SymbolGraph.Symbol] {
    graphs.flatMap(\.symbols).filter { $0.kind.identifier == "swift.protocol" }
  }
}
