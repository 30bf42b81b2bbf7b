import Foundation

/// The arguments of the command, and what the package manager knows about the package.
///
/// The plugin asks again with more graphs as long as the answer names modules.
package struct MockInvocation: Decodable {
  package struct Target: Decodable {
    let name: String
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
  /// The targets with modules, those of other packages among them; nil where no plugin asks.
  var targets: [Target]?
  var graphs: [Graph] = []
}

extension MockInvocation {
  /// The invocation of `mock-writer` by itself, which has only the graphs that it is given.
  package init(arguments: [String]) {
    self.init(arguments: arguments, package: FileManager.default.currentDirectoryPath)
  }

  private var usage: String { MockArguments.usage(ofPlugin: targets != nil) }

  /// Says what is wrong with the arguments, asks for graphs, or answers the request.
  ///
  /// - Returns: What to print.
  package func answer() -> MockAnswer {
    let arguments = MockArguments(arguments)
    if arguments.isHelp { return MockAnswer(text: usage + "\n") }
    if let mistake = arguments.mistake ?? missing(in: arguments) {
      return MockAnswer(errors: ["\(mistake)\n\(usage)"])
    }
    if let mistake = mistake(in: arguments) { return MockAnswer(errors: [mistake]) }
    return arguments.graphs.isEmpty ? ownAnswer(arguments) : answerOfFolders(arguments)
  }

  /// The answer from graphs that the plugin has made.
  private func ownAnswer(_ arguments: MockArguments) -> MockAnswer {
    let known = Set(graphs.map(\.module))
    let wanted = modulesToSearch(for: arguments).filter { !known.contains($0) }
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

  /// What is missing among the arguments.
  private func missing(in arguments: MockArguments) -> String? {
    if arguments.graphs.isEmpty {
      if targets == nil { return "Which symbol graphs? Give their folder with --graphs." }
      if !arguments.sources.isEmpty { return "--sources needs --graphs." }
    }
    return arguments.names.isEmpty ? "Which protocol?" : nil
  }

  /// What the arguments name, but is not there or not allowed.
  private func mistake(in arguments: MockArguments) -> String? {
    guard arguments.graphs.isEmpty else {
      return arguments.targets.isEmpty
        ? nil : "--target does not go with --graphs. Write the module before the name: Shop.Cook"
    }
    let all = own.map(\.name)
    if let name = arguments.targets.first(where: { !all.contains($0) }) {
      return "There is no target \(name). There are: \(all.joined(separator: ", "))"
    }
    return nil
  }

  private var own: [Target] { (targets ?? []).filter(\.isOwn) }

  /// The modules that declare protocols with these names; if a name is not found, all that have
  /// protocols.
  ///
  /// To build a test target takes long, so it must be named, or have the only protocol of a name.
  private func modulesToSearch(for arguments: MockArguments) -> [String] {
    let candidates = own.filter { target in
      arguments.targets.isEmpty || arguments.targets.contains(target.name)
    }
    let texts = candidates.map { target in
      target.sources.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
        .joined(separator: "\n")
    }
    func modules(with text: String, inTests: Bool) -> [String] {
      zip(candidates, texts).filter { $0.isTest == inTests && $1.contains(text) }.map(\.0.module)
    }
    let found = arguments.names.map { name in
      let declaration = "protocol \(quoted(name.lastName))"
      let found = modules(with: declaration, inTests: false)
      return found.isEmpty ? modules(with: declaration, inTests: true) : found
    }
    if !found.isEmpty, !found.contains([]) {
      let all = Set(found.flatMap { $0 })
      return candidates.map(\.module).filter(all.contains)
    }
    let all = modules(with: "protocol ", inTests: false)
    return arguments.targets.isEmpty ? all : all + modules(with: "protocol ", inTests: true)
  }
}
