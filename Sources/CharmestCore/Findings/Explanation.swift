/// Everything that is wrong with one value: differences with their paths, a count of what is right,
/// and details for further lines.
///
/// It is a tree of data, not a text, so that a composite matcher can prefix its own path, and can
/// merge, count and limit the differences of its parts.
@usableFromInline package struct Explanation {
  package var differences: [Difference]
  /// How many more differences there are than `differences` holds; they come before its last one.
  package var unlisted = 0
  package var tally: Tally?
  package var details: [DetailLine]
  package var whole: WholeValues?
  /// The parts of the value that have all differences in them, the innermost first, for a line where
  /// the whole values have no room.
  private(set) var partsAround: [(word: String, path: Path, value: Phrase)] = []
  /// How the value was judged, such as how often; the end of the first line.
  private(set) var remark: Phrase?
  /// Lines about how the value was judged, after all others.
  package var circumstances: [DetailLine] = []
  /// What was expected of parts as wholes, beside other conditions, where no difference says it.
  var expectedWholes: [(path: Path, expected: Phrase)] = []
  /// Why and where the value could not be judged, if it could not.
  package var undecided: Difference?
  /// How far a value as a whole is from what was expected, from 0 to 1.
  var costOfWhole = 1.0
  /// What is done as soon as the whole explanation is reported.
  package var whenReported: (() -> Void)?
  /// The path that all differences share, if there are several.
  package var path: Path

  /// How many differences there are, with those that are not listed.
  private var count: Int { differences.count + unlisted }

  package init(
    _ differences: [Difference], tally: Tally? = nil, details: [DetailLine] = [],
    whole: WholeValues? = nil
  ) {
    self.differences = differences
    self.tally = tally
    self.details = details
    self.whole = whole
    path = .root
  }

  package init(
    _ claim: Difference.Claim, note: Phrase? = nil, tally: Tally? = nil,
    details: [DetailLine] = [],
    whole: WholeValues? = nil
  ) { self.init([Difference(claim, note: note)], tally: tally, details: details, whole: whole) }

  /// What came as a whole, if no more is said of it.
  var onlyActual: Phrase? {
    guard !isInside, differences.count == 1, differences[0].note == nil,
      !differences[0].isInsideWhole, case .unequal(_, let actual) = differences[0].claim
    else { return nil }
    return actual
  }

  /// The same explanation, for a value that holds this value at `path`.
  package func at(_ outer: Path) -> Explanation {
    var moved = self
    moved.path = outer + path
    moved.undecided = undecided?.at(outer)
    moved.expectedWholes = expectedWholes.map { (outer + $0.path, $0.expected) }
    moved.partsAround = partsAround.map { ($0.word, outer + $0.path, $0.value) }
    return moved
  }

  /// The same explanation, with paths from the place that the differences share.
  private var withoutPath: Explanation {
    var inside = self
    inside.path = .root
    return inside
  }

  /// The differences with their full paths, each understandable alone.
  package var located: [Difference] { differences.map { $0.at(path) } }

  /// The only difference with its full path; what its count says more than a number is its note.
  private var only: Difference? {
    guard differences.count == 1, var only = differences.first?.at(path) else { return nil }
    if let tally, tally.saysWhatIsRight, only.note == nil {
      only.note = Phrase(tally.text)
    }
    return only
  }

  /// Whether the value as a whole looks like what was expected, and only a note tells the two apart.
  var looksAlike: Bool { !isInside && differences.first?.looksAlike == true }

  /// Whether what came at one place inside the value says all, in words that follow "but".
  var isOneOutcomeInside: Bool {
    guard unlisted == 0, let only else { return false }
    return !only.path.isRoot && !only.isInsideWhole && only.claim.expected != nil
  }

  /// The differences without parts of their own, with their full paths.
  var leaves: [Difference] { located.flatMap(\.leaves) }

  /// Each thing that is wrong on its own, with its full path.
  var each: [Difference] { located.flatMap(\.each) }

  /// The same, where the sentence of the only difference sums up these.
  func summingUp(_ inner: @escaping () -> [Difference]) -> Explanation {
    var summingUp = self
    for index in differences.indices { summingUp.differences[index].summedUp = inner }
    return summingUp
  }

  /// The differences as those of a part of another value.
  private var asPart: (differences: [Difference], unlisted: Int) {
    if let only { return ([only], unlisted) }
    guard tally != nil else { return (located, unlisted) }
    let hasLists = differences.contains { if case .parts = $0.claim { true } else { false } }
    // Nobody reads a list in a list in a list. But what is only counted must keep its count.
    return hasLists && areAllListed
      ? (leaves, 0) : ([Difference(at: path, .parts(withoutPath))], 0)
  }

  /// What was expected as a whole, and where, if no difference says it.
  private var expectedWhole: (path: Path, expected: Phrase)? {
    let isSaid = differences.contains { difference in
      switch difference.claim {
      case .missing, .unexpected, .statement: false
      case .unequal, .reason, .parts: true
      }
    }
    guard let expected = whole?.expected, !isSaid, path.isRoot || path.leadsToField else {
      return nil
    }
    return (path, expected)
  }

  /// Whether no difference is only counted, here or in a part.
  var areAllListed: Bool {
    unlisted == 0
      && differences.allSatisfy { difference in
        if case .parts(let parts) = difference.claim { parts.areAllListed } else { true }
      }
  }

  /// Whether something inside the value differs, rather than the value as a whole.
  package var isInside: Bool {
    differences.count > 1 || !path.isRoot || differences.contains { !$0.path.isRoot }
  }

  /// The same, where a whole value was expected, of which a description shows only the beginning.
  package func insideWhole(_ expected: Any) -> Explanation {
    var inside = self
    for (index, difference) in differences.enumerated() {
      inside.differences[index].isInsideWhole =
        !path.isRoot || !difference.path.isRoot
        || difference.note != nil && !describing(expected).isAtAGlance
    }
    return inside
  }

  /// The same, for the part of a value at a path.
  ///
  /// - Parameters:
  ///   - word: What the part is: an element.
  ///   - value: The part as it came.
  ///   - path: Where it is.
  /// - Returns: The explanation of the value that has this part.
  func of(_ word: String, _ value: @autoclosure () -> Phrase, at path: Path) -> Explanation {
    var outer = at(path)
    if isInside { outer.partsAround.append((word, path, value())) }
    return outer
  }

  /// The same, where no description says what was expected.
  package var withBothSides: Explanation {
    var both = self
    for index in both.differences.indices { both.differences[index].isInsideWhole = true }
    return both
  }

  /// The same, with one more thing at the end of the first line.
  func remarking(_ remark: Phrase) -> Explanation {
    var remarking = self
    remarking.remark = .joined([self.remark, remark].compactMap(\.self), by: "; ")
    return remarking
  }

  /// The same, with nothing but the differences on the first line.
  var withoutRemark: Explanation {
    var plain = self
    plain.remark = nil
    return plain
  }

  /// The same, with what was expected as a whole.
  func expecting(_ expected: Phrase) -> Explanation {
    var expecting = self
    expecting.whole?.expected = expected
    return expecting
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
      if only.differences.count == 1, only.tally?.isReplaced(by: tally) ?? true {
        only.tally = tally ?? only.tally
      }
      if only.details.isEmpty { only.whole = whole ?? only.whole }
      return only
    }
    let kept = parts.map(\.asPart)
    var merged = Explanation(
      kept.flatMap(\.differences).toldApart, tally: tally, whole: whole)
    merged.unlisted = unlisted + kept.reduce(0) { $0 + $1.unlisted }
    merged.circumstances = parts.flatMap(\.circumstances)
    merged.expectedWholes = parts.flatMap(\.expectedWholes)
    if let tally, [.conditions, .properties].contains(tally.unit) {
      merged.expectedWholes += parts.compactMap(\.expectedWhole)
    }
    return merged
  }

  /// The explanation in one sentence.
  ///
  /// - Parameters:
  ///   - subject: What was asserted, or an empty phrase.
  ///   - separator: What stands between the subject or path and the claim.
  /// - Returns: A phrase that begins with the subject.
  package func sentence(about subject: Phrase = "", separator: String = ": ") -> Phrase {
    let missing = missingAtOnePlace
    let isOne = differences.count == 1 || missing != nil
    let (path, gap) = (isOne ? self.path + differences[0].path : self.path).splittingGap
    let isSwap = differences.count == 1 && differences[0].swappedParts != nil
    // One colon is enough.
    let isClause = isOne && !subject.isEmpty && path.leadsToOutcome
    let head = path.appended(to: subject).framed(
      by: "", isSwap ? ": " : isClause ? " " : separator)
    if let missing { return "\(head)\(missing)\(gap)\(notes([tallyIfRoom, remark]))" }
    guard isOne, let only = differences.first?.at(self.path) else {
      return head + list(joinedBy: .semicolon) + notes([remark])
    }
    return "\(head)\(only.claimText)\(gap)\(notes([only.note, tallyIfRoom, remark]))"
  }

  /// The missing values, if all that is wrong is that several are missing at one place.
  private var missingAtOnePlace: Phrase? {
    // Of several conditions, each has missing values of its own.
    guard let first = differences.first, differences.count > 1, !first.path.isRoot,
      tally?.verb != .failed
    else { return nil }
    let missing = differences.compactMap { difference -> Phrase? in
      guard case .missing(let value) = difference.claim, difference.path == first.path else {
        return nil
      }
      return "\(value)\(difference.noteInParentheses)"
    }
    guard missing.count == differences.count else { return nil }
    let listed = missing.prefix(listed.count)
    return Phrase(listing: listed, of: count).framed(by: "missing ", "")
  }

  private func notes(_ notes: [Phrase?]) -> Phrase {
    let notes = notes.compactMap(\.self)
    return notes.isEmpty ? "" : .joined(notes, by: "; ").framed(by: " (", ")")
  }

  private var tallyIfRoom: Phrase? {
    tally.map { Phrase($0.text).droppable(with: .notesAndTallies) }
  }

  /// Both whole values in place of their differences, if most of their parts differ and a list of
  /// the differences would not be complete.
  var sentenceOfWholes: Phrase? {
    guard path.isRoot, let tally, tally.isOfDifferences, tally.count * 2 > tally.total,
      count > Layout.named,
      let expected = whole?.expected, let actual = whole?.actual,
      expected.isAtAGlance, actual.isAtAGlance, expected.shortText != actual.shortText
    else { return nil }
    return
      "expected \(expected), but was \(actual)\(notes([Phrase(tally.text), remark]))"
  }

  /// The count and the first of several differences, with paths from the shared path.
  func list(joinedBy joint: Phrase.Joint) -> Phrase {
    let items = Phrase(
      listing: listed.indices.map(item), of: count, joinedBy: joint, rest: rest(behind:))
    guard let tally else { return items }
    let head: Phrase = "\(tally.text): "
    // Without it, nothing would say that what is listed is missing.
    if tally.saysWhatIsRight || tally.verb == .lack { return head + items }
    return .if(.listed(count), head.droppable(with: .notesAndTallies), orElse: head) + items
  }

  /// A difference as an item of the list; of several elements that are missing at one place, only the
  /// first names it.
  private func item(_ index: Int) -> Phrase {
    let difference = differences[index]
    guard case .missing(let element) = difference.claim, !difference.path.isRoot else {
      return difference.asItem
    }
    if index > 0, case .missing = differences[index - 1].claim,
      difference.path == differences[index - 1].path
    {
      return "then \(element)\(difference.noteInParentheses)"
    }
    // The count in front of the list says that each is missing.
    let isPlain = tally?.verb == .lack && difference.path.splittingGap.place.isRoot
    return isPlain ? difference.placed(element) : difference.asItem
  }

  /// The differences that have no room: by their names if these are short, or by their number.
  private func rest(behind shown: Int) -> Phrase {
    let left = count - shown
    if left > 2, shown > 0, tally?.areNeighbours == true,
      let last = differences.last?.path.leadingIndex,
      let listed = differences[shown - 1].path.leadingIndex, listed + 1 < last,
      differences[shown].path.leadingIndex != listed
    {
      return "and [\(listed + 1)] to [\(last)]"
    }
    // Bytes are counted, and listed in runs.
    let number: Phrase = tally?.unit == .bytes ? "and \(left) more places" : Phrase(andMore(left))
    guard unlisted == 0, left <= Layout.namedOfRest else { return number }
    let places = differences.map(\.path.inList)
    // Of two at one place, the place does not tell the one from the other.
    guard Set(places).count == places.count || places.allSatisfy(\.isEmpty) else { return number }
    let names = Phrase.joined(differences.dropFirst(shown).map(Self.name), by: ", ")
    return .if(.brief(names), "\(number): \(names)", orElse: number)
  }

  /// A difference by its place or, if it has none, by what was expected.
  private static func name(_ difference: Difference) -> Phrase {
    let path = difference.path.inList
    if !path.isEmpty { return Phrase(path) }
    return difference.claim.expected.map { "expected \($0)" } ?? difference.claimText
  }

  /// The differences that a text lists; the last one stands behind those that are not kept.
  private var listed: ArraySlice<Difference> {
    unlisted > 0 ? differences.dropLast() : differences[...]
  }

  /// A line for each of several differences.
  ///
  /// - Parameter most: How many lines there may be before the others are counted.
  /// - Returns: No lines for a single difference, which the sentence says.
  package func items(most: Int) -> [DetailLine] {
    guard count > 1, let last = differences.last else { return [] }
    let shown = listed.prefix(most)
    return shown.map { .item($0) }
      + (shown.count < count ? [.more(count - shown.count, of: count, last: last)] : [])
  }

  /// What came, without what was expected (`was 3`, `.age was 12`).
  package var outcome: Phrase { outcome() }

  /// What came, without what was expected.
  ///
  /// - Parameter isNoted: Whether to say more about the one difference, if there is more.
  /// - Returns: The end of the sentence "expected …, but …".
  package func outcome(isNoted: Bool = false) -> Phrase {
    // Which of several conditions failed is said by the path or by what was expected.
    guard !isOneCondition, let only else { return sentence(separator: " ") }
    let isNeeded =
      only.looksAlike || only.swappedParts != nil || tally?.saysWhatIsRight == true
    return only.placed(only.outcomeText, noting: { isNoted || isNeeded ? $0 : nil })
  }

  /// What came, as the end of the sentence "expected …, but …", in which no second "but" follows.
  ///
  /// What says both sides in one sentence stands behind a colon.
  package var reason: Phrase {
    var told = self
    if differences.count == 1, let words = differences[0].wordsBehindBut {
      told.differences[0].claim = .statement(words)
    }
    let outcome = told.outcome(isNoted: true)
    return outcome.saysBothSides ? "it differs: \(outcome)" : outcome
  }

  /// What came, in a list of values of which all the same was expected.
  ///
  /// - Parameter isNoted: Whether to say more about a single difference, if there is more.
  /// - Returns: The end of the sentence "expected …, but …".
  package func outcomeInList(isNoted: Bool) -> Phrase {
    // Of several conditions, each is told by its own place in the value.
    guard differences.count > 1, unlisted == 0, tally?.verb == .failed,
      differences.allSatisfy({ !$0.path.isRoot }),
      Set(differences.map(\.path.inList)).count == differences.count
    else { return outcome(isNoted: isNoted) }
    let outcomes = differences.lazy.map { difference in
      difference.placed(difference.outcomeText, noting: \.droppable)
    }
    let all = Phrase(listing: outcomes, joinedBy: .semicolon, rest: rest(behind:))
    return "\(Phrase(path.inList).framed(by: "", " "))\(all)"
  }

  /// The part of the value that alone is wrong, if it has a name, and what came there: `.age` and
  /// `was 31`.
  package var placedOutcome: (place: Path, outcome: Phrase) {
    guard differences.count == 1, let located = located.first, located.path.beginsWithName,
      located.swappedParts == nil,
      located.path.splittingGap.gap.isEmpty
    else { return (.root, outcomeInList(isNoted: true)) }
    var told = self
    (told.path, told.differences[0].path) = (.root, .root)
    return (located.path, told.outcomeInList(isNoted: true))
  }

  /// The explanation after the place of its value: `age expected 30, but was 31`.
  package var asItem: Phrase {
    guard let only else { return sentence(separator: " ") }
    return only.placed(only.claimText, by: \.atStart)
  }

  /// How far the value is from what was expected, from 0 to 1: the wrong share of it.
  package var cost: Double {
    guard let tally, tally.total > 0, tally.isOfDifferences || tally.verb == .failed else {
      return isInside ? 0.6 : costOfWhole
    }
    // Of two values that meet as many conditions, the one that meets the first is nearer.
    let lead = Double(tally.metFirst) / Double(tally.total + 1) / 1_000
    return Double(tally.count) / Double(tally.total + 1) - lead
  }
}
