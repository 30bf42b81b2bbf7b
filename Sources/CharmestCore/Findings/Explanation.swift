/// Everything that is wrong with one value: differences with their paths, a count of what is right,
/// and details for further lines.
///
/// It is a tree of data, not a text, so that a composite matcher can prefix its own path, and can
/// merge, count and limit the differences of its parts.
@usableFromInline package struct Explanation {
  /// What is wrong, as the matchers found it: a part in which several things are wrong keeps them.
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
  package var lastLines: [DetailLine] = []
  /// What was expected as a whole, for a line of its own if the first line cuts it.
  var expectation: Phrase?
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

  /// Whether it says of what came no more than this value.
  func saysOnly(_ actual: Phrase) -> Bool { outcome.readsAs("was \(actual)") }

  /// Whether it has lines of its own, and not only those that stand in for what a first line cuts.
  var explainsBelow: Bool { details.contains { $0.need == .always } }

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
  var only: Difference? {
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
    return tally == nil ? (located, unlisted) : ([Difference(at: path, .parts(withoutPath))], 0)
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
  ///
  /// - Parameters:
  ///   - expected: What was expected.
  ///   - isNeeded: Whether nothing else says all of it, so that it has a line also where there is no
  ///     room for the value beside it.
  /// - Returns: The explanation with it.
  func expecting(_ expected: Phrase, ifCut isNeeded: Bool = false) -> Explanation {
    var expecting = self
    expecting.whole?.expected = expected
    if isNeeded { expecting.expectation = expected }
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
      if !only.explainsBelow { only.whole = whole ?? only.whole }
      return only
    }
    let kept = parts.map(\.asPart)
    var merged = Explanation(
      kept.flatMap(\.differences).toldApart, tally: tally, whole: whole)
    merged.unlisted = unlisted + kept.reduce(0) { $0 + $1.unlisted }
    merged.lastLines = parts.flatMap(\.lastLines)
    merged.expectedWholes = parts.flatMap(\.expectedWholes)
    if let tally, [.conditions, .properties].contains(tally.unit) {
      merged.expectedWholes += parts.compactMap(\.expectedWhole)
    }
    return merged
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

/// The whole values behind a difference, for lines of their own.
package struct WholeValues {
  package var expected: Phrase?
  package var actual: Phrase?

  package init(expected: Phrase? = nil, actual: Phrase?) {
    self.expected = expected
    self.actual = actual
  }
}
