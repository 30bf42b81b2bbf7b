#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  /// The command as someone uses it in a shell.
  @Suite("The command ramen") struct RamenCommandTests {
    private struct Run {
      let output: String
      let errors: String
      let exitCode: Int32
    }

    private func ramen(
      _ arguments: [String] = [],
      environment: [String: String] = [:]
    ) throws -> Run {
      let process = Process()
      process.environment = ProcessInfo.processInfo.environment
        .filter { !["NO_COLOR", "CLICOLOR_FORCE"].contains($0.key) }
        .merging(environment) { $1 }
      process.executableURL = Self.products.appendingPathComponent("ramen")
      process.arguments = arguments
      let output = Pipe()
      let errors = Pipe()
      process.standardOutput = output
      process.standardError = errors
      try process.run()
      // Both are far smaller than a pipe's buffer, so reading one after the other cannot block.
      let outputData = output.fileHandleForReading.readDataToEndOfFile()
      let errorData = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return Run(
        output: String(decoding: outputData, as: UTF8.self),
        errors: String(decoding: errorData, as: UTF8.self),
        exitCode: process.terminationStatus
      )
    }

    /// The folder that holds the tests, and the command beside them.
    private static var products: URL {
      #if os(macOS)
        let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
        if let tests = bundles.first { return tests.bundleURL.deletingLastPathComponent() }
      #endif
      return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    }

    private static var testProgram: URL {
      #if os(macOS)
        let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
        if let program = bundles.first?.executableURL { return program }
      #endif
      return URL(fileURLWithPath: CommandLine.arguments[0])
    }

    static let usage = """
      usage: ramen [--bowls <number>] [--soup <soup>] [<extra> ...]

        --bowls <number>  how many bowls, 0 or more (default: 2)
        --soup <soup>     shio, shoyu, miso, tonkotsu (default: miso)
        <extra> ...       the toppings (default: wakame tamago, if nothing is given at all)
        --help            show this text

      """

    @Test("tells the story of an order")
    func story() throws {
      let run = try ramen(["--bowls", "2", "--soup", "miso", "wakame", "tamago"])
      #expect(run.exitCode == 0)
      #expect(run.errors == "")
      #expect(
        run.output == """
          A guest orders 2 bowls of miso ramen with wakame and tamago.
          The waiter tells the cook. The cook is a mock, and only remembers:

            call 1: cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])

          The test of the waiter asks what the cook was told:

            ✔ called once, with any arguments
            ✔ called with exactly the order
            ✔ the toppings may come in any order

          And where a test expects something else, the failure says what differs:

            ✘ one more bowl than was ordered
                cook.cookRamen(bowls: 3, soup: .miso, extras: anything): expected 1 call, but this call never came; call 1, expected elsewhere, differs: bowls expected 3, but was 2
                  call 1: cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"]) (as expected elsewhere)
            ✘ chashu instead of the last topping
                cook.cookRamen(bowls: anything, soup: anything, ...): expected 1 call, but this call never came; call 1, expected elsewhere, differs: extras missing "chashu"; extras[1] unexpected "tamago"
                  call 1: cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"]) (as expected elsewhere)
            ✘ the cook washed the pots
                cook.wash(): expected 1 call, but was never called

          """)
    }

    @Test("has colours where the user wants them, and none in a pipe")
    func colors() throws {
      func colors(_ environment: [String: String] = [:]) throws -> Int {
        try ramen(environment: environment).output.matches(of: /\u{1B}\[/).count
      }
      #expect(try colors() == 0)
      #expect(try colors(["CLICOLOR_FORCE": "1"]) > 12)
      #expect(try colors(["CLICOLOR_FORCE": "0"]) == 0)
      #expect(try colors(["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]) == 0)
      let colored = try ramen(environment: ["CLICOLOR_FORCE": "1"]).output
      #expect(try colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == ramen().output)
    }

    @Test(
      "says the order as a guest does",
      arguments: [
        (["--bowls=1"], "1 bowl of miso ramen"),
        (["--soup=shio", "nori"], "2 bowls of shio ramen with nori"),
        (["a", "b", "c"], "2 bowls of miso ramen with a, b and c"),
        ([], "2 bowls of miso ramen with wakame and tamago"),
        (["--bowls=1", "--soup=shio", "--", "--nori"], "1 bowl of shio ramen with --nori"),
      ]
    )
    func orders(_ arguments: [String], _ words: String) throws {
      #expect(try ramen(arguments).output.hasPrefix("A guest orders \(words).\n"))
    }

    @Test("runs where no test framework is installed: it links none")
    func linksNoTestFramework() throws {
      func linked(_ program: URL) throws -> [String] {
        let content = try Data(contentsOf: program)
        // Joined here, so that the names do not stand in this program for their own sake.
        return ["XCTest", "Testing"].flatMap { ["lib\($0).so", "\($0).framework"] }
          .filter { content.range(of: Data($0.utf8)) != nil }
      }
      #expect(try linked(Self.products.appendingPathComponent("ramen")).isEmpty)
      // The tests themselves link both, so that the check can fail.
      #expect(try linked(Self.testProgram).count == 2)
    }

    @Test(
      "explains a wrong use on standard error and exits with 64",
      arguments: [
        (["--bowls", "two"], "--bowls needs a whole number of 0 or more, not \"two\""),
        (["--bowls", "-1"], "--bowls needs a whole number of 0 or more, not \"-1\""),
        (["--bowls"], "--bowls needs a number"),
        (["--soup", "tomato"], "there is no soup \"tomato\""),
        (["--soup"], "--soup needs the name of a soup"),
        (["--noodles"], "unknown option --noodles"),
      ]
    )
    func wrongUse(_ arguments: [String], _ reason: String) throws {
      let run = try ramen(arguments)
      #expect(run.exitCode == 64)
      #expect(run.output == "")
      #expect(run.errors == "ramen: \(reason)\n\(Self.usage)")
    }

    @Test("shows how it is used on request")
    func help() throws {
      let run = try ramen(["--help"])
      #expect(run.exitCode == 0)
      #expect(run.output == Self.usage)
    }
  }
#endif
