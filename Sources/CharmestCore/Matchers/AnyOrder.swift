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

  private func allows(_ missing: [Int], _ unexpected: [Int]) -> Bool {
    (self == .subset || missing.isEmpty) && (self == .superset || unexpected.isEmpty)
  }

  /// A matcher that counts the values of a collection.
  func matcher<Items: Collection, Values: Collection>(ofEach values: Values) -> Matcher<Items>
  where Items.Element: Equatable, Values.Element == Items.Element {
    guard !isTooLong(values) else {
      return Matcher(describedBy: { description(of: "\(value: values)", $0) }) { _, _ in .tooLong }
    }
    return matcher(of: Elements(values).array)
  }

  /// A matcher that counts values.
  func matcher<Items: Collection>(of values: [Items.Element]) -> Matcher<Items>
  where Items.Element: Equatable {
    Matcher(describedBy: { description(of: "\(value: values)", $0) }) { items, judging in
      guard !isTooLong(items) else { return .tooLong }
      let (missing, unexpected) = withoutEqualElements(values, Array(items))
      if allows(missing, unexpected) { return judging.match(because: "was \(value: items)") }
      return .mismatch { expected in
        // Again, in the order in which the failure shows them.
        let elements = Elements(items)
        let (missing, unexpected) = withoutEqualElements(values, elements.array)
        let (matchers, inOrder) = (values.map { equalTo($0) }, Array(items))
        var explanation = explain(
          matchers, elements, missing, unexpected, expected, showing: items
        ) { matcher, element in
          matchers[matcher].mismatchForText(of: inOrder[element])
        }
        let unmatched = missing.map { values[$0] } + unexpected.map { elements.array[$0] }
        explanation.lines = Self.counts(of: unmatched, in: values, elements.array)
        return explanation
      }
    }
  }

  /// The counts of the first unmatched values that were expected, or came, more than once.
  private static func counts<Value: Equatable>(
    of unmatched: [Value], in expected: [Value], _ actual: [Value]
  ) -> [Explanation.Line] {
    var seen: [Value] = []
    for value in unmatched.prefix(Limits().items) where !seen.contains(value) { seen.append(value) }
    return seen.compactMap { value in
      let (wanted, found) = (expected.count { $0 == value }, actual.count { $0 == value })
      guard max(wanted, found) > 1 else { return nil }
      let came = found == 0 ? "did not come" : "was there \(times(found))"
      let text = wanted == 0 ? "not expected" : "expected \(times(wanted))"
      return ("counts", "\(value: value) \(text), but \(came)")
    }
  }

  /// A matcher that pairs matchers with elements.
  func matcher<Items: Collection>(of matchers: [Matcher<Items.Element>]) -> Matcher<Items> {
    let describe = { (sense: Sense) -> Phrase in
      description(of: "[\(matchers.map(\.expected).listed())]", sense)
    }
    return Matcher(describedBy: describe, certain: .both) { items, judging in
      guard !isTooLong(items) else { return .tooLong }
      let pairs = JudgedPairs(matchers, Array(items))
      var pairing = Pairing(matchers.count, items.count) { pairs.judge($0, $1, by: &judging) }
      let (missing, unexpected) = pairing.unpaired()
      if allows(missing, unexpected) { return judging.match(because: "was \(value: items)") }
      if let doubt = pairs.doubt, couldMatch(pairs, matchers.count, items.count) {
        return .mismatch(Mismatch(undecidedBy: doubt))
      }
      return .mismatch { expected in
        let elements = Elements(items)
        // Again, in the order in which the failure shows them, which is the same in each run.
        var pairing = Pairing(matchers.count, elements.array.count) {
          pairs.mismatch($0, elements.original($1)) == nil
        }
        let (missing, unexpected) = pairing.unpaired()
        var explanation = explain(
          matchers, elements, missing, unexpected, expected, showing: items,
          mismatch: pairs.mismatch)
        explanation.lines += pairing.proofs.map { proof($0, $1) }
        return explanation

        func proof(_ stuck: [Int], _ taken: [Int]) -> Explanation.Line {
          let all = stuck.map { matchers[$0].expected }.joined(by: " and ")
          let places = taken.map { Phrase(elements.path($0).text) }.joined(by: ", ")
          return ("no pairing", "\(all) can only take \(places)")
        }
      }
    }
  }

  /// Whether a pairing might exist, if the pairs that could not be judged matched.
  private func couldMatch<Element>(
    _ pairs: JudgedPairs<Element>, _ matchers: Int, _ elements: Int
  ) -> Bool {
    var generous = Pairing(matchers, elements) {
      pairs.isUndecided($0, $1) || pairs.mismatch($0, $1) == nil
    }
    let (missing, unexpected) = generous.unpaired()
    return allows(missing, unexpected)
  }

  private func explain<Items: Collection>(
    _ matchers: [Matcher<Items.Element>], _ elements: Elements<Items>, _ missing: [Int],
    _ unexpected: [Int], _ expected: Phrase, showing items: Items,
    mismatch: (_ matcher: Int, _ element: Int) -> Mismatch?
  ) -> Explanation {
    let wanted = self == .subset ? [] : missing
    let unmatched = Unmatched(wanted.map { matchers[$0] }, elements, unexpected) {
      mismatch(wanted[$0], $1)
    }
    let longest = max(matchers.count, elements.array.count)
    let count =
      switch self {
      case .perfectMatch: Count(unmatched.count, of: longest, "elements")
      case .superset: Count(missing.count, of: matchers.count, "expected elements")
      case .subset: Count(unexpected.count, of: elements.array.count, "elements")
      }
    let differences = self == .superset ? unmatched.missing : unmatched.differences
    var explanation = Explanation(differences, count: count)
    explanation.wholes = [("expected", [], expected), ("but was", [], Phrase(value: items))]
    return explanation
  }
}
