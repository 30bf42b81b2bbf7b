import Foundation

/// The arguments of the command, and the facts about the package from the package manager.
///
/// The plugin asks again with more graphs as long as the answer names modules.
package struct MockInvocation: Decodable {
  package struct Target: Decodable {
    let module: String
    /// Whether the target belongs to the package itself, not to one on which it depends.
    let isOwn: Bool
    let isTest: Bool
    let sources: [String]
  }

  package struct Graph: Decodable {
    let module: String
    let path: String
  }

  var arguments: [String]
  /// The folder of the package, or the current one.
  let package: String
  /// The targets with modules, including those of other packages; nil if no plugin asks.
  var targets: [Target]?
  var graphs: [Graph] = []
}

extension MockInvocation {
  /// The invocation of `mock-writer` by a user, with only the given graphs.
  package init(arguments: [String]) {
    self.init(arguments: arguments, package: FileManager.default.currentDirectoryPath)
  }

  private var usage: String { MockArguments.usage(ofPlugin: targets != nil) }

  /// Says what is wrong with the arguments, asks for graphs, or answers the request.
  ///
  /// - Returns: The text to print.
  package func answer() -> MockAnswer {
    let arguments = MockArguments(arguments)
    if arguments.isHelp { return MockAnswer(text: usage + "\n") }
    if let mistake = arguments.mistake ?? missing(in: arguments) {
      return MockAnswer(errors: ["\(mistake)\n\(usage)"])
    }
    return arguments.graphs.isEmpty ? ownAnswer(arguments) : answerOfFolders(arguments)
  }

  /// The answer from graphs that the plugin has made.
  private func ownAnswer(_ arguments: MockArguments) -> MockAnswer {
    let known = Set(graphs.map(\.module))
    let wanted = modulesToSearch(for: arguments.names).filter { !known.contains($0) }
    guard wanted.isEmpty else { return MockAnswer(missing: wanted) }
    var request = request(
      arguments,
      graphs: graphs.map(\.path).filter { FileManager.default.fileExists(atPath: $0) },
      sources: own.flatMap(\.sources)
    )
    request.testModules = Set((targets ?? []).filter(\.isTest).map(\.module))
    request.available = (targets ?? []).filter { !$0.isTest }.map(\.module)
      .filter { !known.contains($0) }
    return request.answer()
  }

  /// The answer from graphs that the user has made.
  private func answerOfFolders(_ arguments: MockArguments) -> MockAnswer {
    let graphs = FilesInFolders(arguments.graphs, ending: ".symbols.json")
    let sources = FilesInFolders(arguments.sources, ending: ".swift")
    let missing = graphs.missing + sources.missing
    if !missing.isEmpty {
      return MockAnswer(errors: missing.map { "There is no folder \($0)." })
    }
    if graphs.paths.isEmpty {
      let folders = arguments.graphs.joined(separator: ", ")
      return MockAnswer(
        errors: ["There is no symbol graph in \(folders): no file is named *.symbols.json."])
    }
    var request = request(arguments, graphs: graphs.newest, sources: sources.paths)
    request.mayLackNames = true
    return request.answer()
  }

  private func request(_ arguments: MockArguments, graphs: [String], sources: [String])
    -> MockRequest
  {
    MockRequest(
      graphs: graphs,
      names: arguments.names,
      sources: sources,
      package: package,
      access: arguments.access
    )
  }

  /// The mistake in the arguments.
  private func missing(in arguments: MockArguments) -> String? {
    guard arguments.graphs.isEmpty else { return nil }
    if targets == nil { return "Which symbol graphs? Give their folder with --graphs." }
    return arguments.sources.isEmpty ? nil : "--sources needs --graphs."
  }

  private var own: [Target] { (targets ?? []).filter(\.isOwn) }

  /// The modules that declare protocols with these names; if a name is not found or none is given,
  /// all modules with protocols.
  ///
  /// Building a test target takes long. So its module must be named, or be the only one with the
  /// protocol.
  private func modulesToSearch(for names: [String]) -> [String] {
    let texts = own.map { target in
      target.sources.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
        .joined(separator: "\n")
    }
    func modules(with text: String, inTests: Bool) -> [String] {
      zip(own, texts).filter { $0.isTest == inTests && $1.contains(text) }.map(\.0.module)
    }
    let found = names.map { name in
      let module = own.map(\.module).filter { name.hasPrefix($0 + ".") }
      let declaration = "protocol \(quoted(name.lastName))"
      return [module, modules(with: declaration, inTests: false)].first { !$0.isEmpty }
        ?? modules(with: declaration, inTests: true)
    }
    return found.isEmpty || found.contains([])
      ? modules(with: "protocol ", inTests: false) : Set(found.joined()).sorted()
  }
}
