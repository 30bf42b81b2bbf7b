// A value beside a matcher does not compile. These functions tell the user what to write.

// There is one for each place of a matcher among the first arguments. The compiler tries
// unavailable functions last. Each makes type-checking a correct call one percent slower; with
// `fileID` and its like, it would be twice as much.

/// Does not compile: a value beside a matcher needs `equalTo`.
@available(*, unavailable, message: "beside a matcher, write equalTo(value) for each value")
public func verify<First, Second, each Other, Result, Failure: Error>(
  _ method: MockMethod<First, Second, repeat each Other, Result, Failure>,
  _ count: CallCount = .once, calledWith first: Matcher<First>, _ second: Second,
  _ others: repeat Matcher<each Other>
) {}

/// Does not compile: a value beside a matcher needs `equalTo`.
@available(*, unavailable, message: "beside a matcher, write equalTo(value) for each value")
public func verify<First, Second, each Other, Result, Failure: Error>(
  _ method: MockMethod<First, Second, repeat each Other, Result, Failure>,
  _ count: CallCount = .once, calledWith first: First, _ second: Matcher<Second>,
  _ others: repeat Matcher<each Other>
) {}

/// Does not compile: a value beside a matcher needs `equalTo`.
@available(*, unavailable, message: "beside a matcher, write equalTo(value) for each value")
public func verify<First, Second, each Other, Result, Failure: Error>(
  _ method: MockMethod<First, Second, repeat each Other, Result, Failure>,
  _ count: CallCount = .once, calledWith first: Matcher<First>, _ second: Matcher<Second>,
  _ others: repeat each Other
) {}

/// Does not compile: a value beside a matcher needs `equalTo`.
@available(*, unavailable, message: "beside a matcher, write equalTo(value) for each value")
public func verify<First, Second, each Other, Result, Failure: Error>(
  _ method: MockMethod<First, Second, repeat each Other, Result, Failure>,
  _ count: CallCount = .once, calledWith first: First, _ second: Second,
  _ others: repeat Matcher<each Other>
) {}
