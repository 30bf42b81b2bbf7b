/// Matches a sequence that has a matching element for each matcher, in this order.
///
/// ```swift
/// assertThat(steps, containsInRelativeOrder("boil", hasPrefix("serve")))
/// // steps: missing a string starting with "serve" after [2] "boil" (1 of 2 found in this order)
/// ```
///
/// Other elements may come between them.
///
/// - Parameters:
///   - first: What is expected of the element that comes first.
///   - rest: What is expected of the elements that follow.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements.
@_disfavoredOverload public func containsInRelativeOrder<Items: Sequence>(
  _ first: Matcher<Items.Element>, _ rest: Matcher<Items.Element>...
) -> Matcher<Items> { containsInRelativeOrder([first] + rest) }

/// Matches a sequence that has a matching element for each matcher of a list, in this order.
///
/// - Parameter matchers: What is expected, in order. With none, every sequence matches.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements.
@_disfavoredOverload public func containsInRelativeOrder<Items: Sequence>(
  _ matchers: [Matcher<Items.Element>]
) -> Matcher<Items> {
  Matcher(
    describedBy: { "\($0.not)items \(list(matchers.lazy.map(\.expected))) in this order" },
    decidedBy: .matchingParts
  ) { items, parts in
    var elements = Elements(readOnDemand: items, by: &parts)
    // One element is always in order.
    _ = elements.reach(0) && elements.reach(1)
    if matchers.count > 1, let undecided = elements.undecidedOrder { return undecided }
    var found = 0
    var lastFound: Int?
    var mismatches: [(Int, Mismatch)] = []
    // The earliest matching element is never worse than a later one.
    var index = 0
    while found < matchers.count, elements.reach(index) {
      defer { index += 1 }
      switch parts.judge(matchers[found], index, of: elements) {
      case .mismatch(let mismatch): mismatches.append((index, mismatch))
      case .match:
        lastFound = index
        found += 1
        mismatches = []
      }
    }
    guard found < matchers.count else { return .match }
    if let undecided = elements.undecidedRest { return undecided }
    let (count, last, rest) = (found, lastFound, mismatches)
    let later = parts.forExplanation
    return .mismatch { [elements] in
      let place: Phrase = last.map { " after \(elements.numbered($0))" } ?? ""
      let missing = matchers[count].expected
      let before = elements.array.prefix(elements.areOrdered ? last ?? 0 : 0)
      var parts = later
      let early = before.indices.suffix(Nearest.mostCompared).last {
        parts.judge(matchers[count], part: before[$0], by: .element($0)).isMatch
      }
      let expected = missing + place
      let claim: Difference.Claim =
        early.map { early in
          .reason(expected: expected, but: "it came before, at \(elements.place(early))")
        } ?? .missing(elements.missing(expected, Nearest(among: elements.inStableOrder(rest))))
      return Explanation(
        claim, note: "\(count) of \(matchers.count) found in this order",
        whole: elements.whole)
    }
  }
}

/// Matches a sequence that has these values in this order, perhaps with others between them.
///
/// ```swift
/// assertThat(steps, containsInRelativeOrder("boil", "serve"))
/// // steps: missing "serve" after [2] "boil" (1 of 2 found in this order)
/// ```
///
/// - Parameters:
///   - first: The value that comes first.
///   - rest: The values that follow.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements.
public func containsInRelativeOrder<Items: Sequence>(
  _ first: Items.Element, _ rest: Items.Element...
) -> Matcher<Items> where Items.Element: Equatable {
  containsInRelativeOrder(([first] + rest).map { equalTo($0) })
}

/// Matches a sequence that has all values of another in their order, perhaps with others between
/// them.
///
/// - Parameter values: The values, in order. Without values, every sequence matches.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements.
public func containsInRelativeOrder<Items: Sequence, Values: Sequence>(_ values: Values)
  -> Matcher<Items> where Items.Element: Equatable, Values.Element == Items.Element
{
  containsInRelativeOrder(values.map { equalTo($0) })
}
