/// A stub of any method.
class AnyStub {
  /// The object that made the stub, if it must be known.
  let owner: AnyObject?
  /// What is expected of each argument; nil if any arguments will do.
  let arguments: [Rendering]?
  /// Whether the stub still answers.
  private let active: (() -> Bool)?

  init(of owner: AnyObject?, for arguments: [Rendering]?, while active: (() -> Bool)?) {
    self.owner = owner
    self.arguments = arguments
    self.active = active
  }

  final var isActive: Bool { active?() ?? true }

  /// Whether the stub answers every call, so that no older stub is ever reached.
  final var isUnconditional: Bool { arguments == nil && active == nil }

  /// Whether the stub has answered a call.
  var isUsed: Bool { false }
}

/// What a method does when it is called with certain arguments.
final class Stub<each Argument, Result, Failure: Error>: AnyStub {
  private struct State {
    var outcomes: [StubbedOutcome<repeat each Argument, Result, Failure>]
    var isUsed = false
  }

  let expected: ExpectedArguments<repeat each Argument>?
  private let state: Locked<State>

  init(
    for expected: ExpectedArguments<repeat each Argument>?, of owner: AnyObject? = nil,
    while active: (() -> Bool)? = nil,
    _ outcomes: [StubbedOutcome<repeat each Argument, Result, Failure>]
  ) {
    self.expected = expected
    state = Locked(State(outcomes: outcomes))
    super.init(of: owner, for: expected?.renderings, while: active)
  }

  func accepts(_ call: MockCall<repeat each Argument>) -> Bool {
    // The first test, because asking the optional pack takes long in code that is not optimized.
    isActive && (arguments == nil || expected?.match(call) ?? true)
  }

  /// The outcome for the next call; the last outcome stays.
  func next() -> StubbedOutcome<repeat each Argument, Result, Failure>? {
    state.withLock { state in
      state.isUsed = true
      return state.outcomes.count > 1 ? state.outcomes.removeFirst() : state.outcomes.first
    }
  }

  override var isUsed: Bool { state.withLock { $0.isUsed } }
}
