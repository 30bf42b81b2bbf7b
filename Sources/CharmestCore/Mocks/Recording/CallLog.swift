/// The calls and stubs of one method, whatever its types.
///
/// Each call takes the same steps. Under the lock, it gets its number, is appended, and copies the
/// stubs; if the last stub has no matchers, it gives its next answer, so that answers come in the
/// order of the calls. Otherwise, the last stub that accepts the call is found outside the lock, and
/// gives its next answer under the lock.
@usableFromInline final class CallLog: Sendable {
  struct State: HasWaiters {
    var calls: [CallRecord] = []
    var stubs: [AnyStub] = [] { didSet { chooseQuickAnswer() } }
    /// The name of the function that recorded the first call.
    var function: String? { didSet { chooseQuickAnswer() } }
    /// Where a call without a stub became a failure.
    var strictness: SourceLocation? { didSet { chooseQuickAnswer() } }
    var waiters = Waiters()
    /// The result of each call without a stub; nil if there is not always the same one.
    let unstubbed: AnyObject?
    /// The result of each call if it is always the same, and the stub that gives it.
    fileprivate var quickAnswer: (result: AnyObject, stub: AnyStub?)?

    private mutating func chooseQuickAnswer() {
      quickAnswer = nil
      // The first call takes the slow path, because it sets the name of the function.
      guard function != nil else { return }
      if let stub = stubs.last {
        quickAnswer = stub.resultOfAllCalls.map { ($0, stub) }
      } else if strictness == nil {
        quickAnswer = unstubbed.map { ($0, nil) }
      }
    }

    /// The last stub, with its next answer, if it answers every call.
    fileprivate var stubWithoutMatchers: FoundStub? {
      guard let index = stubs.lastIndex(where: { $0.isActive }), stubs[index].expected == nil,
        let answer = stubs[index].nextAnswer()
      else { return nil }
      return FoundStub(stub: stubs[index], answer: answer, others: [], stubs: stubs, index: index)
    }

    fileprivate mutating func append(_ call: CallRecord) {
      call.number = lastNumber.withLock { last in
        last += 1
        return last
      }
      calls.append(call)
    }
  }

  let state: Locked<State>

  init(unstubbed result: AnyObject?) { state = Locked(State(unstubbed: result)) }

  @usableFromInline var records: [CallRecord] { state.withLock { $0.calls } }

  /// Fast path: adds a call if its result is known and nobody waits, and returns the result; nil
  /// otherwise.
  @usableFromInline func addQuickly(_ call: CallRecord) -> AnyObject? {
    state.withLock { state in
      guard let answer = state.quickAnswer, state.waiters.isEmpty else { return nil }
      answer.stub?.answered += 1
      state.append(call)
      return answer.result
    }
  }

  /// Adds a call, and finds the stub that answers it and which of its answers comes next.
  func add(_ call: CallRecord, calledFrom function: String) -> FoundStub {
    let (stubs, found) = state.change { state -> ([AnyStub], FoundStub?) in
      if state.function == nil { state.function = function }
      state.append(call)
      return (state.stubs, state.stubWithoutMatchers)
    }
    return found ?? answer(to: call, among: stubs, before: stubs.count)
  }

  /// Finds the last of some stubs that answers a call, and which of its answers comes next.
  func answer(to call: CallRecord, among stubs: [AnyStub], before end: Int) -> FoundStub {
    // Outside the lock, because matchers are the user's code and may call this method.
    var others: [FoundStub.Other] = []
    // A stub for all calls hides the older ones, also where it does not answer this call.
    let areHidden = end < stubs.count && stubs[end].isUnconditional
    // Not `reversed()`, which takes a third of the time in a debug build.
    var index = areHidden ? 0 : end
    while index > 0 {
      index -= 1
      let stub = stubs[index]
      if !stub.isActive { continue }
      if let mismatch = stub.mismatch(of: call) {
        others.append((index, stub, mismatch))
        continue
      }
      guard let answer = state.withLock({ _ in stub.nextAnswer(to: call) }) else { break }
      return FoundStub(stub: stub, answer: answer, others: others, stubs: stubs, index: index)
    }
    return FoundStub(stub: nil, answer: 0, others: others, stubs: stubs, index: 0)
  }

  func markAsVerified(_ calls: [CallRecord], areMatches: Bool = false) {
    state.withLock { _ in for call in calls { call.mark(asMatch: areMatches, by: 1) } }
    let undone = UncheckedTransfer(calls)
    Trial.current?.onUndo { [state] in
      state.withLock { _ in for call in undone.value { call.mark(asMatch: areMatches, by: -1) } }
    }
  }

  func forgetCalls() {
    let forgotten = UncheckedTransfer(state.withLock { exchange(&$0.calls, with: []) })
    Trial.current?.onUndo { [state] in state.change { $0.calls = forgotten.value + $0.calls } }
  }

  func forgetStubs() {
    let forgotten = UncheckedTransfer(state.withLock { exchange(&$0.stubs, with: []) })
    Trial.current?.onUndo { [state] in state.withLock { $0.stubs = forgotten.value + $0.stubs } }
  }
}

/// The number of the last call, whatever mock it belongs to.
private let lastNumber = Locked<UInt64>(0)

/// The stub that answers a call.
struct FoundStub {
  /// A stub that was asked first, and how the call differs from what it expects.
  typealias Other = (index: Int, stub: AnyStub, mismatch: CallMismatch)

  /// Nil if no stub answers the call.
  let stub: AnyStub?
  let answer: Int
  let others: [Other]
  /// All stubs, and the place of this one; those before it were not asked, because they are older.
  let stubs: [AnyStub]
  let index: Int
}
