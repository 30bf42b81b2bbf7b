import Charmest
import Foundation
import Testing

@testable import MockWriter

@Suite("Files in folders") struct FilesInFoldersTests {
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func write(_ file: URL, age: TimeInterval = 0) throws {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: file)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000 - age)],
      ofItemAtPath: file.path
    )
  }

  @Test("are those with an ending, also in inner folders, but not hidden ones")
  func paths() throws {
    try inFolder { folder in
      for name in ["b.json", "a.txt", "inner/most/a.json", ".hidden/c.json", ".d.json"] {
        try write(folder.appendingPathComponent(name))
      }
      let files = FilesInFolders([folder.path], ending: ".json")
      assertThat(files.paths, ["b.json", "inner/most/a.json"].map { "\(folder.path)/\($0)" })
      assertThat(files.missing, empty())
    }
  }

  @Test("are found through a link to their folder")
  func link() throws {
    try inFolder { folder in
      try write(folder.appendingPathComponent("real/a.json"))
      let link = folder.appendingPathComponent("link")
      let real = folder.appendingPathComponent("real")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
      assertThat(FilesInFolders([link.path], ending: ".json").paths, ["\(link.path)/a.json"])
    }
  }

  @Test("are none in a folder that is not there, or is no folder")
  func missing() throws {
    try inFolder { folder in
      let file = folder.appendingPathComponent("a.json")
      try write(file)
      let folders = [folder.appendingPathComponent("nowhere").path, file.path, folder.path]
      let files = FilesInFolders(folders, ending: ".json")
      assertThat(files.missing, Array(folders.prefix(2)))
      assertThat(files.paths, [file.path])
    }
  }

  @Test("of one name count once, the newest of them")
  func newest() throws {
    try inFolder { folder in
      try write(folder.appendingPathComponent("x86/a.json"), age: 9)
      try write(folder.appendingPathComponent("arm/a.json"), age: 3)
      try write(folder.appendingPathComponent("old/a.json"), age: 30)
      try write(folder.appendingPathComponent("old/b.json"), age: 30)
      let files = FilesInFolders([folder.path], ending: ".json")
      assertThat(files.newest, ["arm/a.json", "old/b.json"].map { "\(folder.path)/\($0)" })
    }
  }
}
