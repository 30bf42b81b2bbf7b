/// Hands each failure once to the place where failures go.
enum FailureReporter {
  /// Where failures go inside `collectFailures`.
  static var collected: Locked<[ReportedFailure]>? { collectedInTask.get() }
  // No `@TaskLocal`, here and elsewhere: each compiler process would load the macro.
  static let collectedInTask = TaskLocal<Locked<[ReportedFailure]>?>(wrappedValue: nil)

  /// The labels of the blocks around an assertion, the outermost one first.
  static let labelsInTask = TaskLocal<[String]>(wrappedValue: [])

  /// The labels of a block inside the current one.
  static func labels(and label: String) -> [String] {
    labelsInTask.get() + (label.isBlank ? [] : [label])
  }

  /// Reports what is wrong.
  ///
  /// - Parameters:
  ///   - explanation: What is wrong.
  ///   - subject: What it is about.
  ///   - location: Where the assertion was written.
  /// - Returns: The failure as it was reported.
  @discardableResult static func report(
    _ explanation: Explanation, about subject: Phrase = "", at location: SourceLocation
  ) -> ReportedFailure {
    explanation.whenReported?()
    let subject = labelled(subject)
    let scale = Layout.scaleOfThisRun
    let text = FailureText(explanation, about: subject, scale: scale)
    let collected = collected
    var failure = ReportedFailure(
      text: text, about: subject.shortName,
      collected == nil ? [] : explanation.each.map { ReportedFailure.Difference($0) },
      at: location)
    if let collected {
      collected.withLock { $0.append(failure) }
    } else {
      TestFramework.report(&failure) {
        FailureText(explanation, about: subject, scale: scale * Layout.scaleOfReports)
      }
    }
    return failure
  }

  /// Reports what was expected and what came instead, with further lines.
  static func report(
    expected: Phrase, but outcome: Phrase, details: [DetailLine] = [], about subject: Phrase,
    at location: SourceLocation
  ) {
    let explanation = Explanation(.reason(expected: expected, but: outcome), details: details)
    report(explanation, about: subject, at: location)
  }

  /// A subject behind the labels of the blocks around it.
  private static func labelled(_ subject: Phrase) -> Phrase {
    let labels = labelsInTask.get().joined(separator: ", ")
    return labels.isEmpty || subject.isEmpty ? "\(labels)\(subject)" : "\(labels): \(subject)"
  }

  /// Reports what is wrong with the value that a verb was given.
  ///
  /// - Parameters:
  ///   - explanation: What is wrong.
  ///   - verb: The function that the test called with the value.
  ///   - label: The test's name for the value; if it is blank, the source expression is used.
  ///   - location: Where the assertion was written.
  /// - Returns: The failure as it was reported.
  @discardableResult static func report(
    _ explanation: Explanation, from verb: VerbForm, label: String, at location: SourceLocation
  ) -> ReportedFailure {
    let subject =
      label.isBlank ? location.subject(of: verb, for: explanation) : Phrase(label)
    return report(explanation, about: subject, at: location)
  }

  /// Reports that a condition does not hold, and says how to see values that it compares.
  ///
  /// - Parameters:
  ///   - verb: The function that the test called with the condition.
  ///   - code: A call that shows the values.
  ///   - label: The test's name for the condition.
  ///   - location: Where the assertion was written.
  /// - Returns: The failure as it was reported.
  @discardableResult static func reportCondition(
    from verb: VerbForm, shownBy code: String, label: String, at location: SourceLocation
  ) -> ReportedFailure {
    var explanation = explainInequality(expected: true, actual: false)
    if location.callSource(of: verb)?.comparesValues == true {
      explanation.lastLines = [
        DetailLine(.item, "to see the values", "write \(code)")
      ]
    }
    return report(explanation, from: verb, label: label, at: location)
  }
}

extension SourceLocation {
  /// The words of the call at this location, if the call is certainly one of the verb.
  func callSource(of verb: VerbForm) -> CallSource? {
    guard namesOneFile else { return nil }
    return CallSource(of: verb, inFile: filePath.description, line: line, column: column)
  }

  fileprivate func subject(of verb: VerbForm, for explanation: Explanation) -> Phrase {
    guard let subject = callSource(of: verb)?.subjects.first else { return "" }
    let chain = PostfixChain(subject)
    if let call = chain?.call { return Phrase(CallPhrase(source: call.name, call.arguments)) }
    // `a ?? b.name` would look like the name of `b`.
    let hasPath = explanation.located.contains { !$0.path.isRoot }
    let short = subject.shortenedSubject
    return Phrase(hasPath && chain == nil ? "(\(short))" : short)
  }
}

extension String {
  /// A subject with `...` in place of its middle, if it is very long.
  var shortenedSubject: String { withoutMiddle(keeping: Layout.subject) }
}
