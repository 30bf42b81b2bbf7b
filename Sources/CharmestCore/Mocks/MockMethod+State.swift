extension MockMethod {
  /// A call and how it ended.
  @usableFromInline
  struct Entry {
    @usableFromInline var call: Call<repeat each Argument>
    @usableFromInline var outcome: CallOutcome<Result, Failure>
    /// Whether a verification has looked at the call.
    @usableFromInline var isVerified = false

    @inlinable
    init(call: Call<repeat each Argument>, outcome: CallOutcome<Result, Failure>) {
      self.call = call
      self.outcome = outcome
    }

    var hasReturned: Bool {
      if case .returned = outcome { true } else { false }
    }
  }

  /// What a method remembers, and how it is to answer.
  @usableFromInline
  struct State: Awaited {
    @usableFromInline var entries: [Entry] = []
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

    /// Keeps a call that has ended.
    @inlinable
    mutating func recordQuietly(
      _ arguments: RetainedArguments<repeat each Argument>,
      _ stamp: CallStamp,
      _ result: Result
    ) {
      var stamp = stamp
      // Under the lock, so that the order of the numbers is that of the list.
      stamp.number = CallSequence.next()
      stamp.elapsed = 0
      let call = Call<repeat each Argument>(arguments, stamp)
      entries.append(Entry(call: call, outcome: .returned(result)))
    }

    /// Keeps a call that has begun, and gives it its number.
    mutating func record(_ call: inout Call<repeat each Argument>) {
      call.stamp.number = CallSequence.next()
      entries.append(Entry(call: call, outcome: .running))
    }

    /// Notes how a call ended, if it was not forgotten meanwhile.
    mutating func end(
      _ number: UInt64,
      with outcome: CallOutcome<Result, Failure>,
      after elapsed: Duration
    ) {
      guard let index = index(of: number) else { return }
      entries[index].outcome = outcome
      // Up, so that no call took less than what it waited for.
      entries[index].call.stamp.elapsed = Float(max(.zero, elapsed) / .seconds(1)).nextUp
    }

    /// Notes that a verification has looked at some calls, which are in their order.
    mutating func markAsVerified(_ numbers: [UInt64]) {
      guard let first = numbers.first, var index = indexOfFirst(notBefore: first) else { return }
      for number in numbers {
        while index < entries.count, entries[index].call.sequenceNumber < number { index += 1 }
        guard index < entries.count else { return }
        if entries[index].call.sequenceNumber == number { entries[index].isVerified = true }
      }
    }

    /// The calls behind a number.
    func calls(after number: UInt64) -> [Call<repeat each Argument>] {
      guard let last = entries.last, last.call.sequenceNumber > number,
        let index = indexOfFirst(notBefore: number + 1)
      else { return [] }
      return entries[index...].map { $0.call }
    }

    /// Where a call stands.
    private func index(of number: UInt64) -> Int? {
      guard let index = indexOfFirst(notBefore: number),
        entries[index].call.sequenceNumber == number
      else { return nil }
      return index
    }

    /// Where the calls from a number on begin, found by halving because the numbers grow.
    func indexOfFirst(notBefore number: UInt64) -> Int? {
      var low = 0
      var high = entries.count
      while low < high {
        let middle = (low + high) / 2
        if entries[middle].call.sequenceNumber < number { low = middle + 1 } else { high = middle }
      }
      return low < entries.count ? low : nil
    }
  }
}
