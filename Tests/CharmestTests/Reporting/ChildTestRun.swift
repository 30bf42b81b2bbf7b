#if os(Linux)
  import CharmestCore
  import Foundation

  /// Runs some of the failing tests, whose names stand between bars, in a process of their own, and
  /// keeps what the runner printed.
  struct ChildTestRun {
    enum Framework { case xctest, swiftTesting }

    let lines: [String]
    let exitCode: Int32

    /// The runs so far: what several tests look at runs once.
    private static let runs = Locked<[String: ChildTestRun]>([:])

    init(
      _ framework: Framework,
      of suite: String? = nil,
      filter: String,
      program: URL = URL(fileURLWithPath: CommandLine.arguments[0]),
      arguments: [String] = [],
      environment: [String: String] = [:]
    ) throws {
      let suite = suite ?? (framework == .xctest ? "FailingXCTests" : "FailingSwiftTests")
      let key = "\(framework) \(suite) \(filter) \(program.path) \(arguments) \(environment)"
      if let run = Self.runs.withLock({ $0[key] }) {
        self = run
        return
      }
      let process = Process()
      process.executableURL = program
      process.arguments =
        switch framework {
        case .xctest:
          [
            filter.split(separator: "|").map { "CharmestTests.\(suite)/\($0)" }.joined(
              separator: ",")
          ]
        case .swiftTesting:
          ["--testing-library", "swift-testing", "--filter", "\(suite)/(\(filter))\\("]
            + arguments
        }
      process.environment = ProcessInfo.processInfo.environment
        .filter { !$0.key.hasPrefix("SWT_") }
        // A test that ends the process need not say where it was.
        .merging([
          FailingTests.variable: "1", "NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no",
        ]) { $1 }
        .merging(environment) { $1 }
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
      exitCode = process.terminationStatus
      Self.runs.withLock { [self] in $0[key] = self }
    }

    /// Whether the runner printed some texts, one after the other.
    func says(_ texts: String...) -> Bool {
      var rest = lines.joined(separator: "\n")[...]
      for text in texts {
        guard let range = rest.range(of: text) else { return false }
        rest = rest[range.upperBound...]
      }
      return true
    }

    /// The lines on which the runner reports a failure, and those that go on from there.
    ///
    /// Paths are cut down to the file's name, so that the text is the same everywhere.
    var failures: [String] {
      var failures: [String] = []
      var belongs = false
      for line in lines {
        if line.contains(": error: ") || line.contains("recorded a") {
          failures.append(line.replacing(/^\/[^:]*\//, with: ""))
          belongs = true
        } else if belongs, line.hasPrefix("↳") || line.hasPrefix("  ") {
          failures.append(line)
        } else {
          belongs = false
        }
      }
      return failures
    }
  }

  /// The texts of failures that the failing tests make, without their labels.
  enum FailingText {
    static let unequal = explain(1, equalTo(2))?.description ?? ""
    static let noValue = explain(nil as Int?, present())?.description ?? ""
  }

  /// Gives this program another name while a body runs, as other build systems do.
  func withThisProgram<Result>(named name: String, _ body: (URL) throws -> Result) throws -> Result
  {
    let files = FileManager.default
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    // Beside the original, where it finds its libraries and resources.
    let products = program.deletingLastPathComponent()
    let folder = products.appendingPathComponent("renamed-\(UUID())")
    try files.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? files.removeItem(at: folder) }
    let renamed = folder.appendingPathComponent(name)
    try files.linkItem(at: program, to: renamed)
    // SwiftPM's newer build system puts the tests into a library.
    let library = "CharmestTests.so"
    if files.fileExists(atPath: products.appendingPathComponent(library).path) {
      try files.linkItem(
        at: products.appendingPathComponent(library), to: folder.appendingPathComponent(library))
    }
    return try body(renamed)
  }

  /// The line of a file in this target that holds a text.
  func line(of text: String, in file: String) throws -> Int {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard let index = lines.firstIndex(where: { $0.contains(text) }) else {
      throw CocoaError(.fileReadUnknown)
    }
    return index + 1
  }
#endif
