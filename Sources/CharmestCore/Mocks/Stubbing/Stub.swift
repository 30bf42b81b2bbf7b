/// A stub of any method.
class AnyStub {
  /// Who made the stub, if that is to be known.
  let owner: AnyObject?

  init(of owner: AnyObject?) { self.owner = owner }
}

/// What a method does when it is called with certain arguments.
final class Stub<each Argument, Result, Failure: Error>: AnyStub {
  private let expected: ExpectedArguments<repeat each Argument>?
  /// Whether the stub still answers.
  private let isActive: (() -> Bool)?
  private let answers: Locked<[StubbedAnswer<repeat each Argument, Result, Failure>]>

  init(
    for expected: ExpectedArguments<repeat each Argument>?, of owner: AnyObject? = nil,
    while isActive: (() -> Bool)? = nil,
    _ answers: [StubbedAnswer<repeat each Argument, Result, Failure>]
  ) {
    self.expected = expected
    self.isActive = isActive
    self.answers = Locked(answers)
    super.init(of: owner)
  }

  /// Whether the stub answers every call, so that none before it is ever reached.
  var isUnconditional: Bool { expected == nil && isActive == nil }

  func accepts(_ call: MockCall<repeat each Argument>) -> Bool {
    (isActive?() ?? true) && (expected?.match(call) ?? true)
  }

  /// The answer to the next call; the last one stays.
  func next() -> StubbedAnswer<repeat each Argument, Result, Failure>? {
    answers.withLock { $0.count > 1 ? $0.removeFirst() : $0.first }
  }
}

/// The answer to one call.
///
/// Not an enumeration, because those cannot be generic over a pack (Swift 6.3).
struct StubbedAnswer<each Argument, Result, Failure: Error> {
  typealias Give = (MockCall<repeat each Argument>) throws(Failure) -> Result
  typealias GiveLater = (MockCall<repeat each Argument>) async throws(Failure) -> Result?

  /// Gives the answer at once; nothing if it takes its time.
  let give: Give?
  /// Gives the answer later, or nothing if the call is to be treated as if it had no stub.
  let giveLater: GiveLater?

  init(_ give: @escaping Give) {
    self.give = give
    giveLater = nil
  }

  init(later giveLater: @escaping GiveLater) {
    give = nil
    self.giveLater = giveLater
  }

  /// An answer that is known already.
  init(returning result: Result) {
    // With its type: a closure of `Never` does not convert to one that throws `Failure`.
    let give: Give = { _ throws(Failure) in result }
    self.init(give)
  }
}
