/// Tries again and again, after pauses that double.
func retrying<Value: Sendable>(
  _ tries: Int, clock: any Clock<Duration>, _ operation: @Sendable () async throws -> Value
) async throws -> Value {
  var pause = Duration.seconds(1)
  for _ in 1..<tries {
    if let value = try? await operation() { return value }
    try await clock.sleep(for: pause)
    pause *= 2
  }
  return try await operation()
}
