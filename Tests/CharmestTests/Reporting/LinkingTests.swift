#if os(Linux)
  import Charmest
  import Foundation
  import Testing

  /// Programs of users who link the modules in other ways than the package manager does.
  @Suite(
    "A program that links Charmest",
    .enabled(if: LinkedProgram.objectsAreHere, "needs the object files of the build"), .serialized)
  struct LinkingTests {
    @Test("from an archive, whose linker drops it, ends at the first failure")
    func archive() throws {
      let program = try LinkedProgram(LinkedProgram.xctest, linking: ["libCharmest.a"])
      let run = try program.run()
      #expect(run.exitCode != 0)
      #expect(run.output.contains("collected: one: "))
      let errors =
        /(?s)main.swift:7: error: bowls: .*reached no test framework.*Archive.*CHARMEST_NEEDS_FRAMEWORK=0/
      #expect(run.errors.contains(errors))
      let toldToGoOn = try program.run(environment: ["CHARMEST_NEEDS_FRAMEWORK": "0"])
      #expect(toldToGoOn.exitCode == 0)
      #expect(toldToGoOn.errors.contains("main.swift:7: error: bowls: "))
      #expect(!toldToGoOn.errors.contains("Charmest"))
    }

    @Test("whole reports failures, also those of another copy of the core without an adapter")
    func twoCopies() throws {
      let library = """
        import CharmestCore
        @c(fail_in_library) public func failInLibrary() { assertThat(1, equalTo(2), "library") }
        """
      let main = """
        import Charmest
        import Foundation
        import XCTest
        final class BowlTests: XCTestCase {
          func testBowls() {
            let library = dlopen(CommandLine.arguments[0] + ".so", RTLD_NOW | RTLD_LOCAL)
            let fail = unsafeBitCast(
              dlsym(library, "fail_in_library"), to: (@convention(c) () -> Void).self)
            fail()
            print("collected here:", collectFailures(fail).count)
          }
        }
        XCTMain([testCase([("testBowls", BowlTests.testBowls)])])
        """
      let program = try LinkedProgram(
        main,
        linking: [
          "--whole-archive", "libCharmest.a", "--no-whole-archive",
          "--export-dynamic-symbol=charmest_test_framework",
        ].viaCompiler + ["-lTesting", "-lXCTest"])
      // Without `-Bsymbolic`, both copies could share what the program exports.
      try program.addLibrary(library, linking: ["-Bsymbolic"].viaCompiler)
      let run = try program.run()
      #expect(!run.errors.contains("Charmest"))
      #expect(run.exitCode == 1)
      #expect(run.output.contains("error: BowlTests.testBowls : failed - library: "))
      // That it is another copy shows here: it does not know who collects in this one.
      #expect(run.output.contains("collected here: 0\n"))
    }

    @Test(
      "only in part, as CharmestCore, ends at a failure if it has a test framework",
      arguments: ["Testing", "XCTest", nil]
    )
    func core(framework: String?) throws {
      let main = """
        import CharmestCore
        import Foundation
        \(framework == "Testing" ? "import Testing; _ = Test.current" : "")
        \(framework == "XCTest" ? "import XCTest; _ = XCTestCase.self" : "")
        assertThat(1, equalTo(2), "bowls")
        print("went on")
        """
      let run = try LinkedProgram(main, linking: []).run()
      #expect(run.errors.contains("error: bowls: "))
      if framework == nil {
        #expect(run.exitCode == 0)
        #expect(run.output == "went on\n")
        #expect(!run.errors.contains("Charmest"))
      } else {
        #expect(run.exitCode != 0)
        #expect(run.output == "")
        #expect(run.errors.contains("reached no test framework"))
      }
    }
  }

  /// A program that is linked with archives of the modules, in a folder that goes with it.
  private struct LinkedProgram: ~Copyable {
    static let xctest = """
      import Charmest
      import XCTest
      final class BowlTests: XCTestCase {
        func testBowls() {
          print("collected:", collectFailures { assertThat(2, equalTo(1), "one") }[0])
          fflush(nil)
          assertThat(1, equalTo(2), "bowls")
        }
      }
      XCTMain([testCase([("testBowls", BowlTests.testBowls)])])
      """

    private static let products = URL(fileURLWithPath: CommandLine.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent()

    /// Whether SwiftPM's older build system made this program; the newer one has other folders.
    static let objectsAreHere = (try? objects(of: "Charmest").isEmpty == false) ?? false

    private static func sources(of module: String) -> Set<Substring> {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      let folder = root.appendingPathComponent("Sources/\(module)").path
      let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return Set(files.map { $0.split(separator: "/").last ?? "" })
    }

    private static func objects(of module: String) throws -> [String] {
      let folder = products.appendingPathComponent("\(module).build")
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        // Those of sources that are gone stay in the folder.
        .filter { $0.hasSuffix(".swift.o") && sources(of: module).contains($0.dropLast(2)) }
        .map { folder.appendingPathComponent($0).path }
    }

    /// One archive for each module, made once.
    private static let archives = Result {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("charmest-archives-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for module in ["Charmest", "CharmestCore"] {
        let archive = folder.appendingPathComponent("lib\(module).a").path
        let ar = try run("/usr/bin/env", ["ar", "qcs", archive] + objects(of: module))
        #expect(ar.exitCode == 0, "ar")
      }
      return folder
    }

    private let folder: URL
    private var path: String { folder.appendingPathComponent("program").path }

    init(_ main: String, linking archives: [String]) throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("charmest-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try link(main, archives, into: path)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func addLibrary(_ source: String, linking options: [String]) throws {
      try link(source, ["-emit-library", "-parse-as-library"] + options, into: path + ".so")
    }

    private func link(_ source: String, _ options: [String], into output: String) throws {
      let archives = try Self.archives.get()
      let file = folder.appendingPathComponent("main.swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      var arguments = [file.path, "-o", output, "-L", archives.path]
      arguments += options.map { option in
        option.hasSuffix(".a") ? archives.appendingPathComponent(option).path : option
      }
      arguments += ["-Xlinker", archives.appendingPathComponent("libCharmestCore.a").path]
      // The objects are those of the tests, which may have been compiled to count or to watch.
      arguments.append("-profile-generate")
      if loadedSymbol("__tsan_init") != nil {
        // A library that is loaded later finds the sanitizer in the program.
        arguments += ["-sanitize=thread"] + ["--export-dynamic"].viaCompiler
      }
      if loadedSymbol("__asan_init") != nil { arguments.append("-sanitize=address") }
      #expect(try Compiler.messages(arguments).isEmpty, "messages of the compiler")
    }

    func run(environment: [String: String] = [:]) throws -> Run {
      try Self.run(
        path, [], environment.merging(["LLVM_PROFILE_FILE": "/dev/null"]) { $1 })
    }

    struct Run {
      let exitCode: Int32
      let output: String
      let errors: String
    }

    private static func run(
      _ program: String, _ arguments: [String], _ environment: [String: String] = [:]
    ) throws -> Run {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment
        .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }.merging(environment) { $1 }
      let output = FileManager.default.temporaryDirectory
        .appendingPathComponent("charmest-\(UUID().uuidString).txt")
      try Data().write(to: output)
      defer { try? FileManager.default.removeItem(at: output) }
      // In a file, so that neither pipe fills up while the other one is read.
      process.standardOutput = try FileHandle(forWritingTo: output)
      let errors = Pipe()
      process.standardError = errors
      try process.run()
      let errorData = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return Run(
        exitCode: process.terminationStatus,
        // Foundation leaks what it reads a whole file with (Swift 6.3, Linux).
        output: String(
          decoding: try FileHandle(forReadingFrom: output).readToEnd() ?? Data(), as: UTF8.self),
        errors: String(decoding: errorData, as: UTF8.self))
    }
  }

  extension [String] {
    /// As options for the linker.
    fileprivate var viaCompiler: [String] { flatMap { ["-Xlinker", $0] } }
  }
#endif
