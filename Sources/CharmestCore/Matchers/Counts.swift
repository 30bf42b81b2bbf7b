/// Matches a collection without elements.
///
/// ```swift
/// assertThat(order.extras, empty())
/// // order.extras: expected empty, but was ["nori"]
/// ```
///
/// - Returns: A matcher for empty collections and texts.
public func empty<Items: Collection>() -> Matcher<Items> {
  Matcher(describedBy: { "\($0.not)empty" }) { $0.isEmpty }
}

/// Matches a collection if a matcher matches its number of elements.
///
/// ```swift
/// assertThat(order.extras, hasCount(greaterThan(1)))
/// // order.extras.count: expected a value greater than 1, but was 1 (counted in ["nori"])
/// ```
///
/// - Parameter matcher: What is expected of the count.
/// - Returns: A matcher for collections and texts.
/// - Complexity: That of `count`: O(1) for arrays, sets and dictionaries; O(*n*) for texts, where
///   *n* is the number of characters.
@_disfavoredOverload public func hasCount<Items: Collection>(_ matcher: Matcher<Int>) -> Matcher<
  Items
> {
  let count = Property({ (items: Items) in items.count }, nil, { .field("count") }, matcher)
  return Matcher(describedBy: { count.description($0) }) { items, judging in
    count.judge(items, &judging).explained { inner in
      // A lazy collection is not read only to be shown.
      if items is any LazySequenceProtocol { return inner }
      // Of a wrong number, the reader wants to know which ones these are.
      let all = describing(items)
      return inner.remarking(.if(.shown([all]), "counted in \(all)", orElse: ""))
    }
  }
}

/// Matches a collection with a number of elements.
///
/// ```swift
/// assertThat(order.extras, hasCount(2))
/// // order.extras.count: expected 2, but was 1 (counted in ["nori"])
/// ```
///
/// - Parameter count: The number of elements.
/// - Returns: A matcher for collections and texts.
/// - Complexity: That of `count`: O(1) for arrays, sets and dictionaries; O(*n*) for texts, where
///   *n* is the number of characters.
public func hasCount<Items: Collection>(_ count: Int) -> Matcher<Items> { hasCount(equalTo(count)) }
