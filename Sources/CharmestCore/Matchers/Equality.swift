/// Matches a value that equals another.
///
/// ```swift
/// assertThat(total, equalTo(4))
/// // total: expected 4, but was 5
/// ```
///
/// It uses `==`. So NaN equals nothing, not even NaN, and the failure says so. The `==` of some
/// types, such as `URLRequest`, does not compare all parts; judge the other parts with
/// `hasProperty`. The failure text names only what differs, with its path: a field of a struct, an
/// element of an array, an entry of a dictionary, a character or a line of a text.
///
/// - Parameter expected: The value that it must equal.
/// - Returns: A matcher whose description is the value itself.
@inlinable public func equalTo<Value: Equatable>(_ expected: Value) -> Matcher<Value> {
  Matcher(
    judgingAlone: { value, _ in value == expected ? .match : .mismatch(unequal(value, expected)) },
    describedBy: { "\($0.not)\(value: expected)" })
}

@usableFromInline func unequal<Value>(_ actual: Value, _ expected: Value) -> Mismatch {
  Mismatch { _ in ValueComparison.explanation(expected, actual) }
}

/// Matches exactly this object, by `===`.
///
/// ```swift
/// assertThat(waiter.cook, sameInstance(cook))
/// // waiter.cook: expected the same instance as Cook(name: "Jiro"),
/// //   but was another: Cook(name: "Jiro")
/// ```
///
/// - Parameter object: The object.
/// - Returns: A matcher for references to the object.
public func sameInstance<Object: AnyObject>(_ object: Object) -> Matcher<Object> {
  identity(with: object)
}

/// Matches exactly this object, even if the value or the object is declared as a protocol type.
///
/// ```swift
/// verify(screen.delegateProperty.sets, calledWith: sameInstance(delegate))
/// ```
///
/// Both may be optional: `nil` matches only `nil`. A value that is not an object, such as a struct
/// that conforms to the protocol, is never the same instance. If the expected value is not an
/// object, the failure says so.
///
/// - Parameter object: The object, as a class, a protocol, `AnyObject` or `Any`.
/// - Returns: A matcher for values of any type.
@_disfavoredOverload public func sameInstance<Value>(_ object: Any?) -> Matcher<Value> {
  identity(with: object)
}

private func identity<Value>(with other: Any?) -> Matcher<Value> {
  guard let other = other.flatMap(unwrapped) else {
    return Matcher(describedBy: { "\($0.not)nil" }, accepts: { unwrapped($0) == nil })
  }
  return Matcher(describedBy: { "\($0.not)the same instance as \(value: other)" }) { value, _ in
    guard let wanted = object(in: other) else {
      return .undecided("\(value: other) is not an object, so that no value is the same instance")
    }
    guard let actual = unwrapped(value) else { return .mismatch(but: "was nil") }
    return object(in: actual) === wanted ? .match : .mismatch(but: "was another: \(value: actual)")
  }
}

/// A value as an object; nil if it is no object.
private func object(in value: Any) -> AnyObject? {
  type(of: value) is AnyClass ? value as AnyObject : nil
}

/// Matches a value that equals one of these values.
///
/// ```swift
/// assertThat(soup, oneOf(.miso, .shio))
/// // soup: expected one of [.miso, .shio], but was .shoyu
/// ```
///
/// - Parameters:
///   - first: A value.
///   - rest: More values.
/// - Returns: A matcher for any of the values.
/// - Complexity: O(*n*), where *n* is the number of values.
public func oneOf<Value: Equatable>(_ first: Value, _ rest: Value...) -> Matcher<Value> {
  isIn([first] + rest)
}

/// Matches a value that a collection contains.
///
/// ```swift
/// assertThat(bowls, isIn([1, 2, 4]))
/// // bowls: expected one of [1, 2, 4], but was 3
/// ```
///
/// - Parameter collection: The values. An empty collection matches nothing.
/// - Returns: A matcher for elements of the collection.
/// - Complexity: O(1) for a set or a range of integers; otherwise O(*n*), where *n* is the number
///   of values.
public func isIn<Values: Collection>(_ collection: Values) -> Matcher<Values.Element>
where Values.Element: Equatable {
  // Asked only by a failure, because it takes long.
  let isRange = { collection is any RangeExpression }
  let describe = { (sense: Sense) -> Phrase in
    if isRange() { return "\(sense.not)a value in \(value: collection)" }
    return "\(sense.isOpposite ? "none" : "one") of \(value: collection)"
  }
  return Matcher(describedBy: describe) { value, _ in
    if collection.contains(value) { return .match }
    return .mismatch { expected in
      let nearest: Phrase? =
        isRange() ? nil : .nearest(of: collection) { ValueComparison.explanation($0, value) }
      return Explanation(.unequal(expected, Phrase(value: value)), note: nearest)
    }
  }
}
