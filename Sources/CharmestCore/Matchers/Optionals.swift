/// Matches `nil`.
///
/// ```swift
/// assertThat(order.table, nilValue())
/// // order.table: expected nil, but was 4
/// ```
///
/// - Returns: A matcher for `nil`.
public func nilValue<Wrapped>() -> Matcher<Wrapped?> {
  Matcher(describedBy: { "\($0.not)nil" }, accepts: { !isPresent($0) })
}

/// Matches an optional that holds any value.
///
/// ```swift
/// let user = try requireThat(await api.user(7), present())
/// // api.user(7): expected a value, but was nil
/// ```
///
/// - Returns: A matcher for optionals that hold any value.
public func present<Wrapped>() -> Matcher<Wrapped?> {
  Matcher(describedBy: { "\($0.not)a value" }, accepts: isPresent)
}

/// Matches an optional if a matcher matches the value in it.
///
/// ```swift
/// assertThat(order.table, presentAnd(greaterThan(3)))
/// // order.table: expected a value greater than 3, but was nil
/// ```
///
/// - Parameter matcher: A matcher for the wrapped value.
/// - Returns: A matcher for the optional.
@_disfavoredOverload public func presentAnd<Wrapped>(_ matcher: Matcher<Wrapped>) -> Matcher<
  Wrapped?
> { matcher.ofOptional }

/// Matches an optional whose value equals another.
///
/// ```swift
/// assertThat(order.table, presentAnd(4))
/// // order.table: expected 4, but was nil
/// ```
///
/// - Parameter value: The value that the wrapped one must equal.
/// - Returns: A matcher for the optional.
public func presentAnd<Wrapped: Equatable>(_ value: Wrapped) -> Matcher<Wrapped?> {
  presentAnd(equalTo(value))
}

extension Optional {
  /// The matcher for an optional of a form that also takes the literal `nil`.
  @usableFromInline func ofOptional<Value>() -> Matcher<Value?> where Wrapped == Matcher<Value> {
    self?.ofOptional ?? nilValue()
  }
}

/// Whether there is a value; an `Any` may hold nil.
private func isPresent<Wrapped>(_ value: Wrapped?) -> Bool {
  guard let value else { return false }
  // An optional in an optional is a value, even if it is nil itself.
  return Wrapped.self is any AnyOptional.Type || unwrapped(value) != nil
}
