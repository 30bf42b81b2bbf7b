/// A stub of any method.
class AnyStub {
  /// The matchers for the arguments; nil if any arguments will do.
  let expected: ExpectedArguments?
  /// Whether the stub still answers.
  private let active: (() -> Bool)?
  private let answerCount: Int
  /// The result of every call, if the stub gives every call the same one.
  let resultOfAllCalls: AnyObject?
  /// How many calls the stub has answered; counted under the lock of the list of calls.
  final var answered = 0

  fileprivate init(
    for expected: ExpectedArguments?, while active: (() -> Bool)?, results: [AnyObject?]
  ) {
    (self.expected, self.active, answerCount) = (expected, active, results.count)
    resultOfAllCalls = expected == nil && active == nil && results.count == 1 ? results[0] : nil
  }

  final var isActive: Bool { active?() ?? true }

  /// Whether the stub answers every call, so that no older stub is ever reached.
  final var isUnconditional: Bool { expected == nil && active == nil }

  /// Counts a call, and gives the index of its answer; nil if the stub has none.
  final func nextAnswer(to call: CallRecord? = nil) -> Int? {
    if expected != nil { call?.hasOwnStub = true }
    guard answerCount > 0 else { return nil }
    defer { answered += 1 }
    return min(answered, answerCount - 1)
  }

  /// Judges a call; if the stub answers it, the effects of its matchers run.
  final func mismatch(of call: CallRecord) -> CallMismatch? {
    var judging = Judging()
    if let mismatch = expected?.mismatch(of: call, by: &judging) { return mismatch }
    if !judging.effects.isEmpty { Trial.runOutside { judging.performEffects() } }
    return nil
  }
}

/// The answers of a method to calls with certain arguments.
final class Stub<each Argument, Result, Failure: Error>: AnyStub {
  let answers: [StubAnswer<repeat each Argument, Result, Failure>]

  init(
    for expected: ExpectedArguments?, while active: (() -> Bool)? = nil,
    _ answers: [StubAnswer<repeat each Argument, Result, Failure>]
  ) {
    self.answers = answers
    super.init(for: expected, while: active, results: answers.map { $0.given })
  }
}

/// A result in an object, so that a list of calls of any type can hold it.
@usableFromInline final class GivenResult<Result> {
  @usableFromInline let result: Result
  init(_ result: Result) { self.result = result }
}

/// The answer of a stub to one call.
struct StubAnswer<each Argument, Result, Failure: Error> {
  // Not an enum, because an enum cannot be generic over a pack (Swift 6.3).
  typealias Give = (MockCall<repeat each Argument>) throws(Failure) -> Result
  typealias GiveLater =
    (CallInFlight<repeat each Argument, Result, Failure>) async throws(Failure) -> Result?

  /// The same result for each call; nil if the answer is made for each call.
  var given: GivenResult<Result>?
  /// Gives the answer at once; nil if it takes time.
  var give: Give?
  /// Gives the answer later; its nil means that the call goes on as if it did not have this stub.
  var giveLater: GiveLater?
}

extension StubAnswer {
  init(_ outcome: Swift.Result<Result, Failure>) {
    switch outcome {
    case .success(let result): self.init(given: GivenResult(result))
    case .failure(let error):
      // The type is needed: a closure that returns `Never` does not convert to one that throws
      // `Failure`.
      let give: Give = { _ throws(Failure) in throw error }
      self.init(give: give)
    }
  }
}
