/// The difference between the matchers of elements in any order: which side may have more elements.
///
/// Equal values are counted. Matchers are paired with the elements that they match, by a
/// ``Pairing``.
enum AnyOrder {
  case perfectMatch, subset, superset

  private func description(of values: Phrase, _ sense: Sense) -> Phrase {
    switch self {
    case .perfectMatch: "\(sense.not)\(values) in any order"
    case .subset: "\(sense.not)a subset of \(values)"
    case .superset: "\(sense.not)a superset of \(values)"
    }
  }

  /// Whether so many values may be without a partner.
  private func allows(_ missing: Int, _ unexpected: Int) -> Bool {
    (self == .subset || missing == 0) && (self == .superset || unexpected == 0)
  }

  /// A matcher that counts the values of a collection.
  func ofEach<Items: Collection, Values: Collection>(_ values: Values) -> Matcher<Items>
  where Items.Element: Equatable, Values.Element == Items.Element {
    Matcher(of: values) { matcher(of: Elements($0).array) }
  }

  /// A matcher that counts values.
  func matcher<Items: Collection>(of values: [Items.Element]) -> Matcher<Items>
  where Items.Element: Equatable {
    Matcher(ofElements: .all, describedBy: { description(of: "\(value: values)", $0) }) {
      items, judging in
      let actual = Array(items)
      let pairs = equalPairs(values, actual)
      if allows(values.count - pairs, actual.count - pairs) {
        return judging.match(because: "was \(value: items)")
      }
      return .mismatch { expected in
        // Which they are, in the order in which the failure shows them.
        let elements = Elements(items)
        let (missing, unexpected) = withoutEqualElements(values, elements.array)
        let matchers = LazyElements(values) { equalTo($0) }
        var explanation = explain(
          matchers, elements, missing, unexpected, expected, showing: items
        ) { matchers[$0].mismatchForText(of: actual[$1]) }
        let unmatched = missing.lazy.map { values[$0] } + unexpected.lazy.map { elements.array[$0] }
        explanation.lines = Self.counts(of: unmatched, in: values, elements.array)
        return explanation
      }
    }
  }

  /// The counts of the first unmatched values that were expected, or came, more than once.
  private static func counts<Value: Equatable>(
    of unmatched: some Collection<Value>, in expected: [Value], _ actual: [Value]
  ) -> [Explanation.Row] {
    let unmatched = Array(unmatched.prefix(Limits().listed))
    return positionsOfEqualElements(unmatched).compactMap { positions in
      let value = unmatched[positions[0]]
      let (wanted, found) = (expected.count { $0 == value }, actual.count { $0 == value })
      guard max(wanted, found) > 1 else { return nil }
      let came = found == 0 ? "did not come" : "was there \(times(found))"
      let text = wanted == 0 ? "not expected" : "expected \(times(wanted))"
      return ("counts", "\(value: value) \(text), but \(came)")
    }
  }

  /// A matcher that pairs matchers with elements.
  func matcher<Items: Collection>(of matchers: [Matcher<Items.Element>]) -> Matcher<Items> {
    Matcher(
      ofElements: .all, describedBy: { description(of: "[\(matchers)]", $0) }, certain: .both
    ) { items, judging in
      let pairs = JudgedPairs(matchers, Array(items))
      var pairing = Pairing(matchers.count, items.count) { pairs.judge($0, $1, by: &judging) }
      let (missing, unexpected) = pairing.unpaired()
      if allows(missing.count, unexpected.count) {
        for effect in pairs.effects(of: pairing.elementOfMatcher) { judging.after(.pass, effect) }
        return judging.match(because: "was \(value: items)")
      }
      if let doubt = pairs.doubt {
        // A pairing might exist, if the pairs that could not be judged matched.
        var generous = Pairing(matchers.count, items.count) {
          pairs.mismatch($0, $1)?.isUndecided ?? true
        }
        let (missing, unexpected) = generous.unpaired()
        if allows(missing.count, unexpected.count) { return .undecided(by: doubt) }
      }
      return .mismatch { [pairing, missing, unexpected] expected in
        let elements = Elements(items)
        var (pairing, missing, unexpected) = (pairing, missing, unexpected)
        if !haveOrder(Items.self) {
          // Again, in the order in which the failure shows them, which is the same in each run.
          pairing = Pairing(matchers.count, elements.array.count) {
            pairs.mismatch($0, elements.original($1)) == nil
          }
          (missing, unexpected) = pairing.unpaired()
        }
        var explanation = explain(
          LazyElements(matchers) { $0 }, elements, missing, unexpected, expected, showing: items,
          mismatch: pairs.mismatch)
        explanation.lines += pairing.proofs.map { stuck, taken in
          let all = stuck.map { matchers[$0].expected }.joined(by: " and ")
          let places = taken.map { Phrase(elements.path($0).text) }.joined()
          return ("no pairing", "\(all) can only take \(places)")
        }
        return explanation
      }
    }
  }

  private func explain<Items: Collection>(
    _ matchers: LazyElements<Matcher<Items.Element>>, _ elements: Elements<Items>, _ missing: [Int],
    _ unexpected: [Int], _ expected: Phrase, showing items: Items,
    mismatch: (_ matcher: Int, _ element: Int) -> Mismatch?
  ) -> Explanation {
    let wanted = self == .subset ? [] : missing
    let phrases = LazyElements(wanted) { matchers[$0].expected }
    let unmatched = Unmatched(phrases, elements, unexpected, tellsUnexpected: self != .superset) {
      mismatch(wanted[$0], $1)
    }
    let (all, found) = (matchers.count, elements.array.count)
    var explanation =
      switch self {
      case .perfectMatch: unmatched.explanation(of: max(all, found), "elements")
      case .superset: unmatched.explanation(of: all, "expected elements")
      case .subset: unmatched.explanation(of: found, "elements")
      }
    explanation.wholes = [("expected", [], expected), ("but was", [], Phrase(value: items))]
    return explanation
  }
}
