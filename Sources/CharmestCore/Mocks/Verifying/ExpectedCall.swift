/// A call that is expected at one place of an order.
///
/// Made by `called(with:)` and `called()` of a ``MockMethod`` inside `verifyInOrder`.
public struct ExpectedCall {
  /// The calls that are as expected, in the order in which they were made.
  package let matches: [RecordedCall]
  package let expected: Rendering
  package let mock: MockInstance
  /// What the test calls the mock, or the name of its type; read from the source when it is needed.
  package let mockName: () -> String
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
    let expected = ExpectedArguments(repeat each matchers)
    return step(
      Verification(of: self, .atLeast(0), calledWith: expected),
      file,
      line,
      column,
      expected: expected.description(under: name)
    )
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
    return step(Verification(of: self, .atLeast(0)), file, line, column) { _ in
      name.withAnyArguments
    }
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
        RecordedCall(call, of: name, on: mockName)
      },
      expected: expected,
      mock: mock,
      mockName: {
        CallSource(of: "called", inFile: file.description, line: line, column: column)?.mockName
          ?? self.mockName
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
