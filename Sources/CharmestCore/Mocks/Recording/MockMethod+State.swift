extension MockMethod {
  /// What a method remembers, and how it is to answer.
  @usableFromInline
  struct State: Awaited {
    @usableFromInline var record = Record()
    var name: MethodName? {
      didSet { isNamed = true }
    }
    /// Whether the name is known; asked for at each call, which would copy the name itself.
    @usableFromInline var isNamed: Bool
    @usableFromInline var stubs: [Stub<repeat each Argument, Result, Failure>] = []
    @usableFromInline package var waiters = Waiters()

    init(name: MethodName?) {
      self.name = name
      isNamed = name != nil
    }

    /// Whether a call needs no more than to be kept.
    @inlinable @inline(__always) var isQuiet: Bool {
      stubs.isEmpty && waiters.isEmpty && isNamed
    }
  }
}
