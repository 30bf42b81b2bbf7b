public import Foundation

// Names and forms of other libraries, and those that people try first. The compiler says what
// to write instead. Only what is deprecated can be called; the other bodies never run.

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

/// Another library's name of `equalTo`.
@available(*, unavailable, renamed: "equalTo(_:)") public func isEqualTo<Value: Equatable>(
  _ value: Value
) -> Matcher<Value> { equalTo(value) }

/// Another library's matcher for a condition.
@available(*, unavailable, message: "write assertThat(condition), or equalTo(true)")
public func isTrue() -> Matcher<Bool> { equalTo(true) }

/// Another library's matcher for a condition.
@available(*, unavailable, message: "write assertThat(!condition), or equalTo(false)")
public func isFalse() -> Matcher<Bool> { equalTo(false) }

/// Another library's name of `present`.
@available(*, unavailable, renamed: "present()") public func notNil<Value>() -> Matcher<Value?> {
  present()
}

/// Another library's name of `present`.
@available(*, unavailable, renamed: "present()") public func isNotNil<Value>() -> Matcher<Value?> {
  present()
}

/// Another library's name of `not(empty())`.
@available(*, unavailable, message: "write not(empty())")
public func isNotEmpty<Items: Collection>() -> Matcher<Items> { not(empty()) }

/// Another library's name of `hasCount`.
@available(*, unavailable, renamed: "hasCount(_:)") public func hasLength<Items: Collection>(
  _ length: Int
) -> Matcher<Items> { hasCount(length) }

/// Another library's name of `matchesPattern`.
@available(*, unavailable, renamed: "matchesPattern(_:)") public func matches<Text: StringProtocol>(
  _ pattern: String
) -> Matcher<Text> { matchesPattern(pattern) }

/// Another library's name of `everyItem`.
@available(*, unavailable, renamed: "everyItem(_:)") public func allElements<Items: Sequence>(
  _ matcher: Matcher<Items.Element>
) -> Matcher<Items> { everyItem(matcher) }

/// Another library's name of `inInterval`.
@available(*, unavailable, message: "write inInterval(low...high)")
public func between<Value: Comparable>(_ low: Value, _ high: Value) -> Matcher<Value> {
  inInterval(low...high)
}

/// Often written by mistake for `hasProperty`.
@available(*, unavailable, renamed: "hasProperty(_:_:)")
public func having<Root, Value>(_ path: KeyPath<Root, Value>, _ matcher: Matcher<Value>)
  -> Matcher<Root>
{ anything() }

/// Another library's name of `inInterval`.
@available(*, unavailable, renamed: "inInterval(_:)") public func inRange<Range: RangeExpression>(
  _ range: Range
) -> Matcher<Range.Bound> { anything() }

/// Another library's name of `succeeds`.
@available(*, unavailable, renamed: "succeeds()")
public func isSuccess<Success, Failure>() -> Matcher<Result<Success, Failure>> { succeeds() }

/// Another library's name of `fails`.
@available(*, unavailable, renamed: "fails()")
public func isFailure<Success, Failure>() -> Matcher<Result<Success, Failure>> { fails() }

/// Another library's name of `isBefore`.
@available(*, unavailable, renamed: "isBefore(_:)")
public func before(_ date: Date) -> Matcher<Date> { isBefore(date) }

/// Another library's name of `isAfter`.
@available(*, unavailable, renamed: "isAfter(_:)")
public func after(_ date: Date) -> Matcher<Date> { isAfter(date) }

// MARK: Assertions

/// Another library's name of `requireThat`.
@available(*, unavailable, renamed: "requireThat(_:)")
public func unwrap<Value>(_ value: Value?) throws -> Value { try requireThat(value) }

/// A failure without a condition is one of the test framework.
@available(*, unavailable, message: "write Issue.record(…), or XCTFail(…) in XCTest")
public func fail(_ message: String = "") {}

/// Another library's form of several assertions, of which all are reported.
@available(
  *, unavailable,
  message: "write the assertions one after the other: all are reported; withLabel names a block"
)
public func assertAll(_ assertions: () throws -> Void) {}

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

/// The module that connects SwiftHamcrest with Swift Testing, which Charmest does not need.
///
/// It is here so that a suite of tests compiles when only its imports are changed.
public enum HamcrestSwiftTesting {
  /// Does nothing: `import Charmest` serves both test frameworks.
  @available(*, deprecated, message: "not needed: delete this line")
  public static func enable() {}
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

  /// Another library's name of `2`.
  @available(*, unavailable, message: "write the number: verify(…, 2)")
  public static var twice: CallCount { 2 }
}

/// Another library's name of `exactly`; a number alone is enough.
@available(*, unavailable, message: "write the number: verify(…, 2)")
public func times(_ count: Int) -> CallCount { .exactly(count) }

/// Another library's name of `.never`.
@available(*, unavailable, renamed: "CallCount.never") public func never() -> CallCount { .never }

/// Another library's name of `.once`.
@available(*, unavailable, renamed: "CallCount.once") public func once() -> CallCount { .once }

/// Another library's name of `.atLeastOnce`.
@available(*, unavailable, renamed: "CallCount.atLeastOnce")
public func atLeastOnce() -> CallCount { .atLeastOnce }

/// Another library's name of `.atLeast`.
@available(*, unavailable, renamed: "CallCount.atLeast(_:)")
public func atLeast(_ count: Int) -> CallCount { .atLeast(count) }

/// Another library's name of `.atMost`.
@available(*, unavailable, renamed: "CallCount.atMost(_:)")
public func atMost(_ count: Int) -> CallCount { .atMost(count) }

/// Another library's name of `verifyNoCalls`.
@available(*, unavailable, renamed: "verifyNoCalls(_:)")
public func verifyNoInteractions(_ mock: any Mock, _ others: any Mock...) {}

/// Another library's name of `verifyNoCalls`.
@available(*, unavailable, renamed: "verifyNoCalls(_:)")
public func verifyZeroInteractions(_ mock: any Mock, _ others: any Mock...) {}

/// Another library's name of `verifyNoMoreCalls`.
@available(*, unavailable, renamed: "verifyNoMoreCalls(_:)")
public func verifyNoMoreInteractions(_ mock: any Mock, _ others: any Mock...) {}

extension MockMethod {
  /// Another library's form of results in turn.
  @available(*, unavailable, message: "write returns(first, second): the last result stays")
  public func returnsOnce(_ result: Result) {}

  /// Another library's name of `returns`.
  @available(*, unavailable, renamed: "returns(_:)") public func thenReturn(_ result: Result) {}

  /// Another library's name of `throws`.
  @available(*, unavailable, renamed: "throws(_:)") public func thenThrow(_ error: Failure) {}
}

extension Stubbing {
  /// Another library's form of results in turn.
  @available(*, unavailable, message: "write returns(first, second): the last result stays")
  public func returnsOnce(_ result: Result) {}

  /// Another library's name of `returns`.
  @available(*, unavailable, renamed: "returns(_:)") public func thenReturn(_ result: Result) {}

  /// Another library's name of `returns`.
  @available(*, unavailable, renamed: "returns(_:)") public func willReturn(_ result: Result) {}

  /// Another library's name of `throws`.
  @available(*, unavailable, renamed: "throws(_:)") public func thenThrow(_ error: Failure) {}

  /// Another library's name of `throws`.
  @available(*, unavailable, renamed: "throws(_:)") public func willThrow(_ error: Failure) {}
}

// MARK: Errors of methods that do not throw

extension MockMethod where Failure == Never {
  /// Written by mistake for a method that does not throw.
  @available(
    *, unavailable, message: "the method does not throw: its MockMethod has no throwing: argument"
  )
  public func `throws`(_ error: any Error) {}
}

extension Stubbing where Failure == Never {
  /// Written by mistake for a method that does not throw.
  @available(
    *, unavailable, message: "the method does not throw: its MockMethod has no throwing: argument"
  )
  public func `throws`(_ error: any Error) {}
}

extension MockProperty where Failure == Never {
  /// Written by mistake for a property that does not throw.
  @available(
    *, unavailable,
    message: "the property does not throw: its MockProperty has no throwing: argument"
  )
  public func `throws`(_ error: any Error) {}
}

extension StubbedOutcome where Failure == Never {
  /// Written by mistake for a method that does not throw.
  @available(
    *, unavailable, message: "the method does not throw: its MockMethod has no throwing: argument"
  )
  public static func failure(_ error: any Error) -> Self { fatalError() }
}

extension SuspendedCall where Failure == Never {
  /// Written by mistake for a method that does not throw.
  @available(
    *, unavailable, message: "the method does not throw: its MockMethod has no throwing: argument"
  )
  public func resume(throwing error: any Error) {}
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

// A value beside a matcher, by the place of the matchers among the first arguments. The compiler
// tries unavailable functions last. Without `fileID` and its like, each costs a correct call one
// percent of its type-checking; with them it costs twice as much.

/// A value beside a matcher, which needs `equalTo`.
@available(*, unavailable, message: "beside a matcher, write equalTo(value) for each value")
public func verify<First, Second, each Other, Result, Failure: Error>(
  _ method: MockMethod<First, Second, repeat each Other, Result, Failure>,
  _ count: CallCount = .once, calledWith first: Matcher<First>, _ second: Second,
  _ others: repeat Matcher<each Other>
) {}

/// A value beside a matcher, which needs `equalTo`.
@available(*, unavailable, message: "beside a matcher, write equalTo(value) for each value")
public func verify<First, Second, each Other, Result, Failure: Error>(
  _ method: MockMethod<First, Second, repeat each Other, Result, Failure>,
  _ count: CallCount = .once, calledWith first: First, _ second: Matcher<Second>,
  _ others: repeat Matcher<each Other>
) {}

/// A value beside a matcher, which needs `equalTo`.
@available(*, unavailable, message: "beside a matcher, write equalTo(value) for each value")
public func verify<First, Second, each Other, Result, Failure: Error>(
  _ method: MockMethod<First, Second, repeat each Other, Result, Failure>,
  _ count: CallCount = .once, calledWith first: Matcher<First>, _ second: Matcher<Second>,
  _ others: repeat each Other
) {}

/// A value beside a matcher, which needs `equalTo`.
@available(*, unavailable, message: "beside a matcher, write equalTo(value) for each value")
public func verify<First, Second, each Other, Result, Failure: Error>(
  _ method: MockMethod<First, Second, repeat each Other, Result, Failure>,
  _ count: CallCount = .once, calledWith first: First, _ second: Second,
  _ others: repeat Matcher<each Other>
) {}

/// An expectation of the first argument alone.
@available(*, unavailable, message: "expect something of each argument, such as anything()")
public func verify<First, Second, each Other, Given, Result, Failure: Error>(
  _ method: MockMethod<First, Second, repeat each Other, Result, Failure>,
  _ count: CallCount = .once, calledWith first: Given
) {}

// The same for matchers of wrapped types. Such a form that is available would also take `anything()`
// and `nilValue()` for the wrapped type, which no `nil` has, and fail for a right call.

/// A matcher for the value of an optional parameter beside others, which needs `presentAnd`.
@available(*, unavailable, message: "for an optional parameter, write presentAnd(matcher)")
public func verify<Wrapped, Second, each Other, Result, Failure: Error>(
  _ method: MockMethod<Wrapped?, Second, repeat each Other, Result, Failure>,
  _ count: CallCount = .once, calledWith first: Matcher<Wrapped>, _ second: Matcher<Second>,
  _ others: repeat Matcher<each Other>
) {}

/// A matcher for the value of an optional parameter beside others, which needs `presentAnd`.
@available(*, unavailable, message: "for an optional parameter, write presentAnd(matcher)")
public func verify<First, Wrapped, each Other, Result, Failure: Error>(
  _ method: MockMethod<First, Wrapped?, repeat each Other, Result, Failure>,
  _ count: CallCount = .once, calledWith first: Matcher<First>, _ second: Matcher<Wrapped>,
  _ others: repeat Matcher<each Other>
) {}

/// A matcher for the value of an optional parameter beside others, which needs `presentAnd`.
@available(*, unavailable, message: "for an optional parameter, write presentAnd(matcher)")
public func verify<First, Second, each Wrapped, Result, Failure: Error>(
  _ method: MockMethod<First?, Second?, repeat (each Wrapped)?, Result, Failure>,
  _ count: CallCount = .once, calledWith first: Matcher<First>, _ second: Matcher<Second>,
  _ others: repeat Matcher<each Wrapped>
) {}

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
