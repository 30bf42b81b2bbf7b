/// An expected call, as one step of an order.
///
/// Make it with `called(with:)` or `called()` of a ``MockMethod`` inside `verifyInOrder` or
/// `verifySequence`. These look at the calls when they judge.
public struct ExpectedCall {
  let method: any AnyMockMethod
  /// What is expected of the arguments; nil if any will do.
  let expected: ArgumentJudge?
  let file: StaticString
  let line: UInt
  let column: UInt

  /// The name of the method; may be read from the source.
  var name: MethodName { method.name }

  /// The test's name for the mock, or the name of its type; may be read from the source.
  var mockName: String { method.mockName(in: words) }

  /// The expected call, on the test's name for the mock.
  var phrase: Phrase { Phrase(call(on: mockName)) }

  func call(on mock: String) -> CallPhrase {
    method.name(recordedBy: words?.methodName).call(expected?.expected, on: mock)
  }

  private var words: CallSource? {
    CallSource(of: .called, inFile: file.description, line: line, column: column)
  }

  /// A call that does not match, what differs in it, and the words before it.
  typealias Candidate = (call: RecordedCall, differences: Phrase, introduction: String)

  /// Chooses the nearest of the judged calls that do not match, by their numbers.
  func nearest(of calls: JudgedCalls, where isCandidate: (UInt64) -> Bool) -> Candidate? {
    calls.listed(where: isCandidate).nearest.map { nearest in
      let name = name
      return (
        method.recorded(calls.records[nearest.index], named: name),
        ArgumentDifferences(of: nearest.mismatches, in: name).phrase,
        nearest.isTied ? "for example " : nearest.asNearest
      )
    }
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
  ///   - file: Defaults to the call site, like the next two. If the step fails, the name of the
  ///     mock is read there.
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
  ///   - file: Defaults to the call site, like the next two.
  ///   - line: The line of the step.
  ///   - column: The column of the step.
  /// - Returns: The step.
  @_disfavoredOverload  // Else ambiguous for a method without parameters.
  public func called(file: StaticString = #filePath, line: UInt = #line, column: UInt = #column)
    -> ExpectedCall
  { step(nil, file, line, column) }

  /// A call with these arguments, as one step of an order.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - file: Defaults to the call site, like the next two.
  ///   - line: The line of the step.
  ///   - column: The column of the step.
  /// - Returns: The step.
  public func called(
    with arguments: repeat each Argument, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ExpectedCall where repeat each Argument: Equatable {
    step(ExpectedArguments(repeat equalTo(each arguments)), file, line, column)
  }

  /// Several calls with arguments that matchers match, as so many steps of an order.
  ///
  /// ```swift
  /// verifyInOrder {
  ///   cook.greetCalls.called(2, with: hasPrefix("J"))
  ///   cook.washCalls.called()
  /// }
  /// ```
  ///
  /// In `verifyInOrder`, other calls may come between them, also further calls of this kind. In
  /// `verifySequence`, they follow one another.
  ///
  /// - Parameters:
  ///   - count: How many calls; fewer than one are a failure.
  ///   - matchers: What is expected of each argument.
  ///   - fileID: Defaults to the call site, like the next three.
  ///   - file: The path of the file.
  ///   - line: The line of the step.
  ///   - column: The column of the step.
  /// - Returns: The steps.
  /// - Complexity: O(*n*), where *n* is the number of steps.
  @_disfavoredOverload public func called(
    _ count: Int, with matchers: repeat Matcher<each Argument>, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> [ExpectedCall] {
    steps(
      count, ExpectedArguments(repeat each matchers), SourceLocation(fileID, file, line, column))
  }

  /// Several calls with any arguments, as so many steps of an order.
  ///
  /// - Parameters:
  ///   - count: How many calls; fewer than one are a failure.
  ///   - fileID: Defaults to the call site, like the next three.
  ///   - file: The path of the file.
  ///   - line: The line of the step.
  ///   - column: The column of the step.
  /// - Returns: The steps.
  /// - Complexity: O(*n*), where *n* is the number of steps.
  @_disfavoredOverload  // Else ambiguous for a method without parameters.
  public func called(
    _ count: Int, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> [ExpectedCall] { steps(count, nil, SourceLocation(fileID, file, line, column)) }

  /// Several calls with these arguments, as so many steps of an order.
  ///
  /// - Parameters:
  ///   - count: How many calls; fewer than one are a failure.
  ///   - arguments: The arguments.
  ///   - fileID: Defaults to the call site, like the next three.
  ///   - file: The path of the file.
  ///   - line: The line of the step.
  ///   - column: The column of the step.
  /// - Returns: The steps.
  /// - Complexity: O(*n*), where *n* is the number of steps.
  public func called(
    _ count: Int, with arguments: repeat each Argument, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> [ExpectedCall] where repeat each Argument: Equatable {
    steps(
      count, ExpectedArguments(repeat equalTo(each arguments)),
      SourceLocation(fileID, file, line, column))
  }

  private func steps(
    _ count: Int, _ expected: ExpectedArguments<repeat each Argument>?, _ location: SourceLocation
  ) -> [ExpectedCall] {
    let step = step(expected, location.filePath, location.line, location.column)
    guard count < 1 else { return Array(repeating: step, count: count) }
    // No steps would be an order that every call fulfils.
    FailureReporter.report(
      expected: "a step of at least 1 call", but: "was one of \(count)", about: step.phrase,
      at: location)
    return []
  }

  private func step(
    _ expected: ExpectedArguments<repeat each Argument>?, _ file: StaticString, _ line: UInt,
    _ column: UInt
  ) -> ExpectedCall {
    ExpectedCall(method: self, expected: expected, file: file, line: line, column: column)
  }
}

extension VerbForm {
  package static let called = VerbForm("called", about: [.receiver], labels: ["with"])
}
