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
  /// - Returns: The result that was stubbed; without a stub `nil`, an empty collection, zero or
  ///   `false` where the type has one. For other types a failure is reported that says which stub is
  ///   missing, and the process stops.
  /// - Throws: What was stubbed; ``UnstubbedCall`` if there is no stub and the method can throw it.
  @inlinable @discardableResult public func invoke(
    _ arguments: repeat each Argument, function: String = #function
  ) throws(Failure) -> Result {
    let call = RetainedCall((repeat each arguments))
    if let nothing, log.addQuietly(call) { return nothing }
    return try answer(to: call, calledFrom: function, default: { nil })
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
  @discardableResult public func invoke(
    _ arguments: repeat each Argument, default result: @autoclosure () -> Result,
    function: String = #function
  ) throws(Failure) -> Result {
    let call = RetainedCall((repeat each arguments))
    return try answer(to: call, calledFrom: function, default: result)
  }

  /// Records a call of an asynchronous method and gives the stubbed result, which may take its time.
  ///
  /// ```swift
  /// func load(_ id: Int) async throws -> Data { try await loadCalls.invoke(id) }
  /// ```
  ///
  /// The call is recorded at once. It waits where the stub is an asynchronous closure, and where the
  /// test suspends calls.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - function: The name of the mocked method. Leave it out.
  /// - Returns: The result that was stubbed; without a stub as for methods that do not wait.
  /// - Throws: What was stubbed; ``UnstubbedCall`` if there is no stub and the method can throw it.
  @discardableResult public func invoke(
    _ arguments: repeat each Argument, function: String = #function
  ) async throws(Failure) -> Result {
    let call = RetainedCall((repeat each arguments))
    if let nothing, log.addQuietly(call) { return nothing }
    return try await answerLater(to: call, calledFrom: function, default: { nil })
  }

  /// Records a call of an asynchronous method and gives the stubbed result, or a default of the
  /// mock's own.
  ///
  /// ```swift
  /// func load(_ id: Int) async -> Data { await loadCalls.invoke(id, default: Data()) }
  /// ```
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - result: The result where nothing was stubbed.
  ///   - function: The name of the mocked method. Leave it out.
  /// - Returns: The result that was stubbed, or the default.
  /// - Throws: What was stubbed.
  @discardableResult public func invoke(
    _ arguments: repeat each Argument, default result: @autoclosure () -> Result,
    function: String = #function
  ) async throws(Failure) -> Result {
    let call = RetainedCall((repeat each arguments))
    return try await answerLater(to: call, calledFrom: function, default: result)
  }
}

extension MockMethod {
  @usableFromInline func answer(
    to record: RetainedCall<(repeat each Argument)>, calledFrom function: String,
    default result: () -> Result?
  ) throws(Failure) -> Result {
    let call = MockCall<repeat each Argument>(record)
    let start = ContinuousClock.now
    let (kept, answer) = begin(record, calledFrom: function)
    do throws(Failure) {
      if let give = answer?.give { return end(kept, since: start, try give(call)) }
      if answer != nil { reportThatItCannotWait(call) }
      return end(kept, since: start, try unstubbed(call, default: result))
    } catch { throw end(kept, since: start, throwing: error) }
  }

  @usableFromInline func answerLater(
    to record: RetainedCall<(repeat each Argument)>, calledFrom function: String,
    default result: () -> Result?
  ) async throws(Failure) -> Result {
    let call = MockCall<repeat each Argument>(record)
    let start = ContinuousClock.now
    let (kept, answer) = begin(record, calledFrom: function)
    do throws(Failure) {
      if let give = answer?.give { return end(kept, since: start, try give(call)) }
      if let give = answer?.giveLater, let result = try await give(call) {
        return end(kept, since: start, result)
      }
      return end(kept, since: start, try unstubbed(call, default: result))
    } catch { throw end(kept, since: start, throwing: error) }
  }

  /// Keeps a call, and finds the answer of the last stub that matches.
  private func begin(_ record: RetainedCall<(repeat each Argument)>, calledFrom function: String)
    -> (kept: CallRecord, StubbedAnswer<repeat each Argument, Result, Failure>?)
  {
    // Outside the lock: descriptions are the user's.
    let call = MockCall<repeat each Argument>(record)
    let kept = retainsArguments ? record : ForgottenCall(record, call.texts(.detail))
    let stubs = log.add(kept, calledFrom: function, first: hint.close)
    // Others know a call that is kept, and may be reading its number.
    if kept !== record { record.number = kept.number }
    // Outside the lock: matchers are the user's, and may call this very method.
    for case let stub as Stub<repeat each Argument, Result, Failure> in stubs.reversed()
    where stub.accepts(call) { return (kept, stub.next()) }
    return (kept, nil)
  }

  private func end(_ call: CallRecord, since start: ContinuousClock.Instant, _ result: Result)
    -> Result
  {
    log.end(call, CallEnd(CallOutcome<Result, Failure>.returned(result), since: start))
    return result
  }

  private func end(
    _ call: CallRecord, since start: ContinuousClock.Instant, throwing error: Failure
  ) -> Failure {
    log.end(call, CallEnd(CallOutcome<Result, Failure>.threw(error), since: start))
    return error
  }
}
