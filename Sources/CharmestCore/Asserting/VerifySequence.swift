/// Verifies that calls were made one right after the other.
///
/// ```swift
/// verifySequence {
///   cook.greetCalls.called(with: "Jon")
///   stove.lightCalls.called()
///   cook.cookRamenCalls.called(with: 2, anything(), anything())
/// }
/// ```
///
/// No other call of the same mocks may stand between them; before the first and after the last there
/// may be any. Use ``verifyInOrder(fileID:file:line:column:_:)`` where others are fine. A failure
/// names the first step that does not follow and what came instead:
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
/// - Parameters:
///   - fileID: The module and file of the verification. Leave it out, as the following three.
///   - file: The path of the file.
///   - line: The line of the verification.
///   - column: The column of the verification.
///   - steps: The expected calls, in their order.
public func verifySequence(
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  @ExpectedCallsBuilder _ steps: () -> [ExpectedCall]
) {
  let order = StrictCallOrder(of: steps())
  guard !order.isAsExpected else { return }
  FailureReporter.report(
    at: SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
  ) { order.text(scale: $0) }
}
