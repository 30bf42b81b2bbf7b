package import CharmestCore
internal import Foundation

#if canImport(Testing)
  internal import Testing
#endif
#if canImport(XCTest)
  internal import XCTest
#endif

#if !canImport(Testing) && !canImport(XCTest)
  #error("Charmest needs Swift Testing or XCTest; CharmestCore needs neither")
#endif

/// Initializes the memory of an `Any` with the adapter; each copy of `CharmestCore` calls it.
#if compiler(>=6.3)
  @c(charmest_test_framework)
#else
  @_cdecl("charmest_test_framework")
#endif
package func initializeAdapter(_ memory: UnsafeMutableRawPointer) {
  memory.initializeMemory(as: Any.self, to: TestFramework.linkedAdapter)
}

/// Reports to the test framework that runs the current test. No other file names XCTest or Swift
/// Testing.
extension TestFramework: TestFrameworkAdapterProvider {
  package static let linkedAdapter: TestFrameworkAdapter = (
    record: record, attachIfAsked: attachIfAsked,
    errorThatEndsTheTest: { errorThatEndsTheTest(after: $0, isKnown: $1) },
    currentTest: { runningTest }
  )

  @Sendable private static func record(_ failure: PlainFailure) -> Bool {
    let reportedTo = facts.reportedTo
    if reportedTo.contains(.standardError) { printToStandardError(failure) }
    if reportedTo.contains(.xctest) { recordInXCTest(failure) }
    return reportedTo.contains(.swiftTesting) && recordInSwiftTesting(failure)
  }

  /// Attachments are kept if `swift test` was given a folder for them with `--attachments-path`.
  @Sendable private static func attachIfAsked(_ failure: PlainFailure, _ text: () -> String) {
    #if canImport(Testing)
      guard TestProcess.current.keepsAttachments, Test.current != nil else { return }
      Attachment.record(text(), named: "failure.txt", sourceLocation: location(of: failure))
    #endif
  }

  private static func errorThatEndsTheTest(
    after failure: PlainFailure, isKnown: Bool
  ) -> any Error {
    switch facts.ending(isKnown: isKnown) {
    case .cancelledTest: return cancellingTheTest(after: failure)
    case .cancelledTask: return cancellingTheTask(after: failure)
    case .skip: return skippingTheTest(after: failure)
    case .ignoredError: return RequirementThatXCTestKnows(description: failure.summary)
    case .error: return RequirementNotMet(description: failure.summary)
    }
  }

  private static var runningTest: (function: String, fileID: String, line: Int)? {
    #if canImport(Testing)
      return Test.current.map {
        ($0.name, $0.sourceLocation.fileID, $0.sourceLocation.line)
      }
    #else
      return nil
    #endif
  }
}

extension TestFramework {
  private static var facts: ReportingFacts {
    var facts = ReportingFacts()
    facts.swiftTesting = currentTest
    facts.runner = TestProcess.current.runner
    facts.frameworksForwardIssues = TestProcess.current.forwardsIssues
    facts.processSeemsToRunTests = TestProcess.current.seemsToRunTests
    facts.xctestIgnoresErrors = TestProcess.isOnDarwin
    if facts.swiftTesting == .noTest {
      facts.xctest = currentTestCaseOfXCTest
      facts.isBetweenTestsOfXCTest = isBetweenTestsOfXCTest
    }
    return facts
  }

  private static var currentTest: ReportingFacts.SwiftTesting {
    #if canImport(Testing)
      if Test.Case.current != nil { return .testCase }
      if Test.current != nil { return .test }
      // Elsewhere, Swift Testing has no exit tests.
      #if os(macOS) || os(Linux) || os(FreeBSD) || os(OpenBSD) || os(Windows)
        if ExitTest.current != nil { return .exitTest }
      #endif
    #endif
    return .noTest
  }

  /// What the XCTest of Apple's systems says, whose assertions ask the same function.
  private static var currentTestCaseOfXCTest: ReportingFacts.XCTest {
    guard let currentTestCase else { return .unknown }
    return currentTestCase() == nil ? .noTestCase : .testCase
  }

  private static let currentTestCase = loadedSymbol("_XCTCurrentTestCase").map {
    unsafeBitCast($0, to: (@convention(c) () -> UnsafeRawPointer?).self)
  }

  /// Whether a suite of XCTest runs on this thread, but none of its tests: `class func setUp`.
  ///
  /// The stack must tell. In a test, also one that waits in a run loop or that is asynchronous,
  /// `invokeTest` is below.
  private static var isBetweenTestsOfXCTest: Bool {
    let frames = Thread.callStackSymbols.filter { $0.contains("XCTest") }
    return frames.contains { $0.contains("Suite") }
      && !frames.contains { $0.contains("invokeTest") }
  }
}

extension TestFramework {
  #if canImport(Testing)
    /// An error whose description is the first line of a failure.
    ///
    /// The description stands on the line that also names the test, the file and the line, and it
    /// comes first in the JUnit report. A comment would begin one line below.
    private struct Summary: Error, CustomStringConvertible { let description: String }

    private static func location(of failure: PlainFailure) -> Testing.SourceLocation {
      Testing.SourceLocation(
        fileID: failure.fileID, filePath: failure.path.description, line: failure.line,
        column: failure.column)
    }
  #endif

  /// - Returns: Whether the failure is a known issue. Swift 6.2 does not say so.
  private static func recordInSwiftTesting(_ failure: PlainFailure) -> Bool {
    #if canImport(Testing)
      let comment =
        failure.details.isEmpty
        ? nil : Comment(rawValue: failure.details.joined(separator: "\n"))
      let issue = Issue.record(
        Summary(description: failure.summary), comment, sourceLocation: location(of: failure))
      #if compiler(>=6.3)
        return !issue.isFailure
      #else
        return false
      #endif
    #else
      return false
    #endif
  }

  private static func recordInXCTest(_ failure: PlainFailure) {
    #if canImport(XCTest)
      let text = ([failure.summary] + failure.details).joined(separator: "\n")
      XCTFail(text, file: failure.path, line: UInt(failure.line))
    #endif
  }
}

extension TestFramework {
  private static func cancellingTheTest(after failure: PlainFailure) -> any Error {
    // Swift 6.2 cannot cancel a test.
    #if canImport(Testing) && compiler(>=6.3)
      do {
        try Test.cancel("a requirement was not met", sourceLocation: location(of: failure))
      } catch { return error }
    #else
      return RequirementNotMet(description: failure.summary)
    #endif
  }

  private static func cancellingTheTask(after failure: PlainFailure) -> any Error {
    #if compiler(>=6.3)
      let isInTask = withUnsafeCurrentTask { task in
        task?.cancel()
        return task != nil
      }
      if isInTask { return CancellationError() }
    #endif
    return RequirementNotMet(description: failure.summary)
  }

  private static func skippingTheTest(after failure: PlainFailure) -> any Error {
    #if canImport(XCTest)
      return XCTSkip(
        "a requirement was not met, see the failure above", file: failure.path,
        line: UInt(failure.line))
    #else
      return RequirementNotMet(description: failure.summary)
    #endif
  }
}

/// An error that Apple's XCTest ignores, because it knows the failure before it.
package struct RequirementThatXCTestKnows: Error, CustomStringConvertible {
  package let description: String
  package init(description: String) { self.description = description }
}

extension RequirementThatXCTestKnows: CustomNSError {
  /// The key is the one that `XCTUnwrap` uses.
  package var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: description, "XCTestErrorUserInfoKeyShouldIgnore": true]
  }
}
