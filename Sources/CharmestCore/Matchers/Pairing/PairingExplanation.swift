/// Says which matchers and which elements stay without a partner, and why.
struct PairingExplanation<Items: Sequence> {
  private let pairing: Pairing<Items.Element>
  private let matchers: [Matcher<Items.Element>]
  private let elements: Elements<Items>
  private let missing: [Int]
  private let unexpected: [Int]
  /// The elements that may be what is missing.
  private let leftOver: [Int]
  private let total: Int

  init(
    _ pairing: Pairing<Items.Element>,
    _ matchers: [Matcher<Items.Element>],
    _ elements: Elements<Items>,
    _ inclusion: Inclusion? = nil
  ) {
    let pairing = elements.areOrdered ? pairing : pairing.withElements(at: elements.indices)
    self.pairing = pairing
    self.matchers = matchers
    self.elements = elements.inStableOrder
    // What may be left over is no mistake.
    missing = inclusion == .subset ? [] : pairing.assignment.unpairedExpectations
    unexpected = inclusion == .superset ? [] : pairing.assignment.unpairedElements
    leftOver = inclusion == .superset ? pairing.assignment.unpairedElements : unexpected
    total =
      switch inclusion {
      case .subset: elements.array.count
      case .superset: matchers.count
      case nil: max(matchers.count, elements.array.count)
      }
  }

  var explanation: Explanation {
    Explanation(
      .statement(summary),
      tally: Tally(
        total - max(missing.count, unexpected.count),
        of: total,
        "elements",
        .matchInAnyOrder
      ),
      facts: Fact.list(missing.map { matcher in ("missing", { text(missing: matcher, $0) }) })
        + Fact.list(unexpected.map { element in ("unexpected", { text(unexpected: element, $0) }) })
        + matched,
      whole: elements.whole
    )
  }

  private func summary(_ limits: TextLimits) -> String {
    let parts = [
      missing.isEmpty ? nil : "missing \(list(missing.map { matchers[$0].rendering }, limits))",
      unexpected.isEmpty
        ? nil
        : "unexpected "
          + list(unexpected.map { index in { elements.located(index, $0) } }, limits),
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
      + (proof(limits).map { ": \($0)" } ?? "")
  }

  /// Why no pairing exists, if several matchers compete for the same elements.
  private func proof(_ limits: TextLimits) -> String? {
    for matcher in missing {
      let shortage = pairing.assignment.shortage(from: matcher)
      guard shortage.expectations.count > 1 else { continue }
      let wanted =
        shortage.elements.count <= limits.items
        ? shortage.elements.map { elements.numbered($0, limits) }.joined(separator: ", ")
        : "\(shortage.elements.count) elements"
      return "\(shortage.expectations.count) matchers accept only \(wanted)"
    }
    return nil
  }

  private func text(missing matcher: Int, _ limits: TextLimits) -> String {
    let accepted = pairing.accepted[matcher]
    let reason: String
    if accepted.isEmpty {
      reason = "accepts no element" + (nearest(to: matcher, limits).map { ", \($0)" } ?? "")
    } else if accepted.count == 1, let element = accepted.first,
      let owner = pairing.assignment.expectationOfElement[element]
    {
      reason =
        "accepts only \(elements.numbered(element, limits)), "
        + "which is taken by \(matchers[owner].rendering(limits))"
    } else {
      let all = list(accepted.map { index in { elements.numbered(index, $0) } }, limits)
      reason = "accepts only \(all), which are taken"
    }
    return "\(matchers[matcher].rendering(limits)) (\(reason))"
  }

  private func text(unexpected element: Int, _ limits: TextLimits) -> String {
    let accepting = pairing.accepted.indices.filter { pairing.accepted[$0].contains(element) }
    let reason: String
    if accepting.isEmpty {
      reason = "accepted by no matcher"
    } else if accepting.count == 1, let matcher = accepting.first,
      let owner = pairing.assignment.elementOfExpectation[matcher]
    {
      reason =
        "accepted only by \(matchers[matcher].rendering(limits)), "
        + "which is taken by \(elements.numbered(owner, limits))"
    } else {
      reason =
        "accepted only by \(list(accepting.map { matchers[$0].rendering }, limits)), "
        + "which are taken"
    }
    return "\(elements.numbered(element, limits)) (\(reason))"
  }

  /// The unexpected element with the fewest differences from a missing one.
  private func nearest(to matcher: Int, _ limits: TextLimits) -> String? {
    let candidates = leftOver.prefix(TextLimits.detail.items).compactMap { index in
      pairing.mismatches[matcher][index].map { (index: index, explanation: $0.explanation) }
    }
    let best = candidates.min {
      ($0.explanation.differences.count, $0.index) < ($1.explanation.differences.count, $1.index)
    }
    return best.map { best in
      let outcome = best.explanation.outcome(limits: limits)
      if elements.areOrdered { return "nearest is [\(best.index)]: \(outcome)" }
      let element = describing(elements.array[best.index])(limits)
      return "nearest is \(element)" + (outcome == "was \(element)" ? "" : ": \(outcome)")
    }
  }

  private var matched: [Fact] {
    let lines: [(key: String, value: Rendering)] = elements.array.indices.compactMap { index in
      pairing.assignment.expectationOfElement[index].map { matcher in
        ("matched", { "\(elements.numbered(index, $0)) is \(matchers[matcher].rendering($0))" })
      }
    }
    return Fact.list(lines, .matched)
  }
}
