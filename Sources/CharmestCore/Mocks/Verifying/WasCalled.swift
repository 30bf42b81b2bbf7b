/// Matches a mocked method that was called with arguments that matchers match.
///
/// ```swift
/// assertThat(cook.cookRamenCalls, wasCalled(.once, with: 2, anything(), anything()))
/// assertThat(cook.washCalls, not(wasCalled()))
/// ```
///
/// It judges as `verify` does, and composes like any matcher. It also marks calls as verified like
/// `verify`: the calls that match if it matches, and the calls that it shows if the assertion fails
/// because of it. `explain` marks nothing, nor does a composite under `not`.
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
  func description(_ limits: TextLimits) -> String {
    "\(count)" + (expected.map { " with (\($0.text(limits)))" } ?? "")
  }
  return Matcher(
    describedBy: description,
    negatedBy: Negation(
      Opposite<MockMethod<repeat each Argument, Result, Failure>> {
        wasNotCalled(count, expected, description)
      }),
    decidedBy: .matchingParts
  ) { method, parts in
    let verification = Verification(
      of: method, count, calledWith: expected, effects: parts.effects)
    guard verification.verdict != .met else {
      parts.effects.perform(verification.marks.set)
      return .match(because: verification.times { method.name })
    }
    parts.ifReported(verification.marks.set)
    parts.remember(undecidedOf: verification)
    return .mismatch { verification.explained.failure.mismatch }
  }
}

/// The opposite of `wasCalled`, which marks calls by the same rule.
private func wasNotCalled<each Argument, Result, Failure: Error>(
  _ count: CallCount, _ expected: ExpectedArguments<repeat each Argument>?,
  _ original: @escaping Rendering
) -> Matcher<MockMethod<repeat each Argument, Result, Failure>> {
  let negation = Negation("at least 1 call", "no calls")
  return Matcher(
    describedBy: { limits in negation.description(of: { original(limits) }, limits) },
    negatedBy: Negation(
      Opposite<MockMethod<repeat each Argument, Result, Failure>> { wasCalled(count, expected) })
  ) { method, parts in
    let verification = Verification(of: method, count, calledWith: expected, effects: .never)
    switch verification.verdict {
    case .missed:
      parts.effects.perform(verification.marksOfOpposite.set)
      return .match
    case .met:
      parts.ifReported(verification.marksOfOpposite.set)
      return .mismatch(but: verification.times { method.name })
    case .undecided:
      parts.ifReported(verification.marksOfOpposite.set)
      parts.remember(undecidedOf: verification)
      return .match
    }
  }
}

extension Verification {
  /// How often the method was called, with the only call.
  fileprivate func times(of name: @escaping () -> MethodName) -> Rendering {
    { [matched] limits in
      "was called \(CharmestCore.times(matched.count))"
        + (matched.count == 1 ? ": \(matched[0].text(under: name(), limits))" : "")
    }
  }
}

extension Parts {
  /// Remembers the first call that could not be judged, if the verdict depends on it.
  fileprivate mutating func remember<each Argument>(
    undecidedOf verification: Verification<repeat each Argument>
  ) {
    guard verification.verdict == .undecided,
      let (index, mismatch) = verification.failure?.undecided
    else { return }
    remember(mismatch, .words("call \(index + 1)"))
  }
}
