#if os(Linux)
  import Foundation
  import Testing

  /// The output of each runner for a failed assertion, wherever it was made.
  @Suite("A failure in a runner") struct TestFrameworkTests {
    /// The lines with failures, without their columns, in alphabetical order.
    private func failures(_ run: ChildTestRun) -> [String] {
      run.failures.map { $0.replacing(/(\.swift:\d+):\d+:/) { "\($0.output.1):" } }.sorted()
    }

    /// The line of a file in which a text stands, as a failure names it.
    private func place(_ text: String, in file: String = "FailingSwiftTests") throws -> String {
      "\(file).swift:\(try line(of: text, in: "Failing/\(file).swift")): "
    }

    @Test("is recorded once, on the line of the assertion, in Swift Testing")
    func swiftTesting() throws {
      let unknown = "«unknown»"
      let origins = [
        ("body", "body", "body()"), ("asyncLet", "async let", "asyncLet()"),
        ("task", "task", "task()"), ("detachedTask", "detached task", unknown),
        ("taskGroup", "task group", "taskGroup()"), ("mainActor", "main actor", "mainActor()"),
        ("dispatchQueue", "dispatch queue", unknown), ("thread", "thread", unknown),
        ("exitTest", "exit test", "exitTest()"), ("forwarded", "forwarded", "forwarded()"),
      ]
      let run = try ChildTestRun(
        .swiftTesting, filter: origins.map(\.0).joined(separator: "|"))
      let expected = try origins.map { _, label, test in
        // Code in a macro has the line of the macro.
        let place = try place(label == "exit test" ? "processExitsWith" : "\"\(label)\"")
        return "✘ Test \(test) recorded an issue at \(place)Caught error: "
          + "\(label): \(FailingText.unequal)"
      }
      #expect(failures(run) == expected.sorted())
      #expect(run.exitCode == 1)
    }

    @Test("is recorded once, on the line of the assertion, in XCTest")
    func xctest() throws {
      let origins = [
        ("testBody", "body"), ("testAsyncLet", "async let"), ("testTask", "task"),
        ("testDetachedTask", "detached task"), ("testTaskGroup", "task group"),
        ("testMainActor", "main actor"), ("testDispatchQueue", "dispatch queue"),
        ("testThread", "thread"), ("testForwarded", "forwarded"),
      ]
      let run = try ChildTestRun(.xctest, filter: origins.map(\.0).joined(separator: "|"))
      let expected = try origins.map { function, label in
        try place("\"\(label)\"", in: "FailingXCTests") + "error: FailingXCTests.\(function) : "
          + "failed - \(label): \(FailingText.unequal)"
      }
      #expect(failures(run) == expected.sorted())
      #expect(run.exitCode == 1)
    }

    @Test(
      "is recorded in XCTest whatever the program is called",
      arguments: ["shop-test-runner", "shop", "shop.exe"]
    )
    func renamedProgram(_ name: String) throws {
      let run = try withThisProgram(named: name) { program in
        try ChildTestRun(.xctest, filter: "testBody", program: program)
      }
      let text = "error: FailingXCTests.testBody : failed - body: \(FailingText.unequal)"
      #expect(run.failures.contains(try place("\"body\"", in: "FailingXCTests") + text))
      #expect(run.exitCode == 1)
    }

    @Test("is shown where the caller says, at line and column 1 at least")
    func columns() throws {
      let run = try ChildTestRun(.swiftTesting, filter: "forwarded|zeroLine")
      let forwarded = try line(of: "\"forwarded\"", in: "Failing/FailingSwiftTests.swift")
      let places = run.failures.compactMap { $0.firstMatch(of: #/swift:(\d+:\d+): /#)?.1 }
      #expect(places.sorted() == ["1:1", "\(forwarded):1"].sorted())
    }

    @Test("is not there when the assertion passes, and can be a known issue")
    func known() throws {
      let run = try ChildTestRun(.swiftTesting, filter: "known|passing")
      let text = "Caught error: known: \(FailingText.unequal)"
      #expect(
        failures(run) == [
          "━ Test known() recorded a known issue at \(try place("\"known\""))\(text)"
        ])
      #expect(run.exitCode == 0)
      let xctest = try ChildTestRun(.xctest, filter: "testPassing")
      #expect(xctest.failures.isEmpty && xctest.exitCode == 0)
    }

    @Test("names the running test where it ends the process")
    func wrongStub() throws {
      let run = try ChildTestRun(.swiftTesting, filter: "wrongStub")
      let line = try line(of: "func wrongStub", in: "Failing/FailingSwiftTests.swift")
      #expect(
        run.says(
          "Fatal error: MockPantry.resolve(_:)", "Int", #""three liters""#,
          "wrongStub() at CharmestTests/FailingSwiftTests.swift:\(line)"))
      #expect(run.exitCode != 0)
    }

    @Test("names the running test and the stub where a suspended call can only end the process")
    func heldCall() throws {
      let run = try ChildTestRun(
        .swiftTesting, filter: "heldCall", environment: ["CHARMEST_CALL_LIMIT": "0.3"])
      let line = try line(of: "held = pantry", in: "Failing/FailingSwiftTests.swift")
      #expect(
        run.says(
          "heldCall() recorded an issue at FailingSwiftTests.swift:\(line)", #"fetch("nori")"#,
          "expected to end within 300 ms, but call 2 of 2 was still in flight",
          "Fatal error: ", #"fetch("nori")"#,
          "The process ends here, in the test heldCall()",
          "fetchCalls.returns(…), before suspends()"))
      #expect(run.exitCode == 1)
    }

    @Test("of a requirement lets go of a call in flight, and the run goes on")
    func abandonedCall() throws {
      let run = try ChildTestRun(.swiftTesting, filter: "abandonedCall")
      #expect(run.failures.count == 2)
      #expect(run.failures[0].hasSuffix(": Caught error: abandoned: \(FailingText.noValue)"))
      #expect(run.failures[1].contains("but call 1 of 1 was still in flight"))
      #expect(run.lines.contains { $0.hasPrefix("✘ Test run with 1 test in 1 suite failed") })
      #expect(run.exitCode == 1)
    }

    @Test("of a requirement ends the test at the assertion, without a second failure")
    func requirement() throws {
      let run = try ChildTestRun(.swiftTesting, filter: "requirement|ended")
      let expected = try ["ended", "requirement"].map { label in
        "✘ Test \(label)() recorded an issue at \(try place("\"\(label)\""))"
          + "Caught error: \(label): \(FailingText.noValue)"
      }
      #expect(failures(run) == expected)
      let end = "CharmestTests/\(try place("\"ended\"").dropLast(2)):25"
      #expect(run.lines.contains { $0.contains("ended by SkipInfo") && $0.contains(end) })
      let xctest = try ChildTestRun(.xctest, filter: "testRequirement|testAsyncRequirement")
      let requirements = [
        ("testAsyncRequirement", "async requirement"), ("testRequirement", "requirement"),
      ]
      let expectedOfXCTest = try requirements.map { function, label in
        try place("\"\(label)\"", in: "FailingXCTests") + "error: FailingXCTests.\(function) : "
          + "failed - \(label): \(FailingText.noValue)"
      }
      #expect(failures(xctest) == expectedOfXCTest.sorted())
      #expect(xctest.exitCode == 1)
    }

    @Test("of a requirement fails the run where the framework would skip the test or pass it")
    func unmetRequirements() throws {
      let run = try ChildTestRun(
        .swiftTesting,
        filter: "(.*/)?(preparedByTrait|scopedByTrait|scopedSuite|requirementInExitTest"
          + "|caughtRequirement|detachedRequirement|queuedRequirement)")
      #expect(run.exitCode == 1)
      let issues = run.failures.map { failure in
        failure.replacing(
          #/^✘ | recorded an issue.*: Caught error|FailingSwiftTests.*: error: /#, with: ""
        )
        .replacing(": \(FailingText.noValue)", with: "")
      }
      let expected = [
        // Standard error has those that the framework might not hear of.
        "preparing", "Test preparedByTrait(): preparing", "Test scopedByTrait(): scoping",
        "scoping", "Suite ScopedSuite: scoping", "Suite ScopedSuite: scoping",
        "Test requirementInExitTest(): requirement in an exit test",
        "Test caughtRequirement(): caught requirement",
        "Test «unknown»: detached requirement",
        "Test detachedRequirement(): detached requirement",
        "Test «unknown»: queued requirement", "Test queuedRequirement(): queued requirement",
      ]
      #expect(issues.sorted() == expected.sorted())
    }

    @Test("of a requirement that is a known issue lets the test go on")
    func knownRequirement() throws {
      let run = try ChildTestRun(.swiftTesting, filter: "knownRequirement")
      #expect(run.exitCode == 1)
      let known = run.failures.filter {
        $0.hasPrefix("━ Test knownRequirement() recorded a known issue")
          && $0.hasSuffix("known requirement: \(FailingText.noValue)")
      }
      #expect(known.count == 2 && run.failures.count == 3)
      #expect(run.failures[2].hasSuffix("after the known requirement: \(FailingText.unequal)"))
    }

    @Test("goes to standard error where no test of Swift Testing runs yet, and the run passes")
    func beforeTests() throws {
      let run = try ChildTestRun(
        .swiftTesting, filter: "assertionInTrait|assertionInCondition|assertionInArguments")
      #expect(run.exitCode == 0)
      let texts = run.failures.map {
        $0.replacing(#/^FailingSwiftTests\.swift:\d+: error: /#, with: "")
      }
      let labels = ["arguments", "asserting in a trait", "condition"]
      #expect(texts.sorted() == labels.map { "\($0): \(FailingText.unequal)" })
    }

    @Test(
      "goes to standard error between the tests of XCTest, which drops it there, and only there")
    func betweenTests() throws {
      let run = try ChildTestRun(
        .xctest, of: "FailingClassSetUp", filter: "testWaiting|testAsynchronous")
      #expect(run.exitCode != 0)
      func failure(_ label: String, in test: String = "") throws -> String {
        try place("\"\(label)\"", in: "FailingClassSetUp") + "error: \(test)\(label): "
          + FailingText.unequal
      }
      let (waiting, asynchronous) = ("testWaiting", "testAsynchronous")
      func test(_ name: String) -> String { "FailingClassSetUp.\(name) : failed - " }
      let expected = [
        try failure("class set-up"), try failure("class tear-down"),
        try failure("set-up", in: test(waiting)), try failure("set-up", in: test(asynchronous)),
        try failure("main queue", in: test(waiting)),
        try failure("main actor", in: test(asynchronous)),
      ]
      #expect(failures(run) == expected.sorted())
    }
  }
#endif
