import Foundation
import PackagePlugin

/// Writes a file of tests for each document that may have examples.
@main struct WriteExamples: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    let tool = try context.tool(named: "example-writer").url
    let package = context.package.directoryURL
    return documents(in: package).map { document in
      let source = package.appending(path: document)
      let name = source.deletingPathExtension().lastPathComponent
      let folder = source.deletingLastPathComponent().lastPathComponent
      let preamble = target.directoryURL.appending(path: "Preambles")
        .appending(path: document.replacing("Sources/", with: "", maxReplacements: 1))
        .deletingLastPathComponent().appending(path: "\(name)Preamble.swift")
      let hasPreamble = FileManager.default.fileExists(atPath: preamble.path)
      let test = document.hasSuffix(".md") ? "\(name)Article" : "\(folder)\(name)Comments"
      let output = context.pluginWorkDirectoryURL
        .appending(path: test.replacing("+", with: "") + ".swift")
      return .buildCommand(
        displayName: "Writing tests of the examples in \(document)", executable: tool,
        arguments: [source.path, preamble.path, output.path],
        inputFiles: [source] + (hasPreamble ? [preamble] : []), outputFiles: [output])
    }
  }

  /// All sources of the library and all articles, also those without examples: SwiftPM looks again
  /// only at files that it knows.
  private func documents(in package: URL) -> [String] {
    let files = FileManager.default.enumerator(atPath: package.appending(path: "Sources").path)
    let paths = (files?.compactMap { $0 as? String } ?? []).sorted()
      .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") }
      .filter { path in
        ["Charmest/", "CharmestCore/", "RamenShop/"].contains { path.hasPrefix($0) }
      }
    return ["README.md", "CONTRIBUTING.md"] + paths.map { "Sources/" + $0 }
  }
}
