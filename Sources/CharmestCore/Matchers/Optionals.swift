/// Matches `nil`.
///
/// ```swift
/// assertThat(order.table, nilValue())
/// // order.table: expected nil, but was 4
/// ```
///
/// A value that is not optional compiles, too, and never matches.
///
/// - Returns: A matcher for the absence of a value.
public func nilValue<Wrapped>() -> Matcher<Wrapped?> {
  Matcher(describedBy: { _ in "nil" }) { value, _ in
    value == nil ? .match : .mismatch(was: present(describing(value)))
  }
}

/// Tells a `nil` that is there from the absence of a value.
@usableFromInline func present(_ text: @escaping Rendering) -> Rendering {
  { limits in
    let text = text(limits)
    return text == "nil" ? ".some(nil)" : text
  }
}

/// Matches an optional that holds a value, whatever it is.
///
/// ```swift
/// let user = try requireThat(await api.user(7), present())
/// // expected a value, but was nil
/// ```
///
/// - Returns: A matcher for the presence of a value.
public func present<Wrapped>() -> Matcher<Wrapped?> {
  presentAnd(Matcher(describedBy: { _ in "a value" }, accepts: { _ in true }))
}

/// Matches an optional that holds a value which another matcher matches.
///
/// ```swift
/// assertThat(order.table, presentAnd(greaterThan(3)))
/// // expected a value greater than 3, but was nil
/// ```
///
/// - Parameter matcher: What is expected of the wrapped value.
/// - Returns: A matcher for the optional.
@inlinable @_disfavoredOverload public func presentAnd<Wrapped>(_ matcher: Matcher<Wrapped>)
  -> Matcher<Wrapped?>
{
  Matcher(describedBy: { present(matcher.rendering)($0) }, negatedBy: matcher.negation) {
    value, parts in
    guard let value else { return .mismatch(was: { _ in "nil" }) }
    return parts.judge(matcher, value)
  }
}

/// Matches an optional that holds a value which equals another.
///
/// ```swift
/// assertThat(order.table, presentAnd(4))
/// // expected 4, but was nil
/// ```
///
/// - Parameter value: The value that the wrapped one is to equal.
/// - Returns: A matcher for the optional.
@inlinable public func presentAnd<Wrapped: Equatable>(_ value: Wrapped) -> Matcher<Wrapped?> {
  presentAnd(equalTo(value))
}
