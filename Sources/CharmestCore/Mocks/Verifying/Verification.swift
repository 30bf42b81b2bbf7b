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
    let records = method.log.records
    var candidates = CandidateCalls()
    let matches =
      expected.map { candidates.judge(eachOf: records, $0, effects) } ?? Array(records.indices)
    matched = method.calls(matches.map { records[$0] })
    // It must hold whether the calls that could not be judged match or not.
    let isAsExpected =
      count.allows(matches.count) && count.allows(matches.count + candidates.undecided)
    // A failure shows all calls of the method, so none of them must be reported again.
    mark = { method.log.markAsVerified(isAsExpected ? matches.map { records[$0] } : records) }
    guard !isAsExpected || candidates.undecided > 0 else {
      failure = nil
      undecided = nil
      return
    }
    let calls = method.calls(records)
    let forgotten = calls.filter { expected != nil && !$0.record.retainsArguments }
    let failure = CallFailure(
      mockName: method.mockName, name: method.name, isNamed: method.knownName != nil,
      expectedArguments: expected?.renderings, count: count, time: time,
      cannotJudge: !forgotten.isEmpty,
      matched: matches, candidates: candidates, callCount: calls.count,
      arguments: { calls[$0].texts($1) },
      unstubbedOutcome: { calls[$0].unstubbedOutcome }, otherCalls: { method.otherCalls })
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

  /// Judges calls; one whose arguments were not retained cannot be judged.
  ///
  /// - Returns: The indices of those that match.
  mutating func judge(
    eachOf calls: [CallRecord], _ expected: any ArgumentJudge, _ effects: SideEffects
  ) -> [Int] {
    var matches: [Int] = []
    let pending = SideEffects.Pending()
    var index = 0
    while index < calls.count {
      let call = calls[index]
      if !call.retainsArguments {
        undecided += 1
      } else if effects.ifMatching(in: pending, { judge(index, call, expected, $0) }) {
        matches.append(index)
      }
      index += 1
    }
    return matches
  }

  /// Judges a call, and keeps it if it may be shown.
  ///
  /// - Returns: Whether it matches.
  mutating func judge(
    _ index: Int, _ call: CallRecord, _ expected: any ArgumentJudge, _ effects: SideEffects
  ) -> Bool {
    let isSettled = kept.count >= Self.mostListed && fewestDifferences == 1
    // For a call that is not shown, only the verdict is needed.
    let mismatches = isSettled ? [] : expected.mismatches(of: call, effects)
    switch isSettled ? expected.judgement(of: call, effects) : CallJudgement(mismatches) {
    case .match: return true
    case .mismatch: break
    case .undecided:
      undecided += 1
      firstUndecided =
        firstUndecided ?? (index, isSettled ? expected.mismatches(of: call, effects) : mismatches)
    }
    count += 1
    guard !isSettled else { return false }
    let differences = mismatches.count { $0 != nil }
    guard kept.count < Self.mostListed || differences < fewestDifferences else { return false }
    if kept.count > Self.mostListed { kept.removeLast() }
    kept.append(((index, mismatches), { Likeness(of: call, expected, mismatches) }))
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

  init(of call: CallRecord, _ expected: any ArgumentJudge, _ mismatches: [Mismatch?]) {
    matching = mismatches.map { $0 == nil }
    for (argument, isMatching) in zip(expected.arguments(of: call), matching) where isMatching {
      weight += Self.weight(of: argument)
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
