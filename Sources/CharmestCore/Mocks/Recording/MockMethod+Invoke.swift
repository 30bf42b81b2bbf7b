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
  @inlinable
  @discardableResult
  public func invoke(
    _ arguments: repeat each Argument,
    function: String = #function
  ) throws(Failure) -> Result {
    if let nothing = Self.nothing, let place = placeOfQuietCall(returning: nothing) {
      place.initialize(to: (repeat each arguments))
      state.unlock()
      return nothing
    }
    let call = record(repeat each arguments)
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
  @discardableResult
  public func invoke(
    _ arguments: repeat each Argument,
    default result: @autoclosure () -> Result,
    function: String = #function
  ) throws(Failure) -> Result {
    let call = record(repeat each arguments)
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
  @discardableResult
  public func invoke(
    _ arguments: repeat each Argument,
    function: String = #function
  ) async throws(Failure) -> Result {
    if let nothing = Self.nothing, let place = placeOfQuietCall(returning: nothing) {
      place.initialize(to: (repeat each arguments))
      state.unlock()
      return nothing
    }
    let call = record(repeat each arguments)
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
  @discardableResult
  public func invoke(
    _ arguments: repeat each Argument,
    default result: @autoclosure () -> Result,
    function: String = #function
  ) async throws(Failure) -> Result {
    let call = record(repeat each arguments)
    return try await answerLater(to: call, calledFrom: function, default: result)
  }
}

extension MockMethod {
  /// The result of a method that returns nothing.
  @inlinable static var nothing: Result? {
    Result.self == Void.self ? () as? Result : nil
  }

  /// Keeps a call for which nothing else is to be done, except for its arguments, and locks.
  ///
  /// The way that most calls take: of methods that return nothing, without a stub, while nobody waits.
  ///
  /// - Returns: Where to put the arguments before the lock is opened, which was closed only then.
  ///   Not a closure, because the compiler cannot capture the pack (Swift 6.3), and not a function
  ///   that takes them, because each retains them once more. Nothing of the user's runs under the
  ///   lock: arguments are only retained.
  @inlinable @inline(__always)
  func placeOfQuietCall(
    returning nothing: Result
  ) -> UnsafeMutablePointer<(repeat each Argument)>? {
    guard retainsArguments else { return nil }
    var stamp = CallStamp()
    stamp.elapsed = 0
    state.lock()
    guard state.value.pointee.isQuiet else {
      state.unlock()
      return nil
    }
    return state.value.pointee.record.add(made: stamp, .returned(nothing))
  }

  /// Keeps a call, and gives it with its arguments in any case, for the stubs.
  @usableFromInline
  func record(_ arguments: repeat each Argument) -> MockCall<repeat each Argument> {
    let stamp = CallStamp()
    if retainsArguments {
      state.lock()
      defer { state.unlock() }
      let place = state.value.pointee.record.add(made: stamp, .running)
      place.initialize(to: (repeat each arguments))
      return state.value.pointee.record.last
    }
    let alone = RetainedArguments<repeat each Argument>()
    alone.places.next().initialize(to: (repeat each arguments))
    // Outside the lock: descriptions are the user's.
    let forgotten = ForgottenArguments(alone.texts(at: 0, .detail))
    let kept = state.withLock { state in
      state.record.append(forgotten, made: stamp)
      return state.record.last
    }
    return MockCall(in: alone, at: 0, kept.stamp)
  }

  @usableFromInline
  func answer(
    to call: MockCall<repeat each Argument>,
    calledFrom function: String,
    default result: () -> Result?
  ) throws(Failure) -> Result {
    let start = ContinuousClock.now
    let answer = findAnswer(to: call, calledFrom: function)
    do throws(Failure) {
      if let give = answer?.give { return try end(call, since: start, give(call)) }
      if answer != nil { reportThatItCannotWait(call) }
      return end(call, since: start, try unstubbed(call, default: result))
    } catch {
      throw end(call, since: start, throwing: error)
    }
  }

  @usableFromInline
  func answerLater(
    to call: MockCall<repeat each Argument>,
    calledFrom function: String,
    default result: () -> Result?
  ) async throws(Failure) -> Result {
    let start = ContinuousClock.now
    let answer = findAnswer(to: call, calledFrom: function)
    do throws(Failure) {
      if let give = answer?.give { return try end(call, since: start, give(call)) }
      if let give = answer?.giveLater, let result = try await give(call) {
        return end(call, since: start, result)
      }
      return end(call, since: start, try unstubbed(call, default: result))
    } catch {
      throw end(call, since: start, throwing: error)
    }
  }

  /// The answer of the last stub that matches, after all who wait for calls were told.
  private func findAnswer(
    to call: MockCall<repeat each Argument>,
    calledFrom function: String
  ) -> StubbedAnswer<repeat each Argument, Result, Failure>? {
    let stubs = state.change { state in
      if state.name == nil { state.name = MethodName(function) }
      return state.stubs
    }
    // Outside the lock: matchers are the user's, and may call this very method.
    return stubs.last { $0.accepts(call) }?.next()
  }

  private func end(
    _ call: MockCall<repeat each Argument>,
    since start: ContinuousClock.Instant,
    _ result: Result
  ) -> Result {
    let elapsed = start.duration(to: .now)
    state.withLock { $0.record.end(call.sequenceNumber, with: .returned(result), after: elapsed) }
    return result
  }

  private func end(
    _ call: MockCall<repeat each Argument>,
    since start: ContinuousClock.Instant,
    throwing error: Failure
  ) -> Failure {
    let elapsed = start.duration(to: .now)
    state.withLock { $0.record.end(call.sequenceNumber, with: .threw(error), after: elapsed) }
    return error
  }
}
