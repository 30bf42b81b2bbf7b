/// What a method does when it is called with certain arguments.
final class Stub<each Argument, Result, Failure: Error> {
  private let expected: ExpectedArguments<repeat each Argument>?
  private let answers: Locked<[StubbedAnswer<repeat each Argument, Result, Failure>]>

  init(
    for expected: ExpectedArguments<repeat each Argument>?,
    _ answers: [StubbedAnswer<repeat each Argument, Result, Failure>]
  ) {
    self.expected = expected
    self.answers = Locked(answers)
  }

  /// Whether the stub answers every call, so that none before it is ever reached.
  var isUnconditional: Bool { expected == nil }

  func accepts(_ call: Call<repeat each Argument>) -> Bool {
    expected?.match(call) ?? true
  }

  /// The answer to the next call; the last one stays.
  func next() -> StubbedAnswer<repeat each Argument, Result, Failure>? {
    answers.withLock { $0.count > 1 ? $0.removeFirst() : $0.first }
  }
}

/// The answer to one call.
///
/// Not an enumeration, because those cannot be generic over a pack (Swift 6.3).
struct StubbedAnswer<each Argument, Result, Failure: Error> {
  let give: (Call<repeat each Argument>) throws(Failure) -> Result

  init(_ give: @escaping (Call<repeat each Argument>) throws(Failure) -> Result) {
    self.give = give
  }

  /// An answer that is known already.
  init(returning result: Result) {
    // With its type: a closure of `Never` does not convert to one that throws `Failure`.
    let give: (Call<repeat each Argument>) throws(Failure) -> Result = {
      _ throws(Failure) in result
    }
    self.init(give)
  }
}

/// A matcher for each argument.
///
/// A struct, because a closure that captures the pack itself crashes the compiler (Swift 6.3).
package struct ExpectedArguments<each Argument> {
  package let matchers: (repeat Matcher<each Argument>)

  package init(_ matchers: repeat Matcher<each Argument>) {
    self.matchers = (repeat each matchers)
  }

  package func match(_ call: Call<repeat each Argument>) -> Bool {
    for (matcher, argument) in repeat (each matchers, each call.arguments) {
      guard matcher.verdict(on: argument).isMatch else { return false }
    }
    return true
  }
}
