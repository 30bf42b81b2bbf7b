struct TimeIsOver: Error, Equatable {}

/// Gives up an operation that takes too long.
func withTimeLimit<Value: Sendable>(
  _ limit: Duration, clock: any Clock<Duration>,
  _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    group.addTask { try await operation() }
    group.addTask {
      try await clock.sleep(for: limit)
      throw TimeIsOver()
    }
    defer { group.cancelAll() }
    guard let first = try await group.next() else { throw TimeIsOver() }
    return first
  }
}
