import Foundation

/// The files in folders and in the folders inside them, without hidden ones.
struct FilesInFolders {
  /// The files of each folder.
  private(set) var paths: [(folder: String, paths: [String])] = []
  /// The folders that are not there.
  private(set) var missing: [String] = []

  init(_ folders: [String], ending suffix: String) {
    for folder in folders {
      // Follows links, because the file manager lists nothing in a link to a folder.
      let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
      let isFolder = (try? FileManager.default.contentsOfDirectory(atPath: real)) != nil
      guard isFolder, let found = try? FileManager.default.subpathsOfDirectory(atPath: real) else {
        missing.append(folder)
        continue
      }
      let files = found.sorted().filter { path in
        path.hasSuffix(suffix) && !path.split(separator: "/").contains { $0.hasPrefix(".") }
      }
      let url = URL(fileURLWithPath: folder)
      paths.append((folder, files.map { url.appendingPathComponent($0).path }))
    }
  }
}
