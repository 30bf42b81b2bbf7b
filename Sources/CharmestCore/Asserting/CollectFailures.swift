/// Catches the failures that a closure reports, instead of letting the test fail.
///
/// Use it to test your own matchers and verification helpers:
///
/// ```swift
/// let failures = collectFailures { assertThat(1, equalTo(2)) }
/// assertThat(failures.map(\.description), containsExactly("expected 2, but was 1"))
/// ```
///
/// It catches the failures of the closure itself and of the tasks that the closure starts. Failures
/// that come after the closure has returned go to the test framework. So do failures from a
/// detached task, a Dispatch queue or a thread. An unmet requirement ends the closure. Any other
/// error that the closure throws also ends it and becomes the last failure.
///
/// - Parameters:
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
///   - body: The code that is expected to fail.
/// - Returns: The failures in the order in which they were reported.
public func collectFailures(
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: () throws -> Void
) -> [ReportedFailure] {
  let collected = FailureReporter.FailureList([])
  FailureReporter.lists.withValue(FailureReporter.lists.get() + [collected]) {
    do { try body() } catch { report(error, at: SourceLocation(fileID, file, line, column)) }
  }
  return collected.withLock { exchange(&$0, with: nil) } ?? []
}

/// Catches the failures that an asynchronous closure reports, instead of letting the test fail.
///
/// ```swift
/// let failures = await collectFailures { assertThat(await store.count, equalTo(2)) }
/// ```
///
/// The closure runs on the caller's actor.
///
/// - Parameters:
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
///   - body: The code that is expected to fail.
/// - Returns: The failures in the order in which they were reported.
public func collectFailures(
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: @concurrent () async throws -> Void
) async -> [ReportedFailure] {
  let collected = FailureReporter.FailureList([])
  await FailureReporter.lists.withValue(FailureReporter.lists.get() + [collected]) {
    do { try await body() } catch { report(error, at: SourceLocation(fileID, file, line, column)) }
  }
  return collected.withLock { exchange(&$0, with: nil) } ?? []
}

private func report(_ error: any Error, at location: SourceLocation) {
  guard !(error is RequirementNotMet) else { return }
  FailureReporter.report(Explanation(.unexpected("error \(value: error)")), at: location)
}
