internal import Foundation

/// A value that only one thread at a time can access.
///
/// `Synchronization.Mutex` reports false races under ThreadSanitizer on Linux when two threads
/// meet, because its slow path is in a library that is not instrumented. ThreadSanitizer
/// understands a POSIX mutex.
package final class Locked<Value>: @unchecked Sendable {
  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Bionic)
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  #else
    private let mutex = NSLock()
  #endif

  /// The value, in memory of its own.
  ///
  /// The run time does not check this memory for overlapping accesses: the lock prevents them.
  private let value: UnsafeMutablePointer<Value>

  package init(_ value: Value) {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Bionic)
      pthread_mutex_init(mutex, nil)
    #endif
    self.value = .allocate(capacity: 1)
    self.value.initialize(to: value)
  }

  deinit {
    value.deinitialize(count: 1)
    value.deallocate()
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Bionic)
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    #endif
  }

  /// Runs a closure with the value while no other thread can.
  ///
  /// The closure must not run a user's code: that code could call back and wait for this very lock.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Bionic)
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
    #else
      mutex.lock()
      defer { mutex.unlock() }
    #endif
    return try body(&value.pointee)
  }

  /// Changes the value, and releases what the change takes out of it outside the lock: a `deinit`
  /// may call back.
  package func releasing<Taken>(_ change: (inout Value) -> Taken) {
    _ = withLock(change)
  }
}

/// Puts a new value in the place of another one, and gives the other one.
func exchange<Value>(_ value: inout Value, with new: Value) -> Value {
  defer { value = new }
  return value
}
