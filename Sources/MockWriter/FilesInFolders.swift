import Foundation

/// The files in folders and in the folders inside them, without hidden ones.
struct FilesInFolders {
  private(set) var paths: [String] = []
  /// The folders that are not there.
  private(set) var missing: [String] = []

  init(_ folders: [String], ending suffix: String) {
    for folder in folders {
      // Follows links, because the file manager lists nothing in a link to a folder.
      let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: real, isDirectory: &isFolder),
        isFolder.boolValue, let found = try? FileManager.default.subpathsOfDirectory(atPath: real)
      else {
        missing.append(folder)
        continue
      }
      paths += found.filter { path in
        path.hasSuffix(suffix) && !path.split(separator: "/").contains { $0.hasPrefix(".") }
      }.sorted().map { URL(fileURLWithPath: folder).appendingPathComponent($0).path }
    }
  }

  /// The newest of several files with one name, such as those of two builds or architectures.
  var newest: [String] {
    let alike = Dictionary(grouping: paths) { URL(fileURLWithPath: $0).lastPathComponent }
    return alike.values.compactMap { $0.max { changed($0) < changed($1) } }.sorted()
  }

  private func changed(_ path: String) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }
}
