import CharmestCore

/// Hands each failure to whoever is to hear of it, once.
enum FailureReporter {
  /// Where failures go inside ``collectFailures(_:)-(()->Void)``.
  @TaskLocal static var collected: Locked<[Failure]>?

  @discardableResult
  static func report(_ text: FailureText, at location: SourceLocation) -> Failure {
    let failure = Failure(text: text, at: location)
    if let collected {
      collected.withLock { $0.append(failure) }
    } else {
      TestFramework.record(failure)
    }
    return failure
  }

  @discardableResult
  static func report(
    _ explanation: Explanation,
    label: String,
    at location: SourceLocation
  ) -> Failure {
    report(FailureText(explanation, about: label), at: location)
  }
}

/// Catches the failures that a closure reports, instead of letting the test fail.
///
/// Use it to test your own matchers and verification helpers:
///
/// ```swift
/// let failures = collectFailures { assertThat(1, equalTo(2)) }
/// assertThat(failures.map(\.description), contains("expected 2, but was 1"))
/// ```
///
/// Catches what is reported in the closure itself and in the tasks it starts as its children.
/// Failures from a detached task, a Dispatch queue or a thread still go to the test framework. A
/// ``requireThat(_:_:_:fileID:file:line:column:)-(Value,_,_,_,_,_,_)`` that fails ends the closure.
///
/// - Parameter body: The code that is expected to fail.
/// - Returns: The failures in the order in which they were reported.
/// - Throws: Whatever the closure throws.
public func collectFailures(_ body: () throws -> Void) rethrows -> [Failure] {
  let collected = Locked<[Failure]>([])
  do {
    try FailureReporter.$collected.withValue(collected, operation: body)
  } catch is RequirementNotMet {
  }
  return collected.withLock { $0 }
}

/// Catches the failures that an asynchronous closure reports, instead of letting the test fail.
///
/// ```swift
/// let failures = await collectFailures { assertThat(await store.count, equalTo(2)) }
/// ```
///
/// - Parameter body: The code that is expected to fail.
/// - Returns: The failures in the order in which they were reported.
/// - Throws: Whatever the closure throws.
public func collectFailures(_ body: () async throws -> Void) async rethrows -> [Failure] {
  let collected = Locked<[Failure]>([])
  do {
    try await FailureReporter.$collected.withValue(collected, operation: body)
  } catch is RequirementNotMet {
  }
  return collected.withLock { $0 }
}
