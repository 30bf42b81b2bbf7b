/// Which of the two sides may have more than the other, if the order of elements does not matter.
///
/// The matchers of this family differ only in this. For values, a ``Multiset`` counts equal values
/// on both sides, in linear time if they are `Hashable`. For matchers, each matcher judges each
/// element at most once, and an ``Assignment`` finds the largest one-to-one ``Pairing`` of those
/// that match. Then `perfectMatch` allows nothing to be left over, `subset` no element, and
/// `superset` no expectation.
enum Requirements {
  case perfectMatch, subset, superset

  /// Whether this many may be left over on the two sides.
  func allow(expectationsLeft: Int, elementsLeft: Int) -> Bool {
    (self == .subset || expectationsLeft == 0) && (self == .superset || elementsLeft == 0)
  }

  private func description(of values: Phrase) -> Phrase {
    switch self {
    case .perfectMatch: "\(values) in any order"
    case .subset: "a subset of \(values)"
    case .superset: "a superset of \(values)"
    }
  }

  /// A matcher that counts values.
  func matcher<Items: Sequence>(of values: [Items.Element]) -> Matcher<Items>
  where Items.Element: Equatable {
    Matcher(describedBy: { "\($0.not)\(description(of: describing(values)))" }) { items, parts in
      let elements = Elements(of: items, by: &parts)
      if elements.array == values { return elements.match(parts) }
      let isMet = Multiset(elements.array, expected: values).groups.allSatisfy {
        allow(expectationsLeft: $0.missing, elementsLeft: $0.surplus)
      }
      return isMet
        ? elements.match(parts)
        : .mismatch { MultisetExplanation(values, elements, self).explanation }
    }
  }

  /// A matcher that pairs matchers with elements.
  func matcher<Items: Sequence>(of matchers: [Matcher<Items.Element>]) -> Matcher<Items> {
    Matcher(
      describedBy: { "\($0.not)\(description(of: "[\(list(matchers.lazy.map(\.expected)))]"))" },
      decidedBy: .matchingParts
    ) { items, parts in
      let elements = Elements(of: items, by: &parts)
      let pairing = Pairing(of: matchers, with: elements, by: &parts)
      let assignment = pairing.assignment
      let isMet = allow(
        expectationsLeft: assignment.unpairedExpectations.count,
        elementsLeft: assignment.unpairedElements.count)
      return isMet
        ? elements.match(parts)
        : .mismatch { PairingExplanation(pairing, matchers, elements, self).explanation }
    }
  }
}
