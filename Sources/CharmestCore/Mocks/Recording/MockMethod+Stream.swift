extension MockMethod {
  /// The calls as a stream: those already made, and then each new one.
  ///
  /// ```swift
  /// for await call in cook.greetCalls.stream { print(call.arguments) }
  /// // Jon
  /// // Ann
  /// ```
  ///
  /// The stream ends only when the task that reads it is cancelled. It keeps the method alive.
  /// Calls that are forgotten before they are read are skipped.
  public var stream: AsyncStream<MockCall<repeat each Argument>> {
    let last = Locked<UInt64>(0)
    return AsyncStream {
      guard let call = await self.nextCall(after: last.withLock { $0 }) else { return nil }
      last.withLock { $0 = call.sequenceNumber }
      return call
    }
  }

  /// Waits for the first call after a number; nil if the task is cancelled.
  private func nextCall(after number: UInt64) async -> MockCall<repeat each Argument>? {
    await log.state.wait { $0.calls(after: number).first.map { MockCall($0) } }
  }

  /// Waits until there are enough calls for a verification to pass, or too many.
  ///
  /// - Parameters:
  ///   - count: How many calls are expected. If zero calls are enough, only too many end the wait
  ///     early.
  ///   - expected: What is expected of their arguments; nil if any arguments will do.
  ///   - timeout: How long to wait.
  /// - Returns: How the wait ended.
  package func wait(
    for count: CallCount, calledWith expected: ExpectedArguments<repeat each Argument>?,
    _ timeout: Timeout
  ) async -> EndOfWait {
    var arrived: [UInt64: JudgedCall] = [:]
    let cause: Timeout.End? = await log.state.waiting(for: timeout) { waiting in
      var seen: UInt64 = 0
      var matched = 0
      while !count.isDecided(by: matched) {
        let calls: ArraySlice<CallRecord>? = await waiting.wait { state in
          let calls = state.calls(after: seen)
          return calls.isEmpty ? nil : calls
        }
        guard let calls, let newest = calls.last else {
          return waiting.end
        }
        seen = newest.number
        // Outside the lock, because matchers are the user's code.
        for call in calls {
          let judged = expected?.judge(call, log.readings)
          arrived[call.number] = judged
          if expected == nil || judged?.verdict == .match { matched += 1 }
        }
      }
      return nil
    }
    return EndOfWait(limit: timeout.duration, cause: cause, arrived: arrived)
  }
}

/// How a wait for calls ended.
package struct EndOfWait {
  /// How long to wait.
  let limit: Duration
  /// Why it ended; nil if the calls decided it.
  let cause: Timeout.End?
  /// What the calls were found to be when they came, by their numbers.
  let arrived: [UInt64: JudgedCall]

  /// Whether more calls could have come in the rest of the time.
  var isCutShort: Bool { cause == .cancelled || cause == .clockStoodStill }
}
