/// An expected call, as one step of an order.
///
/// Make it with `called(with:)` or `called()` of a ``MockMethod`` inside `verifyInOrder` or
/// `verifySequence`. These look at the calls when they judge.
public struct ExpectedCall {
  let method: any MockMember
  let name: MethodName
  /// The name in texts: the test's words if no one knows the name; read when it is needed.
  let shownName: () -> MethodName
  /// What is expected of each argument; nil if any arguments will do.
  let arguments: [Rendering]?
  /// The test's name for the mock, or the name of its type; read from the source when it is needed.
  let mockName: () -> String
  /// Gives the calls that match, in their order, and marks them as verified.
  let judge: () -> Judgement

  func text(_ limits: TextLimits) -> String { shownName().text(of: arguments)(limits) }

  /// A call that does not match, and what differs in it.
  typealias Candidate = (call: RecordedCall, differences: Rendering)

  /// The judgement of the step.
  struct Judgement {
    /// The calls that match.
    let matches: [RecordedCall]
    /// Looks for the call that is nearest among those that do not match, by their numbers.
    ///
    /// It judges these calls once more, so that a step keeps nothing of them until it fails.
    let nearest: (_ isCandidate: (UInt64) -> Bool) -> Candidate?
    /// Calls that could not be judged, and why, with a text for the first; nil if all could.
    let undecided: (calls: [RecordedCall], cause: (_ call: String, _ limits: TextLimits) -> String)?
  }
}

extension MockMethod {
  /// A call with arguments that matchers match, as one step of an order.
  ///
  /// ```swift
  /// verifyInOrder {
  ///   cook.greetCalls.called(with: hasPrefix("J"))
  ///   cook.washCalls.called()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - matchers: What is expected of each argument.
  ///   - file: Defaults to the call site, like the next two. If the step fails, the name of the
  ///     mock is read there.
  ///   - line: The line of the step.
  ///   - column: The column of the step.
  /// - Returns: The step.
  @_disfavoredOverload public func called(
    with matchers: repeat Matcher<each Argument>, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> ExpectedCall { step(ExpectedArguments(repeat each matchers), file, line, column) }

  /// A call with any arguments, as one step of an order.
  ///
  /// - Parameters:
  ///   - file: Defaults to the call site, like the next two.
  ///   - line: The line of the step.
  ///   - column: The column of the step.
  /// - Returns: The step.
  @_disfavoredOverload  // Else ambiguous for a method without parameters.
  public func called(file: StaticString = #filePath, line: UInt = #line, column: UInt = #column)
    -> ExpectedCall
  { step(nil, file, line, column) }

  /// A call with these arguments, as one step of an order.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - file: Defaults to the call site, like the next two.
  ///   - line: The line of the step.
  ///   - column: The column of the step.
  /// - Returns: The step.
  public func called(
    with arguments: repeat each Argument, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ExpectedCall where repeat each Argument: Equatable {
    step(ExpectedArguments(repeat equalTo(each arguments)), file, line, column)
  }

  private func step(
    _ expected: ExpectedArguments<repeat each Argument>?, _ file: StaticString, _ line: UInt,
    _ column: UInt
  ) -> ExpectedCall {
    let words: () -> CallSource? = {
      CallSource(of: "called", inFile: file.description, line: line, column: column)
    }
    let isNamed = knownName != nil
    let name = name
    return ExpectedCall(
      method: self, name: name,
      shownName: {
        let record = isNamed ? nil : words()?.methodName
        return record.map { MethodName(ofRecord: $0) } ?? name
      }, arguments: expected?.renderings,
      mockName: { words()?.mockName ?? self.mockName },
      judge: {
        let verification = Verification(of: self, .atLeastOnce, calledWith: expected)
        self.log.markAsVerified(verification.matched.map { $0.record })
        return ExpectedCall.Judgement(
          matches: verification.matched.map { RecordedCall($0, of: self, named: name) },
          nearest: { self.nearest(to: expected, where: $0) },
          undecided: verification.undecided.map { undecided in
            let calls = undecided.calls.map { RecordedCall($0, of: self, named: name) }
            return (calls, undecided.cause)
          })
      })
  }

  private func nearest(
    to expected: ExpectedArguments<repeat each Argument>?, where isCandidate: (UInt64) -> Bool
  ) -> ExpectedCall.Candidate? {
    guard let expected else { return nil }
    let calls = log.records
    var candidates = CandidateCalls(reading: log.readings)
    for (index, call) in calls.enumerated()
    where call.retainsArguments && isCandidate(call.number) {
      _ = candidates.judge(index, call, expected, .never)
    }
    return candidates.nearest.map { nearest in
      (
        RecordedCall(self.calls([calls[nearest.index]])[0], of: self, named: name),
        ArgumentDifferences(of: nearest.mismatches, in: name).text
      )
    }
  }
}
