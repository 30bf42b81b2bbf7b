/// The calls of a method to which an answer is about to be given.
///
/// ```swift
/// cook.priceCalls.when(.miso).returns(950)
/// ```
///
/// Of several stubs that match a call the last one wins. Matchers and closures run outside any lock,
/// so that they may call the same mock again.
public struct Stubbing<each Argument, Result, Failure: Error> {
  let method: MockMethod<repeat each Argument, Result, Failure>
  let expected: ExpectedArguments<repeat each Argument>?

  init(
    _ method: MockMethod<repeat each Argument, Result, Failure>,
    _ expected: ExpectedArguments<repeat each Argument>?
  ) {
    self.method = method
    self.expected = expected
  }

  /// Gives results to these calls: each its own, and the last one to all that follow.
  ///
  /// ```swift
  /// cook.priceCalls.when(.miso).returns(900, 950)
  /// ```
  ///
  /// - Parameters:
  ///   - first: The result of the next such call.
  ///   - rest: The results of the calls after it.
  public func returns(_ first: Result, _ rest: Result...) { returns([first] + rest) }

  func returns(_ results: [Result]) { add(results.map { StubbedAnswer(returning: $0) }) }

  /// Makes these calls throw an error.
  ///
  /// A method that does not throw has no error to give here.
  ///
  /// ```swift
  /// cook.priceCalls.when(anything()).throws(OutOfStock())
  /// ```
  ///
  /// - Parameter error: The error, of the type that the method throws.
  public func `throws`(_ error: Failure) {
    let fail: (MockCall<repeat each Argument>) throws(Failure) -> Result = { _ throws(Failure) in
      throw error
    }
    add([StubbedAnswer(fail)])
  }

  /// Answers these calls with what a closure makes of their arguments.
  ///
  /// ```swift
  /// cook.priceCalls.answers { soup in soup == .miso ? 950 : 900 }
  /// ```
  ///
  /// - Parameter answer: Called with the arguments, on the thread of the call. If it holds the mock
  ///   itself, the two keep each other alive until `forgetStubs()`.
  public func answers(
    _ answer: @escaping @Sendable (repeat each Argument) throws(Failure) -> Result
  ) {
    let give: (MockCall<repeat each Argument>) throws(Failure) -> Result = { call throws(Failure) in
      try answer(repeat each call.arguments)
    }
    add([StubbedAnswer(give)])
  }

  /// Answers these calls of an asynchronous method with what a closure makes of them, in its own time.
  ///
  /// ```swift
  /// api.loadCalls.when(7).answers { call in
  ///   try await Task.sleep(for: .seconds(1), clock: clock)
  ///   return "page \(call.arguments)"
  /// }
  /// ```
  ///
  /// - Parameter answer: Called with the call. If it holds the mock itself, the two keep each other
  ///   alive until `forgetStubs()`.
  public func answers(
    _ answer: @escaping @Sendable (MockCall<repeat each Argument>) async throws(Failure) -> Result
  ) {
    let give: StubbedAnswer<repeat each Argument, Result, Failure>.GiveLater = {
      call async throws(Failure) in try await answer(call)
    }
    add([StubbedAnswer(later: give)])
  }

  /// Hands these calls to a real object, and records them all the same.
  ///
  /// ```swift
  /// cook.priceCalls.when(.shio).forwards(to: realCook.price)
  /// ```
  ///
  /// - Parameter real: The method of the real object.
  public func forwards(
    to real: @escaping @Sendable (repeat each Argument) throws(Failure) -> Result
  ) { answers(real) }

  private func add(_ answers: [StubbedAnswer<repeat each Argument, Result, Failure>]) {
    method.add(Stub(for: expected, answers))
  }
}

extension MockMethod {
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
  public func returns(_ first: Result, _ rest: Result...) { anyCalls.returns([first] + rest) }

  /// Chooses the calls that a stub answers, by a matcher for each argument.
  ///
  /// ```swift
  /// cook.priceCalls.when(anything()).throws(OutOfStock())
  /// ```
  ///
  /// - Parameter matchers: What is expected of each argument, in the order of the parameters.
  /// - Returns: The calls, to be given an answer.
  @_disfavoredOverload public func when(_ matchers: repeat Matcher<each Argument>) -> Stubbing<
    repeat each Argument, Result, Failure
  > { Stubbing(self, ExpectedArguments(repeat each matchers)) }

  /// Chooses the calls that a stub answers, by their arguments.
  ///
  /// ```swift
  /// cook.priceCalls.when(.miso).returns(950)
  /// ```
  ///
  /// - Parameter arguments: The arguments, in the order of the parameters.
  /// - Returns: The calls, to be given an answer.
  public func when(_ arguments: repeat each Argument) -> Stubbing<
    repeat each Argument, Result, Failure
  > where repeat each Argument: Equatable { when(repeat equalTo(each arguments)) }

  /// Makes all calls from now on throw an error.
  ///
  /// ```swift
  /// cook.priceCalls.throws(OutOfStock())
  /// ```
  ///
  /// - Parameter error: The error, of the type that the method throws.
  public func `throws`(_ error: Failure) { anyCalls.throws(error) }

  /// Answers all calls from now on with what a closure makes of their arguments.
  ///
  /// ```swift
  /// cook.priceCalls.answers { soup in soup == .miso ? 950 : 900 }
  /// ```
  ///
  /// - Parameter answer: Called with the arguments, on the thread of the call. If it holds the mock
  ///   itself, the two keep each other alive until `forgetStubs()`.
  public func answers(
    _ answer: @escaping @Sendable (repeat each Argument) throws(Failure) -> Result
  ) { anyCalls.answers(answer) }

  /// Answers all calls of an asynchronous method from now on with what a closure makes of them, in
  /// its own time.
  ///
  /// ```swift
  /// api.loadCalls.answers { call in
  ///   try await Task.sleep(for: .seconds(1), clock: clock)
  ///   return "page \(call.arguments)"
  /// }
  /// ```
  ///
  /// Other than a closure that does not wait, it takes the call as a whole.
  ///
  /// - Parameter answer: Called with the call. If it holds the mock itself, the two keep each other
  ///   alive until `forgetStubs()`.
  public func answers(
    _ answer: @escaping @Sendable (MockCall<repeat each Argument>) async throws(Failure) -> Result
  ) { anyCalls.answers(answer) }

  /// Hands all calls from now on to a real object, and records them all the same.
  ///
  /// ```swift
  /// cook.priceCalls.forwards(to: realCook.price)
  /// ```
  ///
  /// - Parameter real: The method of the real object.
  public func forwards(
    to real: @escaping @Sendable (repeat each Argument) throws(Failure) -> Result
  ) { answers(real) }

  /// The stubs that answer every call.
  package var anyCalls: Stubbing<repeat each Argument, Result, Failure> { Stubbing(self, nil) }

  /// Whether a stub still stands.
  func isStubbed(by owner: AnyObject) -> Bool {
    log.state.withLock { $0.stubs.contains { $0.owner === owner } }
  }

  /// Adds a stub; one that answers every call is never passed over for an older one.
  func add(_ stub: Stub<repeat each Argument, Result, Failure>) {
    // Released outside the lock: the closures of stubs may hold what calls this method in its `deinit`.
    let passedOver = log.state.withLock { state in
      let passedOver = stub.isUnconditional ? state.stubs : []
      if stub.isUnconditional { state.stubs = [] }
      state.stubs.append(stub)
      return passedOver
    }
    _ = passedOver
    hint.close()
  }
}
