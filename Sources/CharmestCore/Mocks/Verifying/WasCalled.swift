/// Matches a mocked method that was called with arguments that matchers match.
///
/// ```swift
/// assertThat(cook.cookRamenCalls, wasCalled(.once, with: 2, anything(), anything()))
/// assertThat(cook.washCalls, not(wasCalled()))
/// ```
///
/// It judges as `verify` does, and composes like any matcher. If an assertion passes or reports the
/// calls, they count as verified; under `not` and in `explain`, they do not.
///
/// - Parameters:
///   - count: How many such calls are expected; at least one by default.
///   - matchers: What is expected of each argument, in the order of the parameters.
/// - Returns: The matcher. Takes O(*n*) for *n* calls.
@_disfavoredOverload public func wasCalled<each Argument, Result, Failure: Error>(
  _ count: CallCount = .atLeastOnce, with matchers: repeat Matcher<each Argument>
) -> Matcher<MockMethod<repeat each Argument, Result, Failure>> {
  wasCalled(count, ExpectedArguments(repeat each matchers))
}

/// Matches a mocked method that was called with these arguments.
///
/// ```swift
/// assertThat(cook.cookRamenCalls, wasCalled(with: 2, .miso, ["wakame", "tamago"]))
/// ```
///
/// - Parameters:
///   - count: How many such calls are expected; at least one by default.
///   - arguments: The arguments, in the order of the parameters.
/// - Returns: The matcher.
public func wasCalled<each Argument: Equatable, Result, Failure: Error>(
  _ count: CallCount = .atLeastOnce, with arguments: repeat each Argument
) -> Matcher<MockMethod<repeat each Argument, Result, Failure>> {
  wasCalled(count, ExpectedArguments(repeat equalTo(each arguments)))
}

/// Matches a mocked method by how often it was called, whatever the arguments.
///
/// ```swift
/// assertThat(cook.washCalls, wasCalled(.never))
/// ```
///
/// - Parameter count: How many calls are expected; at least one by default.
/// - Returns: The matcher.
public func wasCalled<each Argument, Result, Failure: Error>(_ count: CallCount = .atLeastOnce)
  -> Matcher<MockMethod<repeat each Argument, Result, Failure>>
{ wasCalled(count, nil) }

private func wasCalled<each Argument, Result, Failure: Error>(
  _ count: CallCount, _ expected: ExpectedArguments<repeat each Argument>?
) -> Matcher<MockMethod<repeat each Argument, Result, Failure>> {
  Matcher(
    describedBy: { limits in "\(count)" + (expected.map { " with (\($0.text(limits)))" } ?? "") },
    negatedBy: Negation("at least 1 call", "no calls"), decidedBy: .matchingParts
  ) { method, parts in
    let verification = Verification(
      of: method, count, calledWith: expected, effects: parts.effects)
    guard let failure = verification.failure else {
      parts.effects.perform(verification.mark)
      let calls = verification.matched
      return .match { limits in
        "was called \(times(calls.count))"
          + (calls.count == 1 ? ": \(calls[0].text(under: method.name, limits))" : "")
      }
    }
    let marks = if case .never = parts.effects { false } else { true }
    // Explanations are made only for a report.
    func reported(_ explanation: Explanation) -> Explanation {
      if marks { verification.mark() }
      return explanation
    }
    if let (index, mismatch) = failure.undecided {
      parts.remember(mismatch.explained(reported), .words("call \(index + 1)"))
    }
    return .mismatch { reported(failure.mismatch) }
  }
}
