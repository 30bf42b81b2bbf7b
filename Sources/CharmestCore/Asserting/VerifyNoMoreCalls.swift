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
///   - ignored: Methods of these mocks whose calls do not matter, such as `cook.logCalls`.
///   - fileID: The module and file of the verification. Leave it out, as the following three.
///   - file: The path of the file.
///   - line: The line of the verification.
///   - column: The column of the verification.
public func verifyNoMoreCalls(
  _ mock: any Mock,
  _ others: any Mock...,
  ignoring ignored: any MockMember...,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  report(
    furtherCallsOf: [mock] + others,
    ignoring: ignored,
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
///   - ignored: Methods of these mocks whose calls do not matter, such as `cook.logCalls`.
///   - fileID: The module and file of the verification. Leave it out, as the following three.
///   - file: The path of the file.
///   - line: The line of the verification.
///   - column: The column of the verification.
public func verifyNoCalls(
  _ mock: any Mock,
  _ others: any Mock...,
  ignoring ignored: any MockMember...,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  report(
    furtherCallsOf: [mock] + others,
    ignoring: ignored,
    allowsVerified: false,
    verb: "verifyNoCalls",
    at: SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
  )
}

private func report(
  furtherCallsOf mocks: [any Mock],
  ignoring ignored: [any MockMember],
  allowsVerified: Bool,
  verb: String,
  at location: SourceLocation
) {
  let calls = FurtherCalls(of: mocks, ignoring: ignored, allowsVerified: allowsVerified) {
    let names = location.callSource(of: verb)?.subjects.map(\.shortenedSubject)
    return names?.count == mocks.count ? names : nil
  }
  guard !calls.areAsExpected else { return }
  FailureReporter.report(at: location) { calls.text(scale: $0) }
}
