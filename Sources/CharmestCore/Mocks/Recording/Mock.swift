/// A hand-written stand-in that records how it was called.
///
/// Give the mock a ``MockMethod`` for each method. In that method, call it in one line:
///
/// ```swift
/// final class MockCook: Mock, Cook {
///   let cookRamenCalls = MockMethod(
///     "cookRamen(bowls:soup:extras:)", taking: Int.self, RamenSoup.self, [String].self)
///
///   func cookRamen(bowls: Int, soup: RamenSoup, extras: [String]) {
///     cookRamenCalls.invoke(bowls, soup, extras)
///   }
/// }
/// ```
///
/// There is nothing to implement and nothing to inherit: a class, a subclass of a real class, a
/// struct, an actor and a main-actor type can all be mocks. The suffix `Calls` keeps the name of
/// the constant different from the name of a method without parameters.
public protocol Mock {
  /// Everything in this mock that records calls.
  ///
  /// By default, these are the records in the stored properties of the mock and of its
  /// superclasses. That includes records in structs, optionals, arrays and dictionaries, and in
  /// objects that store records but are not mocks. Records are found by their types: no variable of
  /// another type is read. If a mock keeps records elsewhere, such as in a `Mutex`, let it list all
  /// its records: `var mockMembers: [any MockMember] { [openCalls, lateCalls.withLock { $0 }] }`.
  ///
  /// Each verb that asks for the members fails if this list omits a record that was used and can be
  /// found. The verb also fails if the type of a property names a record, but the property, such as
  /// an `InlineArray`, cannot be read. The contents of a `Mutex` are not seen at all.
  ///
  /// - Complexity: O(*n*), where *n* is the number of records and other constants.
  var mockMembers: [any MockMember] { get }
}

extension Mock {
  /// All calls of all methods of this mock, in the order in which they were made.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of calls.
  public var calls: [RecordedCall] { CharmestCore.calls(of: [self]).map(\.call) }

  /// All calls, one on each line, for printing.
  ///
  /// ```swift
  /// print(cook.callLog)
  /// // call 1: cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
  /// // call 2: price(of: .miso)
  /// ```
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of calls.
  public var callLog: String {
    let lines = calls.enumerated().map { "call \($0 + 1): \($1)" }
    return lines.isEmpty ? "no calls" : lines.joined(separator: "\n")
  }

  /// Forgets all calls and all stubs of this mock.
  ///
  /// If no method is found in the mock, a failure is reported. If the mocked protocol has a
  /// `reset()` of its own, `mock.reset()` calls that method. In this case, use
  /// ``forgetCalls(fileID:file:line:column:)`` and ``forgetStubs(fileID:file:line:column:)``.
  ///
  /// - Parameters:
  ///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Complexity: O(*n*), where *n* is the number of calls and stubs.
  public func reset(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) { changeMembers(.init(fileID, file, line, column)) { $0.reset() } }

  /// Forgets all calls of this mock and keeps the stubs.
  ///
  /// If no method is found in the mock, a failure is reported.
  ///
  /// - Parameters:
  ///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Complexity: O(*n*), where *n* is the number of calls.
  public func forgetCalls(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) { changeMembers(.init(fileID, file, line, column)) { $0.forgetCalls() } }

  /// Forgets all stubs of this mock and keeps the calls.
  ///
  /// If no method is found in the mock, a failure is reported.
  ///
  /// - Parameters:
  ///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Complexity: O(*n*), where *n* is the number of stubs.
  public func forgetStubs(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) { changeMembers(.init(fileID, file, line, column)) { $0.forgetStubs() } }

  private func changeMembers(_ location: SourceLocation, _ change: (any MockMember) -> Void) {
    for member in members(reportingNoneAt: location) { change(member) }
  }
}
