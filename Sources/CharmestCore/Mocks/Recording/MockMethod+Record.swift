extension MockMethod {
  /// When a call was made, and how it ended.
  ///
  /// Without a reference to its arguments, so that a million of them can be freed at once.
  @usableFromInline
  struct Entry {
    @usableFromInline var stamp: CallStamp
    @usableFromInline var outcome: CallOutcome<Result, Failure>
    /// Whether a verification has looked at the call.
    @usableFromInline var isVerified = false

    @inlinable
    init(_ stamp: CallStamp, _ outcome: CallOutcome<Result, Failure>) {
      self.stamp = stamp
      self.outcome = outcome
    }

    var hasReturned: Bool {
      if case .returned = outcome { true } else { false }
    }
  }

  /// The calls of a method, in the order in which they were made.
  @usableFromInline
  struct Record {
    @usableFromInline var entries: [Entry] = []
    /// What is kept of the arguments, each of some successive calls.
    @usableFromInline var contents: [CallContent] = []
    /// Where the last of them has its arguments; by itself, because an object would be retained.
    @usableFromInline var newest: Places<repeat each Argument>?

    /// How many calls share one content.
    private var callsPerContent: Int {
      contents.first is ForgottenArguments ? 1 : RetainedArguments<repeat each Argument>.capacity
    }

    var calls: [MockCall<repeat each Argument>] { calls(from: 0) }

    /// The last call, of at least one.
    var last: MockCall<repeat each Argument> {
      let index = entries.count - 1
      return MockCall(
        in: contents[contents.count - 1],
        at: index % callsPerContent,
        entries[index].stamp
      )
    }

    private func calls(from start: Int) -> [MockCall<repeat each Argument>] {
      // No `map`, which asks for the types of the pack at each step.
      let size = callsPerContent
      var calls: [MockCall<repeat each Argument>] = []
      calls.reserveCapacity(entries.count - start)
      var index = start
      while index < entries.count {
        calls.append(MockCall(in: contents[index / size], at: index % size, entries[index].stamp))
        index += 1
      }
      return calls
    }

    /// Keeps a call whose arguments are retained, and gives it its number.
    ///
    /// Under a lock, so that the order of the numbers is that of the list.
    ///
    /// - Returns: Where the arguments have to be put.
    @inlinable @inline(__always)
    mutating func add(
      made stamp: CallStamp,
      _ outcome: CallOutcome<Result, Failure>
    ) -> UnsafeMutablePointer<(repeat each Argument)> {
      if entries.count % RetainedArguments<repeat each Argument>.capacity == 0 {
        let content = RetainedArguments<repeat each Argument>()
        contents.append(content)
        newest = content.places
      }
      append(stamp, outcome)
      return newest.unsafelyUnwrapped.next()
    }

    /// Keeps a call, but of its arguments only what they look like, and gives it its number.
    mutating func append(_ arguments: ForgottenArguments, made stamp: CallStamp) {
      contents.append(arguments)
      append(stamp, .running)
    }

    @inlinable
    mutating func append(_ stamp: CallStamp, _ outcome: CallOutcome<Result, Failure>) {
      var stamp = stamp
      stamp.number = CallSequence.next()
      entries.append(Entry(stamp, outcome))
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
      entries[index].stamp.elapsed = Float(max(.zero, elapsed) / .seconds(1)).nextUp
    }

    /// Notes that a verification has looked at some calls, which are in their order.
    mutating func markAsVerified(_ numbers: [UInt64]) {
      guard let first = numbers.first, var index = indexOfFirst(notBefore: first) else { return }
      for number in numbers {
        while index < entries.count, entries[index].stamp.number < number { index += 1 }
        guard index < entries.count else { return }
        if entries[index].stamp.number == number { entries[index].isVerified = true }
      }
    }

    /// The calls behind a number.
    func calls(after number: UInt64) -> [MockCall<repeat each Argument>] {
      guard let last = entries.last, last.stamp.number > number,
        let index = indexOfFirst(notBefore: number + 1)
      else { return [] }
      return calls(from: index)
    }

    /// Where a call stands.
    private func index(of number: UInt64) -> Int? {
      guard let index = indexOfFirst(notBefore: number), entries[index].stamp.number == number
      else { return nil }
      return index
    }

    /// Where the calls from a number on begin, found by halving because the numbers grow.
    private func indexOfFirst(notBefore number: UInt64) -> Int? {
      var low = 0
      var high = entries.count
      while low < high {
        let middle = (low + high) / 2
        if entries[middle].stamp.number < number { low = middle + 1 } else { high = middle }
      }
      return low < entries.count ? low : nil
    }
  }
}
