/// One thing that is wrong, and where.
package struct Difference {
  /// What is wrong at the place: one of three verbs, or a whole statement.
  package enum Claim {
    /// `expected X, but was Y`
    case unequal(expected: Phrase, actual: Phrase)
    /// `expected X, but Y`, where the second half has its own verb; only `Y` if `X` is empty.
    case reason(expected: Phrase, but: Phrase)
    /// `missing X`
    case missing(Phrase)
    /// `unexpected Y`
    case unexpected(Phrase)
    /// A sentence of its own.
    ///
    /// It contains one of the words expected, missing, unexpected.
    case statement(Phrase)
    /// Several things are wrong inside the place, each with a path from there.
    indirect case parts(Explanation)

    /// What was expected, if something else came in its place.
    var expected: Phrase? {
      switch self {
      case .unequal(let expected, _), .reason(let expected, _): expected
      case .missing, .unexpected, .statement, .parts: nil
      }
    }
  }

  package var path: Path
  package var claim: Claim
  /// More about this one difference, in parentheses after it; empty if it is not worth the room.
  package var note: Phrase? {
    get { placedNote?("") }
    set { placedNote = newValue.map { note in { _ in note } } }
  }
  /// The note, in which the names of elements have the place before them.
  private var placedNote: ((_ place: String) -> Phrase)?
  /// Whether without the note, what came looks like what was expected.
  var looksAlike = false
  /// The few places in which two texts differ.
  ///
  /// If nothing else differs, a failure text shows them in place of this difference.
  package var places: [Difference] = []
  /// The parts that the claim says are swapped.
  private(set) var swappedParts: (first: Path, second: Path)?
  /// What came, in words that follow "but", if the claim has a "but" of its own.
  var wordsBehindBut: Phrase?
  /// What the claim sums up in one sentence, each on its own, with paths from the same place; empty
  /// if the claim is about one thing, or has its parts itself.
  var summedUp: () -> [Difference] = { [] }
  /// Whether it is inside a value that was expected as a whole: then no description of what was
  /// expected names it.
  package var isInsideWhole = false

  package init(at path: Path = .root, _ claim: Claim, note: Phrase? = nil) {
    self.path = path
    self.claim = claim
    self.note = note
  }

  /// The claim as a sentence, without path and note.
  package var claimText: Phrase {
    switch claim {
    case .unequal(let expected, let actual):
      "expected \(expected), but was \(actual)"
    case .reason(let expected, let but):
      "\(expected.framed(by: "expected ", ", but "))\(but)"
    case .missing(let expected): "missing \(expected)"
    case .unexpected(let actual): "unexpected \(actual)"
    case .statement(let statement): statement
    // Commas, because semicolons separate the items of the outer list.
    case .parts(let parts): parts.list(joinedBy: .comma).insideItem
    }
  }

  /// The claim and the note as a sentence, without the path.
  package var claimWithNote: Phrase { "\(claimText)\(noteInParentheses)" }

  /// The note, with a blank in front.
  package var noteInParentheses: Phrase { note?.framed(by: " (", ")") ?? "" }

  /// The claim and the note behind the path, as an item of a list: `[2] expected 30, but was 31`,
  /// `missing 30 after [1]`.
  package var asItem: Phrase { placed(claimText) }

  /// A claim and the note behind the place; of swapped parts, each has it.
  ///
  /// - Parameters:
  ///   - claim: What is wrong.
  ///   - text: The path as it is written in front of the claim.
  ///   - noting: How the note is shown; with nil, it is not.
  /// - Returns: The item of a list.
  func placed(
    _ claim: Phrase, by text: (Path) -> String = \.inList, noting: (Phrase) -> Phrase? = { $0 }
  ) -> Phrase {
    let (path, gap) = path.splittingGap
    let place = text(path)
    let note = placedNote.flatMap { noting($0(place)) }?.framed(by: " (", ")") ?? ""
    if place.isEmpty { return "\(claim)\(gap)\(note)" }
    guard let swappedParts else { return "\(place) \(claim)\(gap)\(note)" }
    let (first, second) = (swappedParts.first.inList, swappedParts.second.inList)
    return "\(place)\(first) and \(place)\(second) are swapped\(note)"
  }

  /// The claim after its path.
  package var sentence: Phrase {
    let (place, gap) = path.splittingGap
    return "\(Phrase(place.inList).framed(by: "", ": "))\(claimText)\(gap)"
  }

  /// What came, without what was expected (`was 3`), for lists whose items all expect the same;
  /// with it where nothing else says it (`was 3, not 4`).
  package var outcomeText: Phrase {
    switch claim {
    case .unequal(let expected, let actual) where isInsideWhole:
      "was \(actual), not \(expected)"
    case .unequal(_, let actual): "was \(actual)"
    case .reason where isInsideWhole: claimText
    case .reason(_, let but): but
    case .missing, .unexpected, .statement, .parts: claimText
    }
  }
}

extension Difference {
  /// Says that two parts are swapped, and what each of them was.
  init(swapped first: (path: Path, actual: Phrase), _ second: (path: Path, actual: Phrase)) {
    let names = (first.path.inList, second.path.inList)
    self.init(.statement("\(names.0) and \(names.1) are swapped"))
    placedNote = { place in
      // Alone, `[0]` would be read as an element of the outermost list.
      let outer = first.path.leadingIndex != nil || first.path.leadsToKey ? place : ""
      return "\(outer)\(names.0) was \(first.actual), \(outer)\(names.1) was \(second.actual)"
    }
    swappedParts = (first.path, second.path)
    summedUp = {
      [(first, second), (second, first)].map { part, other in
        Difference(at: part.path, .unequal(expected: other.actual, actual: part.actual))
      }
    }
  }

  /// Adds one more thing to the note.
  mutating func addNote(_ more: Phrase) {
    let note = placedNote
    placedNote = { place in note.map { "\($0(place)); \(more)" } ?? more }
  }

  /// The same difference, in a value that holds this value at `path`.
  func at(_ outer: Path) -> Difference {
    var moved = self
    moved.path = outer + path
    return moved
  }

  /// The differences in a list of parts; otherwise only this one.
  var leaves: [Difference] {
    if case .parts(let parts) = claim { parts.leaves.map { $0.at(path) } } else { [self] }
  }

  /// Each thing that is wrong on its own, with its place: what is in a list of parts or in a sentence.
  var each: [Difference] {
    leaves.flatMap { leaf in
      let inner = leaf.summedUp().flatMap(\.each)
      return inner.isEmpty ? [leaf] : inner.map { $0.at(leaf.path) }
    }
  }
}

extension [Difference] {
  /// The same differences, of which missing values are told apart, and unexpected ones.
  var toldApart: [Difference] {
    var told = self
    func tellApart(_ value: (Difference.Claim) -> Phrase?, _ claim: (Phrase) -> Difference.Claim) {
      let places = indices.filter { value(self[$0].claim) != nil }
      let phrases = places.compactMap { value(self[$0].claim) }.toldApart
      for (place, phrase) in zip(places, phrases) { told[place].claim = claim(phrase) }
    }
    tellApart({ if case .missing(let value) = $0 { value } else { nil } }, { .missing($0) })
    tellApart({ if case .unexpected(let value) = $0 { value } else { nil } }, { .unexpected($0) })
    return told
  }
}

/// How many parts of a whole are wrong, so that the reader knows how many are right.
package struct Tally: Equatable, Sendable {
  package enum Verb: Sendable {
    /// `1 of 5 elements differs`, `1 of 5 fields in Person differs`
    case differ
    /// `1 of 5 expected elements is missing`, where nothing else is wrong
    case lack
    /// `1 of 5 elements is unexpected`, where nothing else is wrong
    case areUnexpected
    /// `2 of 3 expected elements found`; counts what is right.
    case found
    /// `2 of 3 elements match, in any order`; counts what is right.
    case matchInAnyOrder
    /// `the other 4 elements match, in any order`, where nothing is wrong but that some are missing,
    /// or that some are unexpected
    case othersMatchInAnyOrder
    /// `2 of 3 elements are allowed`; counts what is right.
    case areAllowed
    /// `1 of 3 conditions failed`
    case failed
    /// `the same elements in another order`
    case reorder
    /// `the same events at other times`
    case shift
  }

  /// What is counted.
  package enum Unit: String, Sendable {
    case arguments, bytes, conditions, elements, entries, events, fields, items, lines, parts,
      properties, values
    case associatedValues = "associated values"

    /// Whether it is one of many alike, and not of parts that have names.
    fileprivate var isOfMany: Bool {
      switch self {
      case .bytes, .elements, .entries, .events, .items, .lines, .values: true
      case .arguments, .associatedValues, .conditions, .fields, .parts, .properties: false
      }
    }
  }

  package var count: Int
  package var total: Int
  package var unit: Unit
  package var verb: Verb
  /// Whether there may be more, because not everything was compared.
  package var isLeast = false
  /// Whether the elements that differ follow each other, from the first to the last.
  var areNeighbours = false
  /// The name of the type whose parts are counted, if parts of parts are counted as well.
  private var whole: String?
  /// How many conditions were met before the first that failed.
  package var metFirst = 0
  /// Whether the path says which condition failed.
  package var isToldByPath = false

  package init(_ count: Int, of total: Int, _ unit: Unit, _ verb: Verb = .differ) {
    self.count = count
    self.total = total
    self.unit = unit
    self.verb = verb
  }

  /// Counts parts of a whole; nil for a whole of one part, where there is nothing to count.
  package init?(
    _ count: Int, outOf total: Int, _ unit: Unit, _ verb: Verb = .differ, isLeast: Bool = false
  ) {
    guard total > 1 else { return nil }
    self.init(count, of: total, unit, verb)
    self.isLeast = isLeast
  }

  /// The same count, which says that it is of the parts of parts of a value as well.
  ///
  /// The reader sees the parts at the place of the difference, and not all that are counted.
  package func ofPartsOfParts(in whole: Any.Type) -> Tally {
    let name = typeName(whole)
    guard !isOfLibrary(whole), name.count <= Layout.nameOfCounted else { return self }
    var tally = self
    tally.whole = name
    return tally
  }

  /// Counts differences by their kinds, so that the total is that of the expected parts where only
  /// such are missing, and of those that came where some are only too many.
  package init?(
    changed: Int = 0, missing: Int, unexpected: Int, outOf total: Int, _ unit: Unit,
    isLeast: Bool = false
  ) {
    let verb: Verb =
      if changed + unexpected == 0 { .lack } else if changed + missing == 0 { .areUnexpected } else
      {
        .differ
      }
    self.init(changed + missing + unexpected, outOf: total, unit, verb, isLeast: isLeast)
  }

  /// Whether the count of an outer value says more of one difference.
  ///
  /// The reader takes a count for that at the place of the difference. But how many elements of a list
  /// differ says more than how many fields of one of them.
  func isReplaced(by outer: Tally?) -> Bool { !unit.isOfMany && unit != outer?.unit }

  /// Whether it says more than a number: that nothing but the order or the times is wrong, or that
  /// only some elements are allowed.
  var saysWhatIsRight: Bool { [.reorder, .shift, .areAllowed].contains(verb) }

  /// Whether it counts the parts in which two values differ.
  var isOfDifferences: Bool { [.differ, .lack, .areUnexpected].contains(verb) }

  package var text: String { (isLeast ? "at least " : "") + exactText }

  private var exactText: String {
    let all = "\(count) of \(total) \(unit.rawValue)\(whole.map { " in \($0)" } ?? "")"
    return switch verb {
    case .differ: "\(all) \(count == 1 ? "differs" : "differ")"
    case .lack: "\(count) of \(total) expected \(unit.rawValue) \(isOrAre(count)) missing"
    case .areUnexpected: "\(all) \(isOrAre(count)) unexpected"
    case .found: "\(count) of \(total) expected \(unit.rawValue) found"
    case .matchInAnyOrder: "\(all) \(matchesOrMatch(count)), in any order"
    case .othersMatchInAnyOrder:
      count == 1
        ? "the other element matches" : "the other \(count) \(unit.rawValue) match, in any order"
    case .areAllowed: "\(all) \(isOrAre(count)) allowed"
    case .failed: "\(all) failed"
    case .reorder: "the same \(unit.rawValue) in another order"
    case .shift: "the same \(unit.rawValue) at other times"
    }
  }
}

/// One further line of a failure text: `key: value`.
package struct DetailLine {
  /// Which lines are dropped first when there is no room for all.
  package enum Kind: Sendable {
    /// A line that only shows what went well.
    case matched
    /// One of the lines around a difference.
    case context
    /// One of the things that are wrong.
    case item
  }

  /// When a line is needed.
  package enum Need: Sendable {
    case always
    /// If the first line does not say everything.
    case unlessSaid
    /// If the first line does not have the whole subject.
    case ifSubjectIsCut
  }

  /// A key and its value.
  package typealias Pair = (key: String, value: Phrase)

  package var kind: Kind
  package var key: String
  package var value: Phrase
  package var need = Need.always
  /// The lines that follow this one if there is room for more items of its kind.
  private var rest = AnyRandomAccessCollection<Pair>([])
  /// The lines in its place if it cannot be shown whole, one for each of its parts.
  fileprivate(set) var parts: [DetailLine] = []

  package init(_ kind: Kind, _ key: String, _ value: Phrase) {
    self.kind = kind
    self.key = key
    self.value = value
  }

  /// Lines for several items; a text shows the first items and counts the others.
  ///
  /// - Parameters:
  ///   - items: The items, in their order. Only the items that are shown are read.
  ///   - kind: When their lines are dropped if there is no room.
  /// - Returns: One line that stands for all, or none if there are no items.
  package static func list(_ items: some RandomAccessCollection<Pair>, _ kind: Kind = .item)
    -> [DetailLine]
  {
    guard let first = items.first else { return [] }
    var line = DetailLine(kind, first.key, first.value)
    line.rest = AnyRandomAccessCollection(items.dropFirst())
    return [line]
  }

  /// Lines such as "call 1: …" and "call 2: …"; a text shows the first ones and counts the others.
  ///
  /// - Parameters:
  ///   - noun: What the items are.
  ///   - items: The items, in their order.
  ///   - phrase: How an item is shown. Only the items that are shown are asked for.
  /// - Returns: One line that stands for all, or none if there are no items.
  static func numbered<Item>(
    _ noun: String, _ items: [Item], _ phrase: @escaping (Item) -> Phrase
  ) -> [DetailLine] {
    list(items.indices.lazy.map { ("\(noun) \($0 + 1)", phrase(items[$0])) })
  }

  /// Lines whose values stand in one column, so that the reader can compare them.
  package static func aligned(_ lines: [Pair]) -> [DetailLine] {
    let columns = lines.map(\.key.escapedForLog.columns)
    let widest = columns.max() ?? 0
    return zip(lines, columns).map { line, columns in
      DetailLine(.item, line.key, "\(String(repeating: " ", count: widest - columns))\(line.value)")
    }
  }

  /// The lines that this line stands for, at most this number and one line that counts the others.
  package func lines(_ most: Int) -> [DetailLine] {
    guard let last = rest.last else { return [self] }
    let shown = rest.prefix(most - 1).map { line($0.key, $0.value) }
    let left = rest.count - shown.count
    let more = line(
      "more",
      "\(notShown(left, of: rest.count + 1)), the last is \(last.key): \(last.value.withoutIndent)")
    return [line(key, value)] + shown + (left > 0 ? [more] : [])
  }

  private func line(_ key: String, _ value: Phrase) -> DetailLine {
    var line = DetailLine(kind, key, value)
    line.need = need
    return line
  }
}

extension [DetailLine] {
  /// The same lines, for this need only.
  package func needed(_ need: DetailLine.Need) -> [DetailLine] {
    map { line in
      var line = line
      line.need = need
      return line
    }
  }
}

extension DetailLine {
  /// The line for a difference that is one of several.
  package static func item(_ difference: Difference) -> DetailLine {
    let path = difference.path.inList
    guard path.isEmpty else {
      var line = DetailLine(.item, path, difference.claimWithNote)
      if case .parts(let parts) = difference.claim, parts.areAllListed {
        line.parts = difference.leaves.map { DetailLine(.item, $0.path.inList, $0.claimWithNote) }
      }
      return line
    }
    switch difference.claim {
    case .missing(let expected): return DetailLine(.item, "missing", expected)
    case .unexpected(let actual): return DetailLine(.item, "unexpected", actual)
    case .unequal, .reason, .statement, .parts:
      return DetailLine(.item, "differs", difference.claimWithNote)
    }
  }

  /// The line that counts the items that have no lines.
  package static func more(_ left: Int, of count: Int, last: Difference) -> DetailLine {
    DetailLine(
      .item, "more",
      "\(notShown(left, of: count)), the last is \(last.sentence)\(last.noteInParentheses)")
  }
}

/// The whole values behind a difference, for lines of their own.
package struct WholeValues {
  package var expected: Phrase?
  package var actual: Phrase?

  package init(expected: Phrase? = nil, actual: Phrase?) {
    self.expected = expected
    self.actual = actual
  }
}
