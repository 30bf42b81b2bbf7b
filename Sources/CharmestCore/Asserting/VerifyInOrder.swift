/// Verifies that calls were made one after the other, with any others between them.
///
/// ```swift
/// verifyInOrder {
///   cook.greetCalls.called(with: "Jon")
///   stove.lightCalls.called()
///   cook.cookRamenCalls.called(with: 2, anything(), anything())
/// }
/// ```
///
/// The calls may be of one mock or of several. A failure names the first step that cannot be placed
/// and lists the expected and the actual order:
///
/// ```text
/// stove.light(): expected before cook.cookRamen(bowls: 2, soup: .miso, extras: anything), but was called after it
///   expected order 1: stove.light()
///   expected order 2: cook.cookRamen(bowls: 2, soup: .miso, extras: anything)
///   actual order 1:   cook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
///   actual order 2:   stove.light()
/// ```
///
/// - Parameters:
///   - fileID: The module and file of the verification. Leave it out, as the following three.
///   - file: The path of the file.
///   - line: The line of the verification.
///   - column: The column of the verification.
///   - steps: The expected calls, in their order.
public func verifyInOrder(
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, @ExpectedCallsBuilder _ steps: () -> [ExpectedCall]
) {
  guard let failure = CallOrder(of: ExpectedOrder(of: steps())).failure else { return }
  FailureReporter.report(
    failure.explanation, about: failure.subject, at: SourceLocation(fileID, file, line, column))
}

/// Collects the steps of an order, one a line.
@resultBuilder public enum ExpectedCallsBuilder {
  /// Takes one step.
  public static func buildExpression(_ step: ExpectedCall) -> [ExpectedCall] { [step] }
  /// Joins the steps of a block.
  public static func buildBlock(_ steps: [ExpectedCall]...) -> [ExpectedCall] {
    steps.flatMap(\.self)
  }
  /// Takes the steps of an `if` without `else`.
  public static func buildOptional(_ steps: [ExpectedCall]?) -> [ExpectedCall] { steps ?? [] }
  /// Takes the steps of the first branch.
  public static func buildEither(first steps: [ExpectedCall]) -> [ExpectedCall] { steps }
  /// Takes the steps of the second branch.
  public static func buildEither(second steps: [ExpectedCall]) -> [ExpectedCall] { steps }
  /// Joins the steps of a loop.
  public static func buildArray(_ steps: [[ExpectedCall]]) -> [ExpectedCall] {
    steps.flatMap(\.self)
  }
}
