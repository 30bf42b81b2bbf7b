extension MockMethod {
  /// Chooses the calls that a stub answers, by a matcher for each argument.
  ///
  /// ```swift
  /// cook.priceCalls.when(anything()).throws(OutOfStock())
  /// ```
  ///
  /// - Parameter matchers: What is expected of each argument, in the order of the parameters.
  /// - Returns: The calls, to be given an answer.
  @_disfavoredOverload
  public func when(
    _ matchers: repeat Matcher<each Argument>
  ) -> Stubbing<repeat each Argument, Result, Failure> {
    Stubbing(self, ExpectedArguments(repeat each matchers))
  }

  /// Chooses the calls that a stub answers, by their arguments.
  ///
  /// ```swift
  /// cook.priceCalls.when(.miso).returns(950)
  /// ```
  ///
  /// - Parameter arguments: The arguments, in the order of the parameters.
  /// - Returns: The calls, to be given an answer.
  public func when(
    _ arguments: repeat each Argument
  ) -> Stubbing<repeat each Argument, Result, Failure>
  where repeat each Argument: Equatable {
    when(repeat equalTo(each arguments))
  }

  /// Makes all calls from now on throw an error.
  ///
  /// ```swift
  /// cook.priceCalls.throws(OutOfStock())
  /// ```
  ///
  /// - Parameter error: The error, of the type that the method throws.
  public func `throws`(_ error: Failure) {
    Stubbing(self, nil).throws(error)
  }

  /// Answers all calls from now on with what a closure makes of their arguments.
  ///
  /// ```swift
  /// cook.priceCalls.answers { soup in soup == .miso ? 950 : 900 }
  /// ```
  ///
  /// - Parameter answer: Called with the arguments, on the thread of the call. If it holds the mock
  ///   itself, the two keep each other alive until `forgetStubs()`.
  public func answers(
    _ answer: @escaping @Sendable (repeat each Argument) throws(Failure) -> Result
  ) {
    Stubbing(self, nil).answers(answer)
  }

  /// Hands all calls from now on to a real object, and records them all the same.
  ///
  /// ```swift
  /// cook.priceCalls.forwards(to: realCook.price)
  /// ```
  ///
  /// - Parameter real: The method of the real object.
  public func forwards(
    to real: @escaping @Sendable (repeat each Argument) throws(Failure) -> Result
  ) {
    answers(real)
  }
}
