/// What is known where a failure is reported, and what follows from it.
///
/// No failure is kept from a framework on a guess: where nothing certain is known, and reporting to
/// both frameworks gives no failure too many, both hear of it.
package struct ReportingFacts: Sendable {
  /// What Swift Testing says of the current task.
  package enum SwiftTesting: Sendable, CaseIterable {
    /// It is no task of a test. It may be a detached task, a queue or a thread that a test started.
    case noTest
    /// A test is prepared, by a trait.
    case test
    case testCase, exitTest
  }

  /// What XCTest says of this process.
  package enum XCTest: Sendable, CaseIterable {
    /// It cannot be asked; only that of Apple's systems can.
    case unknown
    case noTestCase, testCase
  }

  package var process: TestProcess
  package var swiftTesting = SwiftTesting.noTest
  package var xctest = XCTest.unknown
  /// Whether a suite of XCTest runs, but none of its tests: `class func setUp`.
  package var isBetweenTestsOfXCTest = false

  package init(process: TestProcess) { self.process = process }

  /// Who can hear of a failure.
  package enum Listener: Sendable { case swiftTesting, xctest, standardError }
}

extension ReportingFacts {
  /// Who must hear of a failure.
  package var reportedTo: Set<Listener> {
    switch swiftTesting {
    case .testCase, .exitTest: return [.swiftTesting]
    // A trait that prepares a test runs before anyone listens.
    case .test: return [.swiftTesting, .standardError]
    case .noTest: break
    }
    if xctest == .testCase { return [.xctest] }
    // Both frameworks ignore failures in a program that runs no tests, and XCTest those between
    // its tests.
    let isIgnored =
      !process.seemsToRunTests || isBetweenTestsOfXCTest
      || (process.runner == .xctest && xctest == .noTestCase)
    return isIgnored ? listeners.union([.standardError]) : listeners
  }

  /// The frameworks that may listen where neither says that its test runs.
  private var listeners: Set<Listener> {
    // Where no test case runs, XCTest drops it.
    if xctest == .noTestCase { return [.swiftTesting] }
    // Each framework ignores failures while only the other one runs.
    if !process.forwardsIssues { return [.swiftTesting, .xctest] }
    // Both would give one failure too many, and `XCTFail` in a test of Swift Testing may be fatal.
    return [process.runner == .xctest ? .xctest : .swiftTesting]
  }

  /// How a requirement that was not met, and was reported, ends its test.
  package enum Ending: Sendable {
    /// The test is cancelled. With an issue it counts as failed, and the error adds none.
    case cancelledTest
    /// The task is cancelled. Then Swift Testing takes its error for a consequence.
    case cancelledTask
    /// The error of a skipped test. Any other error would be a second failure, without file and
    /// line, in the XCTest of other systems than Apple's.
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
    // A cancelled test without an issue, in a trait or with a known issue, would count as skipped
    // or passed.
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
