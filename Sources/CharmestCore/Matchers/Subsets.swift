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
  inclusion(of: Array(values), .subset)
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
  inclusion(of: Array(values), .superset)
}

/// Matches a sequence whose every element has a matcher of its own that matches it.
///
/// ```swift
/// assertThat(order.extras, isSubset(of: [hasPrefix("wak"), equalTo("nori")]))
/// ```
///
/// - Parameter matchers: What is allowed, each for one element.
/// - Returns: A matcher for sequences; each matcher judges each element once.
@_disfavoredOverload
public func isSubset<Items: Sequence>(of matchers: [Matcher<Items.Element>]) -> Matcher<Items> {
  pairing(with: matchers, .subset)
}

/// Matches a sequence that has an element of its own for each of several matchers.
///
/// ```swift
/// assertThat(order.extras, isSuperset(of: [hasPrefix("wak"), equalTo("nori")]))
/// ```
///
/// - Parameter matchers: What has to be there, each as an element of its own.
/// - Returns: A matcher for sequences; each matcher judges each element once.
@_disfavoredOverload
public func isSuperset<Items: Sequence>(of matchers: [Matcher<Items.Element>]) -> Matcher<Items> {
  pairing(with: matchers, .superset)
}

private func inclusion<Items: Sequence>(
  of values: [Items.Element],
  _ requirement: Requirements
) -> Matcher<Items> where Items.Element: Equatable {
  Matcher(describedBy: { requirement.description(of: describing(values)($0)) }) { items, parts in
    let elements = Elements(of: items, by: parts)
    let groups = Multiset(elements.array, expected: values).groups
    if requirement == .subset {
      return groups.allSatisfy { $0.indices.count <= $0.expected }
        ? .match : .mismatch { MultisetExplanation(values, elements).explanationOfSurplus }
    }
    return groups.allSatisfy { $0.indices.count >= $0.expected }
      ? .match : .mismatch { MultisetExplanation(values, elements).explanationOfShortage }
  }
}

private func pairing<Items: Sequence>(
  with matchers: [Matcher<Items.Element>],
  _ requirement: Requirements
) -> Matcher<Items> {
  Matcher(
    describedBy: { requirement.description(of: "[\(list(matchers.map(\.rendering), $0))]") },
    decidedBy: .matchingParts
  ) { items, parts in
    let elements = Elements(of: items, by: parts, forSeveral: true)
    let pairing = Pairing(of: matchers, with: elements, by: &parts)
    return pairing.meets(requirement)
      ? .match
      : .mismatch { PairingExplanation(pairing, matchers, elements, requirement).explanation }
  }
}
