/// Records every call of one method of a mock, with its arguments.
///
/// ```swift
/// final class MockCook: Mock, Cook {
///   let priceCalls = MockMethod(
///     "price(of:)", taking: RamenSoup.self, returning: Int.self, throwing: OutOfStock.self)
///
///   func price(of soup: RamenSoup) throws(OutOfStock) -> Int { try priceCalls.invoke(soup) }
/// }
/// ```
///
/// Failure texts use the name of the function that calls `invoke`, including its argument labels.
/// The name that you give here is used before the first call, in closures and in accessors. Leave
/// it out if failure texts do not need it in these cases.
///
/// Calls may come from any thread; none is lost. A final class with constants of this type can
/// still be `Sendable`.
public final class MockMethod<each Argument, Result, Failure: Error>:
  MockMember, MockedMethod, FailureDescribable
{
  @usableFromInline let log: CallLog
  let place: SourceLocation
  private let givenName: String?
  /// The function in which the method was made, or the name of the type if it is a default value.
  private let function: String
  /// The name of the mock's type; empty if the method was not made as a default value.
  ///
  /// Inside an initialiser or another function, `#function` does not name the type.
  package var mockName: String { function.contains("(") ? "" : function }

  init(_ name: String?, _ function: String, _ place: SourceLocation) {
    log = CallLog(unstubbed: Result.self == Void.self ? GivenResult(()) : nil)
    givenName = name
    self.function = function
    self.place = place
  }

  /// Creates the record of a method.
  ///
  /// - Parameters:
  ///   - name: The full name of the method, such as `cookRamen(bowls:soup:extras:)`.
  ///   - types: The types of the parameters.
  ///   - result: The type of the result; by default, the method returns nothing.
  ///   - failure: The type of the errors; for a plain `throws`, it is `(any Error).self`. By
  ///     default, the method does not throw.
  ///   - function: The name of the mock. Defaults to the enclosing type.
  ///   - fileID: The module and file of the mock.
  ///   - file: The path of the file.
  ///   - line: The line of the property.
  ///   - column: The column of the property.
  public convenience init(
    _ name: String? = nil, taking types: repeat (each Argument).Type,
    returning result: Result.Type = Void.self, throwing failure: Failure.Type = Never.self,
    function: String = #function, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { self.init(name, function, SourceLocation(fileID, file, line, column)) }

  /// Creates the record of a method, with the types written as type arguments.
  ///
  /// ```swift
  /// let bakeCalls = MockMethod<String, Int, Never>("bake(_:)")
  /// let openCalls: MockMethod<Int, Void, any Error> = MockMethod("open(hour:)")
  /// ```
  ///
  /// The types of the parameters come first, then the result, then the errors.
  ///
  /// - Parameters:
  ///   - name: The full name of the method, such as `bake(_:)`.
  ///   - function: The name of the mock. Defaults to the enclosing type.
  ///   - fileID: The module and file of the mock.
  ///   - file: The path of the file.
  ///   - line: The line of the property.
  ///   - column: The column of the property.
  @_disfavoredOverload public convenience init(
    _ name: String? = nil, function: String = #function, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { self.init(name, function, SourceLocation(fileID, file, line, column)) }

  /// All recorded calls, in the order in which they were made.
  ///
  /// - Complexity: O(*n*), where *n* is the number of calls.
  @_alwaysEmitIntoClient  // Emitted into the user's module, as `MockCall.arguments`.
  public var calls: [MockCall<repeat each Argument>] { calls(log.records) }

  /// The calls with their arguments.
  @usableFromInline func calls(_ records: [CallRecord]) -> [MockCall<repeat each Argument>] {
    // No `map`, because it looks up the types of the pack at each step.
    var calls: [MockCall<repeat each Argument>] = []
    calls.reserveCapacity(records.count)
    for call in records { calls.append(MockCall(record: call)) }
    return calls
  }

  /// Forgets all calls and keeps the stubs.
  ///
  /// - Complexity: O(*n*), where *n* is the number of calls.
  public func forgetCalls() { log.forgetCalls() }

  /// Forgets all stubs and keeps the calls.
  ///
  /// Suspended calls stay suspended until the test resumes them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stubs.
  public func forgetStubs() { log.forgetStubs() }

  /// Waits until there are enough calls for a verification to pass, or too many.
  ///
  /// - Parameters:
  ///   - count: How many calls are expected. If zero calls are enough, only too many end the wait
  ///     early.
  ///   - expected: The matchers for their arguments; nil if any arguments will do.
  ///   - limit: How long to wait.
  /// - Returns: Why the wait ended; nil if the calls decided it.
  package func wait(
    for count: CallCount, calledWith expected: ExpectedArguments?, _ limit: Duration
  ) async -> WaitEnd? {
    await log.state.waiting(for: limit) { waiting in
      var seen: UInt64 = 0
      var matched = 0
      while !count.isDecided(by: matched) {
        let calls: ArraySlice<CallRecord>? = await waiting.wait { state in
          // Numbers ascend.
          let start = state.calls.partitioningIndex { $0.number > seen }
          // A part of them, so that the time can end while calls come faster than they are judged.
          let calls = state.calls[start...].prefix(256)
          return calls.isEmpty ? nil : calls
        }
        guard let calls, let newest = calls.last, !waiting.isOver else { return waiting.end }
        seen = newest.number
        // Outside the lock, because matchers are the user's code.
        var judging = Judging()
        for call in calls where expected?.mismatch(of: call, by: &judging) == nil { matched += 1 }
        // If calls come without a pause, nothing else would let the time end.
        await Task.yield()
      }
      return nil
    }
  }

  /// The name of the method in texts.
  package var name: MethodName { knownName ?? MethodName(caller ?? "method") }

  private var caller: String? { log.state.withLock { $0.function } }

  /// The name of the function that called, or the given name; nil if there is neither, and if a
  /// closure in a test called.
  var knownName: MethodName? {
    let caller = caller
    // The name of a test, or of the function that makes the record, is not the name of the method.
    let isClosure = caller != nil && [function, TestFramework.currentFunction].contains(caller)
    var count = 0
    for _ in repeat (each Argument).self { count += 1 }
    return MethodName(given: givenName, calledFrom: isClosure ? nil : caller, argumentCount: count)
  }

  /// All recorded calls, for lists that cover several methods.
  ///
  /// - Complexity: O(*n*), where *n* is the number of calls.
  @_alwaysEmitIntoClient  // Emitted into the user's module, as `MockCall.arguments`.
  public var recordedCalls: [RecordedCall] { allCalls }

  @usableFromInline var allCalls: [RecordedCall] { log.records.map { RecordedCall($0, of: self) } }

  func argumentPhrases(of call: CallRecord) -> [Phrase] {
    MockCall<repeat each Argument>(record: call).argumentPhrases
  }
}
