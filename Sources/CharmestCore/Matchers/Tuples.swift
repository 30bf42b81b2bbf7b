/// Matches a tuple that holds exactly these values, in this order.
///
/// ```swift
/// assertThat(sales, containsExactly(tuple(1, .miso), tuple(2, .shio)))
/// // sales[1].1: expected .shio, but was .miso (1 of 2 elements differs)
/// ```
///
/// The labels of a tuple do not count.
///
/// - Parameter values: The elements that the tuple must hold.
/// - Returns: A matcher for tuples.
public func tuple<each Element: Equatable>(_ values: repeat each Element) -> Matcher<
  (repeat each Element)
> {
  let expected = (repeat each values)
  return Matcher(
    judgingAlone: { actual, _ in
      for (wanted, found) in repeat (each expected, each actual) {
        if found != wanted { return .mismatch(unequal(actual, expected)) }
      }
      return .match
    }, describedBy: { "\($0.not)\(value: expected)" })
}

/// Matches a tuple if a matcher for each element matches it.
///
/// ```swift
/// assertThat(sale, tuple(greaterThan(1), equalTo(RamenSoup.miso)))
/// // sale.0: expected a value greater than 1, but was 1 (1 of 2 elements differs)
/// ```
///
/// - Parameter matchers: A matcher for each element.
/// - Returns: A matcher for tuples.
@_disfavoredOverload public func tuple<each Element>(
  _ matchers: repeat Matcher<each Element>
) -> Matcher<(repeat each Element)> {
  let describe = { (sense: Sense) -> Phrase in
    var expected: [Phrase] = []
    for matcher in repeat each matchers { expected.append(matcher.expected) }
    return "\(sense.not)(\(expected.joined()))"
  }
  return Matcher(describedBy: describe, certain: .mismatch) { value, judging in
    var verdicts: [MatchResult] = []
    for (matcher, part) in repeat (each matchers, each value) {
      let position = verdicts.count
      verdicts.append(judging.judge(matcher, part, at: [.field("\(position)")]))
    }
    return .all(verdicts, "elements", showing: value)
  }
}
