import Foundation

@testable import MockWriter

/// A folder with files, which is deleted with the object.
final class TemporaryFolder: Sendable {
  let url: URL

  // The texts of the files by their paths in the folder.
  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      .resolvingSymlinksInPath()
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ path: String) -> String { url.appendingPathComponent(path).path }

  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Each folder in it as a target; the first is that of the tests.
  func targets(_ modules: String..., foreign: Set<String> = []) -> [Target] {
    modules.enumerated().map { index, module in
      Target(
        module: module, isOwn: !foreign.contains(module), isTest: module.hasSuffix("Tests"),
        sources: FilesInFolders([path(module)], ending: ".swift").paths.flatMap(\.paths))
    }
  }
}
