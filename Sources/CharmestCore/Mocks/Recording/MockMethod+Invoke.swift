extension MockMethod {
  /// Records a call and returns the stubbed result.
  ///
  /// Call it from the mocked method, with all arguments:
  ///
  /// ```swift
  /// func price(of soup: RamenSoup) throws(OutOfStock) -> Int { try priceCalls.invoke(soup) }
  /// ```
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - function: The name of the mocked method; leave it out.
  /// - Returns: The stubbed result. Without a stub, it is `nil`, an empty collection, zero or
  ///   `false`, if the type has one of these values. For other types, a failure names the missing
  ///   stub, and the process stops.
  /// - Throws: The stubbed error, or ``UnstubbedCall`` if there is no stub and the method can throw
  ///   it.
  /// - Complexity: O(*n*), where *n* is the number of stubs.
  @inlinable @discardableResult public func invoke(
    _ arguments: repeat each Argument, function: String = #function
  ) throws(Failure) -> Result {
    let call = RecordedArguments((repeat each arguments))
    if let given = log.addQuickly(call) as? GivenResult<Result> { return given.result }
    return try answer(to: call, calledFrom: function, default: { nil })
  }

  /// Records a call and returns the stubbed result, or a default of the mock.
  ///
  /// ```swift
  /// func price(of soup: RamenSoup) -> Int { priceCalls.invoke(soup, default: 900) }
  /// ```
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - result: The result if there is no stub. It may throw what the method throws.
  ///   - function: The name of the mocked method; leave it out.
  /// - Returns: The stubbed result, or the default.
  /// - Throws: The stubbed error, or the error of the default.
  /// - Complexity: O(*n*), where *n* is the number of stubs.
  @discardableResult public func invoke(
    _ arguments: repeat each Argument, default result: @autoclosure () throws(Failure) -> Result,
    function: String = #function
  ) throws(Failure) -> Result {
    let call = RecordedArguments((repeat each arguments))
    return try answer(to: call, calledFrom: function, default: result)
  }

  /// Records a call of an asynchronous method and returns the stubbed result, perhaps later.
  ///
  /// ```swift
  /// func load(_ id: Int) async throws -> Data { try await loadCalls.invoke(id) }
  /// ```
  ///
  /// The call is recorded at once. It waits if the stub is an asynchronous closure, or if the test
  /// suspends calls.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - function: The name of the mocked method; leave it out.
  /// - Returns: The stubbed result; without a stub, the same as for a synchronous method. If that
  ///   would end the process, the call waits instead, as described in ``SuspendedCalls``.
  /// - Throws: The stubbed error, or ``UnstubbedCall`` if there is no stub and the method can throw
  ///   it.
  /// - Complexity: O(*n*), where *n* is the number of stubs.
  @discardableResult public func invoke(
    _ arguments: repeat each Argument, function: String = #function
  ) async throws(Failure) -> Result {
    let call = RecordedArguments((repeat each arguments))
    if let given = log.addQuickly(call) as? GivenResult<Result> { return given.result }
    return try await answerLater(to: call, calledFrom: function, default: { nil })
  }

  /// Records a call of an asynchronous method and returns the stubbed result, or a default of the
  /// mock.
  ///
  /// ```swift
  /// func load(_ id: Int) async -> Data { await loadCalls.invoke(id, default: Data()) }
  /// ```
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - result: The result if there is no stub. It may throw what the method throws.
  ///   - function: The name of the mocked method; leave it out.
  /// - Returns: The stubbed result, or the default.
  /// - Throws: The stubbed error, or the error of the default.
  /// - Complexity: O(*n*), where *n* is the number of stubs.
  @discardableResult public func invoke(
    _ arguments: repeat each Argument, default result: @autoclosure () throws(Failure) -> Result,
    function: String = #function
  ) async throws(Failure) -> Result {
    let call = RecordedArguments((repeat each arguments))
    return try await answerLater(to: call, calledFrom: function, default: result)
  }

  /// Records a call and gives its answer.
  ///
  /// - Parameters:
  ///   - record: The call.
  ///   - function: The function that made it.
  ///   - result: The default of the mock; nil if there is none.
  ///   - hasAnswer: Whether the default counts as a stub.
  /// - Returns: The result of the stub or the default.
  /// - Throws: The error of the stub or the default.
  @usableFromInline func answer(
    to record: RecordedArguments<(repeat each Argument)>, calledFrom function: String,
    default result: () throws(Failure) -> Result?, hasAnswer: Bool = false
  ) throws(Failure) -> Result {
    var found = log.add(record, calledFrom: function)
    var lack = Lack.stub
    while let answer = answer(of: found, to: record) {
      if let given = answer.given { return given.result }
      if let give = answer.give { return try give(MockCall(record: record)) }
      if lack == .stub {
        let explanation = Explanation(
          expected: "a call that can wait, since its stub does",
          but: "was called without await in the mock")
        FailureReporter.report(explanation, about: subject(of: record), at: place)
      }
      lack = .await
      found = log.answer(to: record, among: found.stubs, before: found.index)
    }
    let unstubbed = try unstubbed(record, found.others, default: result, hasAnswer, lack)
    guard let result = unstubbed.result else { endProcess(saying: unstubbed.lastWords) }
    return result
  }

  /// The same for a call that can wait; without a result, it waits until it is cancelled.
  func answerLater(
    to record: RecordedArguments<(repeat each Argument)>, calledFrom function: String,
    default result: () throws(Failure) -> Result?, hasAnswer: Bool = false
  ) async throws(Failure) -> Result {
    let waiting = CallInFlight<repeat each Argument, Result, Failure>(MockCall(record: record))
    defer { waiting.end(.unresumed) }
    var found = log.add(record, calledFrom: function)
    var lack = Lack.stub
    while let answer = answer(of: found, to: record) {
      if let given = answer.given { return given.result }
      if let give = answer.give { return try give(waiting.call) }
      if let give = answer.giveLater, let result = try await give(waiting) { return result }
      lack = .end
      found = log.answer(to: record, among: found.stubs, before: found.index)
    }
    let unstubbed = try unstubbed(
      record, found.others, default: result, hasAnswer, lack, in: waiting.test.withLock { $0 })
    if let result = unstubbed.result { return result }
    Standstill.begin(waiting.number, unstubbed.lastWords)
    defer { Standstill.end(waiting.number) }
    while true {
      if let result = try await waiting.wait() { return result }
    }
  }

  /// The answer of the stub that was found; nil if there is none.
  ///
  /// Reports the stubs that cannot judge the call.
  private func answer(of found: FoundStub, to record: CallRecord) -> StubAnswer<
    repeat each Argument, Result, Failure
  >? {
    for other in found.others {
      guard let doubt = other.mismatch.doubt else { continue }
      let problem: Phrase = "stub \(other.index + 1) \(doubt.phrase)"
      let told = Explanation(expected: "a stub that can judge this call", but: problem)
      let mismatch = Mismatch(doubt: doubt) { _ in told }
      // The call goes on without this stub.
      FailureReporter.report(mismatch, about: subject(of: record), at: place, isOfCall: true)
    }
    let stub = found.stub as? Stub<repeat each Argument, Result, Failure>
    return stub?.answers[found.answer]
  }

  private func subject(of record: CallRecord) -> Subject {
    name.subject(argumentPhrases(of: record), on: mockName)
  }
}
