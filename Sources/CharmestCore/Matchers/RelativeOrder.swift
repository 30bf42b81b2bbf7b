/// Matches a sequence that holds, for several matchers in turn, an element that each matches, with
/// any others between them.
///
/// ```swift
/// assertThat(steps, containsInRelativeOrder("boil", hasPrefix("serve")))
/// // steps: missing a string starting with "serve" after [2] "boil" (1 of 2 found in this order)
/// ```
///
/// - Parameters:
///   - first: What is expected of the element that comes first.
///   - rest: What is expected of the following ones.
/// - Returns: A matcher for sequences, also those that can be read only once; O(*n*).
@_disfavoredOverload
public func containsInRelativeOrder<Items: Sequence>(
  _ first: Matcher<Items.Element>,
  _ rest: Matcher<Items.Element>...
) -> Matcher<Items> {
  containsInRelativeOrder([first] + rest)
}

/// Matches a sequence that holds an element for each matcher of a list, in this order.
///
/// - Parameter matchers: What is expected, in order. With none, every sequence matches.
/// - Returns: A matcher for sequences, also those that can be read only once; O(*n*).
@_disfavoredOverload
public func containsInRelativeOrder<Items: Sequence>(
  _ matchers: [Matcher<Items.Element>]
) -> Matcher<Items> {
  Matcher(
    describedBy: { "a collection containing \(list(matchers.map(\.rendering), $0)) in this order" },
    decidedBy: .matchingParts
  ) { items, parts in
    let elements = Elements(of: items, by: parts)
    var found = 0
    var lastFound: Int?
    // The earliest element is always as good as a later one.
    for (index, element) in elements.array.enumerated() where found < matchers.count {
      if parts.judge(matchers[found], part: element, at: elements.path(index)).isMatch {
        lastFound = index
        found += 1
      }
    }
    guard found < matchers.count else { return .match }
    let (count, last) = (found, lastFound)
    return .mismatch {
      Explanation(
        .missing { limits in
          matchers[count].rendering(limits)
            + (last.map { " after \(elements.numbered($0, limits))" } ?? "")
        },
        note: { _ in "\(count) of \(matchers.count) found in this order" },
        whole: elements.whole
      )
    }
  }
}

/// Matches a sequence that holds some values in this order, with any others between them.
///
/// ```swift
/// assertThat(steps, containsInRelativeOrder("boil", "serve"))
/// // steps: missing "serve" after [2] "boil" (1 of 2 found in this order)
/// ```
///
/// - Parameters:
///   - first: The value that comes first.
///   - rest: The values that follow.
/// - Returns: A matcher for sequences, also those that can be read only once; O(*n*).
public func containsInRelativeOrder<Items: Sequence>(
  _ first: Items.Element,
  _ rest: Items.Element...
) -> Matcher<Items> where Items.Element: Equatable {
  containsInRelativeOrder(([first] + rest).map { equalTo($0) })
}

/// Matches a sequence whose elements each match the matcher made from the value at the same place of
/// another sequence.
///
/// ```swift
/// assertThat(measured, pointwise({ closeTo($0, 0.1) }, [1.0, 2.0]))
/// // measured[1]: expected a value within 0.1 of 2.0, but was 2.5 (off by 0.5; 1 of 2 elements differs)
/// ```
///
/// Both have to have as many elements.
///
/// - Parameters:
///   - matcher: Makes a matcher from an expected value.
///   - values: The expected values.
/// - Returns: A matcher for sequences, also those that can be read only once.
public func pointwise<Items: Sequence, Values: Sequence>(
  _ matcher: (Values.Element) -> Matcher<Items.Element>,
  _ values: Values
) -> Matcher<Items> {
  contains(values.map(matcher))
}

/// Matches a sequence whose element at a position another matcher matches.
///
/// ```swift
/// assertThat(extras, hasItem(hasPrefix("wak"), atIndex: 1))
/// // extras[1]: expected a string starting with "wak", but was "nori"
/// ```
///
/// A position that does not exist is a mismatch.
///
/// - Parameters:
///   - matcher: What is expected of the element.
///   - index: The position, counted from 0.
/// - Returns: A matcher for sequences, also those that can be read only once.
@_disfavoredOverload
public func hasItem<Items: Sequence>(
  _ matcher: Matcher<Items.Element>,
  atIndex index: Int
) -> Matcher<Items> {
  Matcher(
    describedBy: { "a collection with [\(index)] \(matcher.rendering($0))" }
  ) { items, parts in
    let elements = Elements(of: items, by: parts)
    guard elements.array.indices.contains(index) else {
      return .mismatch(but: { limits in
        let count = elements.array.count
        let all = elements.description(limits)
        return "it has \(count == 1 ? "1 element" : "\(count) elements"): \(all)"
      })
    }
    return parts.judge(matcher, part: elements.array[index], at: .index(index)).at(.index(index))
      .explained { inner in
        var explanation = inner
        explanation.whole = inner.whole ?? elements.whole
        return explanation
      }
  }
}

/// Matches a sequence whose element at a position equals a value.
///
/// ```swift
/// assertThat(extras, hasItem("wakame", atIndex: 1))
/// // extras[1]: expected "wakame", but was "nori"
/// ```
///
/// - Parameters:
///   - value: The value that the element is to equal.
///   - index: The position, counted from 0.
/// - Returns: A matcher for sequences, also those that can be read only once.
public func hasItem<Items: Sequence>(
  _ value: Items.Element,
  atIndex index: Int
) -> Matcher<Items> where Items.Element: Equatable {
  hasItem(equalTo(value), atIndex: index)
}
