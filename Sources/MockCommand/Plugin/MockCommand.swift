import Foundation
import PackagePlugin

/// `swift package mock Cook`: prints the mock of a protocol of the package.
///
/// It does only what needs a plugin, and lets the tool `mock-writer` do the rest. Each package that
/// depends on the library compiles this file, but compiles the tool only when the command runs.
@main struct MockCommand: CommandPlugin {
  /// A target as `mock-writer` reads it.
  private struct Module: Encodable {
    let module: String
    let isOwn: Bool
    let isTest: Bool
    let sources: [String]
  }

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let own = context.package.targets
    let all = own + own.flatMap(\.recursiveTargetDependencies)
    let modules = all.enumerated().compactMap { index, target in
      target.sourceModule.map { module in
        Module(
          module: module.moduleName, isOwn: index < own.count, isTest: module.kind == .test,
          sources: module.sourceFiles(withSuffix: "swift").map(\.url.path))
      }
    }
    let targets = context.pluginWorkDirectoryURL.appendingPathComponent("targets.json")
    try JSONEncoder().encode(modules).write(to: targets)
    let process = Process()
    process.executableURL = try context.tool(named: "mock-writer").url
    process.arguments = ["--targets", targets.path] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { Diagnostics.error("No mock was printed.") }
  }
}
