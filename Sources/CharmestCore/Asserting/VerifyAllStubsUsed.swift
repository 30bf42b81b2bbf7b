/// Verifies that each stub of the given mocks has answered a call.
///
/// ```swift
/// cook.priceCalls.when(.miso).returns(900)
/// _ = try waiter.bill(for: Order(bowls: 1, soup: .shio))
/// verifyAllStubsUsed(cook)
/// ```
///
/// A stub stays unused if the test does not need it, or if the code under test passes other
/// arguments. So a failure lists the stubs, and also the calls of each method that has unused
/// stubs:
///
/// ```text
/// cook: expected all stubs to be used, but
///   1 of 1 stub was not: cook.price(of: .miso)
///   stub 1: cook.price(of: .miso) (not used)
///   call 1: cook.price(of: .shio)
/// ```
///
/// A stub counts as used after its first call, even if it has several outcomes. A later stub for all
/// calls replaces an earlier one, which then does not count. It hides a stub for certain calls, which
/// counts as unused if it has not answered a call before.
///
/// - Parameters:
///   - mock: A mock.
///   - others: More mocks.
///   - ignored: Methods of these mocks whose stubs do not matter, such as `cook.logCalls`.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the verification.
///   - column: The column of the verification.
/// - Complexity: O(*n*), where *n* is the number of stubs of the mocks.
public func verifyAllStubsUsed(
  _ mock: any Mock, _ others: any Mock..., ignoring ignored: any MockMember...,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let location = SourceLocation(fileID, file, line, column)
  let mocks = location.mocksWithMethods([mock] + others)
  let stubs = UnusedStubs(of: mocks, ignoring: ignored)
  if stubs.areAsExpected { return }
  location.report(stubs.explanation, of: mocks, from: "verifyAllStubsUsed")
}
