import Foundation
import PackagePlugin

/// Writes the mocks that the files of a test target name, in each build.
@main struct MocksPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let tests = target.sourceModule else { return [] }
    let own = Set(context.package.targets.map(\.id))
    let all = [tests] + target.recursiveTargetDependencies.compactMap(\.sourceModule)
    let modules = all.map { Module($0, isOwn: own.contains($0.id)) }
    let tool = try context.tool(named: "mock-writer").url
    return try commands(for: modules, in: context.pluginWorkDirectoryURL, tool: tool)
  }
}

/// A module as `mock-writer` reads it.
private struct Module: Encodable {
  let module: String
  let isOwn: Bool
  let isTest = false
  let sources: [String]
}

extension Module {
  fileprivate init(_ target: any SourceModuleTarget, isOwn: Bool) {
    self.init(
      module: target.moduleName, isOwn: isOwn,
      sources: target.sourceFiles(withSuffix: "swift").map(\.url.path))
  }
}

extension MocksPlugin {
  /// The command that writes the mocks of the first module.
  private func commands(for modules: [Module], in folder: URL, tool: URL) throws -> [Command] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(modules)
    let question = folder.appendingPathComponent("question.json")
    // It is an input of the command, so that writing it anew would run the command anew.
    if (try? Data(contentsOf: question)) != data { try data.write(to: question) }
    let output = folder.appendingPathComponent("Mocks.swift")
    let sources = modules.flatMap(\.sources).map { URL(fileURLWithPath: $0) }
    return [
      .buildCommand(
        displayName: "Writing the mocks of \(modules.first?.module ?? "")", executable: tool,
        arguments: ["--targets", question.path, "--write", output.path],
        inputFiles: sources + [question], outputFiles: [output])
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MocksPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let tool = try context.tool(named: "mock-writer").url
      return try commands(for: target.modules, in: context.pluginWorkDirectoryURL, tool: tool)
    }
  }

  extension XcodeTarget {
    /// The target, those on which it depends, and the targets of packages.
    fileprivate var modules: [Module] {
      let files = inputFiles.map(\.url.path).filter { $0.hasSuffix(".swift") }
      let name = displayName.map { $0.isLetter || $0.isNumber ? $0 : "_" }
      let own = Module(module: String(name), isOwn: true, sources: files)
      return dependencies.reduce([own]) { modules, dependency in
        if case .target(let target) = dependency { return modules + target.modules }
        guard case .product(let product) = dependency else { return modules }
        let targets = product.targets + product.targets.flatMap(\.recursiveTargetDependencies)
        return modules + targets.compactMap(\.sourceModule).map { Module($0, isOwn: false) }
      }
    }
  }
#endif
