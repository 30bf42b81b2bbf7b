/// The calls of one method, and what answers them.
///
/// Not generic, because generic code over a pack asks for its types at each step, which takes longer
/// than all the rest of recording a call.
@usableFromInline final class CallLog: Sendable {
  struct State: Awaited {
    /// The calls in the order in which they were made, which is that of their numbers.
    var calls: [CallRecord] = []
    var stubs: [AnyStub] = []
    var name: MethodName?
    /// Whether a call or a stub came already.
    var hasBegun = false
    var waiters = Waiters()
  }

  let state: Locked<State>

  init(name: MethodName?) { state = Locked(State(name: name)) }

  /// Keeps a call, if that is all that has to be done.
  ///
  /// So it is with most calls: of methods that return nothing, without a stub, while nobody waits.
  @usableFromInline func addQuietly(_ call: CallRecord) -> Bool {
    state.withLock { state in
      guard state.hasBegun, state.stubs.isEmpty, state.waiters.isEmpty else { return false }
      call.isQuiet = true
      state.append(call)
      return true
    }
  }

  /// Keeps a call, tells all who wait for calls, and gives the stubs.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - function: The name of the method, if it has none yet.
  ///   - begin: Called if this is the first call.
  /// - Returns: The stubs, in the order in which they were made.
  func add(_ call: CallRecord, calledFrom function: String, first begin: () -> Void) -> [AnyStub] {
    let (isFirst, stubs) = state.change { state in
      defer { state.hasBegun = true }
      if state.name == nil { state.name = MethodName(function) }
      state.append(call)
      return (!state.hasBegun, state.stubs)
    }
    if isFirst { begin() }
    return stubs
  }

  /// Notes how a call ended.
  func end(_ call: CallRecord, _ end: CallEnd) { state.withLock { _ in call.end = end } }

  /// Notes that a verification has looked at some calls.
  func markAsVerified(_ calls: [CallRecord]) {
    state.withLock { _ in for call in calls { call.isVerified = true } }
  }
}

extension CallLog.State {
  fileprivate mutating func append(_ call: CallRecord) {
    call.number = CallSequence.next()
    calls.append(call)
  }

  /// The calls behind a number.
  ///
  /// Binary search: sequence numbers ascend.
  func calls(after number: UInt64) -> ArraySlice<CallRecord> {
    var low = 0
    var high = calls.count
    while low < high {
      let middle = (low + high) / 2
      if calls[middle].number <= number { low = middle + 1 } else { high = middle }
    }
    return calls[low...]
  }
}
