package import CharmestCore
internal import Foundation

#if canImport(Testing)
  internal import Testing
#endif
#if canImport(XCTest)
  internal import XCTest
#endif

/// Tells the test framework that runs the current test.
///
/// No other file names XCTest or Swift Testing. `CharmestCore` finds this conformance at run time.
extension TestFramework: TestFrameworkAdapter {
  /// Records a failure in the framework that runs the current test.
  ///
  /// `Test.current` is a task-local value: absent on a detached task, a Dispatch queue, a thread and
  /// in the body of an exit test, and in every test of XCTest. Before Swift 6.4 each framework
  /// ignores what is recorded while only the other one runs, so both are told; from then on each
  /// would pass it on to the other, so one is.
  package static func record(_ failure: ReportedFailure) {
    guard isRunningTests else { return failure.printToStandardError() }
    #if canImport(Testing)
      if Test.current != nil { return recordInSwiftTesting(failure) }
      #if compiler(>=6.4)
        if processRunsSwiftTesting { return recordInSwiftTesting(failure) }
      #else
        recordInSwiftTesting(failure)
      #endif
    #endif
    #if canImport(XCTest)
      recordInXCTest(failure)
    #endif
  }

  /// Attaches the whole of a text to the current test, where attachments are kept.
  ///
  /// They are where `swift test` was given a folder for them with `--attachments-path`.
  package static func attachIfAsked(_ text: () -> FailureText) {
    #if canImport(Testing)
      guard processKeepsAttachments, Test.current != nil else { return }
      Attachment.record(text().description, named: "failure.txt")
    #endif
  }

  /// The error to throw after a failure was recorded, so that the test ends without a second one.
  package static func errorThatEndsTheTest(after failure: ReportedFailure) -> any Error {
    guard isRunningTests else { return RequirementNotMet(after: failure) }
    #if canImport(Testing)
      if Test.current != nil {
        // A cancelled test that has an issue counts as failed, and its error is no second issue.
        #if compiler(>=6.3)
          do { try Test.cancel("a requirement was not met") } catch { return error }
        #else
          withUnsafeCurrentTask { $0?.cancel() }
          return CancellationError()
        #endif
      }
    #endif
    #if canImport(XCTest)
      if !processRunsSwiftTesting {
        // Any other error would be recorded as a failure of its own, without file and line.
        return XCTSkip(
          "a requirement was not met, see the failure above",
          file: failure.path,
          line: UInt(failure.line)
        )
      }
    #endif
    return RequirementNotMet(after: failure)
  }

  /// `swift test` runs each framework in a process of its own and names Swift Testing to the one
  /// that runs it; the children that run exit tests are told as well.
  private static let processRunsSwiftTesting: Bool = {
    let arguments = ProcessInfo.processInfo.arguments
    return zip(arguments, arguments.dropFirst()).contains {
      $0 == "--testing-library" && $1 == "swift-testing"
    }
  }()

  private static let processKeepsAttachments = ProcessInfo.processInfo.arguments.contains {
    $0.hasPrefix("--attachments-path") || $0.hasPrefix("--experimental-attachments-path")
  }

  /// Whether this process was started to run tests.
  ///
  /// Neither framework tells, and in a program both ignore failures in silence.
  private static let isRunningTests: Bool = {
    let process = ProcessInfo.processInfo
    let program = process.arguments.first ?? ""
    return processRunsSwiftTesting
      || [".xctest", ".xctest.exe", "/xctest", "swiftpm-testing-helper"].contains {
        program.hasSuffix($0)
      }
      || process.environment.keys.contains { $0.hasPrefix("XCTest") }
  }()

  #if canImport(Testing)
    /// An error whose description is the first line of a failure.
    ///
    /// It stands on the line that also names test, file and line, and first in the JUnit report. A
    /// comment would start one line below.
    private struct Summary: Error, CustomStringConvertible {
      let description: String
    }

    private static func recordInSwiftTesting(_ failure: ReportedFailure) {
      let details = failure.text.details
      Issue.record(
        Summary(description: failure.text.summary),
        details.isEmpty ? nil : Comment(rawValue: details.joined(separator: "\n")),
        sourceLocation: Testing.SourceLocation(
          fileID: failure.fileID,
          filePath: failure.filePath,
          line: failure.line,
          column: failure.column
        )
      )
    }
  #endif

  #if canImport(XCTest)
    private static func recordInXCTest(_ failure: ReportedFailure) {
      XCTFail(failure.text.description, file: failure.path, line: UInt(failure.line))
    }
  #endif
}
