/// Records every call of one method of a mock, with its arguments.
///
/// ```swift
/// final class MockCook: Mock, Cook {
///   let priceCalls = MockMethod(
///     "price(of:)", taking: RamenSoup.self, returning: Int.self, throwing: OutOfStock.self)
///
///   func price(of soup: RamenSoup) throws(OutOfStock) -> Int { try priceCalls.invoke(soup) }
/// }
/// ```
///
/// The name gives the labels of the arguments in failure texts. Without one it is that of the
/// function that called first.
///
/// Calls may come from any thread; none is lost. A constant of this type keeps a final class
/// `Sendable`.
public final class MockMethod<each Argument, Result, Failure: Error>: Sendable {
  private struct State {
    var calls: [Call<repeat each Argument>] = []
    var name: MethodName?
    var stubs: [Stub<repeat each Argument, Result, Failure>] = []
    /// The sequence numbers of the calls that a verification has looked at.
    var verified: Set<UInt64> = []

    /// Keeps a call and gives the stubs that may answer it.
    mutating func record(
      _ call: Call<repeat each Argument>,
      calledFrom function: String
    ) -> [Stub<repeat each Argument, Result, Failure>] {
      if name == nil { name = MethodName(function) }
      calls.append(call)
      // Under the lock, so that the order of the numbers is that of the list.
      calls[calls.count - 1].sequenceNumber = CallSequence.next()
      return stubs
    }
  }

  private let state: Locked<State>
  private let instance: MockInstance

  private init(
    named name: String?,
    function: String,
    fileID: String,
    line: UInt,
    column: UInt
  ) {
    state = Locked(State(name: name.map { MethodName($0) }))
    instance = .joined(by: function, fileID: fileID, line: line, column: column)
    instance.add(self)
  }

  /// Creates the record of a method that returns a value and throws.
  ///
  /// - Parameters:
  ///   - name: The full name of the method, such as `price(of:)`.
  ///   - types: The types of the parameters.
  ///   - result: The type of the result.
  ///   - failure: The type of the errors; `(any Error).self` for a plain `throws`.
  ///   - function: The name of the mock. Leave it out, as the following three.
  ///   - fileID: The file of the mock.
  ///   - line: The line of the property.
  ///   - column: The column of the property.
  public convenience init(
    _ name: String? = nil,
    taking types: repeat (each Argument).Type,
    returning result: Result.Type,
    throwing failure: Failure.Type,
    function: String = #function,
    fileID: String = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(named: name, function: function, fileID: fileID, line: line, column: column)
  }

  /// Creates the record of a method that returns a value.
  ///
  /// - Parameters:
  ///   - name: The full name of the method, such as `price(of:)`.
  ///   - types: The types of the parameters.
  ///   - result: The type of the result.
  ///   - function: The name of the mock. Leave it out, as the following three.
  ///   - fileID: The file of the mock.
  ///   - line: The line of the property.
  ///   - column: The column of the property.
  public convenience init(
    _ name: String? = nil,
    taking types: repeat (each Argument).Type,
    returning result: Result.Type,
    function: String = #function,
    fileID: String = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) where Failure == Never {
    self.init(named: name, function: function, fileID: fileID, line: line, column: column)
  }

  /// Creates the record of a method that throws and returns nothing.
  ///
  /// - Parameters:
  ///   - name: The full name of the method, such as `open(_:)`.
  ///   - types: The types of the parameters.
  ///   - failure: The type of the errors; `(any Error).self` for a plain `throws`.
  ///   - function: The name of the mock. Leave it out, as the following three.
  ///   - fileID: The file of the mock.
  ///   - line: The line of the property.
  ///   - column: The column of the property.
  public convenience init(
    _ name: String? = nil,
    taking types: repeat (each Argument).Type,
    throwing failure: Failure.Type,
    function: String = #function,
    fileID: String = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) where Result == Void {
    self.init(named: name, function: function, fileID: fileID, line: line, column: column)
  }

  /// Creates the record of a method that returns nothing.
  ///
  /// - Parameters:
  ///   - name: The full name of the method, such as `cookRamen(bowls:soup:extras:)`.
  ///   - types: The types of the parameters.
  ///   - function: The name of the mock. Leave it out, as the following three.
  ///   - fileID: The file of the mock.
  ///   - line: The line of the property.
  ///   - column: The column of the property.
  public convenience init(
    _ name: String? = nil,
    taking types: repeat (each Argument).Type,
    function: String = #function,
    fileID: String = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) where Result == Void, Failure == Never {
    self.init(named: name, function: function, fileID: fileID, line: line, column: column)
  }

  /// Records a call and gives the stubbed result.
  ///
  /// Call it from the mocked method, with all arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - function: The name of the mocked method. Leave it out.
  /// - Returns: The result that was stubbed; without a stub `nil`, an empty collection, zero or
  ///   `false` where the type has one. For other types the process stops with a message that says
  ///   which stub is missing.
  /// - Throws: What was stubbed; ``UnstubbedCall`` if there is no stub and the method can throw it.
  @discardableResult
  public func invoke(
    _ arguments: repeat each Argument,
    function: String = #function
  ) throws(Failure) -> Result {
    let call = Call<repeat each Argument>(arguments: (repeat each arguments))
    if let answer = answer(to: call, calledFrom: function) { return try answer.give(call) }
    if let result = unstubbedResult() { return result }
    let unstubbed = UnstubbedCall(
      call: call.text(under: name, .detail),
      method: name,
      mock: instance.typeName,
      result: typeName(Result.self)
    )
    if let failure = unstubbed as? Failure { throw failure }
    fatalError(unstubbed.description)
  }

  /// Records a call and gives the stubbed result, or a default of the mock's own.
  ///
  /// ```swift
  /// func price(of soup: RamenSoup) -> Int { priceCalls.invoke(soup, default: 900) }
  /// ```
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - result: The result where nothing was stubbed.
  ///   - function: The name of the mocked method. Leave it out.
  /// - Returns: The result that was stubbed, or the default.
  /// - Throws: What was stubbed.
  @discardableResult
  public func invoke(
    _ arguments: repeat each Argument,
    default result: @autoclosure () -> Result,
    function: String = #function
  ) throws(Failure) -> Result {
    let call = Call<repeat each Argument>(arguments: (repeat each arguments))
    if let answer = answer(to: call, calledFrom: function) { return try answer.give(call) }
    return result()
  }

  private func answer(
    to call: Call<repeat each Argument>,
    calledFrom function: String
  ) -> StubbedAnswer<repeat each Argument, Result, Failure>? {
    // The call is a struct, because the compiler cannot capture the pack itself (Swift 6.3).
    let stubs = state.withLock { $0.record(call, calledFrom: function) }
    // Outside the lock: matchers are the user's, and may call this very method.
    return stubs.last { $0.accepts(call) }?.next()
  }

  /// Gives results to the calls from now on: each its own, and the last one to all that follow.
  ///
  /// ```swift
  /// cook.priceCalls.returns(900)
  /// cook.priceCalls.returns(900, 950, 1_000)
  /// ```
  ///
  /// - Parameters:
  ///   - first: The result of the next call.
  ///   - rest: The results of the calls after it.
  public func returns(_ first: Result, _ rest: Result...) {
    add(Stub(for: nil, ([first] + rest).map { StubbedAnswer(returning: $0) }))
  }

  /// All recorded calls, in the order in which they were made.
  public var calls: [Call<repeat each Argument>] {
    state.withLock { $0.calls }
  }

  /// Forgets all calls and all stubs.
  public func reset() {
    forgetCalls()
    forgetStubs()
  }

  /// Forgets all calls and keeps the stubs.
  public func forgetCalls() {
    state.withLock { state in
      state.calls = []
      state.verified = []
    }
  }

  /// Forgets all stubs and keeps the calls.
  public func forgetStubs() {
    state.withLock { $0.stubs = [] }
  }

  func add(_ stub: Stub<repeat each Argument, Result, Failure>) {
    state.withLock { state in
      // What answers every call is never passed over for an older stub.
      if stub.isUnconditional { state.stubs = [] }
      state.stubs.append(stub)
    }
  }

  /// Notes that a verification has looked at some calls.
  package func markAsVerified(_ calls: [Call<repeat each Argument>]) {
    // No key path: one into a generic type over a pack crashes at run time (Swift 6.3).
    let numbers = calls.map { $0.sequenceNumber }
    state.withLock { $0.verified.formUnion(numbers) }
  }

  package var name: MethodName {
    state.withLock { $0.name } ?? MethodName("method")
  }

  /// The name of the mock that the method belongs to, as far as it is known.
  package var mockName: String { instance.typeName }

  /// The calls of the other methods of the same mock.
  package var otherCalls: [RecordedCall] {
    let own = Set(calls.map { $0.sequenceNumber })
    return instance.calls.filter { !own.contains($0.sequenceNumber) }
  }

  private func unstubbedResult() -> Result? {
    if let nothing = () as? Result { return nothing }
    return (Result.self as? any UnstubbedDefault.Type)?.unstubbedDefault as? Result
  }
}

extension MockMethod: MockMember {
  package var recordedCalls: [RecordedCall] {
    let name = name
    let (calls, verified) = state.withLock { ($0.calls, $0.verified) }
    return calls.map { call in
      RecordedCall(
        sequenceNumber: call.sequenceNumber,
        isVerified: verified.contains(call.sequenceNumber)
      ) { call.text(under: name, $0) }
    }
  }

  package func forgetEverything() {
    reset()
  }
}
