/// The facts that are known when a failure is reported, and their consequences.
///
/// No framework misses a failure because of a guess. If nothing is certain, both frameworks hear of
/// it, unless that would give one failure too many.
package struct ReportingFacts: Sendable {
  /// The answer of Swift Testing about the current task.
  package enum SwiftTesting: Sendable, CaseIterable {
    /// It is no task of a test; it may be a detached task, a queue or a thread that a test started.
    case noTest
    /// A trait prepares a test.
    case test
    case testCase, exitTest
  }

  /// The answer of XCTest about this process.
  package enum XCTest: Sendable, CaseIterable {
    /// It cannot be asked, except on Apple's systems.
    case unknown
    case noTestCase, testCase
  }

  package var process: TestProcess
  package var swiftTesting = SwiftTesting.noTest
  package var xctest = XCTest.unknown
  /// Whether a suite of XCTest runs, but none of its tests: `class func setUp`.
  package var isBetweenTestsOfXCTest = false

  package init(process: TestProcess) { self.process = process }

  /// The receivers of a failure.
  package enum Listener: Sendable { case swiftTesting, xctest, standardError }

  /// The receivers that must hear of a failure.
  package var reportedTo: Set<Listener> {
    switch swiftTesting {
    case .testCase, .exitTest: return [.swiftTesting]
    // A trait that prepares a test runs before anyone listens.
    case .test: return [.swiftTesting, .standardError]
    case .noTest: break
    }
    if xctest == .testCase { return [.xctest] }
    // Both frameworks ignore failures in a program that runs no tests, and XCTest ignores failures
    // between its tests.
    let isIgnored =
      !process.seemsToRunTests || isBetweenTestsOfXCTest
      || (process.runner == .xctest && xctest == .noTestCase)
    return isIgnored ? listeners.union([.standardError]) : listeners
  }

  /// The frameworks that may listen if neither says that its test runs.
  private var listeners: Set<Listener> {
    // XCTest drops a failure if no test case runs.
    if xctest == .noTestCase { return [.swiftTesting] }
    // Each framework ignores failures while only the other one runs.
    if !process.forwardsIssues { return [.swiftTesting, .xctest] }
    // Reporting to both would give one failure too many, and `XCTFail` in a test of Swift Testing
    // may be fatal.
    return [process.runner == .xctest ? .xctest : .swiftTesting]
  }

  /// How a requirement that was not met, and was reported, ends its test.
  package enum Ending: Sendable {
    /// The test is cancelled; it counts as failed because it has an issue, and the error adds none.
    case cancelledTest
    /// The task is cancelled, so that Swift Testing takes its error for a consequence.
    case cancelledTask
    /// The error of a skipped test; outside Apple's systems, any other error would be a second
    /// failure in XCTest, without file and line.
    case skip
    /// An error that Apple's XCTest ignores.
    case ignoredError
    case error
  }

  /// How a requirement that was not met ends its test.
  ///
  /// - Parameter isKnown: Whether the failure is a known issue.
  /// - Returns: The way to end the test.
  package func ending(isKnown: Bool) -> Ending {
    switch swiftTesting {
    // Not cancelled in a trait or with a known issue: a cancelled test without an issue would count
    // as skipped or passed.
    case .testCase: return isKnown ? .error : .cancelledTest
    case .test: return .error
    case .exitTest: return .cancelledTask
    case .noTest: break
    }
    let mayBeInXCTest =
      xctest != .noTestCase && process.runner != .swiftTesting && process.seemsToRunTests
    guard xctest == .testCase || mayBeInXCTest else { return .error }
    return process.isOnDarwin ? .ignoredError : .skip
  }
}
