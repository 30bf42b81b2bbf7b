/// How an explanation is told: in one sentence, as an item of a list, or by what came.
extension Explanation {
  /// The differences that a text tells: of a part that has lists in its list, what these list.
  ///
  /// Nobody reads a list in a list in a list. But what is only counted must keep its count.
  var told: [Difference] {
    func listsLists(_ difference: Difference) -> Bool {
      guard case .parts(let parts) = difference.claim else { return false }
      return parts.areAllListed && parts.told.contains(where: \.hasParts)
    }
    let areFlat = differences.map(listsLists)
    guard areFlat.contains(true) else { return differences }
    return zip(differences, areFlat).flatMap { $1 ? $0.leaves : [$0] }.toldApart
  }

  /// The explanation in one sentence.
  ///
  /// - Parameters:
  ///   - subject: What was asserted, or an empty phrase.
  ///   - separator: What stands between the subject or path and the claim.
  /// - Returns: A phrase that begins with the subject.
  package func sentence(about subject: Phrase = "", separator: String = ": ") -> Phrase {
    let told = told
    let missing = missingAtOnePlace(told)
    let isOne = differences.count == 1 || missing != nil
    let (path, gap) = (isOne ? self.path + told[0].path : self.path).splittingGap
    let isSwap = differences.count == 1 && differences[0].swappedParts != nil
    // One colon is enough.
    let isClause = isOne && !subject.isEmpty && path.leadsToOutcome
    let head = path.appended(to: subject).framed(
      by: "", isSwap ? ": " : isClause ? " " : separator)
    if let missing { return "\(head)\(missing)\(gap)\(notes([tallyIfRoom, remark]))" }
    guard isOne, let only = differences.first?.at(self.path) else {
      return head + list(told, joinedBy: .semicolon) + notes([remark])
    }
    return "\(head)\(only.claimText)\(gap)\(notes([only.note, tallyIfRoom, remark]))"
  }

  /// The missing values, if all that is wrong is that several are missing at one place.
  private func missingAtOnePlace(_ told: [Difference]) -> Phrase? {
    // Of several conditions, each has missing values of its own.
    guard let first = told.first, told.count > 1, !first.path.isRoot, tally?.verb != .failed
    else { return nil }
    let missing = told.compactMap { difference -> Phrase? in
      guard case .missing(let value) = difference.claim, difference.path == first.path else {
        return nil
      }
      return "\(value)\(difference.noteInParentheses)"
    }
    guard missing.count == told.count else { return nil }
    let listed = missing.prefix(listed(told).count)
    return Phrase(listing: listed, of: told.count + unlisted).framed(by: "missing ", "")
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
      told.count + unlisted > Layout.named,
      let expected = whole?.expected, let actual = whole?.actual,
      expected.isAtAGlance, actual.isAtAGlance, expected.shortText != actual.shortText
    else { return nil }
    return
      "expected \(expected), but was \(actual)\(notes([Phrase(tally.text), remark]))"
  }

  /// The count and the first of several differences, with paths from the shared path.
  func list(joinedBy joint: Phrase.Joint) -> Phrase { list(told, joinedBy: joint) }

  private func list(_ told: [Difference], joinedBy joint: Phrase.Joint) -> Phrase {
    let count = told.count + unlisted
    let items = Phrase(
      listing: listed(told).indices.map { item($0, of: told) }, of: count, joinedBy: joint
    ) { rest(of: told, behind: $0) }
    guard let tally else { return items }
    let head: Phrase = "\(tally.text): "
    // Without it, nothing would say that what is listed is missing.
    if tally.saysWhatIsRight || tally.verb == .lack { return head + items }
    // Of parts with names, the words behind the list count those that it leaves out.
    let headOfSome = tally.unit.isOfMany ? head : head.droppable(with: .counts)
    return .if(.listed(count), head.droppable(with: .notesAndTallies), orElse: headOfSome) + items
  }

  /// A difference as an item of the list; of several elements that are missing at one place, only the
  /// first names it.
  private func item(_ index: Int, of told: [Difference]) -> Phrase {
    let difference = told[index]
    guard case .missing(let element) = difference.claim, !difference.path.isRoot else {
      return difference.asItem
    }
    if index > 0, case .missing = told[index - 1].claim,
      difference.path == told[index - 1].path
    {
      return "then \(element)\(difference.noteInParentheses)"
    }
    // The count in front of the list says that each is missing.
    let isPlain = tally?.verb == .lack && difference.path.splittingGap.place.isRoot
    return isPlain ? difference.placed(element) : difference.asItem
  }

  /// The differences that have no room: by their names if these are short, or by their number.
  private func rest(of told: [Difference], behind shown: Int) -> Phrase {
    let left = told.count + unlisted - shown
    if left > 2, shown > 0, tally?.areNeighbours == true,
      let last = told.last?.path.leadingIndex,
      let listed = told[shown - 1].path.leadingIndex, listed + 1 < last,
      told[shown].path.leadingIndex != listed
    {
      return "and [\(listed + 1)] to [\(last)]"
    }
    // Bytes are counted, and listed in runs.
    let number: Phrase = tally?.unit == .bytes ? "and \(left) more places" : Phrase(andMore(left))
    guard unlisted == 0, left <= Layout.namedOfRest else { return number }
    let places = told.map(\.path.inList)
    // Of two at one place, the place does not tell the one from the other.
    guard Set(places).count == places.count || places.allSatisfy(\.isEmpty) else { return number }
    let names = Phrase.joined(told.dropFirst(shown).map(Self.name), by: ", ")
    return .if(.brief(names), "\(number): \(names)", orElse: number)
  }

  /// A difference by its place or, if it has none, by what was expected.
  private static func name(_ difference: Difference) -> Phrase {
    let path = difference.path.inList
    if !path.isEmpty { return Phrase(path) }
    return difference.claim.expected.map { "expected \($0)" } ?? difference.claimText
  }

  /// The differences that a text lists; the last one stands behind those that are not kept.
  private func listed(_ told: [Difference]) -> ArraySlice<Difference> {
    unlisted > 0 ? told.dropLast() : told[...]
  }

  /// A line for each of several differences.
  ///
  /// - Parameter most: How many lines there may be before the others are counted.
  /// - Returns: No lines for a single difference, which the sentence says.
  package func items(most: Int) -> [DetailLine] {
    let told = told
    let count = told.count + unlisted
    guard count > 1, let last = told.last else { return [] }
    let shown = listed(told).prefix(most)
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
    let told = told
    guard told.count > 1, unlisted == 0, tally?.verb == .failed,
      told.allSatisfy({ !$0.path.isRoot }), Set(told.map(\.path.inList)).count == told.count
    else { return outcome(isNoted: isNoted) }
    let outcomes = told.lazy.map { difference in
      difference.placed(difference.outcomeText, noting: \.droppable)
    }
    let all = Phrase(listing: outcomes, joinedBy: .semicolon) { rest(of: told, behind: $0) }
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
}
