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
/// - Returns: The matcher.
/// - Complexity: O(*n*), where *n* is the number of calls of the method.
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
/// - Complexity: O(*n*), where *n* is the number of calls of the method.
public func wasCalled<each Argument: Equatable, Result, Failure: Error>(
  _ count: CallCount = .atLeastOnce, with arguments: repeat each Argument
) -> Matcher<MockMethod<repeat each Argument, Result, Failure>> {
  wasCalled(count, ExpectedArguments(repeat equalTo(each arguments)))
}

/// Matches a mocked method that was called with an optional whose value a matcher matches.
///
/// ```swift
/// assertThat(screen.showCalls, wasCalled(with: hasPrefix("Jon")))
/// ```
///
/// A call with `nil` does not match a matcher for the wrapped value, not even `not("Jon")`.
///
/// - Parameters:
///   - count: How many such calls are expected; at least one by default.
///   - matcher: What is expected of the wrapped value; where it is nil, there must be none.
/// - Returns: The matcher.
/// - Complexity: O(*n*), where *n* is the number of calls of the method.
@_disfavoredOverload public func wasCalled<Wrapped, Result, Failure: Error>(
  _ count: CallCount = .atLeastOnce, with matcher: Matcher<Wrapped>?
) -> Matcher<MockMethod<Wrapped?, Result, Failure>> {
  wasCalled(count, ExpectedArguments(presentOrNil(matcher)))
}

/// Matches a mocked method that was called with `nil`, whatever the type of its parameter.
///
/// ```swift
/// assertThat(screen.showCalls, wasCalled(with: nil))
/// ```
///
/// - Parameters:
///   - count: How many such calls are expected; at least one by default.
///   - none: The literal `nil`.
/// - Returns: The matcher.
/// - Complexity: O(*n*), where *n* is the number of calls of the method.
public func wasCalled<Wrapped, Result, Failure: Error>(
  _ count: CallCount = .atLeastOnce, with none: _OptionalNilComparisonType
) -> Matcher<MockMethod<Wrapped?, Result, Failure>> {
  wasCalled(count, ExpectedArguments(nilValue()))
}

/// Matches a mocked method by how often it was called, whatever the arguments.
///
/// ```swift
/// assertThat(cook.washCalls, wasCalled(.never))
/// ```
///
/// - Parameter count: How many calls are expected; at least one by default.
/// - Returns: The matcher.
/// - Complexity: O(*n*), where *n* is the number of calls of the method.
public func wasCalled<each Argument, Result, Failure: Error>(_ count: CallCount = .atLeastOnce)
  -> Matcher<MockMethod<repeat each Argument, Result, Failure>>
{ wasCalled(count, nil) }

private func wasCalled<each Argument, Result, Failure: Error>(
  _ count: CallCount, _ expected: ExpectedArguments<repeat each Argument>?
) -> Matcher<MockMethod<repeat each Argument, Result, Failure>> {
  Matcher(
    describedBy: { sense in
      let arguments: Phrase = expected.map { " with (\($0.phrase))" } ?? ""
      let isNone = sense.isOpposite && count == .atLeastOnce
      return isNone ? "no calls\(arguments)" : "\(sense.not)\("\(count)")\(arguments)"
    },
    decidedBy: .matchingParts
  ) { method, judging in
    let isOpposite = judging.context.sense.isOpposite
    let verification = Verification(
      of: method, count, calledWith: expected, effects: isOpposite ? .never : judging.ownEffects)
    let marks = verification.marks(ofOpposite: isOpposite)
    let isPassed = (verification.verdict == .met) != isOpposite
    if isPassed, verification.verdict != .undecided {
      judging.ownEffects.perform(marks.set)
    } else {
      judging.ifReported(marks.set)
    }
    if verification.verdict == .met {
      return judging.match(because: verification.times(of: method.name))
    }
    judging.remember(undecidedOf: verification)
    return .mismatch { verification.explained().mismatch }
  }
}

extension Verification {
  /// How often the method was called, with the only call.
  fileprivate func times(of name: MethodName) -> Phrase {
    let matched = matched
    guard matched.count == 1 else { return "was called \(CharmestCore.times(matched.count))" }
    return "was called once: \(matched[0].phrase(of: name))"
  }
}

extension Judging {
  /// Remembers the first call that could not be judged, if the verdict depends on it.
  fileprivate mutating func remember<each Argument>(
    undecidedOf verification: Verification<repeat each Argument>
  ) {
    guard verification.verdict == .undecided,
      let (index, mismatch) = verification.calls.firstUndecided
    else { return }
    note(mismatch, at: .words("call \(index + 1)"))
  }
}
