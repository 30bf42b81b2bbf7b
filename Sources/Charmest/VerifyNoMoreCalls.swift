public import CharmestCore

/// Verifies that some mocks were called in no way that was not verified before.
///
/// ```swift
/// verify(cook.cookRamenCalls)
/// verifyNoMoreCalls(cook)
/// // cook: expected no further calls, but 1 of 2 calls was not verified: cook.wash()
/// ```
///
/// A call counts as verified when a verification has looked at it, also one that failed: what it
/// reported is not reported again.
///
/// - Parameters:
///   - mock: A mock.
///   - others: More mocks.
///   - fileID: The module and file of the verification. Leave it out, as the following three.
///   - file: The path of the file.
///   - line: The line of the verification.
///   - column: The column of the verification.
public func verifyNoMoreCalls(
  _ mock: any Mock,
  _ others: any Mock...,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  report(
    furtherCallsOf: [mock] + others,
    allowsVerified: true,
    verb: "verifyNoMoreCalls",
    at: SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
  )
}

/// Verifies that some mocks were not called at all.
///
/// ```swift
/// verifyNoCalls(cook)
/// // cook: expected no calls, but 1 call was made: cook.greet("Jon")
/// ```
///
/// - Parameters:
///   - mock: A mock.
///   - others: More mocks.
///   - fileID: The module and file of the verification. Leave it out, as the following three.
///   - file: The path of the file.
///   - line: The line of the verification.
///   - column: The column of the verification.
public func verifyNoCalls(
  _ mock: any Mock,
  _ others: any Mock...,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  report(
    furtherCallsOf: [mock] + others,
    allowsVerified: false,
    verb: "verifyNoCalls",
    at: SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
  )
}

private func report(
  furtherCallsOf mocks: [any Mock],
  allowsVerified: Bool,
  verb: String,
  at location: SourceLocation
) {
  let calls = FurtherCalls(of: mocks, allowsVerified: allowsVerified)
  guard !calls.areAsExpected else { return }
  // The source names the first mock only; with several, names of both kinds would be mixed.
  let name = mocks.count == 1 ? location.firstArgument(of: verb) : nil
  FailureReporter.report(at: location) { calls.text(about: name, scale: $0) }
}
