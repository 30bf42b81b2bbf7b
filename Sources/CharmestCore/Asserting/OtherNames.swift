// Names and forms of other libraries, and those that people try first. None of them can be used:
// the compiler says what to write instead. Their bodies never run.

// MARK: Matchers

/// Another library's name of `anything`.
@available(*, unavailable, renamed: "anything()") public func any<Value>() -> Matcher<Value> {
  anything()
}

/// Another library's name of `nilValue`.
@available(*, unavailable, renamed: "nilValue()") public func isNil<Value>() -> Matcher<Value?> {
  nilValue()
}

/// Another library's name of `empty`.
@available(*, unavailable, renamed: "empty()") public func isEmpty<Items: Collection>() -> Matcher<
  Items
> { empty() }

/// Another library's name of `hasCount`.
@available(*, unavailable, renamed: "hasCount(_:)") public func hasSize<Items: Collection>(
  _ size: Int
) -> Matcher<Items> { hasCount(size) }

/// Another library's name of `hasPrefix`.
@available(*, unavailable, renamed: "hasPrefix(_:)") public func startsWith<Text: StringProtocol>(
  _ prefix: String
) -> Matcher<Text> { hasPrefix(prefix) }

/// Another library's name of `hasSuffix`.
@available(*, unavailable, renamed: "hasSuffix(_:)") public func endsWith<Text: StringProtocol>(
  _ suffix: String
) -> Matcher<Text> { hasSuffix(suffix) }

/// Another library's name of `equalTo`.
@available(*, unavailable, renamed: "equalTo(_:)") public func isEqual<Value: Equatable>(
  to value: Value
) -> Matcher<Value> { equalTo(value) }

/// Another library's name of `greaterThan`.
@available(*, unavailable, renamed: "greaterThan(_:)") public func isGreaterThan<Value: Comparable>(
  _ bound: Value
) -> Matcher<Value> { greaterThan(bound) }

/// Another library's name of `lessThan`.
@available(*, unavailable, renamed: "lessThan(_:)") public func isLessThan<Value: Comparable>(
  _ bound: Value
) -> Matcher<Value> { lessThan(bound) }

// MARK: SwiftHamcrest

/// SwiftHamcrest's function for the text of a matcher; write `explain`.
@available(*, unavailable, message: "write explain(value, matcher)")
public func applyMatcher<Value>(_ matcher: Matcher<Value>, toValue value: Value) -> String? {
  explain(value, matcher)?.description
}

extension Matcher {
  /// SwiftHamcrest's name for the type of the values.
  @available(*, unavailable, renamed: "Value") public typealias T = Value

  /// A matcher without a description, which a failure could not name.
  @available(
    *, unavailable, message: "begin with what is expected: Matcher(\"an even number\") { … }"
  )
  public init(_ accepts: @escaping (Value) throws -> Bool) { self.init("", accepts) }

  /// A matcher whose closure gives neither a `Bool` nor a `MatchResult`.
  @available(*, unavailable, message: "the closure returns a Bool or a MatchResult")
  public init<Judgement>(_ description: String, _ judge: @escaping (Value) throws -> Judgement) {
    self = anything()
  }
}

extension MatchResult {
  /// SwiftHamcrest's name of `isMatch`.
  @available(*, unavailable, renamed: "isMatch") public var boolValue: Bool { isMatch }
}

// MARK: Mocks

extension MockMethod {
  /// Another library's name of `calls.count`.
  @available(*, unavailable, message: "write calls.count") public var count: Int { calls.count }

  /// Another library's name of `calls.count`.
  @available(*, unavailable, message: "write calls.count") public var callCount: Int { calls.count }

  /// Another library's name of `reset`.
  @available(*, unavailable, renamed: "reset()") public func clear() { reset() }
}

extension CallCount {
  /// Another library's name of `exactly`; a number alone is enough.
  @available(*, unavailable, renamed: "exactly(_:)") public static func times(_ count: Int)
    -> CallCount
  { exactly(count) }
}

/// Another library's name of `verify` with `.never`.
@available(*, unavailable, message: "write verify(…, .never)")
public func verifyNever<each Argument, Result, Failure: Error>(
  _ method: MockMethod<repeat each Argument, Result, Failure>
) {}

/// Often written by mistake for `verify(mock.ringCalls)`.
@available(*, unavailable, message: "name the MockMethod of the method: verify(mock.ringCalls)")
public func verify<Other>(_ other: Other) {}

// Without these, the compiler would say to leave out the label, and the argument would become a
// count.

/// Often written by mistake for `calledWith:`.
@available(*, unavailable, message: "write calledWith:")
public func verify<each Argument, Result, Failure: Error>(
  _ method: MockMethod<repeat each Argument, Result, Failure>, _ count: CallCount = .once,
  with matchers: repeat Matcher<each Argument>
) {}

/// Another library's name of `within:`.
@available(*, unavailable, message: "write within:")
public func verify<each Argument, Result, Failure: Error>(
  _ method: MockMethod<repeat each Argument, Result, Failure>, _ count: CallCount = .once,
  timeout: Duration
) async {}

/// Often written by mistake for steps in braces.
@available(*, unavailable, message: "write the steps in braces, one a line: verifyInOrder { … }")
public func verifyInOrder(_ first: ExpectedCall, _ rest: ExpectedCall...) {}

// MARK: Waiting

/// Often written by mistake for a closure; only a closure can be tried again.
@available(
  *, unavailable, message: "put the value into a closure: await assertEventually(matcher) { value }"
) public func assertEventually<Value>(
  _ value: @autoclosure () async throws -> Value, _ matcher: Matcher<Value>
) async {}

/// Often written by mistake for a closure; only a closure can be tried again.
@available(
  *, unavailable, message: "put the condition into a closure: await assertEventually { condition }"
) public func assertEventually(_ condition: @autoclosure () async throws -> Bool) async {}
