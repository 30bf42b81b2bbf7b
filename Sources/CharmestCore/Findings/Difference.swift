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

  /// Whether several things are wrong inside the place.
  var hasParts: Bool { if case .parts = claim { true } else { false } }

  /// The differences in a list of parts; otherwise only this one.
  var leaves: [Difference] {
    guard case .parts(let parts) = claim else { return [self] }
    return parts.leaves.map { leaf in
      var leaf = leaf.at(path)
      leaf.isInsideWhole = leaf.isInsideWhole || isInsideWhole
      return leaf
    }
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
