import Foundation
import Testing

@testable import MockWriter

@Suite("Files in folders") struct FilesInFoldersTests {
  @Test("are those with an ending, also in inner folders and through links, but not hidden ones")
  func paths() throws {
    let names = ["b.json", "a.txt", "inner/most/a.json", ".hidden/c.json", ".d.json"]
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: names.map { ("real/\($0)", "") }))
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("link"),
      withDestinationURL: folder.url.appendingPathComponent("real"))
    for name in ["real", "link"] {
      let files = FilesInFolders([folder.path(name)], ending: ".json")
      #expect(files.paths.map(\.folder) == [folder.path(name)])
      #expect(
        files.paths.flatMap(\.paths)
          == ["b.json", "inner/most/a.json"].map { folder.path("\(name)/\($0)") })
    }
  }

  @Test("are none in a folder that is not there, or is no folder")
  func missing() throws {
    let folder = try TemporaryFolder(["a.json": ""])
    let folders = [folder.path("nowhere"), folder.path("a.json"), folder.url.path]
    let files = FilesInFolders(folders, ending: ".json")
    #expect(files.missing == Array(folders.prefix(2)))
    #expect(files.paths.flatMap(\.paths) == [folder.path("a.json")])
  }
}
