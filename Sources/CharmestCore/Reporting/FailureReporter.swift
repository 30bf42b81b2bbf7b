/// Where failures go: to the test framework, or into the list of `collectFailures`.
enum FailureReporter {
  static var collected: Locked<[ReportedFailure]>? { collectedInTask.get() }
  // No `@TaskLocal`, here and elsewhere: each compiler process would load the macro.
  static let collectedInTask = TaskLocal<Locked<[ReportedFailure]>?>(wrappedValue: nil)

  /// The labels of the blocks around the current code.
  static let labelsInTask = TaskLocal<[String]>(wrappedValue: [])

  static func labels(and label: String) -> [String] {
    labelsInTask.get() + (label.isBlank ? [] : [label])
  }

  @discardableResult static func report(
    _ explanation: Explanation, about subject: Subject = Subject(""), at location: SourceLocation
  ) -> ReportedFailure {
    let subject = subject.labelled(labelsInTask.get())
    let collected = collected
    var failure = ReportedFailure(
      text: FailureText(explanation, about: subject), about: subject.text,
      collected == nil ? nil : explanation, at: location)
    if let collected {
      collected.withLock { $0.append(failure) }
    } else {
      TestFramework.report(&failure)
    }
    return failure
  }

  @discardableResult static func report(
    expected: Phrase, but outcome: Phrase, about subject: Subject, at location: SourceLocation
  ) -> ReportedFailure {
    report(
      Explanation(.reason(expected: expected, but: outcome)), about: subject, at: location)
  }

  /// Reports what a verb found; without a label, the subject is read from the source of its call.
  @discardableResult static func report(
    _ explanation: Explanation, from verb: String, label: String, at location: SourceLocation
  ) -> ReportedFailure {
    let subject = label.isBlank ? location.words(of: verb)?.subject : label
    return report(explanation, about: Subject(subject ?? ""), at: location)
  }
}

extension SourceLocation {
  /// The words of the call of a verb at this place.
  func words(of verb: String) -> CallSource? {
    namesOneFile ? CallSource(of: verb, in: filePath, line, column) : nil
  }
}

extension CallSource {
  /// What the call is about: the expression in its closure, or its first argument.
  fileprivate var subject: String? { hasClosure ? closure : arguments.first }
}
