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

/// Which of the two sides may have more than the other.
enum Inclusion {
  case subset, superset

  func description(of values: String) -> String {
    switch self {
    case .subset: "a subset of \(values)"
    case .superset: "a superset of \(values)"
    }
  }
}

private func inclusion<Items: Sequence>(
  of values: [Items.Element],
  _ inclusion: Inclusion
) -> Matcher<Items> where Items.Element: Equatable {
  Matcher(describedBy: { inclusion.description(of: describing(values)($0)) }) { items, parts in
    let elements = Elements(of: items, by: parts)
    var allowed = Multiset<Items.Element>([])
    var balance: [Int] = []
    func group(of value: Items.Element) -> Int {
      let group = allowed.group(of: value)
      if group == balance.count { balance.append(0) }
      return group
    }
    for value in values { balance[group(of: value)] += 1 }
    var surplus: [Int] = []
    for (index, element) in elements.array.enumerated() {
      let group = group(of: element)
      balance[group] -= 1
      if balance[group] < 0 { surplus.append(index) }
    }
    let missing = balance.indices.filter { balance[$0] > 0 }
    switch inclusion {
    case .subset where surplus.isEmpty: return .match
    case .superset where missing.isEmpty: return .match
    case .subset:
      return .mismatch {
        let places = Set(surplus)
        let unexpected = elements.indices.filter(places.contains)
        return Explanation(
          .unexpected { limits in
            list(unexpected.map { index in { elements.located(index, $0) } }, limits)
          },
          tally: Tally(
            elements.array.count - surplus.count,
            of: elements.array.count,
            "elements",
            .matchInAnyOrder
          ),
          whole: elements.whole
        )
      }
    case .superset:
      return .mismatch {
        let absent = missing.reduce(0) { $0 + balance[$1] }
        return Explanation(
          .missing { limits in
            let values: [Rendering] = missing.map { group in
              { limits in
                describing(allowed.groups[group].value)(limits)
                  + (balance[group] > 1 ? " \(times(balance[group]))" : "")
              }
            }
            return list(values, limits)
          },
          tally: Tally(values.count - absent, of: values.count, "values", .matchInAnyOrder),
          whole: elements.whole
        )
      }
    }
  }
}

private func pairing<Items: Sequence>(
  with matchers: [Matcher<Items.Element>],
  _ inclusion: Inclusion
) -> Matcher<Items> {
  Matcher(
    describedBy: { inclusion.description(of: "[\(list(matchers.map(\.rendering), $0))]") },
    decidedBy: .matchingParts
  ) { items, parts in
    let elements = Elements(of: items, by: parts)
    let pairing = Pairing(of: matchers, with: elements.array, by: &parts, at: elements.path)
    return pairing.includes(inclusion)
      ? .match
      : .mismatch { PairingExplanation(pairing, matchers, elements, inclusion).explanation }
  }
}
