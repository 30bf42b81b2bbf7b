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
  /// - Complexity: O(*n*), where *n* is the number of stubs.
  @inlinable @discardableResult public func invoke(
    _ arguments: repeat each Argument, function: String = #function
  ) throws(Failure) -> Result {
    let call = RetainedCall((repeat each arguments))
    if let end = log.addQuietly(call) as? Returned<Result> { return end.result }
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
  /// - Complexity: O(*n*), where *n* is the number of stubs.
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
  /// - Complexity: O(*n*), where *n* is the number of stubs.
  @discardableResult public func invoke(
    _ arguments: repeat each Argument, function: String = #function
  ) async throws(Failure) -> Result {
    let call = RetainedCall((repeat each arguments))
    if let end = log.addQuietly(call) as? Returned<Result> { return end.result }
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
  /// - Complexity: O(*n*), where *n* is the number of stubs.
  @discardableResult public func invoke(
    _ arguments: repeat each Argument, default result: @autoclosure () throws(Failure) -> Result,
    function: String = #function
  ) async throws(Failure) -> Result {
    let call = RetainedCall((repeat each arguments))
    call.hasDefault = true
    return try await answerLater(to: call, calledFrom: function, default: result)
  }
}

extension MockMethod {
  // With `hasAnswer`, the default counts as a stub.
  @usableFromInline func answer(
    to record: RetainedCall<(repeat each Argument)>, calledFrom function: String,
    default result: () throws(Failure) -> Result?, hasAnswer: Bool = false
  ) throws(Failure) -> Result {
    let kept = kept(record)
    let (stub, index, end) = log.add(kept, record, calledFrom: function, first: neighbours.close)
    if let end = end as? Returned<Result> { return end.result }
    let start = ContinuousClock.now
    let call = MockCall<repeat each Argument>(record)
    let outcome = (stub as? Stub<repeat each Argument, Result, Failure>)?.outcomes[index]
    do throws(Failure) {
      if let give = outcome?.give {
        return log.end(record, kept, Returned(try give(call), since: start)).result
      }
      if outcome != nil { reportThatItCannotWait(call) }
      let end = try unstubbed(
        call, since: start, default: result, hasAnswer: hasAnswer,
        lack: outcome == nil ? nil : "cannot wait for its stub")
      return log.end(record, kept, end).result
    } catch { throw log.end(record, kept, Threw(error, since: start)).error }
  }

  func answerLater(
    to record: RetainedCall<(repeat each Argument)>, calledFrom function: String,
    default result: () throws(Failure) -> Result?
  ) async throws(Failure) -> Result {
    let kept = kept(record)
    let (stub, index, end) = log.add(kept, record, calledFrom: function, first: neighbours.close)
    if let end = end as? Returned<Result> { return end.result }
    let start = ContinuousClock.now
    let call = MockCall<repeat each Argument>(record)
    let outcome = (stub as? Stub<repeat each Argument, Result, Failure>)?.outcomes[index]
    do throws(Failure) {
      if let give = outcome?.give {
        return log.end(record, kept, Returned(try give(call), since: start)).result
      }
      if let give = outcome?.giveLater, let result = try await give(call) {
        return log.end(record, kept, Returned(result, since: start)).result
      }
      let end = try unstubbed(
        call, since: start, default: result, lack: outcome == nil ? nil : "was not resumed")
      return log.end(record, kept, end).result
    } catch { throw log.end(record, kept, Threw(error, since: start)).error }
  }

  /// What the list of calls keeps of a call.
  private func kept(_ call: RetainedCall<(repeat each Argument)>) -> CallRecord {
    log.retainsArguments
      ? call : ForgottenCall(call, MockCall<repeat each Argument>(call).texts)
  }
}
