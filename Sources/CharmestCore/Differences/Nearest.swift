internal import Foundation

/// The value that is most like another value, and how the two differ.
///
/// If a value was looked for and not found, the reader wants to know the nearest one. Their
/// difference may be in a part that is cut from both texts.
package struct Nearest {
  /// Its index among the compared values.
  package let index: Int
  fileprivate let explanation: Explanation
  /// Whether the two values have one text on a first line.
  package let readsAlike: Bool
  /// `nearest`, or of more values than were compared, `nearest of the first 2000`.
  var word = "nearest"
  /// For a line that shows both values whole, and not alike.
  fileprivate let areShown: Phrase.Condition

  /// Finds the pair whose values are most alike; nil if no pair is near or reads the same.
  ///
  /// - Parameters:
  ///   - count: How many pairs there are; the first ones are compared.
  ///   - steps: How many pairs of parts are compared.
  ///   - pair: Gives a pair.
  init?(
    of count: Int, steps: Int = Layout.stepsForCosts, _ pair: (Int) -> (expected: Any, actual: Any)
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
    word = Self.word(of: count, compared: likeness.count)
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
      case .unequal(let first, let second) = explanation.differences[0].claim,
      explanation.differences[0].note == nil
    else { return explanation }
    let plain = (describing(expected), describing(actual))
    // A character that looks like another is named with its code point.
    if plain.0.isAtAGlance, plain.1.isAtAGlance, plain.0.shortText != plain.1.shortText,
      first.shortText != plain.0.shortText, second.shortText != plain.1.shortText
    {
      explanation.differences[0] = Difference(
        .unequal(expected: plain.0, actual: plain.1),
        note: "expected \(first), but was \(second)")
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

  /// `nearest`; of more values than were compared, `nearest of the first 2000`.
  static func word(of count: Int, compared: Int) -> String {
    count > compared ? "nearest of the first \(compared)" : "nearest"
  }

  /// `none of 5 is; nearest is X`, `none of 5 keys is; …`, or `the only key is X`.
  func told(
    _ text: Phrase, among unit: String, named units: String? = nil, of count: Int
  ) -> Phrase {
    let all = units.map { "\(count) \($0)" } ?? "\(count)"
    return count == 1
      ? "the only \(unit) is \(text)" : "none of \(all) is; \(word) is \(text)"
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
    let nearest: Phrase = "; \(word) is \(text(expecting: value))"
    return "was \(actual)" + .if(condition, "", orElse: nearest)
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

/// Values that were expected and are missing, and values that came unexpectedly.
struct Unmatched {
  /// A value and the text about it.
  struct Item {
    let value: Any
    /// How many of it are missing or unexpected.
    let count: Int
    private(set) var text: Phrase
    /// Where the value is, if that means something.
    let paths: AnyRandomAccessCollection<Path>
    /// The same in words: `[1]`, `[0], [2]`.
    let place: Phrase
    /// The value, and what follows it: `3 twice`, `3 at [1]`.
    var phrase: Phrase { text + suffix }
    /// What follows the value.
    let suffix: Phrase

    init<Value>(
      _ value: Value, count: Int = 1, at paths: some RandomAccessCollection<Path> = [],
      _ suffix: Phrase = ""
    ) {
      self.value = value
      self.count = count
      text = describing(value)
      self.paths = AnyRandomAccessCollection(paths)
      place = paths.isEmpty ? "" : Phrase(places: paths)
      self.suffix = place.framed(by: " at ", "") + suffix
    }

    /// Items of which the first ones are told apart.
    static func toldApart(_ items: some RandomAccessCollection<Item>)
      -> AnyRandomAccessCollection<Item>
    {
      let texts = items.prefix(Layout.mostListed).map(\.text).toldApart
      return AnyRandomAccessCollection(
        (0..<items.count).lazy.map { offset in
          var item = items[items.index(items.startIndex, offsetBy: offset)]
          if offset < texts.count { item.text = texts[offset] }
          return item
        })
    }
  }

  /// Which of the two are mistakes; the others are only compared with them.
  enum Mistakes {
    case both, missing, unexpected
  }

  private let missing: AnyRandomAccessCollection<Item>
  private let unexpected: AnyRandomAccessCollection<Item>
  private let mistakes: Mistakes
  /// Whether there are no other mistakes, which nobody has looked for.
  private let areAll: Bool
  /// For each of the first mistakes, the nearest value of the other side.
  private var nearest: [Nearest?] = []

  init(
    missing: some RandomAccessCollection<Item>, unexpected: some RandomAccessCollection<Item>,
    mistakes: Mistakes = .both, areAll: Bool = true
  ) {
    self.missing = Item.toldApart(missing)
    self.unexpected = Item.toldApart(unexpected)
    self.mistakes = mistakes
    self.areAll = areAll
    let others = self.others.prefix(Layout.comparedValues).map(\.value)
    let listed = wrong.prefix(Layout.mostListed)
    // Many mistakes together are worth as many steps as one alone, and the first no more than others.
    let steps = max(Layout.stepsOfCandidate, Layout.stepsForCosts / max(1, listed.count))
    nearest = listed.map { item in
      Nearest(of: self.others.count, steps: steps) {
        mistakes == .unexpected ? (others[$0], item.value) : (item.value, others[$0])
      }
    }
  }

  /// The values whose nearest value is shown.
  private var wrong: AnyRandomAccessCollection<Item> {
    mistakes == .unexpected ? unexpected : missing
  }
  /// The values that may be nearest to them.
  private var others: AnyRandomAccessCollection<Item> {
    mistakes == .unexpected ? missing : unexpected
  }

  /// The first mistake that has a near value.
  private var pair: (wrong: Int, nearest: Nearest)? {
    nearest.indices.lazy.compactMap { index in nearest[index].map { (index, $0) } }.first
  }

  /// For each of several missing values, the unexpected one that is nearest to it, if they differ
  /// inside and nothing is left over: then the values need not be told twice.
  private var nearPairs: [Nearest]? {
    guard mistakes == .both, areAll, missing.count > 1, missing.count == unexpected.count,
      missing.count <= Layout.named
    else { return nil }
    let pairs = nearest.enumerated().compactMap { index, nearest -> Nearest? in
      guard let nearest, nearest.isInside, self[missing, index].count == 1 else { return nil }
      let other = self[others, nearest.index]
      return other.count == 1 && !other.place.isEmpty ? nearest : nil
    }
    // One for each, and no unexpected one twice.
    return Set(pairs.map(\.index)).count == missing.count ? pairs : nil
  }

  /// What the text must say of two values whose texts look the same.
  var note: Phrase? { mistakes == .both && isOnePair ? pair?.nearest.note : nil }

  private var isOnePair: Bool { missing.count == 1 && unexpected.count == 1 }

  /// What the text must say of the unexpected values that are nearest to missing ones, among others.
  private var notes: [Int: Phrase] {
    guard mistakes == .both, !isOnePair else { return [:] }
    return Dictionary(
      nearest.compactMap(\.self).compactMap { nearest in
        nearest.note.map { note in
          (nearest.index, .if(nearest.areShown, note.droppable, orElse: note))
        }
      },
      uniquingKeysWith: { first, _ in first })
  }

  /// `missing X, unexpected Y at [1]`, or how the two differ if that is not seen.
  var summary: Phrase {
    let plain = joined(list("missing"), list("unexpected"))
    guard let (index, nearest) = pair else { return plain }
    if let pairs = nearPairs {
      let areInSight = pairs.dropFirst().reduce(pairs[0].isInSight) { .both($0, $1.isInSight) }
      return .if(
        areInSight, plain,
        // Without the values, which stand below.
        orElse: .leftOut
          + Phrase(
            listing: pairs.map { $0.text(at: self[others, $0.index].place, "") },
            joinedBy: .semicolon))
    }
    let (item, other) = (self[wrong, index], self[others, nearest.index])
    if mistakes == .both, let sides = nearest.sides {
      return .if(
        nearest.isInSight, plain,
        orElse: joined(
          list("missing", first: sides.expected + item.suffix, without: index),
          list("unexpected", first: sides.actual + other.suffix, without: nearest.index)))
    }
    let isMissing = mistakes != .unexpected
    if mistakes != .both, self.nearest.compactMap(\.self).count > 1 {
      let items = (0..<wrong.count).lazy.map { line(at: $0) }
      return Phrase(listing: items, rest: { Phrase(andMore(wrong.count - $0, areAll: areAll)) })
        .framed(by: isMissing ? "missing " : "unexpected ", "")
    }
    let rest = joined(
      list("missing", without: isMissing ? index : nearest.index),
      list("unexpected", without: isMissing ? nearest.index : index))
    let told: Phrase = """
      \(isMissing ? "missing " : "unexpected ")\(item.phrase), \(text(of: nearest))\
      \(rest.framed(by: "; ", ""))
      """
    return mistakes == .both ? .if(nearest.isInSight, plain, orElse: told) : told
  }

  private func joined(_ missing: Phrase, _ unexpected: Phrase) -> Phrase {
    .joined([missing, unexpected], by: ", ")
  }

  private subscript(items: AnyRandomAccessCollection<Item>, offset: Int) -> Item {
    items[items.index(items.startIndex, offsetBy: offset)]
  }

  /// `missing X, Y, and 3 more`; empty if there is none, or if it is not a mistake.
  ///
  /// - Parameters:
  ///   - verb: What is wrong.
  ///   - first: The value to begin with, in place of the one that is left out.
  ///   - left: The index of the value that is left out.
  /// - Returns: The verb and the list.
  private func list(_ verb: String, first: Phrase? = nil, without left: Int? = nil) -> Phrase {
    let isMissing = verb == "missing"
    guard mistakes != (isMissing ? .unexpected : .missing) else { return "" }
    let items = isMissing ? missing : unexpected
    let notes = isMissing ? [:] : notes
    let positions = (left != nil && first == nil ? 1 : 0)..<items.count
    let phrases = positions.lazy.map { position -> Phrase in
      let offset = Self.offset(at: position, beginningWith: left ?? 0)
      let phrase = (position == 0 ? first : nil) ?? self[items, offset].phrase
      return phrase + (notes[offset]?.framed(by: " (", ")") ?? "")
    }
    return Phrase(listing: phrases, rest: { Phrase(andMore(positions.count - $0, areAll: areAll)) })
      .framed(by: verb + " ", "")
  }

  /// Which item is at a position, if another one than the first is listed first.
  private static func offset(at position: Int, beginningWith first: Int) -> Int {
    position == 0 ? first : position <= first ? position - 1 : position
  }

  private func text(of nearest: Nearest) -> Phrase {
    let item = self[others, nearest.index]
    let text =
      mistakes == .unexpected
      ? nearest.text(expecting: item.text) : nearest.text(at: item.place, item.text)
    return "\(nearest.word) is \(text)"
  }

  /// Each mistake on its own, at its place; of two values that differ inside, or look alike, how they
  /// differ.
  var each: [Difference] {
    if let pairs = nearPairs ?? onlyPair {
      return pairs.flatMap { nearest in
        nearest.explanation.at(self[others, nearest.index].paths.first ?? .root).each
      }
    }
    let near = mistakes == .both ? nearest : []
    let actual = Dictionary(
      near.compactMap { near in near?.sides.map { (near?.index, $0.actual) } },
      uniquingKeysWith: { first, _ in first })
    let lacking = mistakes == .unexpected ? 0 : missing.count
    let extra = mistakes == .missing ? 0 : unexpected.count
    return (0..<lacking).listable.flatMap { offset -> [Difference] in
      let item = self[missing, offset]
      let value = (offset < near.count ? near[offset]?.sides?.expected : nil) ?? item.text
      return (0..<item.count).listable.map { _ in Difference(.missing(value)) }
    }
      + (0..<extra).listable.flatMap { offset -> [Difference] in
        let item = self[unexpected, offset]
        let value = actual[offset] ?? item.text
        let paths =
          item.paths.isEmpty ? (0..<item.count).listable.map { _ in .root } : item.paths.listable
        return paths.map { Difference(at: $0, .unexpected(value)) }
      }
  }

  /// The only missing value and the only unexpected one, if their texts alone do not tell them apart.
  private var onlyPair: [Nearest]? {
    guard mistakes == .both, isOnePair, let nearest = pair?.nearest,
      missing.first?.count == 1, unexpected.first?.paths.count == 1
    else { return nil }
    return nearest.isInside || nearest.note != nil || nearest.readsAlike ? [nearest] : nil
  }

  /// A line for each mistake: its verb and its text.
  var lines: [DetailLine] {
    func lines(_ verb: String, _ items: AnyRandomAccessCollection<Item>, _ areNear: Bool)
      -> [DetailLine]
    {
      DetailLine.list(
        (0..<items.count).lazy.map { position in
          (verb, areNear ? line(at: position) : self[items, position].phrase)
        })
    }
    return (mistakes == .unexpected ? [] : lines("missing", missing, true))
      + (mistakes == .missing ? [] : lines("unexpected", unexpected, mistakes == .unexpected))
  }

  /// A mistake, and the value that is nearest to it; first the one with which the summary begins.
  private func line(at position: Int) -> Phrase {
    let offset = Self.offset(at: position, beginningWith: pair?.wrong ?? 0)
    let item = self[wrong, offset]
    guard nearest.indices.contains(offset), let nearest = nearest[offset] else {
      return item.phrase
    }
    // What is no mistake is not listed.
    return .if(
      mistakes == .both ? nearest.isInSight : .never, item.phrase,
      orElse: "\(item.phrase) (\(text(of: nearest)))")
  }
}
