/// What one call of a mocked method gives.
///
/// ```swift
/// api.loadCalls.gives(.failure(Offline()), .failure(Offline()), .success("news"))
/// api.loadCalls.when(7).gives(.success("page 1"), .answer { id in "page \(id)" })
/// ```
///
/// ``MockMethod/gives(_:_:)`` gives several outcomes in turn.
public struct StubbedOutcome<each Argument, Result, Failure: Error> {
  // Not an enum, because an enum cannot be generic over a pack (Swift 6.3).
  typealias Give = (MockCall<repeat each Argument>) throws(Failure) -> Result
  typealias GiveLater = (MockCall<repeat each Argument>) async throws(Failure) -> Result?

  /// The same result for each call; nil if the outcome is made for each call.
  let end: Returned<Result>?
  /// Gives the outcome at once; nil if it takes time.
  let give: Give?
  /// Gives the outcome later; its nil means that the call is treated as if it had no stub.
  let giveLater: GiveLater?

  init(_ end: Returned<Result>? = nil, give: Give? = nil, later giveLater: GiveLater? = nil) {
    self.end = end
    self.give = give
    self.giveLater = giveLater
  }

  /// A result.
  ///
  /// - Parameter result: What the call returns.
  /// - Returns: The outcome.
  public static func success(_ result: Result) -> Self { Self(Returned(result)) }

  /// An error.
  ///
  /// - Parameter error: What the call throws.
  /// - Returns: The outcome.
  public static func failure(_ error: Failure) -> Self {
    // With its type: a closure of `Never` does not convert to one that throws `Failure`.
    let give: Give = { _ throws(Failure) in throw error }
    return Self(give: give)
  }

  /// The result of a closure that gets the arguments.
  ///
  /// - Parameter answer: Called with the arguments, on the thread of the call.
  /// - Returns: The outcome.
  public static func answer(
    _ answer: @escaping @Sendable (repeat each Argument) throws(Failure) -> Result
  ) -> Self {
    let give: Give = { call throws(Failure) in try answer(repeat each call.arguments) }
    return Self(give: give)
  }

  /// The result of an asynchronous closure that gets the arguments.
  ///
  /// - Parameter answer: Called with the arguments. The mocked method must be asynchronous.
  /// - Returns: The outcome.
  public static func answer(
    _ answer: @escaping @concurrent @Sendable (repeat each Argument) async throws(Failure) -> Result
  ) -> Self {
    let give: GiveLater = { call async throws(Failure) in
      // Unchecked, as for all that a mock records: the arguments may have any type.
      try await answer(repeat UncheckedTransfer(each call.arguments).value)
    }
    return Self(later: give)
  }
}

extension StubbedOutcome where Result == Void {
  /// The end of a call that returns nothing.
  public static var success: Self { .success(()) }
}
