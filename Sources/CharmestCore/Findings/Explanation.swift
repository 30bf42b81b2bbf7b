/// Everything that is wrong with one value: differences with their paths, a count of what is right,
/// and facts for further lines.
///
/// It is a tree of data, not a text, so that a composite matcher can prefix its own path, and can
/// merge, count and limit the differences of its parts.
@usableFromInline package struct Explanation {
  package var differences: [Difference]
  /// How many more differences there are than `differences` holds; they come before its last one.
  package var unlisted = 0
  package var tally: Tally?
  package var facts: [DetailLine]
  package var whole: WholeValues?
  /// How the value was judged, such as how often; the end of the first line.
  package var remark: Phrase?
  /// Lines about how the value was judged, after all others.
  package var circumstances: [DetailLine] = []
  /// Why and where the value could not be judged, if it could not.
  package var undecided: Difference?
  /// What is done as soon as the whole explanation is reported.
  package var whenReported: (() -> Void)?
  /// The path that all differences share, if there are several.
  package var path: Path

  package init(
    _ differences: [Difference], tally: Tally? = nil, facts: [DetailLine] = [],
    whole: WholeValues? = nil
  ) {
    self.differences = differences
    self.tally = tally
    self.facts = facts
    self.whole = whole
    path = .root
  }

  package init(
    _ claim: Difference.Claim, note: Phrase? = nil, tally: Tally? = nil,
    facts: [DetailLine] = [],
    whole: WholeValues? = nil
  ) { self.init([Difference(claim, note: note)], tally: tally, facts: facts, whole: whole) }

  /// The same explanation, for a value that holds this value at `path`.
  package func at(_ outer: Path) -> Explanation {
    var moved = self
    moved.path = outer + path
    moved.undecided = undecided.map { Difference(at: outer + $0.path, $0.claim) }
    return moved
  }

  /// The differences with their full paths, each understandable alone.
  package var located: [Difference] {
    differences.map { difference in
      var located = difference
      located.path = path + difference.path
      return located
    }
  }

  /// Whether something inside the value differs, rather than the value as a whole.
  package var isInside: Bool { differences.count > 1 || located.contains { !$0.path.isRoot } }

  /// The same, where a whole value was expected, of which a description shows only the beginning.
  package func insideWhole(_ expected: Any) -> Explanation {
    var inside = self
    for (index, difference) in located.enumerated() {
      inside.differences[index].isInsideWhole =
        !difference.path.isRoot
        || difference.note != nil && fitting(expected)(TextLimits.summary.value) == nil
    }
    return inside
  }

  /// Whether it is about one of several conditions on the same value.
  package var isOneCondition: Bool {
    if let tally, tally.verb == .failed { !tally.isToldByPath } else { false }
  }

  /// Joins what is wrong with several parts of one value.
  ///
  /// A single part keeps its own shape, so that its path and count stay visible.
  ///
  /// - Parameters:
  ///   - parts: What is wrong, with the paths of the parts in front; at least one.
  ///   - tally: How many parts were looked at.
  ///   - whole: The values that have these parts.
  ///   - unlisted: How many more parts are wrong; they come before the last of `parts`.
  /// - Returns: One explanation of the value that has these parts.
  package static func merged(
    _ parts: [Explanation], tally: Tally?, whole: WholeValues? = nil, unlisted: Int = 0
  ) -> Explanation {
    if parts.count == 1, var only = parts.first {
      if only.differences.count == 1, only.tally?.verb != .matchInAnyOrder {
        only.tally = tally ?? only.tally
      }
      if only.facts.isEmpty { only.whole = whole ?? only.whole }
      return only
    }
    var merged = Explanation(
      parts.flatMap { part in
        part.differences.count > 1 && part.tally != nil
          // Commas, because semicolons separate the items of the outer list.
          ? [
            Difference(
              at: part.path,
              .statement(Phrase { part.list($0.forListInside, separator: ", ") }))
          ]
          : part.located
      }, tally: tally, whole: whole)
    merged.unlisted = unlisted + parts.reduce(0) { $0 + ($1.tally == nil ? $1.unlisted : 0) }
    return merged
  }

  /// The explanation in one sentence.
  ///
  /// - Parameters:
  ///   - subject: What was asserted, or an empty text.
  ///   - separator: What stands between the subject or path and the claim.
  ///   - limits: How much room the sentence has.
  /// - Returns: One line.
  package func sentence(
    about subject: String = "", separator: String = ": ", limits: TextLimits = .summary
  ) -> String {
    if differences.count == 1, let only = located.first {
      let head = only.path.appended(to: subject)
      let notes = [
        only.note?.text(limits), limits.leftOut >= .notesAndTallies ? nil : tally?.text,
        remark?.text(limits),
      ]
      .compactMap(\.self)
      .filter { !$0.isEmpty }
      return (head.isEmpty ? "" : head + separator) + only.claimText.text(limits)
        + (notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))")
    }
    let head = path.appended(to: subject)
    return (head.isEmpty ? "" : head + separator) + list(limits, separator: "; ")
      + (remark.map { " (\($0.text(limits)))" } ?? "")
  }

  /// Whether there are several things to say, and a sentence within these limits says all.
  package func hasFewItems(_ limits: TextLimits) -> Bool {
    func sentence(_ items: Int) -> String {
      var limits = limits
      limits.items = items
      return self.sentence(limits: limits)
    }
    let all = sentence(limits.items)
    return all == sentence(limits.items + 1) && all != sentence(1)
  }

  /// The same by the whole values, if most of their parts differ and a list of the differences would
  /// not be complete.
  ///
  /// - Parameter limits: How much room a list would have.
  /// - Returns: An explanation without further lines; nil if a list says more.
  package func byWholes(_ limits: TextLimits) -> Explanation? {
    guard path.isRoot, let tally, tally.verb == .differ, tally.count * 2 > tally.total,
      differences.count + unlisted > limits.items,
      let expected = whole?.expected?(limits.value), let actual = whole?.actual?(limits.value),
      expected != actual
    else { return nil }
    var wholes = Explanation(
      .unequal(expected: Phrase(expected), actual: Phrase(actual)), tally: tally)
    wholes.remark = remark
    return wholes
  }

  /// The count and the first of several differences, with paths from the shared path.
  private func list(_ limits: TextLimits, separator: String) -> String {
    var items = listed(limits.items).map { Self.item($0, limits) }
    if items.count < differences.count + unlisted {
      items.append(rest(behind: items.count, limits))
    } else if limits.leftOut >= .notesAndTallies {
      return items.joined(separator: separator)
    }
    return (tally.map { "\($0.text): " } ?? "") + items.joined(separator: separator)
  }

  /// The differences that have no room: by their names if these are short, or by their number.
  private func rest(behind shown: Int, _ limits: TextLimits) -> String {
    let left = differences.count + unlisted - shown
    if left > 2, shown > 0, let last = lastOfNeighbours,
      let listed = differences[shown - 1].path.leadingIndex, listed + 1 < last,
      differences[shown].path.leadingIndex != listed
    {
      return "and [\(listed + 1)] to [\(last)]"
    }
    let room = min(60, max(40, limits.value))
    if unlisted == 0, left <= room {
      let names = differences.dropFirst(shown).map { Self.name($0, limits) }.joined(separator: ", ")
      if names.count <= room { return "and \(names)" }
    }
    // Bytes are counted, and listed in runs.
    return tally?.unit == .bytes ? "and \(left) more places" : andMore(left)
  }

  /// The index of the last element that differs, if all elements from the first one on do.
  private var lastOfNeighbours: Int? {
    guard let tally, tally.unit == .elements, tally.verb == .differ,
      let first = differences.first?.path.leadingIndex,
      let last = differences.last?.path.leadingIndex, last - first + 1 == tally.count
    else { return nil }
    return last
  }

  /// A difference by its place or, if it has none, by what was expected.
  private static func name(_ difference: Difference, _ limits: TextLimits) -> String {
    let path = difference.path.inList
    if !path.isEmpty { return path }
    switch difference.claim {
    case .unequal(let expected, _), .reason(let expected, _):
      return "expected \(expected.text(limits))"
    case .missing, .unexpected, .statement: return difference.claimText.text(limits)
    }
  }

  /// The first differences, at most this number.
  private func listed(_ most: Int) -> [Difference] {
    Array(unlisted > 0 ? differences.dropLast().prefix(most) : differences.prefix(most))
  }

  /// A line for each difference, if the sentence within these limits does not say all.
  ///
  /// - Parameters:
  ///   - sentence: The limits of the sentence.
  ///   - most: How many lines there may be before the others are counted.
  /// - Returns: No lines if the sentence says everything.
  package func items(notIn sentence: TextLimits, most: Int) -> [DetailLine] {
    let count = differences.count + unlisted
    guard count > 1, let last = differences.last else { return [] }
    let said = listed(sentence.items)
    if said.count == count,
      sentence.leftOut == .nothing
        || said.allSatisfy({ Self.item($0, sentence) == Self.item($0, .detail.forTwoValues) })
    {
      return []
    }
    let shown = listed(most)
    return shown.map { .item($0) }
      + (shown.count < count ? [.more(count - shown.count, of: count, last: last)] : [])
  }

  /// What came, without what was expected (`was 3`, `.age was 12`).
  ///
  /// - Parameters:
  ///   - limits: How much room there is.
  ///   - isNoted: Whether to say more about the one difference, if there is more.
  /// - Returns: The end of the sentence "expected …, but …".
  package func outcome(limits: TextLimits = .summary, isNoted: Bool = false) -> String {
    // Which of several conditions failed is said by the path or by what was expected.
    guard differences.count == 1, !isOneCondition, let only = located.first else {
      return sentence(separator: " ", limits: limits)
    }
    let path = only.path.inList
    return (path.isEmpty ? "" : path + " ") + only.outcomeText.text(limits)
      + (isNoted ? only.noteInParentheses.text(limits) : "")
  }

  /// The explanation after the place of its value: `age expected 30, but was 31`.
  package func asItem(_ limits: TextLimits) -> String {
    guard differences.count == 1, let only = located.first else {
      return sentence(separator: " ", limits: limits)
    }
    let path = only.path.atStart
    return (path.isEmpty ? "" : path + " ") + only.claimWithNote.text(limits)
  }

  /// How far the value is from what was expected, from 0 to 1: the wrong share of it.
  package var cost: Double {
    guard let tally, tally.total > 0, tally.verb == .differ || tally.verb == .failed else {
      return isInside ? 0.6 : 1
    }
    // Of two values that meet as many conditions, the one that meets the first is nearer.
    let lead = Double(tally.metFirst) / Double(tally.total + 1) / 1_000
    return Double(tally.count) / Double(tally.total + 1) - lead
  }

  /// A difference as an item of a list (`[2] expected 30, but was 31`).
  private static func item(_ difference: Difference, _ limits: TextLimits) -> String {
    let path = difference.path.inList
    return (path.isEmpty ? "" : path + " ") + difference.claimWithNote.text(limits)
  }
}
