#if os(Linux)
  import Charmest
  import Foundation
  import Testing

  /// The output of each runner for a failed assertion, wherever it was made.
  @Suite("A failure in a runner") struct TestFrameworkTests {
    /// The function, the label of its assertion, and the test that the runner names.
    struct Origin: Sendable, CustomTestStringConvertible {
      let function: String
      let label: String
      var namedTest: String?
      /// The text of the named line, if it is not the label.
      var textOnLine: String?
      var testDescription: String { label }
    }

    static let swiftTestingOrigins: [Origin] = [
      Origin(function: "body", label: "body"),
      Origin(function: "asyncLet", label: "async let"),
      Origin(function: "task", label: "task"),
      Origin(function: "detachedTask", label: "detached task", namedTest: "«unknown»"),
      Origin(function: "taskGroup", label: "task group"),
      Origin(function: "mainActor", label: "main actor"),
      Origin(function: "dispatchQueue", label: "dispatch queue", namedTest: "«unknown»"),
      Origin(function: "thread", label: "thread", namedTest: "«unknown»"),
      // Code in a macro has the line of the macro.
      Origin(function: "exitTest", label: "exit test", textOnLine: "processExitsWith"),
    ]

    @Test("names the running test where it ends the process")
    func wrongStub() throws {
      let run = try ChildTestRun(.swiftTesting, filter: "wrongStub")
      let line = try line(of: "func wrongStub", in: "Failing/FailingSwiftTests.swift")
      assertThat(
        run.lines.joined(separator: "\n"),
        containsStringsInOrder(
          "Fatal error: MockPantry.resolve(_:)", "Int", #""three liters""#,
          "wrongStub() at CharmestTests/FailingSwiftTests.swift:\(line)"))
      assertThat(run.exitCode, not(0))
    }

    @Test("names the running test and the stub where a suspended call can only end the process")
    func heldCall() throws {
      let run = try ChildTestRun(
        .swiftTesting, filter: "heldCall", environment: ["CHARMEST_CALL_LIMIT": "0.3"])
      let line = try line(of: "held = pantry", in: "Failing/FailingSwiftTests.swift")
      assertThat(
        run.lines.joined(separator: "\n"),
        containsStringsInOrder(
          "heldCall() recorded an issue at FailingSwiftTests.swift:\(line)", #"fetch("nori")"#,
          "expected an end within 300 ms, but call 2 of 2 had to go on without the test",
          "Fatal error: ", #"fetch("nori")"#,
          "The process ends here, in the test heldCall()",
          "fetchCalls.returns(…), before suspends()"))
      #expect(run.exitCode == 1)
    }

    @Test("of a requirement lets go of a call in flight, and the run goes on")
    func abandonedCall() throws {
      let run = try ChildTestRun(.swiftTesting, filter: "abandonedCall")
      assertThat(
        run.failures,
        containsExactly(
          hasSuffix(": Caught error: abandoned: \(FailingText.noValue)"),
          containsString("but call 1 of 1 had to go on without the test")))
      assertThat(run.lines, hasItem(hasPrefix("✘ Test run with 1 test in 1 suite failed")))
      #expect(run.exitCode == 1)
    }

    static let xctestOrigins: [Origin] = [
      Origin(function: "testBody", label: "body"),
      Origin(function: "testAsyncLet", label: "async let"),
      Origin(function: "testTask", label: "task"),
      Origin(function: "testDetachedTask", label: "detached task"),
      Origin(function: "testTaskGroup", label: "task group"),
      Origin(function: "testMainActor", label: "main actor"),
      Origin(function: "testDispatchQueue", label: "dispatch queue"),
      Origin(function: "testThread", label: "thread"),
      Origin(function: "testForwarded", label: "forwarded"),
    ]

    @Test(
      "is recorded once, on the line of the assertion, in Swift Testing",
      arguments: swiftTestingOrigins
    )
    func swiftTesting(_ origin: Origin) throws {
      let run = try ChildTestRun(.swiftTesting, filter: origin.function)
      let line = try line(
        of: origin.textOnLine ?? "\"\(origin.label)\"",
        in: "Failing/FailingSwiftTests.swift"
      )
      let test = origin.namedTest ?? "\(origin.function)()"
      let column = run.failures.first.flatMap { $0.firstMatch(of: /swift:\d+:(\d+):/)?.1 } ?? "?"
      assertThat(
        run.failures,
        containsExactly(
          "✘ Test \(test) recorded an issue at FailingSwiftTests.swift:\(line):\(column): "
            + "Caught error: \(origin.label): \(FailingText.unequal)"
        )
      )
      #expect(run.exitCode == 1)
    }

    @Test("is recorded once, on the line of the assertion, in XCTest", arguments: xctestOrigins)
    func xctest(_ origin: Origin) throws {
      let run = try ChildTestRun(.xctest, filter: origin.function)
      let line = try line(of: "\"\(origin.label)\"", in: "Failing/FailingXCTests.swift")
      assertThat(
        run.failures,
        containsExactly(
          "FailingXCTests.swift:\(line): error: FailingXCTests.\(origin.function) : failed - "
            + "\(origin.label): \(FailingText.unequal)"
        )
      )
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
      let line = try line(of: "\"body\"", in: "Failing/FailingXCTests.swift")
      assertThat(
        run.failures,
        hasItem(
          "FailingXCTests.swift:\(line): error: FailingXCTests.testBody : failed - "
            + "body: \(FailingText.unequal)"
        )
      )
      #expect(run.exitCode == 1)
    }

    @Test(
      "is shown where the caller says, at line and column 1 at least",
      arguments: [("forwarded", "forwarded"), ("zeroLine", "zero line")])
    func forwarded(function: String, label: String) throws {
      let run = try ChildTestRun(.swiftTesting, filter: function)
      let line =
        function == "zeroLine"
        ? 1 : try line(of: "\"\(label)\"", in: "Failing/FailingSwiftTests.swift")
      assertThat(
        run.failures,
        containsExactly(
          "✘ Test \(function)() recorded an issue at FailingSwiftTests.swift:\(line):1: "
            + "Caught error: \(label): \(FailingText.unequal)"))
    }

    @Test("shows its first line beside the test's name and the others below")
    func severalLines() throws {
      let lines = FailingText.severalLines.split(separator: "\n").map { String($0) }
      let swiftTesting = try ChildTestRun(.swiftTesting, filter: "severalLines").failures
      assertThat(swiftTesting, hasCount(lines.count))
      assertThat(swiftTesting[0], hasSuffix(": Caught error: \(lines[0])"))
      assertThat(swiftTesting[1], "↳ \(lines[1])")
      let xctest = try ChildTestRun(.xctest, filter: "testSeveralLines").failures
      assertThat(xctest[0], hasSuffix(" : failed - \(lines[0])"))
      assertThat(Array(xctest.dropFirst()), Array(lines.dropFirst()))
    }

    @Test("of a requirement ends the test without a second failure")
    func requirement() throws {
      let swiftTesting = try ChildTestRun(.swiftTesting, filter: "requirement")
      let swiftLine = try line(of: "\"requirement\"", in: "Failing/FailingSwiftTests.swift")
      assertThat(
        swiftTesting.failures,
        containsExactly(
          "✘ Test requirement() recorded an issue at FailingSwiftTests.swift:\(swiftLine):20: "
            + "Caught error: requirement: \(FailingText.noValue)"
        )
      )
      for (function, label) in [
        ("testRequirement", "requirement"), ("testAsyncRequirement", "async requirement"),
      ] {
        let xctest = try ChildTestRun(.xctest, filter: function)
        let line = try line(of: "\"\(label)\"", in: "Failing/FailingXCTests.swift")
        assertThat(
          xctest.failures,
          containsExactly(
            "FailingXCTests.swift:\(line): error: FailingXCTests.\(function) : failed - "
              + "\(label): \(FailingText.noValue)"
          )
        )
        #expect(xctest.exitCode == 1)
      }
    }

    /// A requirement that is not met where the framework would skip the test or pass it.
    struct Requirement: Sendable, CustomTestStringConvertible {
      let function: String
      let label: String
      /// The tests that the runner names, one for each issue.
      let tests: [String]
      var testDescription: String { label }
    }

    @Test(
      "of a requirement fails the run wherever it is not met",
      arguments: [
        Requirement(
          function: "preparedByTrait", label: "preparing", tests: ["", "Test preparedByTrait()"]),
        Requirement(function: "scopedByTrait", label: "scoping", tests: ["Test scopedByTrait()"]),
        Requirement(
          function: "scopedSuite", label: "scoping",
          tests: ["", "Suite ScopedSuite", "Suite ScopedSuite"]),
        Requirement(
          function: "requirementInExitTest", label: "requirement in an exit test",
          tests: ["Test requirementInExitTest()"]),
        Requirement(
          function: "caughtRequirement", label: "caught requirement",
          tests: ["Test caughtRequirement()"]),
        Requirement(
          function: "detachedRequirement", label: "detached requirement",
          tests: ["Test «unknown»", "Test detachedRequirement()"]),
        Requirement(
          function: "queuedRequirement", label: "queued requirement",
          tests: ["Test «unknown»", "Test queuedRequirement()"]),
      ]
    )
    func unmetRequirement(_ requirement: Requirement) throws {
      let run = try ChildTestRun(.swiftTesting, filter: "(.*/)?\(requirement.function)")
      #expect(run.exitCode == 1)
      let text = "\(requirement.label): \(FailingText.noValue)"
      assertThat(
        run.failures,
        containsExactly(
          requirement.tests.map {
            // Standard error has those that the framework might not hear of.
            $0.isEmpty
              ? matchesPattern("^FailingSwiftTests\\.swift:\\d+: error: \(text)$")
              : allOf(hasPrefix("✘ \($0) recorded an issue"), hasSuffix(": Caught error: \(text)"))
          }
        )
      )
    }

    @Test(
      "goes to standard error where no test of Swift Testing runs yet, and the run passes",
      arguments: [
        ("assertionInTrait", "asserting in a trait"), ("assertionInCondition", "condition"),
        ("assertionInArguments", "arguments"),
      ]
    )
    func beforeTests(function: String, label: String) throws {
      let run = try ChildTestRun(.swiftTesting, filter: function)
      #expect(run.exitCode == 0)
      assertThat(
        run.failures,
        containsExactly(
          matchesPattern(
            "^FailingSwiftTests\\.swift:\\d+: error: \(label): \(FailingText.unequal)$")))
    }

    @Test("of a requirement that is a known issue lets the test go on")
    func knownRequirement() throws {
      let run = try ChildTestRun(.swiftTesting, filter: "knownRequirement")
      #expect(run.exitCode == 1)
      let known: Matcher<String> = allOf(
        hasPrefix("━ Test knownRequirement() recorded a known issue"),
        hasSuffix("known requirement: \(FailingText.noValue)"))
      assertThat(
        run.failures,
        containsExactly(
          known, known, hasSuffix("after the known requirement: \(FailingText.unequal)"))
      )
    }

    @Test("of a requirement ends the test at the assertion")
    func end() throws {
      let run = try ChildTestRun(.swiftTesting, filter: "ended")
      let line = try line(of: "\"ended\"", in: "Failing/FailingSwiftTests.swift")
      assertThat(
        run.lines,
        hasItem(
          containsStringsInOrder(
            "ended by SkipInfo",
            "CharmestTests/FailingSwiftTests.swift:\(line):25"
          )
        )
      )
    }

    @Test("can be a known issue of Swift Testing")
    func known() throws {
      let run = try ChildTestRun(.swiftTesting, filter: "known")
      #expect(run.exitCode == 0)
      let line = try line(of: "\"known\"", in: "Failing/FailingSwiftTests.swift")
      assertThat(
        run.failures,
        containsExactly(
          "━ Test known() recorded a known issue at FailingSwiftTests.swift:\(line):32: "
            + "Caught error: known: \(FailingText.unequal)"
        )
      )
    }

    @Test(
      "goes to standard error between the tests of XCTest, which drops it there, and only there",
      arguments: [("testWaiting", "main queue"), ("testAsynchronous", "main actor")]
    )
    func betweenTests(function: String, label: String) throws {
      let run = try ChildTestRun(.xctest, of: "FailingClassSetUp", filter: function)
      #expect(run.exitCode != 0)
      func place(_ label: String) throws -> String {
        let line = try line(of: "\"\(label)\"", in: "Failing/FailingClassSetUp.swift")
        return "FailingClassSetUp.swift:\(line): error: "
      }
      let test = "FailingClassSetUp.\(function) : failed - "
      assertThat(
        run.failures,
        containsInAnyOrder(
          try place("class set-up") + "class set-up: \(FailingText.unequal)",
          try place("set-up") + test + "set-up: \(FailingText.unequal)",
          try place(label) + test + "\(label): \(FailingText.unequal)",
          try place("class tear-down") + "class tear-down: \(FailingText.unequal)"
        )
      )
    }

    @Test("is not there when the assertion passes")
    func passing() throws {
      for run in [
        try ChildTestRun(.swiftTesting, filter: "passing"),
        try ChildTestRun(.xctest, filter: "testPassing"),
      ] {
        #expect(run.exitCode == 0)
        assertThat(run.failures, empty())
      }
    }
  }
#endif
