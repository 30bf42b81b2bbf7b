extension MockMethod {
  /// What a call gives that has no stub.
  func unstubbed(_ call: MockCall<repeat each Argument>, default result: () -> Result?)
    throws(Failure) -> Result
  {
    if let result = result() { return result }
    if let result = Self.unstubbedResult { return result }
    let unstubbed = UnstubbedCall(
      call: call.text(under: name, .detail), method: name, mock: mockName,
      result: typeName(Result.self))
    if let failure = unstubbed as? Failure { throw failure }
    FailureReporter.report(unstubbed.explanation, about: unstubbed.subject, at: place)
    fatalError(unstubbed.description)
  }

  /// What calls give that have no stub, where the type of the result has such a value.
  static var unstubbedResult: Result? { unstubbedDefault(of: Result.self) }

  /// Reports that a call is to wait, but was made from a method that cannot.
  func reportThatItCannotWait(_ call: MockCall<repeat each Argument>) {
    let name = name
    FailureReporter.report(
      Explanation(
        .reason(
          expected: { _ in "a call that can wait, since its stub does" },
          but: { _ in "was called without await" }),
        facts: [Fact(.item, "in the mock") { _ in "await \(name.base)Calls.invoke(…)" }]),
      about: MethodName.call(call.text(under: name, .summary), on: mockName), at: place)
  }
}
