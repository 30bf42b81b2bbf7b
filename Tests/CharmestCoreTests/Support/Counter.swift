import CharmestCore

/// Counts how often something was asked for.
final class Counter: @unchecked Sendable {
  private let value = Locked(0)
  var count: Int { value.withLock { $0 } }
  func increase() { value.withLock { $0 += 1 } }
}
