#if os(Linux)
  import Foundation

  /// The report in XML of some failing tests of Swift Testing, in a file that goes with it.
  struct XMLReport: ~Copyable {
    let file: URL
    let xml: String

    init(of filter: String) throws {
      file = FileManager.default.temporaryDirectory
        .appendingPathComponent("charmest-\(UUID().uuidString).xml")
      _ = try ChildTestRun(
        .swiftTesting,
        filter: filter,
        arguments: ["--xunit-output", file.path]
      )
      xml = try String(contentsOf: file, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(at: file) }
  }
#endif
