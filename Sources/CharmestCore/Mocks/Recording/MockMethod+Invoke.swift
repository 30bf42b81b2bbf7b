extension MockMethod {
  /// Records a call and gives the stubbed result.
  ///
  /// Call it from the mocked method, with all arguments:
  ///
  /// ```swift
  /// func price(of soup: RamenSoup) throws(OutOfStock) -> Int { try priceCalls.invoke(soup) }
  /// ```
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - function: The name of the mocked method. Leave it out.
  /// - Returns: The stubbed result. Without a stub, `nil`, an empty collection, zero or `false`, if
  ///   the type has one of them. For other types, a failure names the missing stub, and the process
  ///   stops.
  /// - Throws: The stubbed error; ``UnstubbedCall`` if there is no stub and the method can throw
  ///   it.
  @inlinable @discardableResult public func invoke(
    _ arguments: repeat each Argument, function: String = #function
  ) throws(Failure) -> Result {
    let call = RetainedCall((repeat each arguments))
    if let nothing, log.addQuietly(call) { return nothing }
    return try answer(to: call, calledFrom: function, default: { nil })
  }

  /// Records a call and gives the stubbed result, or a default of the mock.
  ///
  /// ```swift
  /// func price(of soup: RamenSoup) -> Int { priceCalls.invoke(soup, default: 900) }
  /// ```
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - result: The result without a stub; it may throw what the method throws.
  ///   - function: The name of the mocked method. Leave it out.
  /// - Returns: The stubbed result, or the default.
  /// - Throws: The stubbed error, or what the default throws.
  @discardableResult public func invoke(
    _ arguments: repeat each Argument, default result: @autoclosure () throws(Failure) -> Result,
    function: String = #function
  ) throws(Failure) -> Result {
    let call = RetainedCall((repeat each arguments))
    return try answer(to: call, calledFrom: function, default: result)
  }

  /// Records a call of an asynchronous method and gives the stubbed result, perhaps later.
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
  ///   - function: The name of the mocked method. Leave it out.
  /// - Returns: The stubbed result; without a stub, the same as for a synchronous method.
  /// - Throws: The stubbed error; ``UnstubbedCall`` if there is no stub and the method can throw
  ///   it.
  @discardableResult public func invoke(
    _ arguments: repeat each Argument, function: String = #function
  ) async throws(Failure) -> Result {
    let call = RetainedCall((repeat each arguments))
    if let nothing, log.addQuietly(call) { return nothing }
    return try await answerLater(to: call, calledFrom: function, default: { nil })
  }

  /// Records a call of an asynchronous method and gives the stubbed result, or a default of the
  /// mock.
  ///
  /// ```swift
  /// func load(_ id: Int) async -> Data { await loadCalls.invoke(id, default: Data()) }
  /// ```
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - result: The result without a stub; it may throw what the method throws.
  ///   - function: The name of the mocked method. Leave it out.
  /// - Returns: The stubbed result, or the default.
  /// - Throws: The stubbed error, or what the default throws.
  @discardableResult public func invoke(
    _ arguments: repeat each Argument, default result: @autoclosure () throws(Failure) -> Result,
    function: String = #function
  ) async throws(Failure) -> Result {
    let call = RetainedCall((repeat each arguments))
    return try await answerLater(to: call, calledFrom: function, default: result)
  }
}

extension MockMethod {
  // With `hasAnswer`, the default counts as a stub.
  @usableFromInline func answer(
    to record: RetainedCall<(repeat each Argument)>, calledFrom function: String,
    default result: () throws(Failure) -> Result?, hasAnswer: Bool = false
  ) throws(Failure) -> Result {
    let call = MockCall<repeat each Argument>(record)
    let start = ContinuousClock.now
    let (kept, outcome) = begin(record, calledFrom: function)
    do throws(Failure) {
      if let give = outcome?.give { return end(kept, since: start, try give(call)) }
      if outcome != nil { reportThatItCannotWait(call) }
      let unstubbed = try unstubbed(call, default: result, hasAnswer: hasAnswer)
      return end(kept, since: start, unstubbed.result, isUnstubbed: unstubbed.isOfType)
    } catch { throw end(kept, since: start, throwing: error) }
  }

  @usableFromInline func answerLater(
    to record: RetainedCall<(repeat each Argument)>, calledFrom function: String,
    default result: () throws(Failure) -> Result?
  ) async throws(Failure) -> Result {
    let call = MockCall<repeat each Argument>(record)
    let start = ContinuousClock.now
    let (kept, outcome) = begin(record, calledFrom: function)
    do throws(Failure) {
      if let give = outcome?.give { return end(kept, since: start, try give(call)) }
      if let give = outcome?.giveLater, let result = try await give(call) {
        return end(kept, since: start, result)
      }
      let unstubbed = try unstubbed(call, default: result)
      return end(kept, since: start, unstubbed.result, isUnstubbed: unstubbed.isOfType)
    } catch { throw end(kept, since: start, throwing: error) }
  }

  /// Keeps a call, and finds the outcome of the last stub that matches.
  private func begin(_ record: RetainedCall<(repeat each Argument)>, calledFrom function: String)
    -> (kept: CallRecord, StubbedOutcome<repeat each Argument, Result, Failure>?)
  {
    // Outside the lock, because descriptions are the user's code.
    let call = MockCall<repeat each Argument>(record)
    let kept = retainsArguments ? record : ForgottenCall(record, call.texts(.detail))
    let stubs = log.add(kept, calledFrom: function, first: hint.close)
    // Other code may know the kept call, and may be reading its number.
    if kept !== record { record.number = kept.number }
    // Outside the lock, because matchers are the user's code, and may call this very method.
    var index = stubs.count
    while index > 0 {
      index -= 1
      if let stub = stubs[index] as? Stub<repeat each Argument, Result, Failure>, stub.accepts(call)
      {
        return (kept, stub.next())
      }
    }
    return (kept, nil)
  }

  private func end(
    _ call: CallRecord, since start: ContinuousClock.Instant, _ result: Result,
    isUnstubbed: Bool = false
  ) -> Result {
    let outcome = CallOutcome<Result, Failure>.returned(result)
    log.end(call, CallEnd(outcome, since: start, isUnstubbed: isUnstubbed))
    return result
  }

  private func end(
    _ call: CallRecord, since start: ContinuousClock.Instant, throwing error: Failure
  ) -> Failure {
    let outcome = CallOutcome<Result, Failure>.threw(error)
    log.end(call, CallEnd(outcome, since: start, isUnstubbed: false))
    return error
  }
}
