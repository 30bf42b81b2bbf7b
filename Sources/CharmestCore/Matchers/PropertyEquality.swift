/// Matches a value that equals another, except for some of its properties.
///
/// ```swift
/// assertThat(saved, equalTo(draft, ignoring: \.id))
/// // saved.soup: expected .miso, but was .shio (1 of 3 fields differs)
/// ```
///
/// All other stored properties are compared, each by its `==`. The type itself needs no `==`. See
/// ``samePropertyValuesAs(_:)``.
///
/// Some key paths have no name at run time: those to a computed property, to a property with a
/// wrapper such as `@Published`, to a closure, and to a variable of a class that is not final. Pass
/// the name instead: `ignoring: "id"`.
///
/// - Parameters:
///   - expected: The value with the expected properties.
///   - first: A property that does not count, or a property of a property: `\.address.zip`.
///   - rest: More such properties.
/// - Returns: A matcher for values of the type.
/// - Complexity: O(*n*), where *n* is the number of properties.
public func equalTo<Value>(
  _ expected: Value, ignoring first: PartialKeyPath<Value>, _ rest: PartialKeyPath<Value>...
) -> Matcher<Value> {
  sameParts(as: expected, ignoring: ([first] + rest).map { Path(code: Path($0).text) })
}

/// Matches a value that equals another, except for the properties of these names.
///
/// ```swift
/// assertThat(saved, equalTo(draft, ignoring: "id", "guest.visits"))
/// ```
///
/// A name that the value does not have is a failure, even under `not`.
///
/// - Parameters:
///   - expected: The value with the expected properties.
///   - first: The name of a stored property, or a path of names.
///   - rest: More such names or paths.
/// - Returns: A matcher for values of the type.
/// - Complexity: O(*n*), where *n* is the number of properties.
public func equalTo<Value>(
  _ expected: Value, ignoring first: String, _ rest: String...
) -> Matcher<Value> { sameParts(as: expected, ignoring: ([first] + rest).map { Path(code: $0) }) }

/// Matches a value whose stored properties all equal those of another; the type needs no `==`.
///
/// ```swift
/// assertThat(form, samePropertyValuesAs(Form(name: "Jon", seats: 2)))
/// // form.seats: expected 2, but was 3 (1 of 2 fields differs)
/// ```
///
/// Each property is compared by its `==`. A property without `==` is compared by its own
/// properties, its elements or its entries, and so on. The values must be of the same type, even if
/// they are declared as a protocol or a superclass. An object equals itself. Everything else that a
/// property wrapper stores is compared as well, at a path such as `age.changes`.
///
/// A part that has neither `==` nor properties, such as a closure, cannot be compared. The same
/// holds for parts that reflection does not show: a property that is not copyable, such as a
/// `Mutex`, the properties of a Foundation superclass, and the properties of a type with a
/// `customMirror`. In these cases, the failure names the part, even under `not`. To leave out a
/// property, use `equalTo(_:ignoring:)`.
///
/// - Parameter expected: The value with the expected properties.
/// - Returns: A matcher for values of the type.
/// - Complexity: O(*n*), where *n* is the number of properties.
public func samePropertyValuesAs<Value>(_ expected: Value) -> Matcher<Value> {
  sameParts(as: expected, ignoring: [])
}

private func sameParts<Value>(as expected: Value, ignoring ignored: [Path]) -> Matcher<Value> {
  let names = ignored.map { Phrase($0.isRoot ? "everything" : $0.start) }
  let describe = { (sense: Sense) -> Phrase in
    ignored.isEmpty
      ? "\(sense.not)the same property values as \(value: expected)"
      : "\(sense.not)\(value: expected) ignoring \(names.joined())"
  }
  return Matcher(describedBy: describe) { actual, _ in
    if let nameless = ignored.first(where: \.hasNoName) {
      return .undecided("\(nameless.start) has no name at run time: give the name as a string")
    }
    if let reason = unknownName(ignored, in: expected, actual) { return .undecided(reason) }
    if let fault = faultHeld(by: actual) { return fault }
    switch EqualityOfParts.equality(of: expected, actual, ignoring: ignored) {
    case .equal: return .match
    case .undecided(let doubt): return .undecided(doubt.words, error: doubt.error)
    case .unequal:
      return .mismatch { _ in
        var explanation = ValueComparison.explanation(expected, actual, ignoring: ignored)
        if !names.isEmpty { explanation.lines.append(("ignored", names.joined())) }
        return explanation
      }
    }
  }
}
