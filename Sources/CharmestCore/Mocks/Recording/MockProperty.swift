/// Records every get and every set of one property of a mock.
///
/// ```swift
/// final class MockUser: Mock, User {
///   let nameProperty = MockProperty("name", of: String.self)
///
///   var name: String {
///     get { nameProperty.get() }
///     set { nameProperty.set(newValue) }
///   }
/// }
/// ```
///
/// ```swift
/// verify(user.nameProperty.sets, calledWith: "Jon")
/// verify(user.nameProperty.gets, .never)
/// ```
///
/// The property behaves like a stored property: a get returns the value that was set last. A stub
/// for gets takes precedence over that value; sets are still recorded. Before the first set, a get
/// returns the initial value. If there is none, it returns `nil`, an empty collection, zero or
/// `false`, if the type has one of these values.
///
/// For a property without a setter, leave out `set`. An `async` getter calls `await get()`. A
/// change in place, such as `user.tags.append("new")`, counts as one get and one set.
///
/// End the name of the constant with `Property`. Failure texts leave this word out and say
/// `user.name = "Jon"`. Accesses may come from any thread; none is lost.
public final class MockProperty<Value, Failure: Error>: Sendable, MemberGroup, FailureDescribable {
  private struct State {
    let initial: Value?
    var value: Value?
    /// Whether nothing was set since the beginning or the last reset.
    var isInitial = true
  }

  /// The record of the gets, a method without parameters that returns the value.
  ///
  /// ```swift
  /// user.nameProperty.gets.answers { "Ann" }
  /// ```
  public let gets: MockMethod<Value, Failure>

  /// The record of the sets, a method whose only parameter is the new value.
  public let sets: MockMethod<Value, Void, Never>

  private let state: Locked<State>

  private init(_ name: String, initially value: Value?, _ mock: String, _ place: SourceLocation) {
    gets = MockMethod("\(name) { get }", mock, place)
    sets = MockMethod("\(name) { set }", mock, place)
    state = Locked(State(initial: value, value: value))
  }

  /// Creates the record of a property.
  ///
  /// ```swift
  /// let tokenProperty = MockProperty("token", of: String.self, throwing: Expired.self)
  /// var token: String { get throws(Expired) { try tokenProperty.get() } }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - type: The type of the property.
  ///   - failure: The type of the errors that the getter throws; for a plain `throws`, it is
  ///     `(any Error).self`. By default, the getter does not throw.
  ///   - function: The name of the mock. Defaults to the enclosing type.
  ///   - fileID: The module and file of the mock.
  ///   - file: The path of the file.
  ///   - line: The line of the constant.
  ///   - column: The column of the constant.
  public convenience init(
    _ name: String, of type: Value.Type, throwing failure: Failure.Type = Never.self,
    function: String = #function, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { self.init(name, initially: nil, function, SourceLocation(fileID, file, line, column)) }

  /// Creates the record of a property that has a value from the start.
  ///
  /// ```swift
  /// let volumeProperty = MockProperty("volume", initially: 5)
  /// let tokenProperty = MockProperty("token", initially: "valid", throwing: Expired.self)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - type: The type of the property; by default, the type of the value.
  ///   - value: The value before the first set, and again after a reset.
  ///   - failure: The type of the errors that the getter throws; for a plain `throws`, it is
  ///     `(any Error).self`. By default, the getter does not throw.
  ///   - function: The name of the mock. Defaults to the enclosing type.
  ///   - fileID: The module and file of the mock.
  ///   - file: The path of the file.
  ///   - line: The line of the constant.
  ///   - column: The column of the constant.
  public convenience init(
    _ name: String, of type: Value.Type = Value.self, initially value: Value,
    throwing failure: Failure.Type = Never.self, function: String = #function,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) { self.init(name, initially: value, function, SourceLocation(fileID, file, line, column)) }

  /// Records a get and returns the value.
  ///
  /// Call it from the getter of the mocked property.
  ///
  /// - Returns: The stubbed value. Without a stub, it is the value that was set last, or else the
  ///   initial value. Without either, it is `nil`, an empty collection, zero or `false`, if the
  ///   type has one of these values. For other types, a failure names the missing stub, and the
  ///   process stops.
  /// - Throws: The stubbed error, or ``UnstubbedCall`` if there is no value and the getter can
  ///   throw it.
  public func get() throws(Failure) -> Value {
    guard let value else { return try gets.invoke() }
    return try gets.answer(
      to: RecordedArguments(()), calledFrom: "", default: { value }, hasAnswer: true)
  }

  /// Records a get and returns the value; waits while a test suspends the get.
  ///
  /// Call it from an `async` getter:
  ///
  /// ```swift
  /// let stockProperty = MockProperty("stock", of: Int.self)
  /// var stock: Int { get async { await stockProperty.get() } }
  /// assertThat(await stock, 0)
  /// ```
  ///
  /// - Returns: The same as without `async`. If that would end the process, the call waits instead,
  ///   as described in ``SuspendedCalls``.
  /// - Throws: The same as without `async`.
  public func get() async throws(Failure) -> Value {
    guard let value else { return try await gets.invoke() }
    return try await gets.answerLater(
      to: RecordedArguments(()), calledFrom: "", default: { value }, hasAnswer: true)
  }

  /// Records a set and keeps the value for later gets.
  ///
  /// Call it from the setter of the mocked property. If two sets come at the same time, either
  /// value may be kept.
  ///
  /// - Parameter newValue: The new value.
  public func set(_ newValue: Value) {
    sets.invoke(newValue)
    value = newValue
  }

  /// The value that gets return without a stub; using it records no access.
  ///
  /// Use it to arrange a test, and to see at the end what the code under test has set:
  ///
  /// ```swift
  /// user.nameProperty.value = "Ann"
  /// model.rename()
  /// assertThat(user.nameProperty.value, equalTo("Jon"))
  /// verifyNoMoreCalls(user, ignoring: user.nameProperty.sets)
  /// ```
  ///
  /// `nil` means that there is no value, not even an initial one. If an optional property was set
  /// to `nil`, expect it with `presentAnd(nilValue())`.
  public var value: Value? {
    get { state.withLock { $0.value } }
    set {
      let isOptional = Value.self is any ExpressibleByNilLiteral.Type
      let value = newValue ?? (isOptional ? unstubbedDefault(of: Value.self) : nil)
      state.releasing { state in
        state.isInitial = false
        return exchange(&state.value, with: value)
      }
    }
  }

  /// Stubs the value for all gets from now on.
  ///
  /// The stub takes precedence over values that are set, until `gets.forgetStubs()`.
  ///
  /// ```swift
  /// user.nameProperty.returns("Ann")
  /// ```
  ///
  /// - Parameter value: The value.
  public func returns(_ value: Value) { gets.returns(value) }

  /// Stubs values for all gets from now on, one for each get; the last one also answers all later
  /// gets.
  ///
  /// - Parameters:
  ///   - first: The value for the next get.
  ///   - second: The value for the get after it.
  ///   - rest: The values for the gets after that.
  /// - Complexity: O(*n*), where *n* is the number of values.
  public func returns(_ first: Value, _ second: Value, _ rest: Value...) {
    gets.anyCalls.returns([first, second] + rest)
  }

  /// Makes all gets from now on throw an error.
  ///
  /// ```swift
  /// session.tokenProperty.throws(Expired())
  /// ```
  ///
  /// - Parameter error: The error, of the type that the getter throws.
  public func `throws`(_ error: Failure) { gets.throws(error) }

  /// Stubs outcomes for all gets from now on, one for each get; the last one also answers all later
  /// gets.
  ///
  /// ```swift
  /// session.tokenProperty.gives(.failure(Expired()), .success("new"))
  /// ```
  ///
  /// - Parameters:
  ///   - first: The outcome of the next get: `.success(value)` or `.failure(error)`.
  ///   - rest: The outcomes of the gets after it.
  /// - Complexity: O(*n*), where *n* is the number of outcomes.
  public func gives(
    _ first: Swift.Result<Value, Failure>, _ rest: Swift.Result<Value, Failure>...
  ) { gets.gives([first] + rest) }

  /// From now on, each get that neither a stub nor a value answers is a failure.
  ///
  /// - Parameters:
  ///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func failsOnUnstubbedCalls(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) { gets.failOnUnstubbedCalls(at: SourceLocation(fileID, file, line, column)) }

  var members: [any MockMember] { [gets, sets] }
  var getter: any MockedMethod { gets }

  /// All gets and sets, in the order in which they were made.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of gets and sets.
  public var recordedCalls: [RecordedCall] {
    members.flatMap(\.recordedCalls).sorted { $0.sequenceNumber < $1.sequenceNumber }
  }

  /// Forgets all gets and sets; keeps the stubs and the value.
  ///
  /// - Complexity: O(*n*), where *n* is the number of gets and sets.
  public func forgetCalls() { for member in members { member.forgetCalls() } }

  /// Forgets all stubs and the value that was set; keeps the gets and sets.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stubs.
  public func forgetStubs() {
    for member in members { member.forgetStubs() }
    let forgotten = UncheckedTransfer(
      state.withLock { exchange(&$0, with: State(initial: $0.initial, value: $0.initial)) })
    Trial.current?.onUndo { [state] in
      state.releasing { $0.isInitial ? exchange(&$0, with: forgotten.value) : nil }
    }
  }
}
