/// Matches a value that equals another.
///
/// ```swift
/// assertThat(total, equalTo(4))
/// // total: expected 4, but was 5
/// ```
///
/// It uses `==`. So for floating point NaN equals nothing, not even NaN, and the failure says so.
/// The failure text names only what differs, with its path: a field of a struct, an element of an
/// array, an entry of a dictionary, a character or a line of a text.
///
/// - Parameter expected: The value that it must equal.
/// - Returns: A matcher whose description is the value itself.
@inlinable public func equalTo<Value: Equatable>(_ expected: Value) -> Matcher<Value> {
  Matcher(
    judgingAlone: { actual, _ in
      if actual == expected { return .match }
      return .mismatch(Mismatch(unequal: UnequalPair(expected, actual)))
    }, describedBy: { "\($0.not)\(describing(expected))" })
}

/// Matches what another matcher matches; it only makes the sentence read better.
///
/// ```swift
/// assertThat(soup, `is`(not(.tonkotsu)))
/// ```
///
/// - Parameter matcher: The matcher.
/// - Returns: The same matcher.
@_disfavoredOverload public func `is`<Value>(_ matcher: Matcher<Value>) -> Matcher<Value> {
  matcher
}

/// Matches a value that equals another, as `equalTo` does.
///
/// ```swift
/// assertThat(soup, `is`(.miso))
/// ```
///
/// - Parameter value: The value that it must equal.
/// - Returns: A matcher whose description is the value itself.
public func `is`<Value: Equatable>(_ value: Value) -> Matcher<Value> { equalTo(value) }

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

/// Matches exactly this object, where the value or the object has the type of a protocol.
///
/// ```swift
/// verify(screen.delegateProperty.sets, calledWith: sameInstance(delegate))
/// ```
///
/// Both may be optional: `nil` matches only `nil`. A value that is not an object, such as a struct
/// that conforms to the protocol, is never the same instance; if none is given, the failure says so.
///
/// - Parameter object: The object, as a class, a protocol, `AnyObject` or `Any`.
/// - Returns: A matcher for values of any type.
@_disfavoredOverload public func sameInstance<Value>(_ object: Any?) -> Matcher<Value> {
  identity(with: object)
}

private func identity<Value>(with expected: Any?) -> Matcher<Value> {
  let expected = expected.flatMap(unwrapped)
  return Matcher(
    describedBy: { sense in
      expected.map { "\(sense.not)the same instance as \(describing($0))" } ?? "\(sense.not)nil"
    }
  ) { value, _ in
    let actual = unwrapped(value)
    guard let expected else { return actual == nil ? .match : .mismatch(nil) }
    guard let expectedObject = object(in: expected) else {
      return .undecided(
        "\(describing(expected)) is not an object, so that no value is the same instance")
    }
    guard let actual else { return .mismatch(but: "was nil") }
    return object(in: actual) === expectedObject
      ? .match : .mismatch(but: "was another: \(describing(actual))")
  }
}

/// Matches a value that equals one of these values.
///
/// ```swift
/// assertThat(soup, oneOf(.miso, .shio))
/// // soup: expected one of .miso, .shio, but was .shoyu
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
/// // bowls: expected one of 1, 2, 4, but was 3
/// ```
///
/// - Parameter collection: The values. An empty collection matches nothing.
/// - Returns: A matcher for elements of the collection.
/// - Complexity: O(1) for a set or a range of integers; otherwise O(*n*), where *n* is the number
///   of values.
public func isIn<Values: Collection>(_ collection: Values) -> Matcher<Values.Element>
where Values.Element: Equatable {
  let describe = { (sense: Sense) -> Phrase in
    guard !(collection is any RangeExpression) else {
      return "\(sense.not)a value in \(describing(collection))"
    }
    guard !collection.isEmpty else { return "\(sense.isOpposite ? "none" : "one") of no values" }
    let listed = list(asShown(collection).lazy.map { describing($0) }, .long)
    return "\(sense.isOpposite ? "none" : "one") of \(listed)"
  }
  return Matcher(describedBy: describe) { value, _ in
    guard !contains(value, in: collection) else { return .match }
    return .mismatch { isNotAmong(collection, value, expected: $0) }
  }
}

/// Whether a value equals one of several values, asked as `value == expected`.
private func contains<Values: Collection>(_ value: Values.Element, in values: Values) -> Bool
where Values.Element: Equatable {
  // These find a value without looking at each.
  if values is any SetAlgebra || values is any RangeExpression { return values.contains(value) }
  return values.contains { value == $0 }
}

private func asShown<Values: Collection>(_ values: Values) -> AnyCollection<Values.Element> {
  isUnordered(values) ? AnyCollection(inStableOrder(values)) : AnyCollection(values)
}

/// Explains that a value equals none of several values.
private func isNotAmong<Values: Collection>(
  _ values: Values, _ actual: Values.Element, expected: Phrase
) -> Explanation {
  let plain = explainPlainly(expected: expected, actual: actual)
  guard !(values is any RangeExpression) else { return plain }
  let candidates = Array(asShown(values).prefix(Layout.comparedValues))
  let areAll = candidates.count < Layout.comparedValues
  guard
    let nearest = Nearest(
      of: candidates.count, outOf: areAll ? nil : values.count, { (candidates[$0], actual) })
  else { return plain }
  return Explanation(
    .reason(
      expected: expected,
      but: nearest.was(
        describing(actual), expecting: describing(candidates[nearest.index]),
        ifListed: .listedLong(candidates.count))),
    whole: WholeValues(actual: describing(actual)))
}
