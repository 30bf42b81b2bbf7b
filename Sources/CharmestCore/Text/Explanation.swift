/// How a value differs from an expectation: a headline and a list of differences.
///
/// It is data. Only ``FailureText`` counts, sorts, limits, cuts and joins it.
@usableFromInline package struct Explanation {
  package typealias Row = (key: String, value: Phrase)

  /// The path to all of it.
  package var path: Path = []
  /// The failure of the whole, if the differences alone do not say it.
  package var headline: Phrase?
  package var differences: [Difference]
  /// How many more differences there are.
  package var unlisted = 0
  package var count: Count?
  /// The whole values in which something differs, and where they are.
  package var wholes: [(key: String, path: Path, value: Phrase)] = []
  /// The lines that show the differences, if these do not take one line each.
  package var itemLines: [Row] = []
  /// Lines of the matcher or the mock.
  package var lines: [Row] = []
  /// How the value was judged, such as how often; the end of the first line.
  package var remark: Phrase?

  package init(_ differences: [Difference], headline: Phrase? = nil, count: Count? = nil) {
    (self.differences, self.headline, self.count) = (differences, headline, count)
  }

  package init(_ claim: Difference.Claim, note: Phrase? = nil) {
    self.init([Difference(claim, note: note)])
  }

  /// An expectation, and what came instead, in words.
  package init(expected: Phrase?, but outcome: Phrase, lines: [Row] = []) {
    self.init(.reason(expected: expected, but: outcome))
    self.lines = lines
  }

  /// Two values that are not equal, as wholes.
  package init(_ pair: Pair) { self.init([Difference(pair)]) }

  /// A value that does not match a description.
  @usableFromInline package init(expected: Phrase, actual: Any) {
    self.init(.unequal(expected, Phrase(value: actual)))
  }

  /// The same explanation for an outer value, which has this value at a path.
  @usableFromInline package func at(_ outer: Path) -> Explanation {
    var moved = self
    moved.path = outer + path
    moved.wholes = wholes.map { ($0.key, outer + $0.path, $0.value) }
    return moved
  }

  /// The same explanation with the outer value, unless something else shows the surroundings of the
  /// differences.
  package func surrounded(by value: Any) -> Explanation {
    guard wholes.isEmpty, isInside || headline != nil else { return self }
    return showing(value)
  }

  /// The same explanation with the value that was judged.
  package func showing(_ value: Any) -> Explanation {
    changed(self) { $0.wholes = [("but was", [], Phrase(value: value))] }
  }

  /// The same explanation with both values as wholes.
  package func surrounded(by pair: Pair) -> Explanation {
    // Texts that read alike may have been cut before the difference.
    guard !pair.readsAlike else { return self }
    var changed = self
    changed.wholes =
      [("expected", [], Phrase(pair, .expected)), ("but was", [], Phrase(pair, .actual))] + wholes
    return changed
  }

  /// Whether a part of the value differs, not the value as a whole.
  package var isInside: Bool { leaves.contains { !$0.path.isRoot } }

  /// Whether it tells only the value that came: `was 3`.
  package var saysOnlyWhatCame: Bool {
    if headline == nil, let only, only.path.isRoot, case .unequal = only.claim { return true }
    return false
  }

  /// The only difference, with its path.
  package var only: Difference? { differences.count + unlisted == 1 ? located.first : nil }

  /// The differences with their paths from the value; a headline with its differences counts as
  /// one.
  package var leaves: [Difference] {
    guard let headline else { return located }
    let items = differences.prefix(3).map { $0.item() }.joined(by: "; ")
    let but = differences.isEmpty ? headline : "\(headline): \(items)"
    return [Difference(.reason(expected: nil, but: but), at: path)]
  }

  /// The differences with their paths from the value.
  package var located: [Difference] {
    differences.map { difference in changed(difference) { $0.path = path + $0.path } }
  }

  /// The actual outcome, as the end of a sentence that begins with the expectation.
  var outcome: Phrase { leaves.prefix(3).map { $0.path.before($0.outcome) }.joined(by: "; ") }

  /// The explanation of several parts of one value.
  ///
  /// A single part keeps its shape, with the outermost count that says something.
  ///
  /// - Parameters:
  ///   - parts: What differs in the first of the parts.
  ///   - wrong: How many parts differ.
  ///   - all: How many parts there are.
  ///   - unit: What they are called.
  ///   - isLeast: Whether more may differ.
  /// - Returns: An explanation.
  package static func joined(
    _ parts: [Explanation], _ wrong: Int, of all: Int, _ unit: String, isLeast: Bool = false
  ) -> Explanation {
    let count = Count(wrong, of: all, unit, isLeast: isLeast)
    var joined: Explanation
    if parts.count == 1 {
      joined = parts[0]
      if let count, joined.differences.count == 1, joined.headline == nil { joined.count = count }
    } else {
      joined = Explanation(parts.flatMap(\.leaves), count: count)
      joined.unlisted = parts.reduce(0) { $0 + $1.unlisted }
      for whole in parts.flatMap(\.wholes)
      where !joined.wholes.contains(where: { $0.key == whole.key && $0.path == whole.path }) {
        joined.wholes.append(whole)
      }
      joined.lines = parts.flatMap(\.lines)
    }
    let more = max(0, joined.differences.count - Limits.differences)
    joined.differences.removeLast(more)
    joined.unlisted += more + max(0, wrong - parts.count)
    return joined
  }

  /// How much of the value is wrong, from 0 to 1.
  package var cost: Double {
    let leaves = differences.reduce(0) { $0 + $1.cost } / Double(max(differences.count, 1))
    return leaves * (count.map { Double($0.wrong) / Double($0.all) } ?? 1)
  }
}
