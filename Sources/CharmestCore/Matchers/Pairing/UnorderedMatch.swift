/// Which of the two sides may have more than the other, if the order of elements does not matter.
///
/// The matchers of this family differ only in this. For values, a ``Multiset`` counts equal values
/// on both sides, in linear time if they are `Hashable`. For matchers, each matcher judges each
/// element at most once, and an ``Assignment`` finds the largest one-to-one ``Pairing`` of those
/// that match. Then `perfectMatch` allows nothing to be left over, `subset` no element, and
/// `superset` no expectation.
enum UnorderedMatch {
  case perfectMatch, subset, superset

  /// Whether this many may be left over on the two sides.
  func allow(expectationsLeft: Int, elementsLeft: Int) -> Bool {
    (self == .subset || expectationsLeft == 0) && (self == .superset || elementsLeft == 0)
  }

  /// Whether nothing is wrong with a value and how often it came.
  func allows<Value>(_ group: Multiset<Value>.Group) -> Bool {
    allow(expectationsLeft: group.missing, elementsLeft: group.surplus)
  }

  /// How many elements have a partner, and of a superset, how many expected values; nil where that
  /// says nothing: of one, or if none is allowed.
  func tally(_ count: Int, expected: Int, came: Int) -> Tally? {
    switch self {
    case .perfectMatch:
      Tally(
        count, outOf: max(expected, came), .elements,
        count > 0 && count == min(expected, came) ? .othersMatchInAnyOrder : .matchInAnyOrder)
    case .subset: count > 0 ? Tally(count, outOf: came, .elements, .areAllowed) : nil
    case .superset: Tally(count, outOf: expected, .values, .matchInAnyOrder)
    }
  }

  func description(of values: Phrase) -> Phrase {
    switch self {
    case .perfectMatch: "\(values) in any order"
    case .subset: "a subset of \(values)"
    case .superset: "a superset of \(values)"
    }
  }

  /// A matcher that counts values.
  func matcher<Items: Sequence>(of values: [Items.Element]) -> Matcher<Items>
  where Items.Element: Equatable {
    Matcher(describedBy: { "\($0.not)\(description(of: describing(values)))" }) { items, judging in
      let elements = elements(of: items, by: &judging)
      if elements.areTooMany { return .mismatch(was: elements.description) }
      if elements.array == values { return elements.match(judging) }
      var counts = Multiset(elements.array, expected: values)
      return isMet(by: &counts)
        ? elements.match(judging)
        : .mismatch { [counts] in
          MultisetExplanation(values, elements, self, counts).explanation
            .expecting($0, ifCut: self == .subset)
        }
    }
  }

  /// The elements; of too many, only the first, where their number alone is a mismatch.
  private func elements<Items: Sequence>(of items: Items, by judging: inout Judging) -> Elements<
    Items
  > {
    self == .superset
      ? Elements(of: items, by: &judging) : Elements(inAnyOrder: items, by: &judging)
  }

  /// Counts values only until it is certain whether they are as required.
  private func isMet<Value>(by counts: inout Multiset<Value>) -> Bool {
    guard
      allow(
        expectationsLeft: max(counts.expectedCount - counts.elementCount, 0),
        elementsLeft: max(counts.elementCount - counts.expectedCount, 0))
    else { return false }
    if self != .subset { counts.findExpected(1) { !allows($0) } }
    if self != .superset, counts.groups.allSatisfy(allows) {
      counts.findUnexpected(1) { !allows($0) }
    }
    return counts.groups.allSatisfy(allows)
  }

  /// A matcher that pairs matchers with elements.
  func matcher<Items: Sequence>(of matchers: [Matcher<Items.Element>]) -> Matcher<Items> {
    Matcher(
      describedBy: { "\($0.not)\(description(of: "[\(list(matchers.lazy.map(\.expected)))]"))" },
      decidedBy: .matchingParts
    ) { items, judging in
      let elements = elements(of: items, by: &judging)
      if elements.areTooMany { return .mismatch(was: elements.description) }
      let pairing = Pairing(of: matchers, with: elements, by: &judging)
      let assignment = pairing.assignment
      let isMet = allow(
        expectationsLeft: assignment.unpairedExpectations.count,
        elementsLeft: assignment.unpairedElements.count)
      return isMet
        ? elements.match(judging)
        : .mismatch {
          PairingExplanation(pairing, matchers, elements, self).explanation(expected: $0)
        }
    }
  }
}
