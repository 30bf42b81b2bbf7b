/// Matches `nil`.
///
/// ```swift
/// assertThat(order.table, nilValue())
/// // order.table: expected nil, but was 4
/// ```
///
/// With a value that is not optional it compiles as well, and never matches.
///
/// - Returns: A matcher for `nil`.
public func nilValue<Wrapped>() -> Matcher<Wrapped?> {
  Matcher(describedBy: { "\($0.not)nil" }) { value, _ in
    value == nil ? .match : .mismatch(was: present(describing(value)))
  }
}

/// Makes the text of a `nil` inside an optional different from that of no value.
@usableFromInline func present(_ text: Phrase) -> Phrase {
  .if(.alike(text, "nil"), ".some(nil)", orElse: text)
}

/// Matches an optional that holds any value.
///
/// ```swift
/// let user = try requireThat(await api.user(7), present())
/// // api.user(7): expected a value, but was nil
/// ```
///
/// - Returns: A matcher for any value that is there.
public func present<Wrapped>() -> Matcher<Wrapped?> {
  presentAnd(Matcher(describedBy: { "\($0.not)a value" }, accepts: { _ in true }))
}

/// Matches an optional if a matcher matches the value in it.
///
/// ```swift
/// assertThat(order.table, presentAnd(greaterThan(3)))
/// // order.table: expected a value greater than 3, but was nil
/// ```
///
/// - Parameter matcher: What is expected of the wrapped value.
/// - Returns: A matcher for the optional.
@inlinable @_disfavoredOverload public func presentAnd<Wrapped>(_ matcher: Matcher<Wrapped>)
  -> Matcher<Wrapped?>
{
  Matcher(describedBy: { present(matcher.describe($0)) }) {
    value, parts in
    guard let value else { return .mismatch(was: "nil") }
    return parts.judge(matcher, value).tellingInnerNil(value)
  }
}

extension Finding {
  /// The same, where a `nil` inside an optional must not read like no value.
  @usableFromInline func tellingInnerNil<Wrapped>(_ value: Wrapped) -> Finding {
    guard case .mismatch = self, isNil(value) else { return self }
    return explained { explanation in
      var told = explanation
      for (index, difference) in explanation.differences.enumerated() {
        if case .unequal(let expected, let actual) = difference.claim {
          told.differences[index].claim = .unequal(expected: expected, actual: present(actual))
        }
      }
      return told
    }
  }
}

/// Matches an optional whose value equals another.
///
/// ```swift
/// assertThat(order.table, presentAnd(4))
/// // order.table: expected 4, but was nil
/// ```
///
/// - Parameter value: The value that the wrapped one must equal.
/// - Returns: A matcher for the optional.
@inlinable public func presentAnd<Wrapped: Equatable>(_ value: Wrapped) -> Matcher<Wrapped?> {
  presentAnd(equalTo(value))
}

/// A matcher for an optional, from one for its value.
func presentOrNil<Wrapped>(_ matcher: Matcher<Wrapped>??) -> Matcher<Wrapped?> {
  (matcher ?? nil).map { presentAnd($0) } ?? nilValue()
}
