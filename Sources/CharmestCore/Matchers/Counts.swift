/// Matches a collection without elements.
///
/// ```swift
/// assertThat(order.extras, empty())
/// // order.extras: expected empty, but was ["nori"]
/// ```
///
/// - Returns: A matcher for empty collections and texts.
public func empty<Items: Collection>() -> Matcher<Items> {
  Matcher(describedBy: { "\($0.not)empty" }, accepts: { $0.isEmpty })
}

/// Matches a collection if a matcher matches its number of elements.
///
/// ```swift
/// assertThat(order.extras, hasCount(greaterThan(1)))
/// // order.extras.count: expected a value greater than 1, but was 1
/// ```
///
/// - Parameter matcher: A matcher for the count.
/// - Returns: A matcher for collections and texts.
/// - Complexity: That of `count`: O(1) for arrays, sets and dictionaries; O(*n*) for texts, where
///   *n* is the number of characters.
@_disfavoredOverload
public func hasCount<Items: Collection>(_ matcher: Matcher<Int>) -> Matcher<Items> {
  Matcher(describedBy: { "\(typeName(Items.self)) whose .count is \(matcher.describe($0))" }) {
    items, judging in
    guard let count = count(of: items) else { return .undecided("nobody can count it") }
    return judging.judge(matcher, count, at: [.field("count")]).surrounded(by: items)
  }
}

/// Matches a collection with a number of elements.
///
/// ```swift
/// assertThat(order.extras, hasCount(2))
/// // order.extras.count: expected 2, but was 1
/// ```
///
/// - Parameter count: The number of elements.
/// - Returns: A matcher for collections and texts.
/// - Complexity: That of `count`: O(1) for arrays, sets and dictionaries; O(*n*) for texts, where
///   *n* is the number of characters.
public func hasCount<Items: Collection>(_ count: Int) -> Matcher<Items> { hasCount(equalTo(count)) }
