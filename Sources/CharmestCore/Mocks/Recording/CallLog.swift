/// The calls of one method, and its stubs.
///
/// It is not generic: generic code over a pack looks up its types at each step, which takes longer
/// than all the rest of recording a call.
@usableFromInline final class CallLog: Sendable {
  struct State: Awaited {
    /// The calls in the order in which they were made; their numbers ascend.
    var calls: [CallRecord] = []
    var stubs: [AnyStub] = [] { didSet { chooseEnd() } }
    /// The name of the function that called first; nil if no call has come.
    var function: String? { didSet { chooseEnd() } }
    /// Where the method was made strict, if it was.
    var strictness: SourceLocation? { didSet { chooseEnd() } }
    var waiters = Waiters()
    /// How a call without a stub ends, if it needs nothing of the call.
    let unstubbedEnd: CallEnd?
    /// How the next call ends, if it only has to be kept.
    fileprivate var end: CallEnd?
    /// The stub that gives this end.
    fileprivate var endingStub: AnyStub?
  }

  let retainsArguments: Bool
  /// What was read of the arguments of the calls.
  let readings = Readings(ofCalls: true)
  let state: Locked<State>

  /// - Parameters:
  ///   - retainsArguments: Whether calls keep their arguments.
  ///   - end: How a call without a stub ends, if it needs nothing of the call.
  init(retainsArguments: Bool, unstubbed end: CallEnd?) {
    self.retainsArguments = retainsArguments
    state = Locked(State(unstubbedEnd: end))
  }

  /// The calls in the order in which they were made; their numbers ascend.
  var records: [CallRecord] { state.withLock { $0.calls } }

  /// Keeps a call if nothing else must be done, and returns how it ended.
  ///
  /// This is so for most calls: the method returns nothing and has no stub, or one stub gives all
  /// calls the same result; and no one waits.
  @usableFromInline func addQuietly(_ call: CallRecord) -> CallEnd? {
    guard retainsArguments else { return nil }
    return state.withLock { state in
      guard let end = state.end, state.waiters.isEmpty else { return nil }
      state.endingStub?.answered += 1
      call.end = end
      state.append(call)
      return end
    }
  }

  /// Keeps a call, tells all who wait for calls, and finds the last stub that answers it.
  ///
  /// - Parameters:
  ///   - call: The call, as it is kept.
  ///   - whole: The call with its arguments.
  ///   - function: The name of the function that calls.
  ///   - begin: Called if this is the first call.
  /// - Returns: The stub, if there is one; which of its outcomes the call gets; and how the call
  ///   ended, if the stub ended it at once.
  func add(
    _ call: CallRecord, _ whole: CallRecord, calledFrom function: String, first begin: () -> Void
  ) -> (stub: AnyStub?, outcome: Int, end: CallEnd?) {
    var isFirst = false
    let stubs = state.change { state in
      isFirst = state.function == nil
      if isFirst { state.function = function }
      state.append(call)
      return state.stubs
    }
    if isFirst { begin() }
    // Other code may know the kept call, and may be reading its number.
    if call !== whole { whole.number = call.number }
    // Outside the lock, because matchers are the user's code, and may call this very method.
    let readings = retainsArguments || stubs.isEmpty ? readings : Readings()
    var index = stubs.count
    while index > 0 {
      index -= 1
      let stub = stubs[index]
      guard stub.accepts(whole, readings) else { continue }
      var outcome: Int?
      state.withLock { _ in
        outcome = stub.nextOutcome()
        if let outcome { call.end = stub.ends[outcome] }
      }
      guard let outcome else { break }
      return (stub, outcome, stub.ends[outcome])
    }
    return (nil, 0, nil)
  }

  /// Notes how a call ended.
  ///
  /// - Parameters:
  ///   - call: The call, which a test may hold while it is suspended.
  ///   - kept: What the list keeps of it.
  ///   - end: How it ended.
  /// - Returns: How it ended.
  func end<End: CallEnd>(_ call: CallRecord, _ kept: CallRecord, _ end: End) -> End {
    state.withLock { _ in
      call.end = end
      if kept !== call { kept.end = end }
    }
    return end
  }

  /// Notes that a verification has looked at some calls.
  func markAsVerified(_ calls: [CallRecord]) {
    state.withLock { _ in for call in calls { call.isVerified = true } }
  }
}

extension CallLog.State {
  private mutating func chooseEnd() {
    endingStub = nil
    end = nil
    // The first call also sets the name of the function.
    guard function != nil else { return }
    if let stub = stubs.last {
      guard let stubbedEnd = stub.endOfAllCalls else { return }
      endingStub = stub
      end = stubbedEnd
    } else if strictness == nil {
      end = unstubbedEnd
    }
  }

  fileprivate mutating func append(_ call: CallRecord) {
    call.number = CallSequence.next()
    calls.append(call)
  }

  /// The calls after a number; the numbers ascend.
  func calls(after number: UInt64) -> ArraySlice<CallRecord> {
    calls[calls.partitioningIndex { $0.number > number }...]
  }
}
