import CharmestCore

/// Hands each failure to whoever is to hear of it, once.
enum FailureReporter {
  /// Where failures go inside `collectFailures`.
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
