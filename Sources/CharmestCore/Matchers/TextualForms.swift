/// Matches a value whose description another matcher matches.
///
/// ```swift
/// assertThat(price, hasDescription(hasSuffix("yen")))
/// // price.description: expected a string ending with "yen", but was "900"
/// ```
///
/// - Parameter matcher: What is expected of `String(describing:)`.
/// - Returns: A matcher for values of any type.
@_disfavoredOverload
public func hasDescription<Value>(_ matcher: Matcher<String>) -> Matcher<Value> {
  property(of: { String(describing: $0) }, at: { .field("description") }, matcher)
}

/// Matches a value that has a description.
///
/// - Parameter text: What `String(describing:)` is to be.
/// - Returns: A matcher for values of any type.
public func hasDescription<Value>(_ text: String) -> Matcher<Value> {
  hasDescription(equalTo(text))
}

/// Matches a value whose debug description another matcher matches.
///
/// - Parameter matcher: What is expected of `String(reflecting:)`.
/// - Returns: A matcher for values of any type.
@_disfavoredOverload
public func hasDebugDescription<Value>(_ matcher: Matcher<String>) -> Matcher<Value> {
  property(of: { String(reflecting: $0) }, at: { .field("debugDescription") }, matcher)
}

/// Matches a value that has a debug description.
///
/// - Parameter text: What `String(reflecting:)` is to be.
/// - Returns: A matcher for values of any type.
public func hasDebugDescription<Value>(_ text: String) -> Matcher<Value> {
  hasDebugDescription(equalTo(text))
}
