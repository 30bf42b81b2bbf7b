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
/// cook.cookRamen(bowls: 2, soup: .miso, extras: anything): expected after stove.light(), but
///   called too early, as call 1 of 2
///   expected 1: stove.light()
///   expected 2: cook.cookRamen(bowls: 2, soup: .miso, extras: anything)
///   actual 1:   cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
///   actual 2:   stove.light()
/// ```
///
/// - Parameters:
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the verification.
///   - column: The column of the verification.
///   - steps: The expected calls, in their order.
/// - Complexity: O(*n* · *k*), where *n* is the number of calls of the methods and *k* that of the
///   steps.
public func verifyInOrder(
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, @ExpectedCallsBuilder _ steps: () -> [ExpectedCall]
) { report(CallOrder(of: steps()), at: SourceLocation(fileID, file, line, column)) }

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

  // A loop, because `flatMap` would take most of the time in a debug build.
  private static func joined(_ lists: [[ExpectedCall]]) -> [ExpectedCall] {
    var steps: [ExpectedCall] = []
    for list in lists { steps += list }
    return steps
  }
}

/// Verifies that calls of the given mocks were made in this order, with no other call between them.
///
/// ```swift
/// verifySequence(of: cook, stove) {
///   cook.greetCalls.called(with: "Jon")
///   stove.lightCalls.called()
/// }
/// ```
///
/// Other calls may come before the first step and after the last one. To allow other calls between
/// the steps, use ``verifyInOrder(fileID:file:line:column:_:)``. A failure names the first step
/// that does not follow, and says what came instead:
///
/// ```text
/// stove.light(): expected right after cook.greet("Jon"), but interrupted by call 2 of 3,
///   cook.wash(), and came as call 3
///   expected 1: cook.greet("Jon")
///   expected 2: stove.light()
///   actual 1:   cook.greet("Jon")
///   actual 2:   cook.wash()
///   actual 3:   stove.light()
/// ```
///
/// The methods of a mock are found by reflection. A step with a method of any other mock is a
/// failure. So is a mock in which no method is found.
///
/// - Parameters:
///   - mock: A mock. All of its calls count.
///   - others: More such mocks.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
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
  let mocks = location.mocksWithMethods([mock] + others)
  let methods = methods(of: mocks)
  let strangers = steps.filter { step in !methods.contains { $0.method === step.method } }
  let mistake = Explanation(
    expected: "a method of the mocks that are named behind of:", but: "it belongs to none of them")
  for step in strangers { FailureReporter.report(mistake, about: step.subject, at: location) }
  guard strangers.isEmpty else { return }
  let calls = calls(of: mocks).map(\.call)
  report(CallOrder(of: steps, among: calls, of: methods, isStrict: true), at: location)
}

private func report(_ order: CallOrder, at location: SourceLocation) {
  order.conclude()
  if !order.isMet { FailureReporter.report(order.mismatch, about: order.subject, at: location) }
}
