/// The values in any order that do not match; each missing one is shown beside the nearest that
/// came.
///
/// All of them are counted, and the first are told.
struct Unmatched {
  /// The first missing values, those with a nearest one before others.
  private(set) var missing: [Difference] = []
  private var unexpected: [Difference] = []
  private var (allMissing, allUnexpected) = (0, 0)
  /// How many missing values are told with one that came.
  private var paired = 0

  /// A value that came, with its index if there is an order.
  typealias Found = (index: Int?, value: Any)

  /// - Parameters:
  ///   - missing: The values that were expected and did not come.
  ///   - unexpected: The values that came and were not expected.
  ///   - explain: Explains how a value that came differs from a missing one.
  init(
    _ missing: LazyElements<Phrase>, _ unexpected: LazyElements<Found>,
    explain: (Int, Int) -> Explanation?
  ) {
    (allMissing, allUnexpected) = (missing.count, unexpected.count)
    var (left, free) = (Set(missing.indices), Set(unexpected.indices))
    for (index, other, explanation) in Self.candidates(missing.count, unexpected.count, explain)
    where left.contains(index) && free.contains(other) {
      left.remove(index)
      free.remove(other)
      self.missing.append(Self.missing(missing[index], beside: unexpected[other], explanation))
    }
    paired = self.missing.count
    self.missing += missing.indices.lazy.filter(left.contains).prefix(Limits.differences).map {
      Difference(.missing(missing[$0]))
    }
    self.unexpected = unexpected.indices.lazy.filter(free.contains).prefix(Limits.differences).map {
      let found = unexpected[$0]
      return Difference(
        .unexpected(Phrase(value: found.value)), at: found.index.map { [.index($0)] } ?? [])
    }
  }

  /// The same without the values that came and are near to no missing one.
  var onlyMissing: Unmatched {
    var rest = self
    (rest.unexpected, rest.allUnexpected) = ([], paired)
    return rest
  }

  /// The explanation of a list with so many parts.
  func explanation(of all: Int, _ unit: String) -> Explanation {
    let differences = (missing + unexpected).prefix(Limits.differences)
    let count = Count(max(allMissing, allUnexpected), of: all, unit)
    var explanation = Explanation(Array(differences), count: count)
    explanation.unlisted = allMissing + allUnexpected - paired - differences.count
    return explanation
  }

  /// Pairs in which at least half is as expected, the nearest first.
  private static func candidates(
    _ missing: Int, _ unexpected: Int, _ explain: (Int, Int) -> Explanation?
  ) -> [(Int, Int, Explanation)] {
    guard missing * unexpected <= Limits.candidates else { return [] }
    let pairs = (0..<missing).flatMap { index in
      (0..<unexpected).compactMap { other in explain(index, other).map { (index, other, $0) } }
    }
    let costs = pairs.map(\.2.cost)
    return pairs.indices.filter { costs[$0] <= Limits.near }.sorted {
      (costs[$0], $0) < (costs[$1], $1)
    }.map { pairs[$0] }
  }

  private static func missing(
    _ expected: Phrase, beside found: Found, _ explanation: Explanation
  ) -> Difference {
    let place = found.index.map { Phrase("[\($0)]") }
    if let only = explanation.only, !explanation.isInside, explanation.headline == nil,
      case .unequal(let expected, let actual) = only.claim
    {
      let nearest = [place, actual].compactMap(\.self).joined(by: " ")
      return Difference(.missing("\(expected), nearest is \(nearest)"), note: only.note)
    }
    let nearest = place ?? Phrase(value: found.value)
    return Difference(.missing("\(expected), nearest is \(nearest): \(explanation.items)"))
  }
}

extension Explanation {
  /// An explanation that none or too few of several parts are as expected, and how the nearest of
  /// the others differs.
  ///
  /// - Parameters:
  ///   - found: How many parts are as expected.
  ///   - count: How many parts there are.
  ///   - expected: The expectation of one of them.
  ///   - candidates: The explanation of each, at its path; of many, only a few are asked.
  ///   - value: The whole value.
  /// - Returns: An explanation.
  package static func tooFew(
    _ found: Int = 0, of count: Int, are expected: Phrase,
    nearest candidates: some Sequence<Explanation>,
    showing value: Any
  ) -> Explanation {
    let few = found == 0 ? "none" : "only \(found)"
    guard let nearest = CharmestCore.nearest(of: candidates, explain: \.self)?.explanation else {
      let isCountShown = found > 0 || count > Limits().items
      let note: Phrase? = isCountShown ? "\(few) of \(count)" : nil
      return Explanation(.unequal(expected, Phrase(value: value)), note: note)
    }
    let near = count > Limits.compared ? "nearest of the first \(Limits.compared)" : "nearest"
    var tooFew = Explanation(
      nearest.differences.count == 1 ? nearest.located.map(\.came) : nearest.leaves,
      headline: "expected \(expected), but \(few) of \(count) \(found > 1 ? "are" : "is"); \(near)")
    tooFew.unlisted = nearest.unlisted
    return tooFew.showing(value)
  }

  fileprivate var items: Phrase { leaves.prefix(3).map { $0.item() }.joined(by: ", ") }
}

extension Phrase {
  /// The nearest of several values to the one that came, and how it differs; nil if none is near.
  package static func nearest<Values: Collection>(
    of values: Values, explain: (Values.Element) -> Explanation?
  ) -> Phrase? {
    CharmestCore.nearest(of: values, explain: explain).map { value, explanation in
      let more = explanation.isInside ? explanation.items : explanation.only?.note
      let name: Phrase = "nearest is \(value: value)"
      return more.map { "\(name): \($0)" } ?? name
    }
  }
}

/// The first of those that differ least, with what differs; nil if all differ by more than a half.
private func nearest<Candidates: Sequence>(
  of candidates: Candidates, explain: (Candidates.Element) -> Explanation?
) -> (candidate: Candidates.Element, explanation: Explanation)? {
  candidates.prefix(Limits.compared)
    .compactMap { candidate in explain(candidate).map { (candidate, $0, cost: $0.cost) } }
    .filter { $0.cost <= Limits.near }.min { $0.cost < $1.cost }.map { ($0.0, $0.1) }
}

extension Difference {
  /// The same difference below a headline that has the expectation: `[2] was 12`.
  package var came: Difference {
    var told = self
    if path.steps.count == 1, case .unequal = claim { told.isExpectedByHeadline = true }
    return told
  }
}
