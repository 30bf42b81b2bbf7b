import Foundation
import PackagePlugin

/// `swift package mock Cook`: prints the mock of a protocol of the package.
///
/// It asks the package manager for the symbol graphs, and the tool `mock-writer` for the rest.
@main struct MockCommand: CommandPlugin {
  private static let usage = """
    USAGE: swift package mock [<protocol> ...] [--target <target>] [--output <folder>] [--force] [--check]

      <protocol>         The name of a protocol of the package: Cook, Kitchen.Cook, or Shop.Cook with
                         the module in front.
      --target <target>  Look only into this target. Can be given several times.
      --output <folder>  Write a file for each mock instead of printing it. A folder in the package
                         needs `swift package --allow-writing-to-package-directory mock ...`.
      --force            Write files anew that hold something else.
      --check            Write nothing. Fail if a mock in the package has no line for a requirement
                         of its protocol. Without names, look at all mocks.
    """

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var rest = ArgumentExtractor(arguments)
    if rest.extractFlag(named: "help") > 0 { return print(Self.usage) }
    let chosen = rest.extractOption(named: "target")
    let output = rest.extractOption(named: "output").last
    let isForced = rest.extractFlag(named: "force") > 0
    let isCheck = rest.extractFlag(named: "check") > 0
    let names = rest.remainingArguments
    if let option = names.first(where: { $0.hasPrefix("-") }) {
      return Diagnostics.error("There is no option \(option).\n\(Self.usage)")
    }
    if names.isEmpty, !isCheck {
      return Diagnostics.error("Which protocol?\n\(Self.usage)")
    }
    let package = context.package.directoryURL.path
    let folder = output.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    if let folder, !isCheck, folder == package || folder.hasPrefix(package + "/"),
      !Self.mayWrite
    {
      return Diagnostics.error(
        """
        Plugin ‘MockCommand’ wants permission to write to the package directory.
        Stated reason: “--output \(output ?? "")”.
        Use `swift package --allow-writing-to-package-directory mock …` to allow this.
        """
      )
    }

    let own = context.package.targets.compactMap { target in
      target.sourceModule.map { (target: target, module: $0) }
    }
    for name in chosen where !own.contains(where: { $0.target.name == name }) {
      let all = own.map(\.target.name).joined(separator: ", ")
      return Diagnostics.error("There is no target \(name). There are: \(all)")
    }
    let candidates = own.filter { entry in
      entry.module.kind != .test && (chosen.isEmpty || chosen.contains(entry.target.name))
    }
    var open = targets(of: names, in: candidates)
    var others = reachable(from: own.map(\.target))
    var graphs: [String] = []
    let tool = try context.tool(named: "mock-writer").url
    let request = context.pluginWorkDirectoryURL.appendingPathComponent("request.json")
    let answer = context.pluginWorkDirectoryURL.appendingPathComponent("answer.json")
    while true {
      for target in open {
        graphs += try graph(of: target)
        others[target.sourceModule?.moduleName ?? target.name] = nil
      }
      let sources = own.flatMap { $0.module.sourceFiles(withSuffix: "swift").map(\.url.path) }
      try JSONEncoder().encode(
        Request(
          graphs: graphs,
          names: names,
          sources: sources,
          package: package,
          output: folder,
          isForced: isForced,
          isCheck: isCheck,
          available: others.keys.sorted()
        )
      ).write(to: request)
      let process = try Process.run(tool, arguments: [request.path, answer.path])
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        return Diagnostics.error("The mock cannot be written.")
      }
      let result = try JSONDecoder().decode(Answer.self, from: Data(contentsOf: answer))
      open = result.missing.compactMap { others[$0] }
      if !open.isEmpty { continue }
      FileHandle.standardOutput.write(Data(result.text.utf8))
      if !result.errors.isEmpty { Diagnostics.error(result.errors.joined(separator: "\n")) }
      return
    }
  }

  /// The targets that declare protocols with these names; if a name is not found, all that have
  /// protocols.
  private func targets(
    of names: [String],
    in candidates: [(target: any Target, module: any SourceModuleTarget)]
  ) -> [any Target] {
    let texts = candidates.map { entry in
      entry.module.sourceFiles(withSuffix: "swift")
        .compactMap { try? String(contentsOf: $0.url, encoding: .utf8) }.joined(separator: "\n")
    }
    func targets(with texts: [String], _ wanted: (String) -> Bool) -> [any Target] {
      zip(candidates, texts).filter { wanted($1) }.map(\.0.target)
    }
    let last = names.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    let isKnown = last.allSatisfy { name in texts.contains { $0.contains("protocol \(name)") } }
    if !names.isEmpty, isKnown {
      return targets(with: texts) { text in last.contains { text.contains("protocol \($0)") } }
    }
    return targets(with: texts) { $0.contains("protocol ") }
  }

  /// These targets and the targets that they depend on, by their modules.
  private func reachable(from targets: [any Target]) -> [String: any Target] {
    var found: [String: any Target] = [:]
    for target in targets {
      for other in [target] + target.recursiveTargetDependencies {
        if let module = other.sourceModule, module.kind != .test {
          found[module.moduleName] = other
        }
      }
    }
    return found
  }

  private func graph(of target: any Target) throws -> [String] {
    let options = PackageManager.SymbolGraphOptions(
      minimumAccessLevel: .private,
      includeSynthesized: false,
      includeSPI: true
    )
    let folder = try packageManager.getSymbolGraph(for: target, options: options).directoryURL
    let name = (target.sourceModule?.moduleName ?? target.name) + ".symbols.json"
    let file = folder.appendingPathComponent(name).path
    return FileManager.default.fileExists(atPath: file) ? [file] : []
  }

  /// Whether the user allowed writing into the package.
  ///
  /// Where plugins run in a sandbox, the sandbox decides. Linux has none, so the command line of
  /// the package manager decides.
  private static var mayWrite: Bool {
    guard let line = FileManager.default.contents(atPath: "/proc/\(getppid())/cmdline") else {
      return true
    }
    return line.split(separator: 0).contains { part in
      part.elementsEqual("--allow-writing-to-package-directory".utf8)
        || part.elementsEqual("--disable-sandbox".utf8)
    }
  }
}

/// The tool's `MockRequest`, which a plugin cannot import.
private struct Request: Encodable {
  let graphs: [String]
  let names: [String]
  let sources: [String]
  let package: String
  let output: String?
  let isForced: Bool
  let isCheck: Bool
  let available: [String]
}

/// The tool's `MockAnswer`.
private struct Answer: Decodable {
  let text: String
  let errors: [String]
  let missing: [String]
}
