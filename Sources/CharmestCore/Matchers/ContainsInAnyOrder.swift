/// Matches a sequence if the matchers match its elements one to one, in any order.
///
/// ```swift
/// assertThat(extras, containsInAnyOrder("tamago", hasPrefix("wak")))
/// // extras: missing a string starting with "wak", unexpected "nori" at [0]
/// //   (1 of 2 elements matches, in any order)
/// ```
///
/// No element may be left over. A pairing is found whenever one exists, whatever the order of the
/// matchers. The failure leaves as few elements unmatched as possible, and says why no pairing
/// exists.
///
/// - Parameters:
///   - first: What is expected of one element.
///   - rest: What is expected of the other elements.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements, if each matcher matches the element
///   at its own position. Otherwise O(*n* · *m*) to judge, where *m* is the number of matchers, and
///   O(*e* · √*m*) to pair, where *e* is the number of pairs that match.
@_disfavoredOverload public func containsInAnyOrder<Items: Sequence>(
  _ first: Matcher<Items.Element>, _ rest: Matcher<Items.Element>...
) -> Matcher<Items> { containsInAnyOrder([first] + rest) }

/// Matches a sequence if the matchers of a list match its elements one to one, in any order.
///
/// - Parameter matchers: What is expected; each matcher is for one element. An empty list matches
///   the empty sequence.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements, if each matcher matches the element
///   at its own position. Otherwise O(*n* · *m*) to judge, where *m* is the number of matchers, and
///   O(*e* · √*m*) to pair, where *e* is the number of pairs that match.
@_disfavoredOverload public func containsInAnyOrder<Items: Sequence>(
  _ matchers: [Matcher<Items.Element>]
) -> Matcher<Items> { UnorderedMatch.perfectMatch.matcher(of: matchers) }

/// Matches a sequence of exactly these values, each as often as given, in any order.
///
/// ```swift
/// assertThat(fruits, containsInAnyOrder("cherry", "banana", "apple"))
/// // fruits: missing "cherry", unexpected "dog" at [2] (2 of 3 elements match, in any order)
/// ```
///
/// - Parameters:
///   - first: A value.
///   - rest: The other values.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements, if they are `Hashable` or come in the
///   same order; otherwise O(*n*²).
@_disfavoredOverload  // `Hashable` does not win over `Equatable` by itself here (Swift 6.3).
public func containsInAnyOrder<Items: Sequence>(_ first: Items.Element, _ rest: Items.Element...)
  -> Matcher<Items> where Items.Element: Equatable
{
  let values = [first] + rest
  return containsInAnyOrder(values)
}

/// Matches a sequence of exactly the values of another sequence, each as often, in any order.
///
/// - Parameter values: The values. Without values, only the empty sequence matches.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements, if they are `Hashable` or come in the
///   same order; otherwise O(*n*²).
@_disfavoredOverload  // As above.
public func containsInAnyOrder<Items: Sequence, Values: Sequence>(_ values: Values) -> Matcher<
  Items
> where Items.Element: Equatable, Values.Element == Items.Element {
  UnorderedMatch.perfectMatch.matcher(of: stableArray(of: values))
}

/// Matches a sequence of exactly these hashable values, each as often as given, in any order.
///
/// - Parameters:
///   - first: A value.
///   - rest: The other values.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements.
@inlinable public func containsInAnyOrder<Items: Sequence>(
  _ first: Items.Element, _ rest: Items.Element...
) -> Matcher<Items> where Items.Element: Hashable {
  let values = [first] + rest
  return containsInAnyOrder(values)
}

/// Matches a sequence of exactly the hashable values of another sequence, in any order.
///
/// - Parameter values: The values, each as often as it must come. Without values, only the empty
///   sequence matches.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n*), where *n* is the number of elements.
@inlinable public func containsInAnyOrder<Items: Sequence, Values: Sequence>(_ values: Values)
  -> Matcher<Items> where Items.Element: Hashable, Values.Element == Items.Element
{
  let expected = Array(values)
  // Only where they are shown, because ordering the elements of a set takes long.
  let shown = { stableArray(expected, of: values) }
  return Matcher(describedBy: { "\($0.not)\(describing(shown())) in any order" }) {
    items, judging in
    let elements = Elements(inAnyOrder: items, by: &judging)
    let actual = elements.array
    return expected.count == actual.count && (actual == expected || areSame(actual, expected))
      ? elements.match(judging) : .mismatch { explain(elements, expected: shown()) }
  }
}

/// Whether two lists of the same length have the same values.
///
/// Without a `Multiset`, which is not inlinable and stores positions.
@inlinable func areSame<Value: Hashable>(_ actual: [Value], _ expected: [Value]) -> Bool {
  let distinct = Set(actual)
  if distinct.count == actual.count { return distinct.isSubset(of: expected) }
  // Some values come several times.
  var surplus: [Value: Int] = [:]
  for value in actual { surplus[value, default: 0] += 1 }
  return expected.allSatisfy { value in
    guard let count = surplus[value], count > 0 else { return false }
    surplus[value] = count - 1
    return true
  }
}

@usableFromInline func explain<Items: Sequence>(
  _ elements: Elements<Items>, expected: [Items.Element]
) -> Explanation where Items.Element: Equatable {
  let all = UnorderedMatch.perfectMatch.description(of: describing(expected))
  return elements.areTooMany
    ? Explanation(.unequal(expected: all, actual: elements.description))
    : MultisetExplanation(expected, elements, .perfectMatch).explanation.expecting(all)
}

/// Matches a sequence if each element has an equal value of its own among these values.
///
/// ```swift
/// assertThat(order.extras, isSubset(of: ["tamago", "nori", "nori"]))
/// // order.extras: unexpected "wakame" at [1] (1 of 2 elements is allowed)
/// ```
///
/// Repetition counts: a value may come at most as often as it is in the list.
///
/// - Parameter values: The values that are allowed.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n* + *m*), where *n* is the number of elements and *m* that of the values, if
///   they are `Hashable`; otherwise O((*n* + *m*)²).
public func isSubset<Items: Sequence, Values: Sequence>(of values: Values) -> Matcher<Items>
where Items.Element: Equatable, Values.Element == Items.Element {
  UnorderedMatch.subset.matcher(of: stableArray(of: values))
}

/// Matches a sequence that has an equal element of its own for each of these values.
///
/// ```swift
/// assertThat(order.extras, isSuperset(of: ["tamago", "nori"]))
/// // order.extras: missing "nori" (1 of 2 values matches, in any order)
/// ```
///
/// Repetition counts: a value must come at least as often as it is in the list. Unlike in
/// `hasItems`, one element counts for only one value.
///
/// - Parameter values: The values that must be there.
/// - Returns: A matcher for sequences, even those that can be read only once.
/// - Complexity: O(*n* + *m*), where *n* is the number of elements and *m* that of the values, if
///   they are `Hashable`; otherwise O((*n* + *m*)²).
public func isSuperset<Items: Sequence, Values: Sequence>(of values: Values) -> Matcher<Items>
where Items.Element: Equatable, Values.Element == Items.Element {
  UnorderedMatch.superset.matcher(of: stableArray(of: values))
}

/// Matches a sequence if each element has a matcher of its own that matches it.
///
/// ```swift
/// assertThat(order.extras, isSubset(of: [hasPrefix("wak"), equalTo("nori")]))
/// ```
///
/// - Parameter matchers: What is allowed; each matcher is for one element.
/// - Returns: A matcher for sequences.
/// - Complexity: O(*n*), where *n* is the number of elements, if there are as many matchers and
///   each matches the element at its own position. Otherwise O(*n* · *m*) to judge, where *m* is
///   the number of matchers, and O(*e* · √*m*) to pair, where *e* is the number of pairs that
///   match.
@_disfavoredOverload public func isSubset<Items: Sequence>(of matchers: [Matcher<Items.Element>])
  -> Matcher<Items>
{ UnorderedMatch.subset.matcher(of: matchers) }

/// Matches a sequence that has an element of its own for each matcher.
///
/// ```swift
/// assertThat(order.extras, isSuperset(of: [hasPrefix("wak"), equalTo("nori")]))
/// ```
///
/// - Parameter matchers: What must be there; each matcher is for one element.
/// - Returns: A matcher for sequences.
/// - Complexity: O(*n*), where *n* is the number of elements, if there are as many matchers and
///   each matches the element at its own position. Otherwise O(*n* · *m*) to judge, where *m* is
///   the number of matchers, and O(*e* · √*m*) to pair, where *e* is the number of pairs that
///   match.
@_disfavoredOverload public func isSuperset<Items: Sequence>(of matchers: [Matcher<Items.Element>])
  -> Matcher<Items>
{ UnorderedMatch.superset.matcher(of: matchers) }
