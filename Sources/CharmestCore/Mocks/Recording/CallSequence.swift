/// The process-wide order of calls, so that calls of several mocks can be compared.
enum CallSequence {
  private static let last = Locked<UInt64>(0)

  static func next() -> UInt64 {
    last.withLock { last in
      last += 1
      return last
    }
  }
}
