import Foundation
import Testing

@Suite("Test frameworks") struct TestFrameworksTests {
  private static let sources = (1...4).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
    folder.deletingLastPathComponent()
  }.appendingPathComponent("Sources")

  /// The files in a folder of the sources that import a test framework.
  private func importers(in folder: String) throws -> [String] {
    let folder = Self.sources.appendingPathComponent(folder)
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    let framework = /(?m)^\s*(?:\S+ )*import (?:[a-z]+ )?(?:XCTest|Testing)\b/
    return try files.compactMap { $0 as? String }.filter { file in
      guard file.hasSuffix(".swift") else { return false }
      let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      return source.contains(framework)
    }
  }

  @Test("are imported by one file of the adapter, and by none of the core")
  func imports() throws {
    #expect(try importers(in: "CharmestCore") == [])
    #expect(try importers(in: "Charmest") == ["TestFramework.swift"])
  }
}
