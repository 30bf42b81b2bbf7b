/// Matches `nil`.
///
/// ```swift
/// assertThat(order.table, nilValue())
/// // order.table: expected nil, but was 4
/// ```
///
/// - Returns: A matcher for `nil`.
public func nilValue<Wrapped>() -> Matcher<Wrapped?> {
  Matcher(describedBy: { "\($0.not)nil" }) { value, _ in
    guard let wrapped = value else { return .match }
    return .mismatch(was: insteadOfNil(wrapped, describing(value)))
  }
}

/// The text of a value that came in place of `nil`.
private func insteadOfNil(_ value: Any, _ text: Phrase) -> Phrase {
  if isNil(value) { return presentNil(text) }
  // A matcher `.none` is taken for `nil`, also where a case was meant.
  return EnumCase(of: value)?.name == "none" ? "\(text) (a case: write equalTo(.none))" : text
}

/// Matches a `nil` in a value that is not optional: in generic code, or in an `Any`.
///
/// For a function, also `not(nilValue())` fails, because the test forgot to call it.
///
/// - Parameter unused: Nothing; it makes the form for optionals the preferred one.
/// - Returns: A matcher for `nil`.
public func nilValue<Value>(_ unused: Void = ()) -> Matcher<Value> {
  ofNoOptional("nil") { isNil($0) }.forNil
}

/// Makes the text of a `nil` inside an optional different from that of no value.
@usableFromInline func present(_ text: Phrase) -> Phrase {
  .if(.alike(text, "nil"), ".some(nil)", orElse: text)
}

/// The text of a `nil` that came inside an optional.
func presentNil(_ text: Phrase) -> Phrase { "\(present(text)) (a value, which is nil)" }

/// The text of a `nil` in place of a value, which may have been a `nil` inside an optional.
@usableFromInline func noValue(insteadOf expected: Phrase) -> Phrase {
  .if(
    .alike(expected, "nil"), "nil (no value, not even nil)",
    orElse: expected.mayMeanNil ? "nil (no value)" : "nil")
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

/// Matches any value that is not optional, except a function.
///
/// In generic code, and in an `Any`, the value may be `nil` after all. A function whose type is known
/// is never `nil`, so the test forgot to call it:
///
/// ```swift
/// assertThat(parse, present())
/// // parse: expected a value, but is a function that was not called
/// ```
///
/// - Parameter unused: Nothing; it makes the form for optionals the preferred one.
/// - Returns: A matcher for any value that is there.
public func present<Value>(_ unused: Void = ()) -> Matcher<Value> {
  ofNoOptional("a value") { !isNil($0) }
}

private func ofNoOptional<Value>(
  _ expected: Phrase, _ accepts: @escaping (Value) -> Bool
) -> Matcher<Value> {
  Matcher(describedBy: { "\($0.not)\(expected)" }) { value, _ in
    if MetadataKind(of: Value.self) == .function { return .undecided(wasNotCalled) }
    return accepts(value) ? .match : .mismatch(was: describing(value))
  }
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
{ ofWrapped(matcher, acceptsNil: false) }

/// A matcher for an optional, from one for its value; a `nil` is for a part such as `nilValue()`.
@inlinable func ofWrapped<Wrapped>(_ matcher: Matcher<Wrapped>) -> Matcher<Wrapped?> {
  ofWrapped(matcher, acceptsNil: matcher.acceptsNil)
}

@inlinable func ofWrapped<Wrapped>(
  _ matcher: Matcher<Wrapped>, acceptsNil: Bool
) -> Matcher<Wrapped?> {
  Matcher(describedBy: { present(matcher.describe($0)) }) { value, judging in
    guard let value else {
      return acceptsNil ? .match : .mismatch(was: noValue(insteadOf: matcher.expected))
    }
    return judging.judge(matcher, value).insideOptional(value)
  }
}

extension Verdict {
  /// The same for the optional around a value; a `nil` in it must not read like no value.
  @usableFromInline func insideOptional<Wrapped>(_ value: Wrapped) -> Verdict {
    guard case .mismatch(let mismatch) = self else { return self }
    guard isNil(value) else { return .mismatch(mismatch.insideOptional) }
    return explained { explanation in
      var told = explanation
      for (index, difference) in explanation.differences.enumerated() {
        if case .unequal(let expected, let actual) = difference.claim {
          told.differences[index].claim = .unequal(expected: expected, actual: presentNil(actual))
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

/// A matcher for an optional, from one for its value; without one, there must be no value.
@inlinable func presentOrNil<Wrapped>(_ matcher: Matcher<Wrapped>?) -> Matcher<Wrapped?> {
  matcher.map { ofWrapped($0) } ?? nilValue()
}
