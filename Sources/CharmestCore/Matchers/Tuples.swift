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
      for (expectedPart, actualPart) in repeat (each expected, each actual) {
        if actualPart == expectedPart { continue }
        return .mismatch(Mismatch(unequal: UnequalPair(expected, actual)))
      }
      return .match
    }, describedBy: { "\($0.not)\(describing(expected))" })
}

/// Matches a tuple of two elements if the matchers match them.
///
/// ```swift
/// assertThat(sale, tuple(greaterThan(1), equalTo(.miso)))
/// // sale.0: expected a value greater than 1, but was 1 (1 of 2 elements differs)
/// ```
///
/// - Parameters:
///   - first: What is expected of the first element.
///   - second: What is expected of the second element.
/// - Returns: A matcher for tuples.
@_disfavoredOverload public func tuple<First, Second>(
  _ first: Matcher<First>, _ second: Matcher<Second>
) -> Matcher<(First, Second)> {
  tuple(of: [element(\.0, 0, first), element(\.1, 1, second)], [first.expected, second.expected])
}

/// Matches a tuple of a value and an element that a matcher matches.
///
/// - Parameters:
///   - first: The first element.
///   - second: What is expected of the second element.
/// - Returns: A matcher for tuples.
@_disfavoredOverload public func tuple<First: Equatable, Second>(
  _ first: First, _ second: Matcher<Second>
) -> Matcher<(First, Second)> { tuple(equalTo(first), second) }

/// Matches a tuple of an element that a matcher matches and a value.
///
/// - Parameters:
///   - first: What is expected of the first element.
///   - second: The second element.
/// - Returns: A matcher for tuples.
@_disfavoredOverload public func tuple<First, Second: Equatable>(
  _ first: Matcher<First>, _ second: Second
) -> Matcher<(First, Second)> { tuple(first, equalTo(second)) }

/// Matches a tuple of three elements if the matchers match them.
///
/// - Parameters:
///   - first: What is expected of the first element.
///   - second: What is expected of the second element.
///   - third: What is expected of the third element.
/// - Returns: A matcher for tuples.
@_disfavoredOverload public func tuple<First, Second, Third>(
  _ first: Matcher<First>, _ second: Matcher<Second>, _ third: Matcher<Third>
) -> Matcher<(First, Second, Third)> {
  tuple(
    of: [element(\.0, 0, first), element(\.1, 1, second), element(\.2, 2, third)],
    [first.expected, second.expected, third.expected])
}

/// Matches a tuple of four elements if the matchers match them.
///
/// - Parameters:
///   - first: What is expected of the first element.
///   - second: What is expected of the second element.
///   - third: What is expected of the third element.
///   - fourth: What is expected of the fourth element.
/// - Returns: A matcher for tuples.
@_disfavoredOverload public func tuple<First, Second, Third, Fourth>(
  _ first: Matcher<First>, _ second: Matcher<Second>, _ third: Matcher<Third>,
  _ fourth: Matcher<Fourth>
) -> Matcher<(First, Second, Third, Fourth)> {
  tuple(
    of: [
      element(\.0, 0, first), element(\.1, 1, second), element(\.2, 2, third),
      element(\.3, 3, fourth),
    ], [first.expected, second.expected, third.expected, fourth.expected])
}

/// Matches a sequence of exactly these pairs, in this order.
///
/// ```swift
/// assertThat(sales, containsExactly((1, .miso), (2, .shio)))
/// // sales[1].1: expected .shio, but was .miso (1 of 2 elements differs)
/// ```
///
/// - Parameters:
///   - first: The first pair.
///   - rest: The other pairs.
/// - Returns: A matcher for sequences of pairs.
/// - Complexity: O(*n*), where *n* is the number of pairs.
@_disfavoredOverload
public func containsExactly<Pairs: Sequence, First: Equatable, Second: Equatable>(
  _ first: (First, Second), _ rest: (First, Second)...
) -> Matcher<Pairs> where Pairs.Element == (First, Second) {
  containsExactly(([first] + rest).map { tuple($0.0, $0.1) })
}

/// Matches a sequence of exactly these pairs, in this order; a shorter name of `containsExactly`.
///
/// - Parameters:
///   - first: The first pair.
///   - rest: The other pairs.
/// - Returns: A matcher for sequences of pairs.
/// - Complexity: O(*n*), where *n* is the number of pairs.
@_disfavoredOverload public func contains<Pairs: Sequence, First: Equatable, Second: Equatable>(
  _ first: (First, Second), _ rest: (First, Second)...
) -> Matcher<Pairs> where Pairs.Element == (First, Second) {
  containsExactly(([first] + rest).map { tuple($0.0, $0.1) })
}

private func element<Tuple, Element>(
  _ keyPath: KeyPath<Tuple, Element>, _ index: Int, _ matcher: Matcher<Element>
) -> Matcher<Tuple> {
  property(of: { $0[keyPath: keyPath] }, keyPath, at: { .field("\(index)") }, matcher)
}

private func tuple<Tuple>(of elements: [Matcher<Tuple>], _ expected: [Phrase]) -> Matcher<Tuple> {
  Matcher(describedBy: { "\($0.not)(\(list(expected)))" }) { value, judging in
    judgeAll(elements, value, by: &judging, counting: .elements)
  }
}
