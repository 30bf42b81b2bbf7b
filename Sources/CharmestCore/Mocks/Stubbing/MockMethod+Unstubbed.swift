extension MockMethod {
  /// What a call gives that has no stub.
  func unstubbed(
    _ call: MockCall<repeat each Argument>,
    default result: () -> Result?
  ) throws(Failure) -> Result {
    if let result = result() { return result }
    if let result = Self.unstubbedResult { return result }
    let unstubbed = UnstubbedCall(
      call: call.text(under: name, .detail),
      method: name,
      mock: mockName,
      result: typeName(Result.self)
    )
    if let failure = unstubbed as? Failure { throw failure }
    FailureReporter.report(at: place) { _ in unstubbed.text }
    fatalError(unstubbed.description)
  }

  /// What calls give that have no stub, where the type of the result has such a value.
  static var unstubbedResult: Result? { unstubbedDefault(of: Result.self) }

  /// Reports that a call is to wait, but was made from a method that cannot.
  func reportThatItCannotWait(_ call: MockCall<repeat each Argument>) {
    let name = name
    FailureReporter.report(at: place) { scale in
      FailureText(
        summary: { subject, limits in
          "\(subject): expected a call that can wait, since its stub does, "
            + "but was called without await"
        },
        about: MethodName.call(call.text(under: name, .summary), on: mockName),
        facts: [Fact(.item, "in the mock") { _ in "await \(name.base)Calls.invoke(…)" }],
        whole: nil,
        scale: scale
      )
    }
  }
}
