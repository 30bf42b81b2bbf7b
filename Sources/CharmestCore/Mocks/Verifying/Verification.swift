/// The judgement of how a method was called, and what to say when it was called otherwise.
package struct Verification<each Argument> {
  /// The calls whose arguments are as expected.
  package let matched: [MockCall<repeat each Argument>]
  /// What is wrong, or nothing.
  package let failure: CallFailure?
  /// Marks what was looked at as verified; for the verb that passes or reports it.
  package let mark: () -> Void

  /// Judges all calls of a method, each argument of each call at most once.
  ///
  /// - Parameters:
  ///   - method: The record of the method.
  ///   - count: How many calls are expected.
  ///   - expected: What is expected of the arguments; nothing if any will do.
  ///   - time: Until when they are expected, such as `within 1 second`; empty if they are over.
  package init<Result, Failure: Error>(
    of method: MockMethod<repeat each Argument, Result, Failure>, _ count: CallCount,
    calledWith expected: ExpectedArguments<repeat each Argument>? = nil, _ time: String = ""
  ) {
    let calls = method.calls
    var candidates = CandidateCalls()
    let matches =
      expected.map { expected in
        SideEffects.whileJudging { judge in
          calls.indices.filter { index in
            guard calls[index].retainsArguments else {
              candidates.addForgotten()
              return false
            }
            return judge { candidates.judge(index, calls[index], expected) }
          }
        }
      } ?? Array(calls.indices)
    let matched = matches.map { calls[$0] }
    self.matched = matched
    // Whatever is true of the calls that could not be judged.
    let isAsExpected =
      count.allows(matched.count) && count.allows(matched.count + candidates.undecided)
    // A failure shows all calls of the method, so none of them is news to anyone.
    mark = { method.markAsVerified(isAsExpected ? matched : calls) }
    guard !isAsExpected else {
      failure = nil
      return
    }
    let name = method.name
    failure = CallFailure(
      mockName: method.mockName, name: name, expected: name.text(of: expected), count: count,
      time: time, cannotJudge: expected != nil && calls.contains { !$0.retainsArguments },
      matched: matches, candidates: candidates, callCount: calls.count,
      call: { calls[$0].text(under: name, $1) }, otherCalls: method.otherCalls)
  }
}

/// The calls that are not as expected: the nearest one, and the first few.
struct CandidateCalls {
  typealias Candidate = (index: Int, mismatches: [Mismatch?])

  /// The call with the fewest differing arguments; the first of several.
  private(set) var nearest: Candidate?
  /// The first calls, as many as a text lists.
  private(set) var first: [Candidate] = []
  private(set) var count = 0
  /// How many calls could not be judged.
  private(set) var undecided = 0
  private(set) var firstUndecided: Candidate?
  private var fewestDifferences = Int.max

  /// Counts a call that cannot be judged, because its arguments were not retained.
  mutating func addForgotten() { undecided += 1 }

  /// Judges a call, and keeps it if it is one of those to be shown.
  ///
  /// - Returns: Whether it is as expected.
  mutating func judge<each Argument>(
    _ index: Int, _ call: MockCall<repeat each Argument>,
    _ expected: ExpectedArguments<repeat each Argument>
  ) -> Bool {
    let isSettled = first.count == TextLimits.detail.items && fewestDifferences == 1
    // Of a call that is not shown, nothing is to be known but the verdict.
    let mismatches = isSettled ? [] : expected.mismatches(of: call)
    let judgement = isSettled ? expected.judgement(of: call) : CallJudgement(mismatches)
    if judgement == .match { return true }
    count += 1
    if judgement == .undecided {
      undecided += 1
      firstUndecided =
        firstUndecided ?? (index, isSettled ? expected.mismatches(of: call) : mismatches)
    }
    guard !isSettled else { return false }
    if first.count < TextLimits.detail.items { first.append((index, mismatches)) }
    let differences = mismatches.count { $0 != nil }
    if differences < fewestDifferences {
      nearest = (index, mismatches)
      fewestDifferences = differences
    }
    return false
  }
}
