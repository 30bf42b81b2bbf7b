#if os(Linux)
  import Testing

  @Suite("A held warning") struct WarningsTests {
    private func warnings(_ run: ChildTestRun) -> Int {
      run.lines.count { $0.contains("a held warning") }
    }

    @Test func `is printed once for each test that fails, before or later`() throws {
      let run = try ChildTestRun(
        .swiftTesting, of: "FailingSwiftTestsWithWarnings", filter: "passes|fails|hasFailed")
      #expect(run.lines.contains { $0.hasPrefix("✘ Test run with 3 tests") })
      #expect(warnings(run) == 2)
    }

    /// XCTest does not tell which test runs.
    @Test func `is printed once for each test of XCTest`() throws {
      let run = try ChildTestRun(
        .xctest, of: "FailingXCTestsWithWarnings", filter: "testPasses|testFails")
      #expect(run.lines.contains { $0.contains("testFails") })
      #expect(warnings(run) == 2)
    }
  }
#endif
