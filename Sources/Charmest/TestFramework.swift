package import CharmestCore
internal import Foundation
internal import Testing

// Apple's command line tools have no XCTest.
#if canImport(XCTest)
  internal import XCTest
#endif

/// Initializes an `Any` in memory with the adapter; each copy of `CharmestCore` calls it.
@c(charmest_test_framework) package func initializeAdapter(_ memory: UnsafeMutableRawPointer) {
  memory.initializeMemory(as: Any.self, to: TestFramework.linkedAdapter)
}

/// Reports to the test framework that runs the current test. No other file names XCTest or Swift
/// Testing.
extension TestFramework: TestFrameworkAdapterProvider {
  package static let linkedAdapter: TestFrameworkAdapter = (
    record: record, errorThatEndsTheTest: error, endOfTest: endOfTest,
    currentTest: {
      Test.current.map { ($0.name, $0.sourceLocation.fileID, $0.sourceLocation.line) }
    }
  )

  @Sendable private static func record(_ failure: PlainFailure) -> Bool {
    let reportedTo = facts.reportedTo
    if reportedTo.contains(.standardError) { printToStandardError(failure) }
    if reportedTo.contains(.xctest) { recordInXCTest(failure) }
    return reportedTo.contains(.swiftTesting) && recordInSwiftTesting(failure)
  }

  /// The error that ends the test after a failure.
  @Sendable private static func error(_ failure: PlainFailure, _ isKnown: Bool) -> any Error {
    switch facts.ending(isKnown: isKnown) {
    case .cancelledTest:
      do {
        try Test.cancel(Comment(rawValue: reasonOfEnd), sourceLocation: location(of: failure))
      } catch { return error }
    case .cancelledTask:
      let isCancelled: Void? = withUnsafeCurrentTask { $0?.cancel() }
      if isCancelled != nil { return CancellationError() }
    case .skip:
      #if canImport(XCTest)
        return XCTSkip(
          "\(reasonOfEnd), see the failure above", file: failure.path, line: UInt(failure.line))
      #endif
    case .ignoredError:
      // The key is the one that `XCTUnwrap` uses.
      let information: [String: Any] = [
        NSLocalizedDescriptionKey: failure.summary, "XCTestErrorUserInfoKeyShouldIgnore": true,
      ]
      return NSError(domain: domain, code: 1, userInfo: information)
    case .error: break
    }
    return RequirementNotMet(description: failure.summary)
  }

  /// The words by which an error of a framework is known to come from a requirement.
  private static let reasonOfEnd = "a requirement was not met"
  private static let domain = "Charmest.RequirementNotMet"

  @Sendable private static func endOfTest(_ error: any Error) -> (isRequirement: Bool, isSkip: Bool)
  {
    // The exact types, because a cast makes an `NSError` of any error, and takes longer.
    let type = type(of: error) as Any.Type
    if type == CancellationError.self {
      return (isRequirement: isInExitTest && Task.isCancelled, isSkip: false)
    }
    if type == NSError.self {
      return (isRequirement: (error as NSError).domain == domain, isSkip: false)
    }
    if !isSkip(type) { return (isRequirement: type == RequirementNotMet.self, isSkip: false) }
    let isRequirement = "\(error)".contains(reasonOfEnd)
    return (isRequirement: isRequirement, isSkip: !isRequirement)
  }

  private static func isSkip(_ type: Any.Type) -> Bool {
    #if canImport(XCTest)
      if type == XCTSkip.self { return true }
    #endif
    return type == skipOfSwiftTesting
  }

  /// The type of the error of `Test.cancel`, which has no public name.
  private static let skipOfSwiftTesting: Any.Type? = _typeByName("7Testing8SkipInfoV")

  private static var facts: ReportingFacts {
    var facts = ReportingFacts(process: .current)
    if isInExitTest { facts.swiftTesting = .exitTest }
    if Test.current != nil { facts.swiftTesting = .test }
    if Test.Case.current != nil { facts.swiftTesting = .testCase }
    guard facts.swiftTesting == .noTest else { return facts }
    facts.xctest = currentTestCase.map { $0() == nil ? .noTestCase : .testCase } ?? .unknown
    facts.isBetweenTestsOfXCTest = isBetweenTestsOfXCTest
    return facts
  }

  private static var isInExitTest: Bool {
    #if os(macOS) || os(Linux) || os(FreeBSD) || os(OpenBSD) || os(Windows)
      ExitTest.current != nil
    #else
      false  // Swift Testing has no exit tests there.
    #endif
  }

  /// The object that knows whether a test of Apple's XCTest runs; the assertions of XCTest ask it
  /// as well.
  private static let currentTestCase = loadedSymbol("_XCTCurrentTestCase").map {
    unsafeBitCast($0, to: (@convention(c) () -> UnsafeRawPointer?).self)
  }

  /// Whether a suite of XCTest runs on this thread, but none of its tests: `class func setUp`.
  ///
  /// Only the stack tells: in a test, `invokeTest` is below, even if the test is asynchronous or
  /// waits in a run loop.
  private static var isBetweenTestsOfXCTest: Bool {
    let stack = Thread.callStackSymbols.filter { $0.contains("XCTest") }
    return stack.contains { $0.contains("Suite") } && !stack.contains { $0.contains("invokeTest") }
  }

  /// An error whose description is the first line of a failure.
  ///
  /// The log prints the description on the line that names the test, the file and the line, and the
  /// JUnit report has it first. A comment would begin one line below.
  private struct Summary: Error, CustomStringConvertible { let description: String }

  private static func location(of failure: PlainFailure) -> Testing.SourceLocation {
    Testing.SourceLocation(
      fileID: failure.fileID, filePath: failure.path.description, line: failure.line,
      column: failure.column)
  }

  /// - Returns: Whether the failure is a known issue.
  private static func recordInSwiftTesting(_ failure: PlainFailure) -> Bool {
    let details = failure.details.joined(separator: "\n")
    let issue = Issue.record(
      Summary(description: failure.summary), details.isEmpty ? nil : Comment(rawValue: details),
      sourceLocation: location(of: failure))
    return !issue.isFailure
  }

  private static func recordInXCTest(_ failure: PlainFailure) {
    #if canImport(XCTest)
      let text = ([failure.summary] + failure.details).joined(separator: "\n")
      XCTFail(text, file: failure.path, line: UInt(failure.line))
    #endif
  }
}
