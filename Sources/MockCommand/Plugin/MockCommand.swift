import Foundation
import PackagePlugin

/// `swift package mock Cook`: prints the mock of a protocol of the package.
///
/// It does only what needs a plugin, and lets the tool `mock-writer` do the rest. Each package that
/// depends on the library compiles this file, but compiles the tool only when the command runs.
@main struct MockCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var invocation: [String: Any] = [
      "arguments": arguments,
      "package": context.package.directoryURL.path,
    ]
    let own = context.package.targets
    let all = own + own.flatMap(\.recursiveTargetDependencies)
    var targets: [String: any Target] = [:]
    var descriptions: [[String: Any]] = []
    for (index, target) in all.enumerated() {
      guard let module = target.sourceModule, targets[module.moduleName] == nil else { continue }
      targets[module.moduleName] = target
      descriptions.append([
        "module": module.moduleName,
        "isOwn": index < own.count,
        "isTest": module.kind == .test,
        "sources": module.sourceFiles(withSuffix: "swift").map(\.url.path),
      ])
    }
    invocation["targets"] = descriptions

    let tool = try context.tool(named: "mock-writer").url
    let question = context.pluginWorkDirectoryURL.appendingPathComponent("invocation.json")
    let answer = context.pluginWorkDirectoryURL.appendingPathComponent("answer.txt")
    var graphs: [[String: String]] = []
    while true {
      invocation["graphs"] = graphs
      try JSONSerialization.data(withJSONObject: invocation).write(to: question)
      let process = try Process.run(tool, arguments: ["--plugin", question.path, answer.path])
      process.waitUntilExit()
      let text = try String(contentsOf: answer, encoding: .utf8)
      guard process.terminationStatus == 0 else {
        return Diagnostics.error(text.isEmpty ? "The mock cannot be written." : text)
      }
      if text.isEmpty { return }
      for module in text.split(separator: "\n").map(String.init) {
        guard let target = targets[module] else { continue }
        guard let path = try? graph(of: target, module) else {
          return Diagnostics.error(
            "The target \(target.name) does not build, so its protocols cannot be read. "
              + "The compiler says why; `swift build` says it again.")
        }
        graphs.append(["module": module, "path": path])
      }
    }
  }

  private func graph(of target: any Target, _ module: String) throws -> String {
    let options = PackageManager.SymbolGraphOptions(
      minimumAccessLevel: .private,
      includeSynthesized: false,
      includeSPI: true
    )
    let folder = try packageManager.getSymbolGraph(for: target, options: options).directoryURL
    return folder.appendingPathComponent("\(module).symbols.json").path
  }
}
