internal import Foundation

/// The value that is most like another value, and how the two differ.
///
/// If a value was looked for and not found, the reader wants to know the nearest one. Their
/// difference may be in a part that is cut from both texts.
package struct Nearest {
  /// Its index among the compared values.
  package let index: Int
  let explanation: Explanation
  /// Whether the two values have one text on a first line.
  package let readsAlike: Bool
  /// How many values were compared, of how many.
  var searched = Searched(compared: 1, total: 1)
  /// For a line that shows both values whole, and not alike.
  let areShown: Phrase.Condition

  /// Finds the pair whose values are most alike; nil if no pair is near or reads the same.
  ///
  /// - Parameters:
  ///   - count: How many pairs there are; the first ones are compared.
  ///   - total: How many values there are, if that is more.
  ///   - steps: How many pairs of parts are compared.
  ///   - pair: Gives a pair.
  init?(
    of count: Int, outOf total: Int? = nil, steps: Int = Layout.stepsForCosts,
    _ pair: (Int) -> (expected: Any, actual: Any)
  ) {
    let comparison = ValueComparison(stepsForCosts: steps)
    var likeness: [Likeness] = []
    while likeness.count < min(count, Layout.comparedValues) {
      let (expected, actual) = pair(likeness.count)
      guard let next = comparison.likeness(expected, actual) else { break }
      likeness.append(next)
    }
    guard let index = Self.best(of: likeness, orFirst: { Self.readAlike(pair($0)) }) else {
      return nil
    }
    self.init(index, pair(index))
    searched = Searched(compared: likeness.count, total: total ?? count)
  }

  /// How many values a search has compared, of how many.
  struct Searched {
    let compared: Int
    let total: Int

    private var areAll: Bool { compared >= total }

    /// `nearest`; of more values than were compared, `nearest of the first 2000`.
    private var word: String { areAll ? "nearest" : "nearest of the first \(compared)" }

    /// `nearest is X`.
    func nearest(is value: Phrase) -> Phrase { "\(word) is \(value)" }

    /// `nearest key, with 3, is X`; of more than were compared, `nearest of the first 2000 keys, …`.
    func nearest(_ unit: String, with other: Phrase, is value: Phrase) -> Phrase {
      "\(word) \(unit)\(areAll ? "" : "s"), with \(other), is \(value)"
    }
  }

  /// How much a value has in common with what was expected.
  struct Likeness {
    /// The wrong share of it, from 0 to 1.
    let cost: Double
    /// The parts that are not as expected, by their numbers; nil if no part is known to be right.
    let wrongParts: Set<Int>?
  }

  /// Whether a search for the nearest explains a value, in which it would search again and again.
  static let isSearching = TaskLocal(wrappedValue: false)

  /// How many values to compare: so many, or few inside of another search.
  static func most(_ count: Int) -> Int { isSearching.get() ? Layout.mostListed : count }

  /// The index of the value that is nearest; nil if none is near.
  ///
  /// Of two values, the one is nearer whose right parts are right in fewer of the others: an
  /// identifier says more than a number that a third of all values have. If these say as much, it
  /// is the one of which less is wrong.
  ///
  /// - Parameters:
  ///   - values: How much the values have in common with what was expected.
  ///   - isMeant: Whether a value, of the first ones, is meant even if none is near.
  /// - Returns: The index.
  static func best(of values: [Likeness], orFirst isMeant: (Int) -> Bool = { _ in false }) -> Int? {
    var wrongValues: [Int: Int] = [:]
    let known = values.compactMap(\.wrongParts)
    for wrongParts in known { for part in wrongParts { wrongValues[part, default: 0] += 1 } }
    // What a part says where it is right, in thousandths: whole numbers, because a sum of others
    // depends on their order.
    let weights = wrongValues.mapValues { wrong in
      wrong < known.count
        ? Int(1_000 * log(Double(known.count) / Double(known.count - wrong))) : 0
    }
    let all = weights.values.reduce(0, +)
    func weight(_ value: Likeness) -> Int {
      value.wrongParts.map { all - $0.reduce(0) { $0 + (weights[$1] ?? 0) } } ?? 0
    }
    var best: (index: Int, weight: Int, cost: Double)?
    for (index, value) in values.enumerated() where value.cost <= Layout.highestCost {
      let weight = weight(value)
      if let best, (best.weight, -best.cost) >= (weight, -value.cost) { continue }
      best = (index, weight, value.cost)
    }
    return best?.index ?? values.indices.prefix(Layout.mostListed).first(where: isMeant)
  }

  /// A value that is near, and what was expected in its place.
  init(_ index: Int, _ values: (expected: Any, actual: Any)) {
    self.index = index
    explanation = Self.explanation(values)
    readsAlike = Self.readAlike(values)
    areShown = .apart(describing(values.expected), describing(values.actual))
  }

  /// Whether two values have one text on a first line, or texts that look alike.
  static func readAlike(_ values: (expected: Any, actual: Any)) -> Bool {
    StringDifference.readAlike(
      describing(values.expected).shortText, describing(values.actual).shortText)
  }

  /// How two values differ, with a note if their texts alone would not show it.
  private static func explanation(_ values: (expected: Any, actual: Any)) -> Explanation {
    let (expected, actual) = values
    var explanation = explainInequality(of: values)
    guard !explanation.isInside, explanation.differences.count == 1,
      case .unequal(let clearExpected, let clearActual) = explanation.differences[0].claim,
      explanation.differences[0].note == nil
    else { return explanation }
    let (plainExpected, plainActual) = (describing(expected), describing(actual))
    let texts = (expected: plainExpected.shortText, actual: plainActual.shortText)
    // A character that looks like another is named with its code point.
    if plainExpected.isAtAGlance, plainActual.isAtAGlance, texts.expected != texts.actual,
      clearExpected.shortText != texts.expected, clearActual.shortText != texts.actual
    {
      explanation.differences[0] = Difference(
        .unequal(expected: plainExpected, actual: plainActual),
        note: "expected \(clearExpected), but was \(clearActual)")
    }
    return explanation
  }

  /// Whether a part of the value says how it differs.
  var isInside: Bool { explanation.isInside }

  /// A near value, and how it differs.
  package init(_ index: Int, _ explanation: Explanation) {
    self.index = index
    self.explanation = explanation
    readsAlike = false
    areShown = .never
  }

  /// For a line on which the reader sees the difference when both values stand side by side.
  package var isInSight: Phrase.Condition { note == nil ? areShown : .never }

  /// Whether the value looks like one that was expected, and only a note tells the two apart.
  var looksAlike: Bool { explanation.looksAlike }

  /// Whether the two values must not only stand side by side, as keys of a first line.
  var isHidden: Bool { !isInSight.holdsForKeys }

  /// What the text must say of the two values beside their own texts.
  package var note: Phrase? { sides.flatMap { _ in explanation.differences[0].note } }

  /// Both values, written so that their difference is seen; nil if only a part must be shown.
  package var sides: (expected: Phrase, actual: Phrase)? {
    guard !explanation.isInside, !explanation.isOneCondition,
      case .unequal(let expected, let actual)? = explanation.differences.first?.claim
    else { return nil }
    return (expected, actual)
  }

  /// `[1] "tamgo"`, or `[1]: .age expected 3, but was 4`.
  ///
  /// - Parameters:
  ///   - place: Where the value is; empty if the place means nothing.
  ///   - value: The value.
  /// - Returns: The phrase that follows the words "the nearest is".
  package func text(at place: Phrase, _ value: Phrase) -> Phrase {
    let difference = looksAlike ? explanation.outcome : explanation.asItem
    return saidByNote(
      sides?.actual, at: place, orElse: "\(place.isEmpty ? value : place): \(difference)")
  }

  /// The same of a key, beside the path of the expected one, which may be cut.
  func text(ofKey key: Any, expecting expected: Any) -> Phrase {
    Self.isShown(expected)
      ? text(at: "", describing(key)) : "\(describing(key)): \(explanation.asItem)"
  }

  /// Whether a path shows all of a key.
  static func isShown(_ key: Any) -> Bool {
    ValueDescription(of: key, limit: Layout.keyInPath).isComplete
  }

  /// `"tamago"`, or `Soup(…): .salt expected 3, but was 4`, if the nearest value is an expected
  /// one.
  func text(expecting value: Phrase) -> Phrase {
    saidByNote(sides?.expected, at: "", orElse: "\(value): \(explanation.asItem)")
  }

  /// `none of 5 is; nearest is X`, `none of 5 keys is; …`, or `the only key is X`.
  func told(
    _ text: Phrase, among unit: String, named units: String? = nil, of count: Int
  ) -> Phrase {
    let all = units.map { "\(count) \($0)" } ?? "\(count)"
    return count == 1
      ? "the only \(unit) is \(text)" : "none of \(all) is; \(searched.nearest(is: text))"
  }

  /// What came and, if the difference is not seen, the nearest of several expected values.
  ///
  /// - Parameters:
  ///   - actual: What came.
  ///   - value: The nearest expected value.
  ///   - isInSight: For a line that shows all expected values.
  /// - Returns: `was 3; nearest is 4`.
  func was(
    _ actual: Phrase, expecting value: Phrase, ifListed isInSight: Phrase.Condition? = nil
  ) -> Phrase {
    let condition = isInSight.map { .both(self.isInSight, $0) } ?? self.isInSight
    let nearest = searched.nearest(is: text(expecting: value))
    return "was \(actual)" + .if(condition, "", orElse: "; \(nearest)")
  }

  /// One of the two values and the note, where they say everything.
  private func saidByNote(_ side: Phrase?, at place: Phrase, orElse long: Phrase) -> Phrase {
    guard let side, let sides else { return long }
    let short = place.framed(by: "", " ") + side
    guard let note else { return readsAlike ? long : short }
    return .if(
      .either(areShown, .alike(sides.expected, sides.actual)),
      "\(short)\(note.framed(by: " (", ")"))", orElse: long)
  }
}
