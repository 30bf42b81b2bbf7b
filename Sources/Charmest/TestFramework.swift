package import CharmestCore
internal import Foundation

#if canImport(Testing)
  internal import Testing
#endif
#if canImport(XCTest)
  internal import XCTest
#endif

/// Reports to the test framework that runs the current test.
///
/// No other file names XCTest or Swift Testing. `CharmestCore` finds this conformance at run time.
extension TestFramework: TestFrameworkAdapter {
  /// Reports a failure to the framework that runs the current test.
  ///
  /// No failure is kept from a framework on a guess. `Test.current` is a task-local value: it is
  /// absent on a detached task, a Dispatch queue, a thread, in the body of an exit test, and in
  /// every test of XCTest. Without it, the failure goes to both frameworks, as long as each ignores
  /// failures while only the other one runs. From Swift 6.4 on, the frameworks pass issues on to
  /// each other. Then reporting to both would give one failure too many, and `XCTFail` in a test of
  /// Swift Testing may be fatal.
  ///
  /// - Parameter failure: The failure.
  /// - Returns: Whether the framework treats it as a known issue.
  package static func record(_ failure: ReportedFailure) -> Bool {
    if isInSwiftTesting {
      // A trait that prepares a test runs before anyone listens.
      if !isInTestCase { failure.printToStandardError() }
      return recordInSwiftTesting(failure)
    }
    switch runnerOfThisProcess {
    case _ where !frameworksForwardIssues:
      recordInSwiftTesting(failure)
      recordInXCTest(failure)
    case .xctest: recordInXCTest(failure)
    case .swiftTesting, .unknown: recordInSwiftTesting(failure)
    }
    // Both frameworks ignore failures in a program that runs no tests, and XCTest those between tests.
    if !processSeemsToRunTests || isBetweenTestsOfXCTest { failure.printToStandardError() }
    return false
  }

  /// Attaches a whole text to the current test, if attachments are kept.
  ///
  /// They are kept if `swift test` was given a folder for them with `--attachments-path`.
  package static func attachIfAsked(_ text: () -> FailureText, of failure: ReportedFailure) {
    #if canImport(Testing)
      guard processKeepsAttachments, Test.current != nil else { return }
      Attachment.record(
        text().description, named: "failure.txt", sourceLocation: failure.location)
    #endif
  }

  /// The function of the current test of Swift Testing.
  package static var currentTestFunction: String? {
    #if canImport(Testing)
      return Test.current?.name
    #else
      return nil
    #endif
  }

  /// The error to throw after a failure was recorded, which ends the test without a second failure.
  package static func errorThatEndsTheTest(after failure: ReportedFailure) -> any Error {
    #if canImport(Testing)
      if isInTestCase, !failure.isKnown {
        // A cancelled test that has an issue counts as failed, and the error adds no second issue.
        // A cancelled test without an issue, in a trait or with a known issue, would count as
        // skipped or passed.
        #if compiler(>=6.3)
          do {
            try Test.cancel("a requirement was not met", sourceLocation: failure.location)
          } catch { return error }
        #endif
      }
      if isInSwiftTesting { return RequirementNotMet(after: failure) }
    #endif
    #if canImport(XCTest)
      if runnerOfThisProcess != .swiftTesting, processSeemsToRunTests {
        // Any other error would be recorded as a second failure, without file and line.
        return XCTSkip(
          "a requirement was not met, see the failure above", file: failure.path,
          line: UInt(failure.line))
      }
    #endif
    return RequirementNotMet(after: failure)
  }

  #if !canImport(Testing) && !canImport(XCTest)
    #error("Charmest needs Swift Testing or XCTest; CharmestCore needs neither")
  #endif

  #if canImport(Testing)
    /// An error whose description is the first line of a failure.
    ///
    /// The description stands on the line that also names the test, the file and the line, and it
    /// comes first in the JUnit report. A comment would begin one line below.
    private struct Summary: Error, CustomStringConvertible { let description: String }
  #endif

  @discardableResult private static func recordInSwiftTesting(_ failure: ReportedFailure) -> Bool {
    #if canImport(Testing)
      let details = failure.text.details
      let issue = Issue.record(
        Summary(description: failure.text.summary),
        details.isEmpty ? nil : Comment(rawValue: details.joined(separator: "\n")),
        sourceLocation: failure.location
      )
      #if compiler(>=6.3)
        return !issue.isFailure
      #else
        // Swift Testing does not say yet whether an issue is known.
        _ = issue
        return false
      #endif
    #else
      return false
    #endif
  }

  private static func recordInXCTest(_ failure: ReportedFailure) {
    #if canImport(XCTest)
      XCTFail(failure.text.description, file: failure.path, line: UInt(failure.line))
    #endif
  }
}

#if canImport(Testing)
  extension ReportedFailure {
    fileprivate var location: Testing.SourceLocation {
      Testing.SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
#endif

extension TestFramework {
  private enum Runner { case swiftTesting, xctest, unknown }

  private static var isInSwiftTesting: Bool {
    #if canImport(Testing)
      Test.current != nil
    #else
      false
    #endif
  }

  private static var isInTestCase: Bool {
    #if canImport(Testing)
      Test.Case.current != nil
    #else
      false
    #endif
  }

  /// Whether a suite of XCTest runs on this thread, but none of its tests: `class func setUp`.
  ///
  /// XCTest says nowhere which test runs, so the stack must tell. In a test, also one that waits in
  /// a run loop or that is asynchronous, `invokeTest` is below.
  private static var isBetweenTestsOfXCTest: Bool {
    let frames = Thread.callStackSymbols.filter { $0.contains("XCTest") }
    return frames.contains { $0.contains("Suite") }
      && !frames.contains { $0.contains("invokeTest") }
  }

  /// The only framework that this process was started for, if that is certain.
  ///
  /// `swift test` runs each framework in a process of its own. It passes an argument that names
  /// Swift Testing to the process that runs Swift Testing, and to the children that run exit tests.
  /// Off Darwin, the other process is the test product itself: `<product>.xctest`, or
  /// `<product>-test-runner` with SwiftPM's newer build system. On Darwin, Xcode runs both
  /// frameworks in one process.
  private static let runnerOfThisProcess: Runner = {
    let process = ProcessInfo.processInfo
    let arguments = process.arguments
    if arguments.contains("--testing-library=swift-testing")
      || zip(arguments, arguments.dropFirst()).contains(where: {
        $0 == "--testing-library" && $1 == "swift-testing"
      })
    {
      return .swiftTesting
    }
    #if canImport(Darwin)
      return process.environment["SWIFT_TESTING_ENABLED"] == "0" ? .xctest : .unknown
    #else
      return isTestProduct(arguments.first ?? "") ? .xctest : .unknown
    #endif
  }()

  private static func isTestProduct(_ program: String) -> Bool {
    ["", ".exe"].contains { ending in
      program.hasSuffix(".xctest" + ending) || program.hasSuffix("-test-runner" + ending)
    }
  }

  /// Whether anything says that this process runs tests; otherwise the frameworks would silently
  /// ignore every failure.
  private static let processSeemsToRunTests: Bool = {
    let process = ProcessInfo.processInfo
    let program = process.arguments.first ?? ""
    return runnerOfThisProcess != .unknown || isTestProduct(program) || program.hasSuffix("/xctest")
      || program.hasSuffix("swiftpm-testing-helper")
      || process.environment.keys.contains { $0.hasPrefix("XCTest") }
  }()

  /// Whether an issue of one framework becomes a failure of the other.
  private static let frameworksForwardIssues: Bool = {
    #if compiler(>=6.4)
      ProcessInfo.processInfo.environment["SWIFT_TESTING_XCTEST_INTEROP_MODE"] != "none"
    #else
      false
    #endif
  }()

  private static let processKeepsAttachments = ProcessInfo.processInfo.arguments.contains {
    $0.hasPrefix("--attachments-path") || $0.hasPrefix("--experimental-attachments-path")
  }
}
