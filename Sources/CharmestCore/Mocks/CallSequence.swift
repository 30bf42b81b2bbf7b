/// The process-wide order of calls, so that calls of several mocks can be compared.
@usableFromInline
package enum CallSequence {
  @usableFromInline static let last = Locked<UInt64>(0)

  @inlinable
  package static func next() -> UInt64 {
    last.withLock { last in
      last += 1
      return last
    }
  }
}
