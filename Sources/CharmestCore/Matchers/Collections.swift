/// Matches a collection without elements.
///
/// ```swift
/// assertThat(order.extras, empty())
/// // extras: expected empty, but was ["nori"]
/// ```
///
/// - Returns: A matcher for empty collections and texts.
public func empty<Items: Collection>() -> Matcher<Items> {
  Matcher(
    describedBy: { _ in "empty" },
    accepts: { items in
      items.isEmpty
    }
  )
}

/// Matches a collection whose number of elements another matcher matches.
///
/// ```swift
/// assertThat(order.extras, hasCount(greaterThan(1)))
/// // extras.count: expected a value greater than 1, but was 1
/// ```
///
/// - Parameter matcher: What is expected of the count.
/// - Returns: A matcher for collections and texts; O(1) where `count` is.
@_disfavoredOverload
public func hasCount<Items: Collection>(_ matcher: Matcher<Int>) -> Matcher<Items> {
  property(of: \.count, at: { .field("count") }, matcher)
}

/// Matches a collection with a number of elements.
///
/// ```swift
/// assertThat(order.extras, hasCount(2))
/// // extras.count: expected 2, but was 1
/// ```
///
/// - Parameter count: The number of elements.
/// - Returns: A matcher for collections and texts; O(1) where `count` is.
public func hasCount<Items: Collection>(_ count: Int) -> Matcher<Items> {
  hasCount(equalTo(count))
}

/// Matches a sequence whose every element another matcher matches.
///
/// ```swift
/// assertThat(values, everyItem(greaterThan(0)))
/// // values: expected every element to be a value greater than 0, but 3 of 1000 were not:
/// //   [17] was -4, [512] was -9, [998] was -1
/// ```
///
/// The empty sequence matches. All elements are judged, each once, and the failure counts all that
/// differ.
///
/// - Parameter matcher: What is expected of each element.
/// - Returns: A matcher for sequences, also those that can be read only once.
@inlinable
@_disfavoredOverload
public func everyItem<Items: Sequence>(_ matcher: Matcher<Items.Element>) -> Matcher<Items> {
  Matcher(describedBy: { "every element to be \(matcher.rendering($0))" }) { items, parts in
    let elements = Elements(of: items, by: parts)
    var mismatches: [Int: Mismatch] = [:]
    for index in elements.array.indices {
      let element = elements.array[index]
      if let mismatch = parts.judge(matcher, part: element, at: elements.path(index)).mismatch {
        mismatches[index] = mismatch
      }
    }
    return mismatches.isEmpty
      ? elements.match : .mismatch { explain(mismatches, of: elements, expected: $0) }
  }
}

/// Matches a sequence whose every element equals a value.
///
/// - Parameter value: The value that each element is to equal.
/// - Returns: A matcher for sequences, also those that can be read only once.
@inlinable
public func everyItem<Items: Sequence>(_ value: Items.Element) -> Matcher<Items>
where Items.Element: Equatable {
  everyItem(equalTo(value))
}

@usableFromInline
func explain<Items: Sequence>(
  _ mismatches: [Int: Mismatch],
  of elements: Elements<Items>,
  expected: @escaping Rendering
) -> Explanation {
  // Found anew for each rendering, so that elements that are not shown cost nothing.
  let items: [Rendering] = elements.indices.compactMap { index in
    mismatches[index].map { mismatch in { elements.outcome(of: mismatch, at: index, $0) } }
  }
  let total = elements.array.count
  return Explanation(
    .statement { limits in
      "expected \(expected(limits)), but \(mismatches.count) of \(total) "
        + "\(mismatches.count == 1 ? "was" : "were") not: \(list(items, limits))"
    },
    facts: mismatches.count > TextLimits.summary.items ? elements.facts(mismatches) : [],
    whole: elements.whole
  )
}
