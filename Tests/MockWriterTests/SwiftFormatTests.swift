#if os(Linux)
  import Charmest
  import Foundation
  import Testing

  @testable import MockWriter

  @Suite("The formatter of the toolchain") struct SwiftFormatTests {
    private let source = "func f(){\ng()\n}\n"

    @Test("does so by the configuration of the folder")
    func configuration() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data("{\"version\": 1, \"indentation\": {\"spaces\": 4}}".utf8).write(
        to: folder.appendingPathComponent(".swift-format"))
      assertThat(SwiftFormat.laidOut(source, in: folder.path), "func f() {\n    g()\n}\n")
    }

    @Test("leaves source as it is if it cannot be run, or does not understand it")
    func failures() {
      assertThat(SwiftFormat.laidOut(source, in: "/nowhere"), source)
      assertThat(
        SwiftFormat.laidOut("func {", in: FileManager.default.temporaryDirectory.path), "func {")
    }
  }
#endif
