/// A stub of any method.
class AnyStub {
  /// Who made the stub, if that is to be known.
  let owner: AnyObject?
  /// What is expected of each argument; nothing if any will do.
  let arguments: [Rendering]?
  /// Whether the stub still answers.
  private let active: (() -> Bool)?

  init(of owner: AnyObject?, for arguments: [Rendering]?, while active: (() -> Bool)?) {
    self.owner = owner
    self.arguments = arguments
    self.active = active
  }

  final var isActive: Bool { active?() ?? true }

  /// Whether the stub answers every call, so that none before it is ever reached.
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

  private let expected: ExpectedArguments<repeat each Argument>?
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
    isActive && (expected?.match(call) ?? true)
  }

  /// What the next call gives; the last one stays.
  func next() -> StubbedOutcome<repeat each Argument, Result, Failure>? {
    state.withLock { state in
      state.isUsed = true
      return state.outcomes.count > 1 ? state.outcomes.removeFirst() : state.outcomes.first
    }
  }

  override var isUsed: Bool { state.withLock { $0.isUsed } }
}
