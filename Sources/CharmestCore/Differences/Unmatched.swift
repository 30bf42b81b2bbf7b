/// The values in any order that do not match; each missing one is shown beside the nearest that
/// came.
///
/// All of them are counted, and the first are told.
struct Unmatched {
  /// The first missing values, those with a nearest one before others.
  private(set) var missing: [Difference] = []
  private var unexpected: [Difference] = []
  private let allMissing: Int
  /// How many missing values are told with one that came, and how many that came are told alone.
  private var (paired, alone) = (0, 0)

  /// A value that came, with the path to it if there is an order.
  typealias Found = (path: Path, value: Any)

  /// - Parameters:
  ///   - missing: The values that were expected and did not come.
  ///   - unexpected: The values that came and were not expected.
  ///   - tellsUnexpected: Whether a value that came is told if it is near to no missing one.
  ///   - explain: Explains how a value that came differs from a missing one.
  init(
    _ missing: LazyElements<Phrase>, _ unexpected: LazyElements<Found>,
    tellsUnexpected: Bool = true, explain: (Int, Int) -> Explanation?
  ) {
    allMissing = missing.count
    let pairs = Self.candidates(missing.count, unexpected.count, explain)
    var (left, free) = (Set(missing.indices), Set(unexpected.indices))
    for pair in pairs where left.contains(pair.missing) && free.contains(pair.unexpected) {
      left.remove(pair.missing)
      free.remove(pair.unexpected)
      let found = unexpected[pair.unexpected]
      // Of plain values, both are told, unless they read alike.
      if tellsUnexpected, pair.explanation.saysOnlyWhatCame, pair.cost > 0,
        let only = pair.explanation.only, case .unequal(let expected, let actual) = only.claim
      {
        self.missing.append(Difference(.missing(expected), note: only.note))
        self.unexpected.append(Difference(.unexpected(actual), at: found.path))
        continue
      }
      let isOnly = pairs.count { $0.missing == pair.missing && $0.cost == pair.cost } == 1
      let beside = Self.missing(missing[pair.missing], beside: found, pair.explanation, isOnly)
      self.missing.append(beside)
      paired += 1
    }
    self.missing += missing.indices.lazy.filter(left.contains).prefix(Limits.differences).map {
      Difference(.missing(missing[$0]))
    }
    guard tellsUnexpected else { return }
    alone = unexpected.count - paired
    let others = unexpected.indices.lazy.filter(free.contains).prefix(Limits.differences)
    self.unexpected += others.map { unexpected[$0] }.map {
      Difference(.unexpected(Phrase(value: $0.value)), at: $0.path)
    }
  }

  /// The explanation of a list with so many parts.
  func explanation(of all: Int, _ unit: String) -> Explanation {
    let differences = (missing + unexpected).prefix(Limits.differences)
    let count = Count(max(allMissing, paired + alone), of: all, unit)
    var explanation = Explanation(Array(differences), count: count)
    explanation.unlisted = allMissing + alone - differences.count
    return explanation
  }

  /// Pairs in which at least half is as expected, the nearest first.
  private static func candidates(
    _ missing: Int, _ unexpected: Int, _ explain: (Int, Int) -> Explanation?
  ) -> [(missing: Int, unexpected: Int, explanation: Explanation, cost: Double)] {
    guard missing * unexpected <= Limits.candidates else { return [] }
    return (0..<missing).flatMap { index in
      (0..<unexpected).compactMap { other in
        explain(index, other).map { (index, other, $0, $0.cost) }
      }
    }.filter { $0.cost <= Limits.near }.sorted {
      ($0.cost, $0.missing, $0.unexpected) < ($1.cost, $1.missing, $1.unexpected)
    }
  }

  private static func missing(
    _ expected: Phrase, beside found: Found, _ explanation: Explanation, _ isOnly: Bool
  ) -> Difference {
    let word = isOnly ? "nearest" : "similar"
    if explanation.saysOnlyWhatCame, let only = explanation.only,
      case .unequal(let expected, let actual) = only.claim
    {
      // Values that read alike are not missing.
      if only.cost == 0 { return Difference(only.claim, at: found.path, note: only.note) }
      let nearest = found.path.before(actual)
      return Difference(.missing("\(expected), \(word) is \(nearest)"), note: only.note)
    }
    let nearest = found.path.isRoot ? Phrase(value: found.value) : Phrase(found.path.start)
    return Difference(.missing("\(expected), \(word) is \(nearest): \(explanation.items)"))
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
    nearest candidates: some Sequence<Explanation>, showing value: Any
  ) -> Explanation {
    let few = found == 0 ? "none" : "only \(found)"
    var first = Array(candidates.prefix(Limits.compared))
    // The order of a set changes in every process.
    if first.first?.path.element.isEmpty == false {
      first = inStableOrder(first, by: \.path.element)
    }
    guard let (_, nearest, word) = CharmestCore.nearest(of: first, explain: \.self) else {
      let isCountShown = found > 0 || count > Limits().listed
      let note: Phrase? = isCountShown ? "\(few) of \(count)" : nil
      return Explanation(.unequal(expected, Phrase(value: value)), note: note)
    }
    let near = "\(word)\(ofTheFirst(of: count))"
    var tooFew = Explanation(
      nearest.differences.count == 1 ? nearest.located.map(\.belowHeadline) : nearest.leaves,
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
    CharmestCore.nearest(of: values, explain: explain).map { value, explanation, word in
      let more = explanation.isInside ? explanation.items : explanation.only?.note
      let name: Phrase = "\(word)\(ofTheFirst(of: values.count)) is \(value: value)"
      return more.map { "\(name): \($0)" } ?? name
    }
  }
}

/// Where not all of so many values are compared.
private func ofTheFirst(of count: Int) -> String {
  count > Limits.compared ? " of the first \(Limits.compared)" : ""
}

extension [Double] {
  /// The first of the least costs, and whether no other is the same.
  var least: (index: Int, isOnly: Bool)? {
    guard let least = self.min(), let index = firstIndex(of: least) else { return nil }
    return (index, !self[(index + 1)...].contains(least))
  }
}

/// The first of those that differ least, with what differs, and the word for it, because another one
/// may differ as little.
///
/// Nil if all differ by more than a half.
private func nearest<Candidates: Sequence>(
  of candidates: Candidates, explain: (Candidates.Element) -> Explanation?
) -> (candidate: Candidates.Element, explanation: Explanation, word: String)? {
  let all = candidates.prefix(Limits.compared)
    .compactMap { candidate in explain(candidate).map { (candidate, $0, cost: $0.cost) } }
    .filter { $0.cost <= Limits.near }
  return all.map(\.cost).least.map { index, isOnly in
    (all[index].0, all[index].1, isOnly ? "nearest" : "similar")
  }
}

extension Difference {
  /// The same difference below a headline that has the expectation: `[2] was 12`.
  package var belowHeadline: Difference {
    var told = self
    if path.steps.count == 1, case .unequal = claim { told.isExpectedByHeadline = true }
    return told
  }
}
