internal import Foundation

/// What the module `Charmest` adds to this module, because it knows XCTest and Swift Testing.
package protocol TestFrameworkAdapter {
  /// Reports a failure to the test framework that runs the current test.
  ///
  /// - Parameter failure: The failure.
  /// - Returns: Whether the framework treats it as a known issue.
  static func record(_ failure: ReportedFailure) -> Bool
  /// Attaches a longer text to the failure, if the test run keeps attachments.
  static func attachIfAsked(_ text: () -> FailureText, of failure: ReportedFailure)
  /// The error that ends a test without adding a second failure.
  static func errorThatEndsTheTest(after failure: ReportedFailure) -> any Error
  /// The function of the current test, as `#function` names it, if it is known.
  static var currentTestFunction: String? { get }
}

/// Finds the adapter to the test framework at run time.
package enum TestFramework {
  /// The adapter, if the program links `Charmest`, which makes this type conform to the protocol.
  private static var adapter: (any TestFrameworkAdapter.Type)? {
    Self.self as Any as? any TestFrameworkAdapter.Type
  }

  /// The function of the current test, as `#function` names it, if it is known.
  static var currentFunction: String? { adapter?.currentTestFunction }

  static func report(_ failure: inout ReportedFailure, longer text: () -> FailureText) {
    guard let adapter else { return failure.printToStandardError() }
    failure.isKnown = adapter.record(failure)
    adapter.attachIfAsked(text, of: failure)
  }

  static func errorThatEndsTheTest(after failure: ReportedFailure) -> any Error {
    guard FailureReporter.collected == nil, let adapter else {
      return RequirementNotMet(after: failure)
    }
    return adapter.errorThatEndsTheTest(after: failure)
  }
}

extension ReportedFailure {
  /// Prints the failure as a compiler prints an error.
  package func printToStandardError() {
    let text = "\(filePath):\(line): error: \(text)\n"
    FileHandle.standardError.write(Data(text.utf8))
  }
}

/// Ends a test where no framework offers a better way.
package struct RequirementNotMet: Error, CustomStringConvertible {
  package let description: String

  package init(after failure: ReportedFailure) { description = failure.text.summary }
}
