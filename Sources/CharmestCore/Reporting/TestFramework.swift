/// The framework that runs the tests of this process.
package enum TestFramework {
  /// The function of the current test, as `#function` names it, if it is known.
  static var currentFunction: String? { adapter?.currentTest()?.function }

  /// The current test and the place of its declaration: `trap() at AppTests/PotTests.swift:19`.
  package static var currentTest: String? {
    adapter?.currentTest().map { "\($0.function) at \($0.fileID):\($0.line)" }
  }

  static func report(_ failure: inout ReportedFailure) {
    guard let adapter else {
      printToStandardError(failure.plain)
      return MissingAdapter.endProcessIfItRunsTests()
    }
    failure.isKnown = adapter.record(failure.plain)
    if let test = currentTest { Warnings.testFailed(test) }
  }

  static func errorThatEndsTheTest(after failure: ReportedFailure) -> any Error {
    guard !FailureReporter.isCollecting, let adapter else {
      return RequirementNotMet(description: failure.text.summary)
    }
    return adapter.errorThatEndsTheTest(failure.plain, failure.isKnown)
  }

  /// Whether an error comes from a requirement of the test that failed, and was reported; and
  /// whether a test throws it so that the framework skips it.
  static func endOfTest(_ error: any Error) -> (isRequirement: Bool, isSkip: Bool) {
    if error is RequirementNotMet { return (isRequirement: true, isSkip: false) }
    return adapter?.endOfTest(error) ?? (isRequirement: false, isSkip: false)
  }

  /// Prints a failure as a compiler prints an error.
  package static func printToStandardError(_ failure: PlainFailure) {
    let text = ([failure.summary] + failure.details).joined(separator: "\n")
    Warnings.print("\(failure.path):\(failure.line): error: \(text)")
  }
}

/// Ends a test if no framework offers a better way.
package struct RequirementNotMet: Error, CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }
}
