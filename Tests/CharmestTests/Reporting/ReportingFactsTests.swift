import Charmest
import Testing

/// Which failures reach whom, on systems that are not here as well.
@Suite("The rule of reporting") struct ReportingFactsTests {
  /// A run of tests, as each system and version has it, and a place in it where a failure occurs.
  struct Run: CustomStringConvertible {
    enum Framework: String, CaseIterable { case swiftTesting, xctest }
    enum Place: String, CaseIterable { case inTheTest, outsideItsTask }
    enum System: String, CaseIterable {
      case linux, darwin
      /// If Apple's XCTest ever loses the function that is asked.
      case darwinWithoutTheSymbol
    }
    enum Start: String, CaseIterable {
      /// One process for each framework.
      case byPackageManager
      case inOneProcess
    }
    /// The versions of the frameworks, and the mode in which they work together.
    enum Version: String, CaseIterable { case swift6_3, none, limited, complete, strict }

    var framework: Framework
    var place: Place
    var system: System
    var start: Start
    var version: Version
    /// The framework that gets what the other one passes on: the one that asked first.
    var handler: Framework

    static let all = Framework.allCases.flatMap { framework in
      Place.allCases.flatMap { place in
        System.allCases.flatMap { system in
          Start.allCases.flatMap { start in
            Version.allCases.flatMap { version in
              // Alone in its process, a framework is the first one.
              (start == .byPackageManager ? [framework] : Framework.allCases).map {
                Self(
                  framework: framework, place: place, system: system, start: start,
                  version: version, handler: $0)
              }
            }
          }
        }
      }
    }

    var description: String {
      "\(framework) \(place) \(system) \(start) \(version) \(handler)"
    }

    var facts: ReportingFacts {
      let process = TestProcess(
        arguments: arguments,
        environment: [
          "SWIFT_TESTING_XCTEST_INTEROP_MODE": version.rawValue,
          "SWIFT_TESTING_ENABLED":
            start == .byPackageManager && framework == .xctest ? "0" : "1",
        ], isOnDarwin: system != .linux, frameworksCanForward: version != .swift6_3)
      var facts = ReportingFacts(process: process)
      facts.swiftTesting =
        framework == .swiftTesting && place == .inTheTest ? .testCase : .noTest
      facts.xctest =
        switch system {
        case .darwin: framework == .xctest ? .testCase : .noTestCase
        case .linux, .darwinWithoutTheSymbol: .unknown
        }
      return facts
    }

    private var arguments: [String] {
      switch (start, framework, system) {
      case (.byPackageManager, .swiftTesting, _): ["a", "--testing-library=swift-testing"]
      case (.byPackageManager, .xctest, .linux): ["a.xctest"]
      default: ["a"]
      }
    }

    private var forwards: Bool { version != .swift6_3 && version != .none }

    /// How many failures the run has after `Issue.record`.
    var failuresByIssue: Int {
      framework == .swiftTesting || (forwards && handler == .xctest) ? 1 : 0
    }

    /// How many failures the run has after `XCTFail`; nil if it ends the process.
    var failuresByXCTFail: Int? {
      if framework == .xctest { return 1 }
      guard forwards, handler == .swiftTesting else { return 0 }
      return switch version {
      case .strict: nil
      case .complete: 1
      case .swift6_3, .none, .limited: 0
      }
    }

    /// How many failures the run has after one was reported.
    var failures: Int? {
      let reportedTo = facts.reportedTo
      let byIssue = reportedTo.contains(.swiftTesting) ? failuresByIssue : 0
      let byXCTFail = reportedTo.contains(.xctest) ? failuresByXCTFail : 0
      return byXCTFail.map { byIssue + $0 }
    }
  }

  @Test("gives each failure once, with all systems, versions and ways to run")
  func once() {
    #expect(Run.all.count == 180)
    let others = Run.all.filter { $0.failures != 1 }
    // Nothing tells these from a run of Swift Testing, where `XCTFail` could end the process.
    #expect(
      others.allSatisfy {
        $0.failures == 0 && $0.framework == .xctest && $0.handler == .swiftTesting
          && $0.start == .inOneProcess && $0.system != .darwin
      },
      "\(others)")
    #expect(others.count == 12)
  }

  /// Facts, and what follows.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var facts: ReportingFacts
    var reportedTo: Set<ReportingFacts.Listener>
    var ending: ReportingFacts.Ending
    var endingOfKnown: ReportingFacts.Ending

    init(
      _ description: String, _ reportedTo: Set<ReportingFacts.Listener>,
      _ ending: ReportingFacts.Ending,
      known endingOfKnown: ReportingFacts.Ending? = nil, _ change: (inout ReportingFacts) -> Void
    ) {
      testDescription = description
      self.reportedTo = reportedTo
      self.ending = ending
      self.endingOfKnown = endingOfKnown ?? ending
      facts = ReportingFacts(
        process: TestProcess(
          arguments: ["a.xctest"], environment: [:], isOnDarwin: false,
          frameworksCanForward: false))
      facts.process.runner = .unknown
      change(&facts)
    }
  }

  @Test(
    "follows from what is known",
    arguments: [
      Row("in a test of Swift Testing", [.swiftTesting], .cancelledTest, known: .error) {
        $0.swiftTesting = .testCase
      },
      Row("in a trait", [.swiftTesting, .standardError], .error) { $0.swiftTesting = .test },
      Row("in an exit test", [.swiftTesting], .cancelledTask) { $0.swiftTesting = .exitTest },
      Row("in an exit test of a program with its own runner", [.swiftTesting], .cancelledTask) {
        $0.swiftTesting = .exitTest
        $0.process.seemsToRunTests = false
      },
      Row("in a test of Apple's XCTest", [.xctest], .ignoredError) {
        $0.xctest = .testCase
        $0.process.isOnDarwin = true
      },
      Row(
        "in a test of Apple's XCTest that runs in a method with `Suite` in its name", [.xctest],
        .ignoredError
      ) {
        $0.xctest = .testCase
        $0.process.isOnDarwin = true
        $0.isBetweenTestsOfXCTest = true
      },
      Row("in a test of Apple's XCTest in an app", [.xctest], .ignoredError) {
        $0.xctest = .testCase
        $0.process.isOnDarwin = true
        $0.process.seemsToRunTests = false
      },
      Row("on a queue of Swift Testing, on Darwin", [.swiftTesting], .error) {
        $0.xctest = .noTestCase
        $0.process.isOnDarwin = true
      },
      Row("in `class func setUp`, on Darwin", [.swiftTesting, .standardError], .error) {
        $0.xctest = .noTestCase
        $0.isBetweenTestsOfXCTest = true
        $0.process.isOnDarwin = true
      },
      Row("after the last test, on Darwin", [.swiftTesting, .standardError], .error) {
        $0.xctest = .noTestCase
        $0.process.runner = .xctest
        $0.process.isOnDarwin = true
      },
      Row("in Xcode, if XCTest cannot be asked", [.swiftTesting, .xctest], .ignoredError) {
        $0.process.isOnDarwin = true
      },
      Row("with XCTest", [.swiftTesting, .xctest], .skip) { $0.process.runner = .xctest },
      Row("with XCTest of Swift 6.4", [.xctest], .skip) {
        $0.process.runner = .xctest
        $0.process.forwardsIssues = true
      },
      Row("in `class func setUp`", [.swiftTesting, .xctest, .standardError], .skip) {
        $0.process.runner = .xctest
        $0.isBetweenTestsOfXCTest = true
      },
      Row("on a queue of Swift Testing", [.swiftTesting, .xctest], .error) {
        $0.process.runner = .swiftTesting
      },
      Row("on a queue of Swift Testing of Swift 6.4", [.swiftTesting], .error) {
        $0.process.runner = .swiftTesting
        $0.process.forwardsIssues = true
      },
      Row("in a program of its own", [.swiftTesting, .xctest, .standardError], .error) {
        $0.process.seemsToRunTests = false
      },
      Row("in a program of its own with Swift 6.4", [.swiftTesting, .standardError], .error) {
        $0.process.seemsToRunTests = false
        $0.process.forwardsIssues = true
      },
    ]
  )
  func rows(_ row: Row) {
    #expect(row.facts.reportedTo == row.reportedTo)
    #expect(row.facts.ending(isKnown: false) == row.ending)
    #expect(row.facts.ending(isKnown: true) == row.endingOfKnown)
  }
}
