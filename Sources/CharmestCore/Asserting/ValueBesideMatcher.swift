// A value beside a matcher does not compile, and these say what to write.

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
