/// A hand-written stand-in that records how it was called.
///
/// Give the mock a ``MockMethod`` for each method, and call it in that method, in one line:
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
/// struct, an actor and a type of the main actor can all be mocks. The suffix `Calls` keeps the
/// name different from that of a method without parameters.
public protocol Mock {
  /// Everything in this mock that records calls.
  ///
  /// By default, these are the records among its stored properties and those of its superclasses,
  /// also in structs, optionals, arrays and dictionaries, and in objects that store records but are
  /// no mocks. They are found by their types: no variable of another type is read. A mock that
  /// keeps records elsewhere, such as in a `Mutex`, lists them all:
  /// `var mockMembers: [any MockMember] { [openCalls, lateCalls.withLock { $0 }] }`.
  ///
  /// Each verb that asks for the members fails if this list leaves out a record that was used and
  /// can be found. It also fails if the type of a property names a record, but the property cannot
  /// be read, such as an `InlineArray`. What a `Mutex` holds is not seen at all.
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
  /// `reset()` of its own, `mock.reset()` is a call of that method; use
  /// ``forgetCalls(fileID:file:line:column:)`` and ``forgetStubs(fileID:file:line:column:)`` there.
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
