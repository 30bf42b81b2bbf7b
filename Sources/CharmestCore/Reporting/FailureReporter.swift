/// Where failures go: to the test framework, or into the list of `collectFailures`.
enum FailureReporter {
  /// The failures of a `collectFailures`; nil when its closure has returned.
  typealias FailureList = Locked<[ReportedFailure]?>

  /// Whether failures are collected; if not, the test framework gets them.
  static var isCollecting: Bool { lists.get().contains { $0.withLock { $0 != nil } } }
  // No `@TaskLocal`, here and elsewhere, because each compiler process would load the macro.
  /// The lists of all `collectFailures` around the current code, the innermost last.
  static let lists = TaskLocal<[FailureList]>(wrappedValue: [])

  /// The labels of the blocks around the current code.
  static let labelsInTask = TaskLocal<[String]>(wrappedValue: [])

  static func labels(and label: String) -> [String] { labelsInTask.get() + [label] }

  @discardableResult static func report(
    _ explanation: Explanation, about subject: Subject = Subject(""), at location: SourceLocation,
    isOfCall: Bool = false
  ) -> ReportedFailure {
    let subject = subject.labelled(labelsInTask.get().filter { !$0.isBlank })
    var failure = ReportedFailure(explanation, about: subject, at: location)
    failure.isOfCall = isOfCall
    deliver(&failure)
    return failure
  }

  static func deliver(_ failure: inout ReportedFailure) {
    // A list may be closed at any moment, and then the next one takes the failure.
    for list in lists.get().reversed() {
      if list.withLock({ $0?.append(failure) }) != nil { return }
    }
    TestFramework.report(&failure)
  }
}
