extension FailureReporter {
  /// Judges for a text, which must have no effects: nothing is captured, and the failures of a
  /// user's closure are not reported.
  static func dropping<Result>(_ judge: (inout Judging) -> Result) -> Result {
    lists.withValue(lists.get() + [FailureList([])]) {
      var judging = Judging()
      return judge(&judging)
    }
  }

  /// Reports that a value does not match.
  ///
  /// - Parameters:
  ///   - mismatch: The mismatch.
  ///   - subject: The subject of the text.
  ///   - location: The place of the failure.
  ///   - isOfCall: Whether a call of the code under test is wrong, which no further try changes.
  /// - Returns: The failure; nil if a failure inside has told it already.
  @discardableResult static func report(
    _ mismatch: Mismatch, about subject: @autoclosure () -> Subject, at location: SourceLocation,
    isOfCall: Bool = false
  ) -> ReportedFailure? {
    if let doubt = mismatch.doubt { OpenJudgement.tell(doubt) }
    if mismatch.wasReported { return nil }
    return report(mismatch.explanation, about: subject(), at: location, isOfCall: isOfCall)
  }

  /// The same for a verb; without a label, the subject is read from the source of its call.
  @discardableResult static func report(
    _ mismatch: Mismatch, from verb: String, label: String, at location: SourceLocation
  ) -> ReportedFailure? {
    let subject = label.isBlank ? location.words(of: verb)?.subject : label
    return report(mismatch, about: Subject(subject ?? ""), at: location)
  }
}

extension Mismatch {
  /// Whether a failure has told already why the test ends here: a requirement, or a strict mock.
  var wasReported: Bool {
    guard let error = doubt?.error else { return false }
    let isReportedFault = (error as? any FaultOfTest)?.isReported ?? false
    return isReportedFault || TestFramework.endOfTest(error).isRequirement
  }

  /// Whether the test is to be skipped.
  var isSkip: Bool { doubt?.error.map { TestFramework.endOfTest($0).isSkip } ?? false }

  /// The error of a skip or of a requirement, which a verb that throws passes on.
  var errorThatEndsTheTest: (any Error)? {
    guard let error = doubt?.error else { return nil }
    let end = TestFramework.endOfTest(error)
    return end.isRequirement || end.isSkip ? error : nil
  }
}
