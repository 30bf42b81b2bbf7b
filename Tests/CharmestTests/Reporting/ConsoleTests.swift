#if os(Linux)
  import Foundation
  import Testing
  import WrittenTexts

  /// The whole console of each runner for ten failures.
  @Suite("The console") struct ConsoleTests {
    @Test("of XCTest shows each first line behind the place and the test")
    func xctest() throws {
      try expect(
        try ChildTestRun(.xctest, filter: "testTenTimes"),
        toShow: "xctest"
      )
    }

    @Test("of Swift Testing shows each first line on the line of the issue")
    func swiftTesting() throws {
      try expect(
        try ChildTestRun(.swiftTesting, filter: "tenTimes"),
        toShow: "swift-testing"
      )
    }

    @Test("has what the README says of #expect")
    func expectation() throws {
      let log = try ChildTestRun(.swiftTesting, filter: "forgottenExtra").lines
        .map {
          $0.replacing("CharmestTests.", with: "WaiterTests.").replacing(#/^✘.*\d: /#, with: "")
        }
      let text = """
        Expectation failed: (orders → [WaiterTests.Order(bowls: 2, soup: WaiterTests.RamenSoup.miso, extras: ["wakame"]), WaiterTests.Order(bowls: 1, soup: WaiterTests.RamenSoup.shio, extras: ["nori"])]) == (expected → [WaiterTests.Order(bowls: 2, soup: WaiterTests.RamenSoup.miso, extras: ["wakame", "tamago"]), WaiterTests.Order(bowls: 1, soup: WaiterTests.RamenSoup.shio, extras: ["nori"])])
        ± inserted [WaiterTests.Order(bowls: 2, soup: WaiterTests.RamenSoup.miso, extras: ["wakame"])], removed [WaiterTests.Order(bowls: 2, soup: WaiterTests.RamenSoup.miso, extras: ["wakame", "tamago"])]
        """
      #expect(log.joined(separator: "\n").contains(text))
    }

    private func expect(_ run: ChildTestRun, toShow name: String) throws {
      let console = run.failures
        .map { $0.replacing(/\.swift:[0-9:]+/, with: ".swift:LINE:") }
        .joined(separator: "\n")
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Consoles/\(name).txt")
      if WrittenTexts.areWritten { return try WrittenTexts.write(console + "\n", to: file) }
      #expect(try console + "\n" == String(contentsOf: file, encoding: .utf8))
    }
  }
#endif
