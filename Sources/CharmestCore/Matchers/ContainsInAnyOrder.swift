/// Matches a collection if the matchers match its elements one to one, in any order.
///
/// ```swift
/// assertThat(extras, containsInAnyOrder("tamago", hasPrefix("wak")))
/// // extras: 1 of 2 elements differs: missing a string starting with "wak"; [0] unexpected
/// //   "nori"
/// ```
///
/// No element may be left over. A pairing is found whenever one exists, regardless of the order of
/// the matchers. The failure leaves as few elements unmatched as possible, and says why no pairing
/// exists.
///
/// - Parameters:
///   - first: A matcher for one element.
///   - rest: Matchers for the other elements.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n*), where *n* is the number of elements, if each matcher matches the element
///   at its own position. Otherwise O(*n* · *m*) to judge, where *m* is the number of matchers, and
///   O(*m* · *e*) to pair, where *e* is the number of pairs that match.
@_disfavoredOverload public func containsInAnyOrder<Items: Collection>(
  _ first: Matcher<Items.Element>, _ rest: Matcher<Items.Element>...
) -> Matcher<Items> { containsInAnyOrder([first] + rest) }

/// Matches a collection if the matchers of a list match its elements one to one, in any order.
///
/// - Parameter matchers: The matchers; each is for one element. An empty list matches the empty
///   collection.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n*), where *n* is the number of elements, if each matcher matches the element
///   at its own position. Otherwise O(*n* · *m*) to judge, where *m* is the number of matchers, and
///   O(*m* · *e*) to pair, where *e* is the number of pairs that match.
@_disfavoredOverload public func containsInAnyOrder<Items: Collection>(
  _ matchers: [Matcher<Items.Element>]
) -> Matcher<Items> { AnyOrder.perfectMatch.matcher(of: matchers) }

/// Matches a collection of exactly these values, each as often as given, in any order.
///
/// ```swift
/// assertThat(fruits, containsInAnyOrder("cherry", "banana", "apple"))
/// // fruits: 1 of 3 elements differs: missing "cherry"; [2] unexpected "dog"
/// ```
///
/// - Parameters:
///   - first: A value.
///   - rest: The other values.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n*), where *n* is the number of elements, if they are `Hashable` or come in the
///   same order; otherwise O(*n*²).
public func containsInAnyOrder<Items: Collection>(_ first: Items.Element, _ rest: Items.Element...)
  -> Matcher<Items> where Items.Element: Equatable
{ AnyOrder.perfectMatch.matcher(of: [first] + rest) }

/// Matches a collection of exactly the values of another collection, each as often, in any order.
///
/// - Parameter values: The values. If there are no values, only the empty collection matches.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n*), where *n* is the number of elements, if they are `Hashable` or come in the
///   same order; otherwise O(*n*²).
public func containsInAnyOrder<Items: Collection, Values: Collection>(_ values: Values)
  -> Matcher<Items> where Items.Element: Equatable, Values.Element == Items.Element
{ AnyOrder.perfectMatch.ofEach(values) }

/// Matches a collection if each element has an equal value of its own among these values.
///
/// ```swift
/// assertThat(order.extras, isSubset(of: ["tamago", "nori", "nori"]))
/// // order.extras[1]: unexpected "wakame" (1 of 2 elements differs)
/// ```
///
/// Repetition counts: a value may appear in the collection at most as often as in the list.
///
/// - Parameter values: The values that are allowed.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n* + *m*), where *n* is the number of elements and *m* that of the values, if
///   they are `Hashable`; otherwise O((*n* + *m*)²).
public func isSubset<Items: Collection, Values: Collection>(of values: Values) -> Matcher<Items>
where Items.Element: Equatable, Values.Element == Items.Element { AnyOrder.subset.ofEach(values) }

/// Matches a collection that has an equal element of its own for each of these values.
///
/// ```swift
/// assertThat(order.extras, isSuperset(of: ["tamago", "nori"]))
/// // order.extras: missing "nori" (1 of 2 expected elements is missing)
/// ```
///
/// Repetition counts: a value must appear in the collection at least as often as in the list.
/// Unlike with `hasItems`, one element counts for only one value.
///
/// - Parameter values: The values that must be there.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n* + *m*), where *n* is the number of elements and *m* that of the values, if
///   they are `Hashable`; otherwise O((*n* + *m*)²).
public func isSuperset<Items: Collection, Values: Collection>(of values: Values) -> Matcher<Items>
where Items.Element: Equatable, Values.Element == Items.Element { AnyOrder.superset.ofEach(values) }

/// Matches a collection if each element has a matcher of its own that matches it.
///
/// ```swift
/// assertThat(order.extras, isSubset(of: [hasPrefix("wak"), equalTo("nori")]))
/// ```
///
/// - Parameter matchers: The allowed elements; each matcher is for one element.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n*), where *n* is the number of elements, if there are as many matchers and
///   each matches the element at its own position. Otherwise O(*n* · *m*) to judge, where *m* is
///   the number of matchers, and O(*m* · *e*) to pair, where *e* is the number of pairs that
///   match.
@_disfavoredOverload public func isSubset<Items: Collection>(
  of matchers: [Matcher<Items.Element>]
) -> Matcher<Items> { AnyOrder.subset.matcher(of: matchers) }

/// Matches a collection that has an element of its own for each matcher.
///
/// ```swift
/// assertThat(order.extras, isSuperset(of: [hasPrefix("wak"), equalTo("nori")]))
/// ```
///
/// - Parameter matchers: The required elements; each matcher is for one element.
/// - Returns: A matcher for collections.
/// - Complexity: O(*n*), where *n* is the number of elements, if there are as many matchers and
///   each matches the element at its own position. Otherwise O(*n* · *m*) to judge, where *m* is
///   the number of matchers, and O(*m* · *e*) to pair, where *e* is the number of pairs that
///   match.
@_disfavoredOverload public func isSuperset<Items: Collection>(
  of matchers: [Matcher<Items.Element>]
) -> Matcher<Items> { AnyOrder.superset.matcher(of: matchers) }
