/// Verifies that calls were made in this order; other calls may come between them.
///
/// ```swift
/// verifyInOrder {
///   stove.lightCalls.called()
///   cook.cookRamenCalls.called(with: 2, equalTo(.miso), anything())
/// }
/// ```
///
/// The calls may belong to one mock or to several. A failure names the first step that does not fit
/// and lists the expected and the actual order:
///
/// ```text
/// stove.light(): expected before cook.cookRamen(bowls: 2, soup: .miso, extras: anything),
///   but was called after it
///   expected order 1: stove.light()
///   expected order 2: cook.cookRamen(bowls: 2, soup: .miso, extras: anything)
///   actual order 1:   cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
///   actual order 2:   stove.light()
/// ```
///
/// - Parameters:
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the verification.
///   - column: The column of the verification.
///   - steps: The expected calls, in their order.
/// - Complexity: O(*n* · *k*), where *n* is the number of calls of the methods and *k* that of the
///   steps.
public func verifyInOrder(
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, @ExpectedCallsBuilder _ steps: () -> [ExpectedCall]
) {
  guard let failure = CallOrder(of: ExpectedOrder(of: steps())).judged() else { return }
  FailureReporter.report(
    failure.explanation, about: failure.subject, at: SourceLocation(fileID, file, line, column))
}

/// Collects the steps of an order, one on each line.
@resultBuilder public enum ExpectedCallsBuilder {
  /// Takes one step.
  public static func buildExpression(_ step: ExpectedCall) -> [ExpectedCall] { [step] }
  /// Takes the steps of a list.
  public static func buildExpression(_ steps: [ExpectedCall]) -> [ExpectedCall] { steps }
  /// Joins the steps of a block.
  public static func buildBlock(_ steps: [ExpectedCall]...) -> [ExpectedCall] { joined(steps) }
  /// Takes the steps of an `if` without `else`.
  public static func buildOptional(_ steps: [ExpectedCall]?) -> [ExpectedCall] { steps ?? [] }
  /// Takes the steps of the first branch.
  public static func buildEither(first steps: [ExpectedCall]) -> [ExpectedCall] { steps }
  /// Takes the steps of the second branch.
  public static func buildEither(second steps: [ExpectedCall]) -> [ExpectedCall] { steps }
  /// Joins the steps of a loop.
  public static func buildArray(_ steps: [[ExpectedCall]]) -> [ExpectedCall] { joined(steps) }

  // A loop, because `flatMap` takes longer than all else here in code that is not optimized.
  private static func joined(_ lists: [[ExpectedCall]]) -> [ExpectedCall] {
    var steps: [ExpectedCall] = []
    steps.reserveCapacity(lists.count)
    for list in lists { steps += list }
    return steps
  }
}

/// Verifies that calls of some mocks were made in this order, with no other call between them.
///
/// ```swift
/// verifySequence(of: cook, stove) {
///   cook.greetCalls.called(with: "Jon")
///   stove.lightCalls.called()
/// }
/// ```
///
/// No other call of these mocks may come between the steps; before the first and after the last
/// step, any calls may come. Use ``verifyInOrder(fileID:file:line:column:_:)`` where other calls
/// may come between. A failure names the first step that does not follow and what came instead:
///
/// ```text
/// stove.light(): expected right after cook.greet("Jon"), but cook.wash() came between them
///   expected order 1: cook.greet("Jon")
///   expected order 2: stove.light()
///   actual order 1:   cook.greet("Jon")
///   actual order 2:   cook.wash()
///   actual order 3:   stove.light()
/// ```
///
/// The methods of a mock are found by reflection. A step with a method of any other mock is a
/// failure, and so is a mock in which no method is found.
///
/// - Parameters:
///   - mock: A mock, all of whose calls count.
///   - others: More such mocks.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file.
///   - line: The line of the verification.
///   - column: The column of the verification.
///   - steps: The expected calls, in their order.
/// - Complexity: O(*n* · *k* + *n* log *n*), where *n* is the number of calls of the mocks and *k*
///   that of the steps.
public func verifySequence(
  of mock: any Mock, _ others: any Mock..., fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @ExpectedCallsBuilder _ steps: () -> [ExpectedCall]
) {
  let location = SourceLocation(fileID, file, line, column)
  let steps = steps()
  let mocks = [mock] + others
  let sequence = ExpectedOrder.Members(of: mocks, in: steps)
  var isComplete = location.mocksWithMethods(mocks).count == mocks.count
  for step in steps where !sequence.contains(step.method) {
    FailureReporter.report(
      expected: "a method of \(sequence.namesOfMocks.joined(separator: ", "))",
      but: "it belongs to none of the mocks that are named behind of:", about: step.phrase,
      at: location)
    isComplete = false
  }
  guard isComplete else { return }
  let order = ExpectedOrder(of: steps) { sequence.names }
  guard let failure = StrictCallOrder(of: order, among: sequence.calls).judged() else { return }
  FailureReporter.report(failure.explanation, about: failure.subject, at: location)
}

/// The form of 0.1, which guessed the mocks and so overlooked calls between the steps.
@available(
  *, unavailable, message: "name the mocks whose calls count: verifySequence(of: cook, stove) { … }"
) public func verifySequence(
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, @ExpectedCallsBuilder _ steps: () -> [ExpectedCall]
) {}
