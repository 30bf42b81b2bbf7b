/// A stub of any method.
class AnyStub {
  /// The object that made the stub, if it must be known.
  let owner: AnyObject?
  /// What is expected of each argument; nil if any arguments will do.
  let expected: ArgumentJudge?
  /// How the calls end one after the other, and all calls after them like the last; nil for an end
  /// that is made for its call.
  let ends: [CallEnd?]
  /// Whether the stub still answers.
  private let active: (() -> Bool)?
  /// How many calls the stub has answered; counted under the lock of the list of calls.
  final var answered = 0

  fileprivate init(
    of owner: AnyObject?, for expected: ArgumentJudge?, while active: (() -> Bool)?,
    _ ends: [CallEnd?]
  ) {
    self.owner = owner
    self.expected = expected
    self.active = active
    self.ends = ends
  }

  final var isActive: Bool { active?() ?? true }

  /// Whether the stub answers every call, so that no older stub is ever reached.
  final var isUnconditional: Bool { expected == nil && active == nil }

  /// How every call ends, if the stub answers every call with the same result.
  final var endOfAllCalls: CallEnd? { isUnconditional && ends.count == 1 ? ends[0] : nil }

  /// Counts a call, and gives the index of its outcome; nil if the stub has none, and answers no
  /// call.
  final func nextOutcome() -> Int? {
    guard !ends.isEmpty else { return nil }
    let index = min(answered, ends.count - 1)
    answered += 1
    return index
  }

  /// Whether the stub answers a call; the matchers have their side effects.
  final func accepts(_ call: CallRecord, _ readings: Readings) -> Bool {
    isActive && expected?.match(call, readings) ?? true
  }
}

/// What a method does when it is called with certain arguments.
final class Stub<each Argument, Result, Failure: Error>: AnyStub {
  let outcomes: [StubbedOutcome<repeat each Argument, Result, Failure>]

  init(
    for expected: ExpectedArguments<repeat each Argument>?, of owner: AnyObject? = nil,
    while active: (() -> Bool)? = nil,
    _ outcomes: [StubbedOutcome<repeat each Argument, Result, Failure>]
  ) {
    self.outcomes = outcomes
    super.init(of: owner, for: expected, while: active, outcomes.map { $0.end })
  }
}
