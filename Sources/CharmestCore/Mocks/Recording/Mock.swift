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
public protocol Mock {}

extension Mock {
  /// All calls of all methods of this mock, in the order in which they were made.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of calls.
  public var calls: [RecordedCall] { allCalls(of: self) }

  /// All calls and how they ended, one on each line, for printing.
  ///
  /// ```swift
  /// print(cook.callLog)
  /// // call 1: cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
  /// // call 2: price(of: .miso) returned 900
  /// ```
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of calls.
  public var callLog: String { lines(of: calls.map { $0.log() }) }

  /// Forgets all calls and all stubs of this mock.
  ///
  /// A mock in which no method is found is a failure. If the mocked protocol has a `reset()` of its
  /// own, `mock.reset()` is a call of that method; use
  /// ``forgetAll(fileID:file:line:column:)`` there.
  ///
  /// - Parameters:
  ///   - fileID: Defaults to the call site, like the next three.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Complexity: O(*n*), where *n* is the number of calls and stubs.
  public func reset(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) { forgetAll(fileID: fileID, file: file, line: line, column: column) }

  /// Forgets all calls and all stubs of this mock, also if the mocked protocol has a `reset()`.
  ///
  /// A mock in which no method is found is a failure.
  ///
  /// - Parameters:
  ///   - fileID: Defaults to the call site, like the next three.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Complexity: O(*n*), where *n* is the number of calls and stubs.
  public func forgetAll(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    for member in members(reportingNoneAt: SourceLocation(fileID, file, line, column)).found {
      member.forgetCalls()
      member.forgetStubs()
    }
  }

  /// Forgets all calls of this mock and keeps the stubs.
  ///
  /// A mock in which no method is found is a failure.
  ///
  /// - Parameters:
  ///   - fileID: Defaults to the call site, like the next three.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Complexity: O(*n*), where *n* is the number of calls.
  public func forgetCalls(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    for member in members(reportingNoneAt: SourceLocation(fileID, file, line, column)).found {
      member.forgetCalls()
    }
  }

  /// Forgets all stubs of this mock and keeps the calls.
  ///
  /// A mock in which no method is found is a failure.
  ///
  /// - Parameters:
  ///   - fileID: Defaults to the call site, like the next three.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Complexity: O(*n*), where *n* is the number of stubs.
  public func forgetStubs(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    for member in members(reportingNoneAt: SourceLocation(fileID, file, line, column)).found {
      member.forgetStubs()
    }
  }
}

/// All calls of several mocks, in the order in which they were made.
///
/// - Parameter mocks: The mocks.
/// - Returns: The calls of all their methods.
/// - Complexity: O(*n* log *n*), where *n* is the number of calls.
public func allCalls(of mocks: any Mock...) -> [RecordedCall] {
  RecordedCall.chronological(members(of: mocks).map(\.member))
}

/// All calls of several mocks and how they ended, one on each line, for printing.
///
/// ```swift
/// print(callLog(of: cook, stove))
/// // call 1: MockStove.light()
/// // call 2: MockCook.cookRamen(bowls: 2, soup: .miso, extras: ["wakame", "tamago"])
/// ```
///
/// - Parameter mocks: The mocks. Mocks with the same type have numbers: `MockCook#2`.
/// - Returns: The lines.
/// - Complexity: O(*n* log *n*), where *n* is the number of calls.
public func callLog(of mocks: any Mock...) -> String {
  let names = distinct(mocks.map { typeName(type(of: $0)) })
  let calls = RecordedCall.chronological(members(of: mocks))
  return lines(of: calls.map { $0.call.log(on: names[$0.mock]) })
}

/// Numbers the names that several mocks share: `MockCook#1`, `MockCook#2`.
func distinct(_ names: [String]) -> [String] {
  let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
  var seen: [String: Int] = [:]
  return names.map { name in
    guard !name.isEmpty, counts[name, default: 0] > 1 else { return name }
    seen[name, default: 0] += 1
    return "\(name)#\(seen[name, default: 0])"
  }
}

private func lines(of calls: [Phrase]) -> String {
  guard !calls.isEmpty else { return "no calls" }
  return calls.enumerated().map { "call \($0 + 1): \($1.plainText)" }.joined(separator: "\n")
}
