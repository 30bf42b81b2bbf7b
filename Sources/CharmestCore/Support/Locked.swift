internal import Foundation

/// A value that one thread at a time may touch.
///
/// `Synchronization.Mutex` reports false races under ThreadSanitizer on Linux when two threads meet,
/// because its slow path is in a library that is not instrumented. `NSLock` is a POSIX mutex there,
/// which is understood.
@usableFromInline
package final class Locked<Value>: @unchecked Sendable {
  private let mutex = NSLock()
  @usableFromInline var value: Value

  @usableFromInline
  package init(_ value: Value) {
    self.value = value
  }

  /// Runs a closure with the value while no other thread can.
  ///
  /// Nothing that a user wrote may run in here: it could call back and wait for this very lock.
  @inlinable
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body(&value)
  }

  @usableFromInline
  func lock() { mutex.lock() }

  @usableFromInline
  func unlock() { mutex.unlock() }
}
