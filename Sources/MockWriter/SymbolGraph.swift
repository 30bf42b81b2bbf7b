package import Foundation

/// The compiler's output about the declarations of a module, as far as a mock needs it.
package struct SymbolGraph: Decodable {
  struct Module: Decodable { let name: String }

  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Names: Decodable { let title: String }
    struct Fragment: Decodable {
      let kind: String
      let spelling: String
      let preciseIdentifier: String?
      /// The module before the name of a type, if the name alone would mean another type.
      var qualifier = ""

      private enum CodingKeys: CodingKey { case kind, spelling, preciseIdentifier }

      /// The text as source has it, with the backticks of types, which the compiler leaves out.
      var written: String {
        guard ["typeIdentifier", "genericParameter"].contains(kind) else { return spelling }
        return qualifier + typeName(spelling.filter { $0 != "`" })
      }
    }
    struct Generics: Decodable {
      struct Parameter: Decodable { let name: String }
      struct Constraint: Decodable {
        let kind: String
        let lhs: String
        let rhs: String
      }
      let parameters: [Parameter]?
      let constraints: [Constraint]?
    }
    /// The version since which a system has the declaration, or that it never has it.
    struct Availability: Decodable {
      struct Version: Decodable {
        let major: Int
        let minor: Int?
        let patch: Int?

        var text: String {
          [major, minor, patch].compactMap { $0.map(String.init) }.joined(separator: ".")
        }
      }
      let domain: String?
      let introduced: Version?
      let isUnconditionallyUnavailable: Bool?
    }

    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let names: Names
    var declarationFragments: [Fragment]?
    let swiftGenerics: Generics?
    let accessLevel: String
    private let availability: [Availability]?
    /// Whether a result builder transforms a body or a closure.
    private(set) var hasBuilder = false

    private enum CodingKeys: CodingKey {
      case kind, identifier, pathComponents, names, declarationFragments, swiftGenerics
      case accessLevel, availability
    }

    var isBuilder: Bool {
      (declarationFragments ?? []).contains { $0.spelling == "@resultBuilder" }
    }

    var declaration: String { (declarationFragments ?? []).map(\.written).joined() }
    var path: String { pathComponents.joined(separator: ".") }

    /// Writes types with their modules if their names clash.
    mutating func qualify(by names: ClashingNames) {
      guard var fragments = declarationFragments else { return }
      for (index, fragment) in fragments.enumerated() where fragment.kind == "typeIdentifier" {
        guard let identifier = fragment.preciseIdentifier,
          index == 0 || !fragments[index - 1].spelling.hasSuffix(".")
        else { continue }
        fragments[index].qualifier = names.qualifier(of: fragment.spelling, identifier)
      }
      declarationFragments = fragments
    }

    /// Notes whether a result builder changes a body.
    ///
    /// - Parameter known: The identifiers of the result builders in the graphs.
    mutating func findBuilder(_ known: Set<String>) {
      hasBuilder = (declarationFragments ?? []).contains { fragment in
        fragment.kind == "attribute"
          && (fragment.spelling.hasSuffix("Builder")
            || fragment.preciseIdentifier.map(known.contains) ?? false)
      }
    }

    /// The attributes that limit the declaration to some systems, which its fragments do not have.
    var availableAttributes: [String] {
      let systems = (availability ?? []).compactMap { system -> (name: String, Availability)? in
        guard let domain = system.domain, !["*", "swift", "swiftpm"].contains(domain.lowercased())
        else { return nil }
        return (domain.replacing("AppExtension", with: "ApplicationExtension"), system)
      }
      let since = systems.compactMap { name, system in
        system.introduced.map { "\(name) \($0.text)" }
      }
      let never = systems.filter { $1.isUnconditionallyUnavailable == true }.map {
        "@available(\($0.name), unavailable)"
      }
      return (since.isEmpty ? [] : ["@available(\(since.joined(separator: ", ")), *)"]) + never
    }

    /// The path as source has it.
    var writtenPath: String { pathComponents.map(typeName).joined(separator: ".") }
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    /// The name of the target with its module, if that is another module.
    let targetFallback: String?
  }

  let module: Module
  let symbols: [Symbol]
  let relationships: [Relationship]

  /// Reads a graph.
  ///
  /// - Parameter data: The content of a file `Module.symbols.json`.
  /// - Throws: An error of the decoder.
  package init(json data: Data) throws { self = try JSONDecoder().decode(Self.self, from: data) }
}

/// The graphs of several modules.
struct SymbolGraphs {
  let graphs: [SymbolGraph]
  private let symbols: [String: (symbol: SymbolGraph.Symbol, module: String)]
  /// Relationships by kind, then by the identifier of their target.
  private let sources: [String: [String: [SymbolGraph.Relationship]]]
  /// Relationships by kind, then by the identifier of their source.
  private let targets: [String: [String: [SymbolGraph.Relationship]]]

  init(_ graphs: [SymbolGraph]) {
    self.graphs = graphs
    let names = ClashingNames(in: graphs)
    let builders = Set(
      graphs.flatMap(\.symbols).filter(\.isBuilder).map(\.identifier.precise))
    var symbols: [String: (symbol: SymbolGraph.Symbol, module: String)] = [:]
    for graph in graphs {
      for var symbol in graph.symbols {
        symbol.qualify(by: names)
        symbol.findBuilder(builders)
        symbols[symbol.identifier.precise] = (symbol, graph.module.name)
      }
    }
    self.symbols = symbols
    let byKind = Dictionary(grouping: graphs.flatMap(\.relationships), by: \.kind)
    sources = byKind.mapValues { Dictionary(grouping: $0, by: \.target) }
    targets = byKind.mapValues { Dictionary(grouping: $0, by: \.source) }
  }

  func symbol(_ identifier: String) -> SymbolGraph.Symbol? { symbols[identifier]?.symbol }

  /// Whether a type that is not nested has a name.
  func declares(_ name: String) -> Bool {
    symbols.values.contains { $0.symbol.path == name }
  }

  /// Whether all declarations are public.
  var arePublic: Bool {
    symbols.values.allSatisfy { ["public", "open"].contains($0.symbol.accessLevel) }
  }

  /// The access levels of a symbol and of the types around it.
  func accessLevels(of symbol: SymbolGraph.Symbol) -> [String] {
    let path = symbol.pathComponents
    let module = module(of: symbol.identifier.precise)
    let around = graphs.filter { $0.module.name == module }.flatMap(\.symbols).filter {
      $0.pathComponents.count < path.count && path.starts(with: $0.pathComponents)
    }
    return [symbol.accessLevel] + around.map(\.accessLevel)
  }

  func module(of identifier: String) -> String? { symbols[identifier]?.module }

  /// All relationships of a kind from a symbol, in the order of the source.
  func relationships(_ kind: String, from source: String) -> [SymbolGraph.Relationship] {
    targets[kind]?[source] ?? []
  }

  /// All symbols with a relationship of a kind to a symbol, in the order of the source.
  func symbols(_ kind: String, to target: String) -> [SymbolGraph.Symbol] {
    (sources[kind]?[target] ?? []).compactMap { symbol($0.source) }
  }
}
