import Foundation

/// The arguments of `swift package mock`, and what the package manager knows about the package.
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

  var names: [String]
  /// The names of the targets to look into; empty for all.
  let chosen: [String]
  let outputs: [String]
  let isForced: Bool
  let isCheck: Bool
  let isHelp: Bool
  /// The folder of the package.
  let package: String
  /// The process of the package manager; nil on Windows, where no plugin is told.
  var manager: Int?
  /// The targets with modules, those of other packages among them.
  let targets: [Target]
  var graphs: [Graph]
}

extension MockInvocation {
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

  /// Says what is wrong with the arguments, asks for graphs, or answers the request.
  ///
  /// - Returns: What to print.
  /// - Throws: What reading and writing throw.
  package func answer() throws -> MockAnswer {
    if isHelp { return MockAnswer(text: Self.usage + "\n") }
    if let mistake { return MockAnswer(errors: [mistake]) }
    let known = Set(graphs.map(\.module))
    let wanted = modulesToSearch.filter { !known.contains($0) }
    guard wanted.isEmpty else { return MockAnswer(missing: wanted) }
    let available = targets.filter { !$0.isTest && !known.contains($0.module) }
    return try MockRequest(
      graphs: graphs.map(\.path).filter { FileManager.default.fileExists(atPath: $0) },
      names: names,
      sources: own.flatMap(\.sources),
      package: package,
      output: folder,
      isForced: isForced,
      isCheck: isCheck,
      available: available.map(\.module)
    ).answer()
  }

  private var own: [Target] { targets.filter(\.isOwn) }

  private var folder: String? {
    outputs.last.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
  }

  private var mistake: String? {
    if let option = names.first(where: { $0.hasPrefix("-") }) {
      return "There is no option \(option).\n\(Self.usage)"
    }
    if names.isEmpty, !isCheck { return "Which protocol?\n\(Self.usage)" }
    if let folder, !isCheck, folder == package || folder.hasPrefix(package + "/"), !mayWrite {
      return """
        Plugin ‘MockCommand’ wants permission to write to the package directory.
        Stated reason: “--output \(outputs.last ?? "")”.
        Use `swift package --allow-writing-to-package-directory mock …` to allow this.
        """
    }
    let all = own.map(\.name)
    if let name = chosen.first(where: { !all.contains($0) }) {
      return "There is no target \(name). There are: \(all.joined(separator: ", "))"
    }
    return nil
  }

  /// The modules that declare protocols with these names; if a name is not found, all that have
  /// protocols.
  private var modulesToSearch: [String] {
    let candidates = own.filter { !$0.isTest && (chosen.isEmpty || chosen.contains($0.name)) }
    let texts = candidates.map { target in
      target.sources.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
        .joined(separator: "\n")
    }
    func modules(with wanted: (String) -> Bool) -> [String] {
      zip(candidates, texts).filter { wanted($1) }.map(\.0.module)
    }
    let last = names.map { $0.split(separator: ".").last ?? "" }
    let isKnown = last.allSatisfy { name in texts.contains { $0.contains("protocol \(name)") } }
    if !names.isEmpty, isKnown {
      return modules { text in last.contains { text.contains("protocol \($0)") } }
    }
    return modules { $0.contains("protocol ") }
  }

  /// Whether the user allowed writing into the package.
  ///
  /// On macOS, the sandbox of the plugin makes the package read-only. Linux has none, so the command
  /// line of the package manager decides. Where neither can be asked, `--output` says enough.
  private var mayWrite: Bool {
    #if os(macOS)
      return FileManager.default.isWritableFile(atPath: package)
    #else
      guard let manager,
        let line = FileManager.default.contents(atPath: "/proc/\(manager)/cmdline")
      else { return true }
      return line.split(separator: 0).contains { part in
        part.elementsEqual("--allow-writing-to-package-directory".utf8)
          || part.elementsEqual("--disable-sandbox".utf8)
      }
    #endif
  }
}
