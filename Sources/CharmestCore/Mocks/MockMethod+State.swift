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
    @usableFromInline var name: MethodName?
    @usableFromInline var stubs: [Stub<repeat each Argument, Result, Failure>] = []
    @usableFromInline package var waiters = Waiters()

    init(name: MethodName?) {
      self.name = name
    }

    /// Whether a call needs no more than to be kept.
    @inlinable var isQuiet: Bool { stubs.isEmpty && waiters.isEmpty && name != nil }

    /// Keeps a call.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the call.
    ///   - stamp: When and where it was made; is given its number.
    ///   - outcome: How it ends if nothing else is to be done for it.
    /// - Returns: Whether it has ended.
    @inlinable
    mutating func record(
      _ arguments: RecordedArguments<repeat each Argument>,
      _ stamp: inout CallStamp,
      endingQuietlyWith outcome: CallOutcome<Result, Failure>?
    ) -> Bool {
      // Under the lock, so that the order of the numbers is that of the list.
      stamp.number = CallSequence.next()
      if isQuiet, let outcome {
        stamp.elapsed = 0
        entries.append(Entry(call: Call<repeat each Argument>(arguments, stamp), outcome: outcome))
        return true
      }
      entries.append(Entry(call: Call<repeat each Argument>(arguments, stamp), outcome: .running))
      return false
    }

    /// Notes how a call ended, if it was not forgotten meanwhile.
    mutating func end(
      _ number: UInt64,
      with outcome: CallOutcome<Result, Failure>,
      at time: Int64
    ) {
      guard let index = index(of: number) else { return }
      entries[index].outcome = outcome
      entries[index].call.stamp.elapsed = max(0, time - entries[index].call.stamp.time)
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
