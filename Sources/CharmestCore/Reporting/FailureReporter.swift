/// Hands each failure to whoever is to hear of it, once.
enum FailureReporter {
  /// Where failures go inside `collectFailures`.
  @TaskLocal static var collected: Locked<[ReportedFailure]>?

  /// Reports a failure whose text can be made longer on request.
  ///
  /// - Parameters:
  ///   - location: Where the assertion was written.
  ///   - text: The text, so many times as long as usual.
  /// - Returns: The failure as it was reported.
  @discardableResult
  static func report(
    at location: SourceLocation,
    text: (_ scale: Int) -> FailureText
  ) -> ReportedFailure {
    let scale = FailureText.scaleOfThisRun
    let failure = ReportedFailure(text: text(scale), at: location)
    if let collected {
      collected.withLock { $0.append(failure) }
    } else {
      TestFramework.report(failure) { text(scale * 1_000) }
    }
    return failure
  }

  /// Reports what is wrong with the value that a verb was given.
  ///
  /// - Parameters:
  ///   - explanation: What is wrong.
  ///   - verb: The name of the function that the test called with the value.
  ///   - position: Where the call has the value.
  ///   - label: What the test calls the value; if nothing, the words of the source are taken.
  ///   - location: Where the assertion was written.
  /// - Returns: The failure as it was reported.
  @discardableResult
  static func report(
    _ explanation: Explanation,
    from verb: String?,
    in position: SourcePosition = .firstArgument,
    label: String,
    at location: SourceLocation
  ) -> ReportedFailure {
    let subject =
      label.isEmpty
      ? verb.map { location.subject(of: $0, in: position, for: explanation) } ?? "" : label
    return report(at: location) { FailureText(explanation, about: subject, scale: $0) }
  }
}

/// Where a call has the value it is about.
enum SourcePosition {
  case firstArgument
  case trailingClosure
}

extension SourceLocation {
  /// The source text of the first argument of a verb, if it can be told for certain.
  func firstArgument(of verb: String) -> String? {
    arguments(of: verb, most: 1).first
  }

  /// The source texts of the arguments of a verb, up to the first that is labelled or uncertain.
  func arguments(of verb: String, most: Int) -> [String] {
    guard namesOneFile else { return [] }
    return SourceSubject.arguments(
      inFile: filePath.description,
      verbs: [verb],
      line: Int(clamping: line),
      column: Int(clamping: column),
      most: most
    )
  }

  /// The source text of the one expression in the trailing closure of a verb, if there is one.
  private func trailingClosure(of verb: String) -> String? {
    guard namesOneFile else { return nil }
    return SourceSubject.trailingClosure(
      inFile: filePath.description,
      verbs: [verb],
      line: Int(clamping: line),
      column: Int(clamping: column)
    )
  }

  fileprivate func subject(
    of verb: String,
    in position: SourcePosition,
    for explanation: Explanation
  ) -> String {
    let expression =
      switch position {
      case .firstArgument: firstArgument(of: verb)
      case .trailingClosure: trailingClosure(of: verb)
      }
    guard let argument = expression else { return "" }
    // `a ?? b.name` would be the name of b.
    let isCompound = argument.contains(" ") && !argument.hasSuffix(")")
    let hasPath = explanation.located.contains { !$0.path.isRoot }
    return isCompound && hasPath ? "(\(argument))" : argument
  }
}
