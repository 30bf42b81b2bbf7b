/// A hand-written stand-in that records how it was called.
///
/// Give the mock a ``MockMethod`` for each method, and call it in that method, in one line:
///
/// ```swift
/// final class MockCook: Mock, Cook {
///   let cookRamenCalls = MockMethod(
///     "cookRamen(bowls:soup:extras:)", taking: Int.self, RamenSoup.self, [String].self)
///
///   func cookRamen(bowls: Int, soup: RamenSoup, extras: [String]) {
///     cookRamenCalls.invoke(bowls, soup, extras)
///   }
/// }
/// ```
///
/// There is nothing to implement and nothing to inherit: a class, a subclass of a real class, a
/// struct, an actor and a type of the main actor can all be mocks. The suffix `Calls` keeps the
/// name different from that of a method without parameters.
public protocol Mock {}

extension Mock {
  /// All calls of all methods of this mock, in the order in which they were made.
  public var calls: [RecordedCall] { RecordedCall.chronological(members) }

  /// All calls and how they ended, one on each line, for printing.
  ///
  /// ```swift
  /// print(cook.callLog)
  /// // call 1: cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
  /// // call 2: price(of: .miso) returned 900
  /// ```
  public var callLog: String { lines(of: calls.map { $0.logText(.detail) }) }

  /// Forgets all calls and all stubs of this mock.
  ///
  /// A mock in which no method is found is a failure.
  ///
  /// - Parameters:
  ///   - fileID: Defaults to the call site, like the next three.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func reset(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    forEachMember(at: SourceLocation(fileID, file, line, column)) {
      $0.forgetCalls()
      $0.forgetStubs()
    }
  }

  /// Forgets all calls of this mock and keeps the stubs.
  ///
  /// A mock in which no method is found is a failure.
  ///
  /// - Parameters:
  ///   - fileID: Defaults to the call site, like the next three.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func forgetCalls(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    forEachMember(at: SourceLocation(fileID, file, line, column)) { $0.forgetCalls() }
  }

  /// Forgets all stubs of this mock and keeps the calls.
  ///
  /// A mock in which no method is found is a failure.
  ///
  /// - Parameters:
  ///   - fileID: Defaults to the call site, like the next three.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func forgetStubs(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    forEachMember(at: SourceLocation(fileID, file, line, column)) { $0.forgetStubs() }
  }

  /// Does something with each method and property; a mock in which there is none is a failure.
  func forEachMember(at location: SourceLocation, _ body: (any MockMember) -> Void) {
    let members = MockMembers(of: self)
    if members.areMissing { reportMissingMethods(of: self, at: location) }
    members.found.forEach(body)
  }
}

/// All calls of several mocks, in the order in which they were made.
///
/// - Parameter mocks: The mocks.
/// - Returns: The calls of all their methods.
public func allCalls(of mocks: any Mock...) -> [RecordedCall] {
  RecordedCall.chronological(mocks.flatMap(\.members))
}

/// All calls of several mocks and how they ended, one on each line, for printing.
///
/// ```swift
/// print(callLog(of: cook, stove))
/// // call 1: MockStove.light()
/// // call 2: MockCook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
/// ```
///
/// - Parameter mocks: The mocks. Mocks with the same type have numbers: `MockCook#2`.
/// - Returns: The lines.
public func callLog(of mocks: any Mock...) -> String {
  let names = distinct(mocks.map { typeName(type(of: $0)) })
  var calls: [(mock: String, call: RecordedCall)] = []
  for (name, mock) in zip(names, mocks) { calls += mock.calls.map { (name, $0) } }
  calls.sort { $0.call.sequenceNumber < $1.call.sequenceNumber }
  return lines(of: calls.map { MethodName.call($0.call.logText(.detail), on: $0.mock) })
}

/// Numbers the names that several mocks share: `MockCook#1`, `MockCook#2`.
func distinct(_ names: [String]) -> [String] {
  let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
  var seen: [String: Int] = [:]
  return names.map { name in
    guard !name.isEmpty, counts[name, default: 0] > 1 else { return name }
    seen[name, default: 0] += 1
    return "\(name)#\(seen[name, default: 0])"
  }
}

private func lines(of calls: [String]) -> String {
  guard !calls.isEmpty else { return "no calls" }
  return calls.enumerated().map { "call \($0 + 1): \($1)" }.joined(separator: "\n")
}

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
    var index = stubs.count
    while index > 0 {
      index -= 1
      let stub = stubs[index]
      guard stub.accepts(whole) else { continue }
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
  func end(_ call: CallRecord, _ end: CallEnd) { state.withLock { _ in call.end = end } }

  /// Notes that a verification has looked at some calls.
  func markAsVerified(_ calls: [CallRecord]) {
    state.withLock { _ in for call in calls { call.isVerified = true } }
  }
}

extension CallLog.State {
  private mutating func chooseEnd() {
    endingStub = nil
    end = nil
    // The first call does more than the others.
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

  /// The calls after a number.
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
