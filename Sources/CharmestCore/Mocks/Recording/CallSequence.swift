#if canImport(Synchronization) && !canImport(Darwin)
  public import Synchronization
#endif

/// The process-wide order of calls, so that calls of several mocks can be compared.
@usableFromInline
package enum CallSequence {
  #if canImport(Synchronization) && !canImport(Darwin)
    @usableFromInline static let last = Atomic<UInt64>(0)

    @inlinable
    package static func next() -> UInt64 {
      // Relaxed, because only the numbers of one list must grow, and its lock sees to their order.
      last.wrappingAdd(1, ordering: .relaxed).newValue
    }
  #else
    // Atomics are younger than the oldest system that is supported.
    @usableFromInline static let last = Locked<UInt64>(0)

    @inlinable
    package static func next() -> UInt64 {
      last.withLock { last in
        last += 1
        return last
      }
    }
  #endif
}
