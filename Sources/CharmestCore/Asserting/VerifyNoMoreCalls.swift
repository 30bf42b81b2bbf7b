/// Verifies that all calls of the given mocks have already been verified.
///
/// ```swift
/// verify(cook.cookRamenCalls)
/// verifyNoMoreCalls(cook)
/// // cook: expected no further calls, but 1 of 2 calls was not verified: cook.wash()
/// ```
///
/// A passing verification marks the matching calls as verified. For an order, these are the calls
/// that fill its steps. A failing verification marks all calls of its method, so that one mistake
/// is not reported twice. A failing `verifyNoMoreCalls` does the same.
///
/// - Parameters:
///   - mock: A mock.
///   - others: More mocks.
///   - ignored: Methods of these mocks whose calls do not matter, such as `cook.logCalls`.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the verification.
///   - column: The column of the verification.
/// - Complexity: O(*n* log *n*), where *n* is the number of calls of the mocks.
public func verifyNoMoreCalls(
  _ mock: any Mock, _ others: any Mock..., ignoring ignored: any MockMember...,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) { report([mock] + others, ignored, allowsVerified: true, .init(fileID, file, line, column)) }

/// Verifies that the given mocks were not called at all.
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
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the verification.
///   - column: The column of the verification.
/// - Complexity: O(*n* log *n*), where *n* is the number of calls of the mocks.
public func verifyNoCalls(
  _ mock: any Mock, _ others: any Mock..., ignoring ignored: any MockMember...,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) { report([mock] + others, ignored, allowsVerified: false, .init(fileID, file, line, column)) }

private func report(
  _ mocks: [any Mock], _ ignored: [any MockMember], allowsVerified: Bool, _ location: SourceLocation
) {
  let mocks = location.mocksWithMethods(mocks)
  let calls = UnverifiedCalls(of: mocks, ignoring: ignored, allowsVerified: allowsVerified)
  guard !calls.areAsExpected else { return }
  calls.mark()
  let verb = allowsVerified ? "verifyNoMoreCalls" : "verifyNoCalls"
  location.report(calls.explanation, of: mocks, from: verb)
}

extension SourceLocation {
  /// The mocks that have methods; reports the mocks that have none.
  func mocksWithMethods(_ mocks: [any Mock]) -> [any Mock] {
    mocks.filter { !$0.members(reportingNoneAt: self).isEmpty }
  }

  /// Reports what is wrong with mocks, by their names in the test.
  func report(
    _ explain: (_ names: [String]) -> Explanation, of mocks: [any Mock], from verb: String
  ) {
    let words = words(of: verb)?.arguments ?? []
    let names = words.count == mocks.count ? words : mocks.map { typeName(type(of: $0)) }
    let subject = Subject(joined(names))
    FailureReporter.report(explain(names), about: subject, at: self)
  }
}
