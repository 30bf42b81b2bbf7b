/// Judges how a method was called, and says what is wrong.
package struct Verification<each Argument> {
  /// The calls whose arguments match.
  package let matched: [MockCall<repeat each Argument>]
  /// What is wrong; nil if nothing is wrong.
  package let failure: CallFailure?
  /// Calls that could not be judged, and why; nil if all could.
  let undecided:
    (
      calls: [MockCall<repeat each Argument>],
      cause: (_ call: String, _ limits: TextLimits) -> String
    )?
  /// Marks the calls as verified; run by the verb that passes or reports them.
  package let mark: () -> Void

  /// Judges all calls of a method, each argument of each call at most once unless it is undecided.
  ///
  /// - Parameters:
  ///   - method: The record of the method.
  ///   - count: How many calls are expected.
  ///   - expected: What is expected of the arguments; nil if any arguments will do.
  ///   - time: The time limit of the calls, such as `within 1 second`; empty if there was no wait.
  ///   - effects: What becomes of the side effects of calls that match.
  package init<Result, Failure: Error>(
    of method: MockMethod<repeat each Argument, Result, Failure>, _ count: CallCount,
    calledWith expected: ExpectedArguments<repeat each Argument>? = nil, _ time: String = "",
    effects: SideEffects = .atOnce
  ) {
    let calls = method.calls
    var candidates = CandidateCalls()
    var matches: [Int] = []
    if let expected {
      var index = 0
      while index < calls.count {
        let call = calls[index]
        if !call.retainsArguments {
          candidates.addForgotten()
        } else if effects.ifMatching({ candidates.judge(index, call, expected, $0) }) {
          matches.append(index)
        }
        index += 1
      }
    } else {
      matches = Array(calls.indices)
    }
    let matched = matches.map { calls[$0] }
    self.matched = matched
    // It must hold whether the calls that could not be judged match or not.
    let isAsExpected =
      count.allows(matched.count) && count.allows(matched.count + candidates.undecided)
    // A failure shows all calls of the method, so none of them must be reported again.
    mark = { method.markAsVerified(isAsExpected ? matched : calls) }
    guard !isAsExpected || candidates.undecided > 0 else {
      failure = nil
      undecided = nil
      return
    }
    let forgotten = calls.filter { expected != nil && !$0.retainsArguments }
    let failure = CallFailure(
      mockName: method.mockName, name: method.name, isNamed: method.knownName != nil,
      expectedArguments: expected?.renderings, count: count, time: time,
      cannotJudge: !forgotten.isEmpty,
      matched: matches, candidates: candidates, callCount: calls.count,
      arguments: { calls[$0].texts($1) },
      unstubbedOutcome: { calls[$0].unstubbedOutcome }, otherCalls: method.otherCalls)
    self.failure = isAsExpected ? nil : failure
    undecided = failure.undecided.map { first in
      (forgotten.isEmpty ? [calls[first.index]] : forgotten, { failure.doubt(about: $0, $1) ?? "" })
    }
  }
}

/// The calls that do not match: the first ones, and the nearest one.
struct CandidateCalls {
  typealias Candidate = (index: Int, mismatches: [Mismatch?])

  /// The first calls, as many as a text lists, and the nearest of the later calls.
  private var kept: [(call: Candidate, likeness: () -> Likeness)] = []
  private(set) var count = 0
  /// How many calls could not be judged.
  private(set) var undecided = 0
  private(set) var firstUndecided: Candidate?
  private var fewestDifferences = Int.max

  private static let mostListed = TextLimits.detail.items

  /// The first calls, as many as a text lists.
  var first: [Candidate] { kept.prefix(Self.mostListed).map(\.call) }

  /// The call with the fewest differing arguments; of several such calls, the one that is most
  /// alike.
  var nearest: Candidate? {
    kept.map { kept in
      (call: kept.call, differences: kept.call.mismatches.count { $0 != nil }, kept.likeness())
    }.min { first, second in
      if first.differences != second.differences { return first.differences < second.differences }
      if first.2 < second.2 || second.2 < first.2 { return second.2 < first.2 }
      return first.call.index < second.call.index
    }?.call
  }

  /// Counts a call that cannot be judged, because its arguments were not retained.
  mutating func addForgotten() { undecided += 1 }

  /// Judges a call, and keeps it if it may be shown.
  ///
  /// - Returns: Whether it matches.
  mutating func judge<each Argument>(
    _ index: Int, _ call: MockCall<repeat each Argument>,
    _ expected: ExpectedArguments<repeat each Argument>, _ effects: SideEffects
  ) -> Bool {
    let isSettled = kept.count >= Self.mostListed && fewestDifferences == 1
    // For a call that is not shown, only the verdict is needed.
    let mismatches = isSettled ? [] : expected.mismatches(of: call, effects)
    let judgement = isSettled ? expected.judgement(of: call, effects) : CallJudgement(mismatches)
    if judgement == .match { return true }
    count += 1
    if judgement == .undecided {
      undecided += 1
      firstUndecided =
        firstUndecided ?? (index, isSettled ? expected.mismatches(of: call, effects) : mismatches)
    }
    guard !isSettled else { return false }
    let differences = mismatches.count { $0 != nil }
    guard kept.count < Self.mostListed || differences < fewestDifferences else { return false }
    if kept.count > Self.mostListed { kept.removeLast() }
    kept.append(((index, mismatches), { Likeness(of: call, mismatches) }))
    fewestDifferences = min(fewestDifferences, differences)
    return false
  }
}

/// How much a call has in common with the expected call, among calls with equally many differences.
private struct Likeness: Comparable {
  /// How much the matching arguments say.
  private var weight = 0
  /// Which arguments match; earlier ones count more.
  private var matching: [Bool] = []

  init<each Argument>(of call: MockCall<repeat each Argument>, _ mismatches: [Mismatch?]) {
    matching = mismatches.map { $0 == nil }
    guard call.retainsArguments else { return }
    let arguments = call.arguments
    var rest = matching[...]
    for argument in repeat each arguments {
      if rest.popFirst() ?? false { weight += Self.weight(of: argument) }
    }
  }

  /// How much a matching argument says: a text or an object says more than a flag.
  private static func weight(of argument: Any) -> Int {
    switch bare(argument) {
    case nil, is Bool: 1
    case let text as any StringProtocol: text.isEmpty ? 1 : 3
    case let items as any Collection: items.isEmpty ? 1 : 3
    case let value?: type(of: value) is AnyClass ? 3 : 2
    }
  }

  static func < (first: Likeness, second: Likeness) -> Bool {
    if first.weight != second.weight { return first.weight < second.weight }
    return zip(first.matching, second.matching).first { $0 != $1 }.map { $1 && !$0 } ?? false
  }
}
