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
