#if os(Linux)
  import Testing

  @Suite("A held warning") struct WarningsTests {
    private func warnings(_ run: ChildTestRun) -> Int {
      run.lines.count { $0.contains("a held warning") }
    }

    @Test(arguments: ["passes": 0, "fails": 1, "hasFailed": 1])
    func `is printed once if its test fails, before or later`(name: String, count: Int) throws {
      let run = try ChildTestRun(
        .swiftTesting, of: "FailingSwiftTestsWithWarnings", filter: name)
      #expect(run.lines.contains { $0.contains("\(name)()") })
      #expect(warnings(run) == count)
    }

    /// XCTest does not tell which test runs.
    @Test(arguments: ["testPasses", "testFails"])
    func `is printed once in XCTest`(name: String) throws {
      let run = try ChildTestRun(.xctest, of: "FailingXCTestsWithWarnings", filter: name)
      #expect(run.lines.contains { $0.contains(name) })
      #expect(warnings(run) == 1)
    }
  }
#endif
