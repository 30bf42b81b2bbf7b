extension MockMethod {
  /// Waits until there are enough calls for a verification to pass, or too many.
  ///
  /// - Parameters:
  ///   - count: How many calls are expected. If zero calls are enough, only too many end the wait
  ///     early.
  ///   - expected: The matchers for their arguments; nil if any arguments will do.
  ///   - limit: How long to wait.
  /// - Returns: Why the wait ended; nil if the calls decided it.
  package func wait(
    for count: CallCount, calledWith expected: ExpectedArguments?, _ limit: Duration
  ) async -> WaitEnd? {
    await log.state.waiting(for: limit) { waiting in
      var seen: UInt64 = 0
      var matched = 0
      while !count.isDecided(by: matched) {
        let calls: ArraySlice<CallRecord>? = await waiting.wait { state in
          // A part of them, so that the time can end while calls come faster than they are judged.
          let calls = state.calls(after: seen).prefix(256)
          return calls.isEmpty ? nil : calls
        }
        guard let calls, let newest = calls.last, !waiting.isOver else { return waiting.end }
        seen = newest.number
        // Outside the lock, because matchers are the user's code.
        var judging = Judging()
        for call in calls where expected?.mismatch(of: call, by: &judging) == nil { matched += 1 }
        // If calls come without a pause, nothing else would let the time end.
        await Task.yield()
      }
      return nil
    }
  }
}
