/// A call that is expected at one place of an order.
///
/// Made by `called(with:)` and `called()` of a ``MockMethod`` inside `verifyInOrder`.
public struct ExpectedCall {
  /// The calls that are as expected, in the order in which they were made.
  package let matches: [RecordedCall]
  package let expected: Rendering
  /// What the test calls the mock, or the name of its type; read from the source when it is needed.
  package let mockName: () -> String

  package func text(_ limits: TextLimits) -> String {
    text(of: expected, limits)
  }

  /// A call of the same mock.
  package func text(of call: Rendering, _ limits: TextLimits) -> String {
    let mock = mockName()
    return (mock.isEmpty ? "" : "\(mock).") + call(limits)
  }
}

extension MockMethod {
  /// A call with arguments that matchers match, as one step of an order.
  ///
  /// ```swift
  /// verifyInOrder {
  ///   cook.greetCalls.called(with: hasPrefix("J"))
  ///   cook.washCalls.called()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - matchers: What is expected of each argument.
  ///   - file: The path of the file. Leave it out, as the following two; the name of the mock is read
  ///     from there if the step fails.
  ///   - line: The line of the step.
  ///   - column: The column of the step.
  /// - Returns: The step.
  @_disfavoredOverload
  public func called(
    with matchers: repeat Matcher<each Argument>,
    file: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ExpectedCall {
    var descriptions: [Rendering] = []
    for matcher in repeat each matchers { descriptions.append(matcher.rendering) }
    let expected = descriptions
    let name = name
    let verification = Verification(of: self, .atLeast(0), calledWith: repeat each matchers)
    return step(verification, file, line, column) { limits in
      name.call(with: expected.map { $0(limits) })
    }
  }

  /// A call with any arguments, as one step of an order.
  ///
  /// - Parameters:
  ///   - file: The path of the file. Leave it out, as the following two.
  ///   - line: The line of the step.
  ///   - column: The column of the step.
  /// - Returns: The step.
  public func called(
    file: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ExpectedCall {
    let name = name
    return step(Verification(of: self, .atLeast(0)), file, line, column) { _ in name.full }
  }

  private func step(
    _ verification: Verification<repeat each Argument>,
    _ file: StaticString,
    _ line: UInt,
    _ column: UInt,
    expected: @escaping Rendering
  ) -> ExpectedCall {
    let name = name
    return ExpectedCall(
      matches: verification.matched.map { call in
        RecordedCall(sequenceNumber: call.sequenceNumber) { call.text(under: name, $0) }
      },
      expected: expected,
      mockName: {
        let written = SourceSubject.receiver(
          ofMethod: "called",
          inFile: file.description,
          line: Int(clamping: line),
          column: Int(clamping: column)
        )
        return written.flatMap { SourceSubject.mockName(fromArgument: $0) } ?? self.mockName
      }
    )
  }

  /// A call with some arguments, as one step of an order.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - file: The path of the file. Leave it out, as the following two.
  ///   - line: The line of the step.
  ///   - column: The column of the step.
  /// - Returns: The step.
  @_disfavoredOverload  // Without parameters, `called()` is meant.
  public func called(
    with arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ExpectedCall where repeat each Argument: Equatable {
    called(with: repeat equalTo(each arguments), file: file, line: line, column: column)
  }
}
