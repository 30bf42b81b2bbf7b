/// Matches a mocked method that was called with arguments that matchers match.
///
/// ```swift
/// assertThat(cook.cookRamenCalls, wasCalled(.once, with: 2, anything(), anything()))
/// assertThat(cook.washCalls, not(wasCalled()))
/// ```
///
/// It judges as `verify` does, and composes like any matcher. If the assertion passes, the matching
/// calls are then marked as verified. If it fails, all calls of the method are marked. Under `not`,
/// a passing assertion marks nothing. `explain` and `matches` mark nothing.
///
/// - Parameters:
///   - count: How many such calls are expected; at least one by default.
///   - matchers: A matcher for each argument, in the order of the parameters.
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
{ wasCalled(count, nil as ExpectedArguments?) }

private func wasCalled<each Argument, Result, Failure: Error>(
  _ count: CallCount, _ expected: ExpectedArguments?
) -> Matcher<MockMethod<repeat each Argument, Result, Failure>> {
  let describe = { (sense: Sense) -> Phrase in
    let arguments: Phrase = expected.map { " with (\($0.expected.joined()))" } ?? ""
    let isNone = sense.isOpposite && count == .atLeastOnce
    return isNone ? "no calls\(arguments)" : "\(sense.not)\("\(count)")\(arguments)"
  }
  return Matcher(describedBy: describe) { method, judging in
    let verification = Verification(of: method, count, calledWith: expected)
    judging.after(.fail) { verification.markAll() }
    guard verification.isMet else { return .mismatch(verification.mismatch(namingCall: true)) }
    judging.after(.pass) { verification.conclude() }
    return judging.match(because: verification.outcome(hasCall: true))
  }
}
