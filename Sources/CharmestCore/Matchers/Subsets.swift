/// Matches a sequence whose every element has its own equal among some values.
///
/// ```swift
/// assertThat(order.extras, isSubset(of: ["tamago", "nori", "nori"]))
/// // order.extras: unexpected "wakame" at [1] (1 of 2 elements matches, in any order)
/// ```
///
/// Repetition counts: a value may come as often as it stands in the list.
///
/// - Parameter values: The values that are allowed.
/// - Returns: A matcher for sequences, also those that can be read only once; O(*n*) where the
///   elements are `Hashable`.
public func isSubset<Items: Sequence, Values: Sequence>(of values: Values) -> Matcher<Items>
where Items.Element: Equatable, Values.Element == Items.Element {
  Requirements.subset.matcher(of: Array(values))
}

/// Matches a sequence that has its own equal for each of some values.
///
/// ```swift
/// assertThat(order.extras, isSuperset(of: ["tamago", "nori"]))
/// // order.extras: missing "nori" (1 of 2 elements matches, in any order)
/// ```
///
/// Repetition counts: a value has to come as often as it stands in the list. Unlike with
/// `hasItems`, one element does for one value only.
///
/// - Parameter values: The values that have to be there.
/// - Returns: A matcher for sequences, also those that can be read only once; O(*n*) where the
///   elements are `Hashable`.
public func isSuperset<Items: Sequence, Values: Sequence>(of values: Values) -> Matcher<Items>
where Items.Element: Equatable, Values.Element == Items.Element {
  Requirements.superset.matcher(of: Array(values))
}

/// Matches a sequence whose every element has a matcher of its own that matches it.
///
/// ```swift
/// assertThat(order.extras, isSubset(of: [hasPrefix("wak"), equalTo("nori")]))
/// ```
///
/// - Parameter matchers: What is allowed, each for one element.
/// - Returns: A matcher for sequences; each matcher judges each element once.
@_disfavoredOverload public func isSubset<Items: Sequence>(of matchers: [Matcher<Items.Element>])
  -> Matcher<Items>
{ Requirements.subset.matcher(of: matchers) }

/// Matches a sequence that has an element of its own for each of several matchers.
///
/// ```swift
/// assertThat(order.extras, isSuperset(of: [hasPrefix("wak"), equalTo("nori")]))
/// ```
///
/// - Parameter matchers: What has to be there, each as an element of its own.
/// - Returns: A matcher for sequences; each matcher judges each element once.
@_disfavoredOverload public func isSuperset<Items: Sequence>(of matchers: [Matcher<Items.Element>])
  -> Matcher<Items>
{ Requirements.superset.matcher(of: matchers) }
