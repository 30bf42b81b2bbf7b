/// Matches a value that is one of several.
///
/// ```swift
/// assertThat(soup, oneOf(.miso, .shio))
/// // soup: expected one of .miso, .shio, but was .shoyu
/// ```
///
/// - Parameters:
///   - first: A value.
///   - rest: More values.
/// - Returns: A matcher for any of the values; O(*n*).
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
/// - Parameter collection: The values. With none, nothing matches.
/// - Returns: A matcher for elements of the collection; O(1) for a set or a range of integers,
///   otherwise O(*n*).
public func isIn<Values: Collection>(_ collection: Values) -> Matcher<Values.Element>
where Values.Element: Equatable {
  let expected: Rendering = { limits in
    guard !(collection is any RangeExpression) else {
      return "a value in \(describing(collection)(limits))"
    }
    guard !collection.isEmpty else { return "one of no values" }
    let shown = collection.prefix(limits.items * 3).map { describing($0)(limits) }
    let left = collection.count - shown.count
    let all = left > 0 ? shown + ["and \(left) more"] : shown
    return "one of \(all.joined(separator: ", "))"
  }
  return Matcher(
    describedBy: expected,
    accepts: { value in
      collection.contains(value)
    }
  )
}
