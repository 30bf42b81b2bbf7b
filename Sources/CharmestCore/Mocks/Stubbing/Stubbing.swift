/// Calls of a method that you want to stub.
///
/// ```swift
/// cook.priceCalls.when(.miso).returns(950)
/// ```
///
/// If several stubs match a call, the last one answers it. Matchers and closures run outside any
/// lock, so they may call the same mock again.
public struct Stubbing<each Argument, Result, Failure: Error> {
  let method: MockMethod<repeat each Argument, Result, Failure>
  let expected: ExpectedArguments?

  /// Stubs the result of these calls.
  ///
  /// ```swift
  /// cook.priceCalls.when(.miso).returns(950)
  /// ```
  ///
  /// - Parameter result: The result.
  public func returns(_ result: Result) { gives([.success(result)]) }

  /// Stubs results for these calls, one for each call; the last one also answers all later calls.
  ///
  /// ```swift
  /// cook.priceCalls.when(.miso).returns(900, 950)
  /// ```
  ///
  /// - Parameters:
  ///   - first: The result of the next of these calls.
  ///   - second: The result of the call after it.
  ///   - rest: The results of the calls after that.
  /// - Complexity: O(*n*), where *n* is the number of results.
  public func returns(_ first: Result, _ second: Result, _ rest: Result...) {
    // One result has an overload of its own: in front of a variadic parameter, a tuple for an
    // optional tuple crashes the compiler (Swift 6.3).
    returns([first, second] + rest)
  }

  func returns(_ results: [Result]) { gives(results.map { .success($0) }) }

  /// Makes these calls return.
  ///
  /// ```swift
  /// cook.greetCalls.when("Jon").returns()
  /// ```
  public func returns() where Result == Void { gives([.success(())]) }

  /// Makes these calls throw an error.
  ///
  /// Only a method that throws can be stubbed with an error.
  ///
  /// ```swift
  /// cook.priceCalls.when(anything()).throws(OutOfStock(soup: .miso))
  /// ```
  ///
  /// - Parameter error: The error, of the type that the method throws.
  public func `throws`(_ error: Failure) { gives([.failure(error)]) }

  /// Stubs outcomes for these calls, one for each call; the last one also answers all later calls.
  ///
  /// ```swift
  /// api.loadCalls.when(7).gives(.failure(Offline()), .success("news"))
  /// ```
  ///
  /// - Parameters:
  ///   - first: The outcome of the next of these calls: `.success(result)` or `.failure(error)`.
  ///   - rest: The outcomes of the calls after it.
  /// - Complexity: O(*n*), where *n* is the number of outcomes.
  public func gives(
    _ first: Swift.Result<Result, Failure>, _ rest: Swift.Result<Result, Failure>...
  ) { gives([first] + rest) }

  /// Stubs the outcomes of a list, as ``gives(_:_:)`` does.
  ///
  /// - Parameter outcomes: The outcomes. If there are none, the calls are treated as if they had no
  ///   stub.
  /// - Complexity: O(*n*), where *n* is the number of outcomes.
  public func gives(_ outcomes: [Swift.Result<Result, Failure>]) {
    add(outcomes.map { StubAnswer($0) })
  }

  /// Answers these calls with the result of a closure that receives their arguments.
  ///
  /// ```swift
  /// cook.priceCalls.answers { soup in soup == .miso ? 950 : 900 }
  /// ```
  ///
  /// To make the mock a spy, pass a method of a real object:
  ///
  /// ```swift
  /// cook.priceCalls.when(.shio).answers(realCook.price)
  /// ```
  ///
  /// - Parameter answer: Called with the arguments, on the thread of the call. If the closure holds
  ///   the mock itself, the two keep each other alive until `forgetStubs()`.
  public func answers(
    _ answer: @escaping @Sendable (repeat each Argument) throws(Failure) -> Result
  ) { add([StubAnswer(give: { call throws(Failure) in try answer(repeat each call.arguments) })]) }

  /// Answers these calls with the result of an asynchronous closure that receives their arguments.
  ///
  /// ```swift
  /// api.loadCalls.when(7).answers { id in
  ///   try await Task.sleep(for: .seconds(1), clock: clock)
  ///   return "page \(id)"
  /// }
  /// ```
  ///
  /// - Parameter answer: Called with the arguments. If the closure holds the mock itself, the two
  ///   keep each other alive until `forgetStubs()`.
  public func answers(
    _ answer: @escaping @concurrent @Sendable (repeat each Argument) async throws(Failure) -> Result
  ) {
    let later: StubAnswer<repeat each Argument, Result, Failure>.GiveLater = {
      waiting async throws(Failure) in
      // Unchecked, as for everything that a mock records, because the arguments may have any type.
      try await answer(repeat UncheckedTransfer(each waiting.call.arguments).value)
    }
    add([StubAnswer(giveLater: later)])
  }

  /// Answers these calls with the result of an asynchronous closure that receives the whole call.
  ///
  /// Use it for an asynchronous method if an argument is a closure or a tuple: those cannot be
  /// parameters of an asynchronous closure (Swift 6.3).
  ///
  /// - Parameter answer: Called with the call. If the closure holds the mock itself, the two keep
  ///   each other alive until `forgetStubs()`.
  @_disfavoredOverload public func answers(
    _ answer: @escaping @Sendable (MockCall<repeat each Argument>) async throws(Failure) -> Result
  ) {
    add([
      StubAnswer(giveLater: { waiting async throws(Failure) in try await answer(waiting.call) })
    ])
  }

  private func add(_ answers: [StubAnswer<repeat each Argument, Result, Failure>]) {
    method.add(Stub(for: expected, answers))
  }
}

extension MockMethod {
  /// Stubs the result of all calls from now on.
  ///
  /// ```swift
  /// cook.priceCalls.returns(900)
  /// ```
  ///
  /// - Parameter result: The result.
  public func returns(_ result: Result) { anyCalls.returns(result) }

  /// Stubs results for all calls from now on, one for each call; the last one also answers all
  /// later calls.
  ///
  /// ```swift
  /// cook.priceCalls.returns(900, 950, 1_000)
  /// ```
  ///
  /// - Parameters:
  ///   - first: The result of the next call.
  ///   - second: The result of the call after it.
  ///   - rest: The results of the calls after that.
  /// - Complexity: O(*n*), where *n* is the number of results.
  public func returns(_ first: Result, _ second: Result, _ rest: Result...) {
    anyCalls.returns([first, second] + rest)
  }

  /// Makes all calls from now on return; only a strict method needs this stub.
  ///
  /// ```swift
  /// cook.failsOnUnstubbedCalls()
  /// cook.washCalls.returns()
  /// ```
  public func returns() where Result == Void { anyCalls.returns() }

  /// Stubs outcomes for all calls from now on, one for each call; the last one also answers all
  /// later calls.
  ///
  /// ```swift
  /// api.loadCalls.gives(.failure(Offline()), .failure(Offline()), .success("news"))
  /// ```
  ///
  /// - Parameters:
  ///   - first: The outcome of the next call: `.success(result)` or `.failure(error)`.
  ///   - rest: The outcomes of the calls after it.
  /// - Complexity: O(*n*), where *n* is the number of outcomes.
  public func gives(
    _ first: Swift.Result<Result, Failure>, _ rest: Swift.Result<Result, Failure>...
  ) { anyCalls.gives([first] + rest) }

  /// Stubs the outcomes of a list, as ``gives(_:_:)`` does.
  ///
  /// - Parameter outcomes: The outcomes. If there are none, calls are treated as if they had no
  ///   stub.
  /// - Complexity: O(*n*), where *n* is the number of outcomes.
  public func gives(_ outcomes: [Swift.Result<Result, Failure>]) { anyCalls.gives(outcomes) }

  /// Chooses the calls that a stub answers, with a matcher for each argument.
  ///
  /// ```swift
  /// cook.priceCalls.when(anything()).throws(OutOfStock(soup: .miso))
  /// ```
  ///
  /// - Parameter matchers: A matcher for each argument, in the order of the parameters.
  /// - Returns: The calls, ready to be stubbed.
  @_disfavoredOverload public func when(_ matchers: repeat Matcher<each Argument>) -> Stubbing<
    repeat each Argument, Result, Failure
  > { Stubbing(method: self, expected: ExpectedArguments(repeat each matchers)) }

  /// Chooses the calls that a stub answers, by their arguments.
  ///
  /// ```swift
  /// cook.priceCalls.when(.miso).returns(950)
  /// ```
  ///
  /// - Parameter arguments: The arguments, in the order of the parameters.
  /// - Returns: The calls, ready to be stubbed.
  public func when(_ arguments: repeat each Argument) -> Stubbing<
    repeat each Argument, Result, Failure
  > where repeat each Argument: Equatable { when(repeat equalTo(each arguments)) }

  /// Makes all calls from now on throw an error.
  ///
  /// ```swift
  /// cook.priceCalls.throws(OutOfStock(soup: .miso))
  /// ```
  ///
  /// - Parameter error: The error, of the type that the method throws.
  public func `throws`(_ error: Failure) { anyCalls.throws(error) }

  /// Answers all calls from now on with the result of a closure that receives their arguments.
  ///
  /// ```swift
  /// cook.priceCalls.answers { soup in soup == .miso ? 950 : 900 }
  /// ```
  ///
  /// To make the mock a spy, pass a method of a real object:
  ///
  /// ```swift
  /// cook.priceCalls.answers(realCook.price)
  /// ```
  ///
  /// - Parameter answer: Called with the arguments, on the thread of the call. If the closure holds
  ///   the mock itself, the two keep each other alive until `forgetStubs()`.
  public func answers(
    _ answer: @escaping @Sendable (repeat each Argument) throws(Failure) -> Result
  ) { anyCalls.answers(answer) }

  /// Answers all calls from now on with the result of an asynchronous closure.
  ///
  /// ```swift
  /// api.loadCalls.answers(realAPI.load)
  /// ```
  ///
  /// ```swift
  /// api.loadCalls.answers { id in
  ///   try await Task.sleep(for: .seconds(1), clock: clock)
  ///   return "page \(id)"
  /// }
  /// ```
  ///
  /// - Parameter answer: Called with the arguments. If the closure holds the mock itself, the two
  ///   keep each other alive until `forgetStubs()`.
  public func answers(
    _ answer: @escaping @concurrent @Sendable (repeat each Argument) async throws(Failure) -> Result
  ) { anyCalls.answers(answer) }

  /// Answers all calls from now on with the result of an asynchronous closure that receives the
  /// call.
  ///
  /// Use it for an asynchronous method if an argument is a closure or a tuple: those cannot be
  /// parameters of an asynchronous closure (Swift 6.3).
  ///
  /// - Parameter answer: Called with the call. If the closure holds the mock itself, the two keep
  ///   each other alive until `forgetStubs()`.
  @_disfavoredOverload public func answers(
    _ answer: @escaping @Sendable (MockCall<repeat each Argument>) async throws(Failure) -> Result
  ) { anyCalls.answers(answer) }

  /// The stubs that answer every call.
  package var anyCalls: Stubbing<repeat each Argument, Result, Failure> {
    Stubbing(method: self, expected: nil)
  }

  /// Adds a stub.
  ///
  /// One for all calls replaces all older stubs but those for certain calls that have answered none:
  /// they count as unused.
  func add(_ stub: Stub<repeat each Argument, Result, Failure>) {
    log.state.releasing { state in
      guard stub.isUnconditional else {
        state.stubs.append(stub)
        return []
      }
      let unused = state.stubs.filter { $0.expected != nil && $0.answered == 0 }
      return exchange(&state.stubs, with: unused + [stub])
    }
  }
}
