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
/// The name gives the labels of the arguments in failure texts. Without one it is that of the
/// function that called first.
///
/// Calls may come from any thread; none is lost. A constant of this type keeps a final class
/// `Sendable`.
public final class MockMethod<each Argument, Result, Failure: Error>: Sendable {
  @usableFromInline let state: Locked<State>
  @usableFromInline let retainsArguments: Bool
  let place: SourceLocation
  private let instance: MockInstance

  private init(
    named name: String?,
    retainsArguments: Bool,
    instance: MockInstance,
    place: SourceLocation
  ) {
    state = Locked(State(name: name.map { MethodName($0) }))
    self.retainsArguments = retainsArguments
    self.instance = instance
    self.place = place
    instance.add(self)
  }

  /// Creates the record of a method that returns a value and throws.
  ///
  /// - Parameters:
  ///   - name: The full name of the method, such as `price(of:)`.
  ///   - types: The types of the parameters.
  ///   - result: The type of the result.
  ///   - failure: The type of the errors; `(any Error).self` for a plain `throws`.
  ///   - retainsArguments: Whether calls keep their arguments alive. Without them, calls can be
  ///     counted and are listed as they looked, but their arguments cannot be verified.
  ///   - function: The name of the mock. Leave it out, as the following four.
  ///   - fileID: The module and file of the mock.
  ///   - file: The path of the file.
  ///   - line: The line of the property.
  ///   - column: The column of the property.
  public convenience init(
    _ name: String? = nil,
    taking types: repeat (each Argument).Type,
    returning result: Result.Type,
    throwing failure: Failure.Type,
    retainsArguments: Bool = true,
    function: String = #function,
    fileID: StaticString = #fileID,
    file: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      named: name,
      retainsArguments: retainsArguments,
      instance: .joined(by: function, fileID: fileID.description, line: line, column: column),
      place: SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    )
  }

  /// Creates the record of a method that returns a value.
  ///
  /// - Parameters:
  ///   - name: The full name of the method, such as `price(of:)`.
  ///   - types: The types of the parameters.
  ///   - result: The type of the result.
  ///   - retainsArguments: Whether calls keep their arguments alive. Without them, calls can be
  ///     counted and are listed as they looked, but their arguments cannot be verified.
  ///   - function: The name of the mock. Leave it out, as the following four.
  ///   - fileID: The module and file of the mock.
  ///   - file: The path of the file.
  ///   - line: The line of the property.
  ///   - column: The column of the property.
  public convenience init(
    _ name: String? = nil,
    taking types: repeat (each Argument).Type,
    returning result: Result.Type,
    retainsArguments: Bool = true,
    function: String = #function,
    fileID: StaticString = #fileID,
    file: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Failure == Never {
    self.init(
      named: name,
      retainsArguments: retainsArguments,
      instance: .joined(by: function, fileID: fileID.description, line: line, column: column),
      place: SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    )
  }

  /// Creates the record of a method that throws and returns nothing.
  ///
  /// - Parameters:
  ///   - name: The full name of the method, such as `open(_:)`.
  ///   - types: The types of the parameters.
  ///   - failure: The type of the errors; `(any Error).self` for a plain `throws`.
  ///   - retainsArguments: Whether calls keep their arguments alive. Without them, calls can be
  ///     counted and are listed as they looked, but their arguments cannot be verified.
  ///   - function: The name of the mock. Leave it out, as the following four.
  ///   - fileID: The module and file of the mock.
  ///   - file: The path of the file.
  ///   - line: The line of the property.
  ///   - column: The column of the property.
  public convenience init(
    _ name: String? = nil,
    taking types: repeat (each Argument).Type,
    throwing failure: Failure.Type,
    retainsArguments: Bool = true,
    function: String = #function,
    fileID: StaticString = #fileID,
    file: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Result == Void {
    self.init(
      named: name,
      retainsArguments: retainsArguments,
      instance: .joined(by: function, fileID: fileID.description, line: line, column: column),
      place: SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    )
  }

  /// Creates the record of a method that returns nothing.
  ///
  /// - Parameters:
  ///   - name: The full name of the method, such as `cookRamen(bowls:soup:extras:)`.
  ///   - types: The types of the parameters.
  ///   - retainsArguments: Whether calls keep their arguments alive. Without them, calls can be
  ///     counted and are listed as they looked, but their arguments cannot be verified.
  ///   - function: The name of the mock. Leave it out, as the following four.
  ///   - fileID: The module and file of the mock.
  ///   - file: The path of the file.
  ///   - line: The line of the property.
  ///   - column: The column of the property.
  public convenience init(
    _ name: String? = nil,
    taking types: repeat (each Argument).Type,
    retainsArguments: Bool = true,
    function: String = #function,
    fileID: StaticString = #fileID,
    file: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Result == Void, Failure == Never {
    self.init(
      named: name,
      retainsArguments: retainsArguments,
      instance: .joined(by: function, fileID: fileID.description, line: line, column: column),
      place: SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    )
  }

  /// All recorded calls, in the order in which they were made.
  ///
  /// Takes O(*n*) for *n* calls.
  public var calls: [MockCall<repeat each Argument>] {
    record.calls
  }

  /// How the calls ended, in the order of ``calls``.
  public var outcomes: [CallOutcome<Result, Failure>] {
    record.entries.map { $0.outcome }
  }

  /// Forgets all calls and all stubs.
  public func reset() {
    forgetCalls()
    forgetStubs()
  }

  /// Forgets all calls and keeps the stubs.
  public func forgetCalls() {
    // Freed outside the lock: an argument's own deinitialiser may call this method.
    let forgotten = state.withLock { state in
      defer { state.record = Record() }
      return state.record
    }
    _ = forgotten
  }

  /// Forgets all stubs and keeps the calls.
  ///
  /// Calls that are suspended stay so until the test resumes them.
  public func forgetStubs() {
    // Freed outside the lock, as calls are.
    let forgotten = state.withLock { state in
      defer { state.stubs = [] }
      return state.stubs
    }
    _ = forgotten
  }

  private var record: Record { state.withLock { $0.record } }

  package var name: MethodName {
    state.withLock { $0.name } ?? MethodName("method")
  }

  /// The name of the mock that the method belongs to, as far as it is known.
  package var mockName: String { instance.typeName }

  /// The mock that the method belongs to.
  package var mock: MockInstance { instance }

  /// The calls of the other methods of the same mock.
  package var otherCalls: [RecordedCall] {
    let own = Set(calls.map { $0.sequenceNumber })
    return instance.calls.filter { !own.contains($0.sequenceNumber) }
  }

  /// Notes that a verification has looked at some calls.
  package func markAsVerified(_ calls: [MockCall<repeat each Argument>]) {
    // No key path: one into a generic type over a pack crashes at run time (Swift 6.3).
    let numbers = calls.map { $0.sequenceNumber }
    state.withLock { $0.record.markAsVerified(numbers) }
  }
}

extension MockMethod: MockMember {
  /// All recorded calls, as they stand in lists over several methods.
  public var recordedCalls: [RecordedCall] {
    let record = record
    let name = name
    let mockName = mockName
    return zip(record.calls, record.entries).map { call, entry in
      RecordedCall(
        call,
        of: name,
        on: mockName,
        isVerified: entry.isVerified,
        outcome: Result.self == Void.self && entry.hasReturned
          ? nil : { entry.outcome.description }
      )
    }
  }
}
