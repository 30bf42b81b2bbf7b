/// An expected call, as one step of an order.
///
/// Create it with `called(with:)` or `called()` of a ``MockMethod``, inside `verifyInOrder` or
/// `verifySequence`. These functions read the calls when they judge the order.
public struct ExpectedCall {
  let method: any MockedMethod
  let expected: ExpectedArguments?
  let file: StaticString
  let line: UInt
  let column: UInt

  private var source: CallSource? { CallSource(of: "called", in: file, line, column) }

  private var name: MethodName { method.knownName ?? source?.methodName ?? method.name }

  /// The name of the mock in the test's words.
  var mockName: String { source?.mockName ?? method.mockName }

  var subject: Subject { name.subject(expected?.expected, on: mockName) }

  /// The expected call, as source has it.
  var phrase: Phrase { name.phrase(expected?.expected, on: mockName) }
}

extension ExpectedCall: HasParts { var parts: Parts { .words(phrase.text) } }

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
  ///   - matchers: A matcher for each argument.
  ///   - file: Defaults to the caller's location, as do `line` and `column`. If the step fails, the
  ///     name of the mock is read from the source at this place.
  ///   - line: The line of the step.
  ///   - column: The column of the step.
  /// - Returns: The step.
  @_disfavoredOverload public func called(
    with matchers: repeat Matcher<each Argument>, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> ExpectedCall { step(ExpectedArguments(repeat each matchers), file, line, column) }

  /// A call with any arguments, as one step of an order.
  ///
  /// - Parameters:
  ///   - file: Defaults to the caller's location, as do `line` and `column`.
  ///   - line: The line of the step.
  ///   - column: The column of the step.
  /// - Returns: The step.
  @_disfavoredOverload  // Otherwise ambiguous for a method without parameters.
  public func called(file: StaticString = #filePath, line: UInt = #line, column: UInt = #column)
    -> ExpectedCall
  { step(nil, file, line, column) }

  /// A call with these arguments, as one step of an order.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - file: Defaults to the caller's location, as do `line` and `column`.
  ///   - line: The line of the step.
  ///   - column: The column of the step.
  /// - Returns: The step.
  public func called(
    with arguments: repeat each Argument, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ExpectedCall where repeat each Argument: Equatable {
    step(ExpectedArguments(repeat equalTo(each arguments)), file, line, column)
  }

  private func step(
    _ expected: ExpectedArguments?, _ file: StaticString, _ line: UInt, _ column: UInt
  ) -> ExpectedCall {
    ExpectedCall(method: self, expected: expected, file: file, line: line, column: column)
  }
}
