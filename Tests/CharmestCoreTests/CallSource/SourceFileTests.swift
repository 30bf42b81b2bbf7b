import Foundation
import Testing

@testable import CharmestCore

@Suite("A source file") struct SourceFileTests {
  private let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("charmest-\(UUID().uuidString).swift").path

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private func asked(
    _ line: UInt = 1, environment: [String: String] = [:], _ find: (String) -> String?
  ) -> String? {
    SourceFile.ask(path, ["test", "\(line):1"], environment: environment, find)
  }

  @Test("is read once, and searched once for each question")
  func searches() throws {
    try write("one")
    defer { try? FileManager.default.removeItem(at: URL(fileURLWithPath: path)) }
    var searches = 0
    func ask(_ line: UInt) -> String? {
      asked(line) {
        searches += 1
        return line == 3 ? nil : "\($0) \(line)"
      }
    }
    #expect(
      [1, 1, 2, 2, 3, 3, 1].map(ask) == ["one 1", "one 1", "one 2", "one 2", nil, nil, "one 1"])
    #expect(searches == 3)
  }

  @Test("is not read if it is missing, or if no file may be read")
  func unread() throws {
    #expect(asked { $0 } == nil)
    try write("one")
    defer { try? FileManager.default.removeItem(at: URL(fileURLWithPath: path)) }
    #expect(asked(environment: ["CHARMEST_READS_SOURCE": "0"]) { $0 } == nil)
    #expect(asked { $0 } == "one")
    #expect(asked(environment: ["CHARMEST_READS_SOURCE": "0"]) { $0 } == nil)
  }
}
