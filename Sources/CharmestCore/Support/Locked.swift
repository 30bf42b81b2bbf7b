internal import Foundation

/// A value that only one thread at a time can access.
///
/// `Synchronization.Mutex` reports false races under ThreadSanitizer on Linux when two threads
/// meet, because its slow path is in a library that is not instrumented. ThreadSanitizer
/// understands the lock of Foundation.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  /// Runs a closure with the value while no other thread can.
  ///
  /// The closure must not run a user's code, which could call back and wait for this lock.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }

  /// Changes the value, and releases the removed part outside the lock, because a `deinit` may call
  /// back.
  package func releasing<Taken>(_ change: (inout Value) -> Taken) { _ = withLock(change) }
}
