/// The value that is most like another value, and how the two differ.
///
/// If a value was looked for and not found, the reader wants to know the nearest one. Their
/// difference may be in a part that is cut from both texts.
package struct Nearest {
  /// Its index among the compared values.
  package let index: Int
  private let explanation: Explanation
  /// Whether the two values have one text on a first line.
  package let readsAlike: Bool
  /// Whether a line with this much room for each value shows both whole, and not alike.
  private let isShown: (TextLimits) -> Bool

  /// The largest number of values that are compared.
  static let mostCompared = 2_000
  /// Above this cost, two values are too different to be compared in a text.
  package static let highestCost = 0.5

  /// Finds the pair whose values are most alike; nil if no pair is near or reads the same.
  ///
  /// - Parameters:
  ///   - count: How many pairs there are.
  ///   - comparison: Compares the values; several searches can share its budget.
  ///   - pair: Gives a pair.
  init?(
    of count: Int, by comparison: ValueComparison = ValueComparison(),
    _ pair: (Int) -> (expected: Any, actual: Any)
  ) {
    let compared = 0..<min(count, Self.mostCompared)
    let costs = compared.map { index in
      let (expected, actual) = pair(index)
      return comparison.cost(expected, actual)
    }
    let best = costs.indices.min { costs[$0] < costs[$1] }.flatMap {
      costs[$0] <= Self.highestCost ? $0 : nil
    }
    let nearby = compared.prefix(TextLimits.detail.items)
    guard let index = best ?? nearby.first(where: { Self.readAlike(pair($0)) }) else { return nil }
    self.init(index, pair(index))
  }

  /// A value that is near, and what was expected in its place.
  init(_ index: Int, _ values: (expected: Any, actual: Any)) {
    self.index = index
    explanation = Self.explanation(values)
    readsAlike = Self.readAlike(values)
    let (expected, actual) = values
    isShown = { limits in
      let first = ValueDescription(of: expected, limit: limits.value)
      let second = ValueDescription(of: actual, limit: limits.value)
      return first.isComplete && second.isComplete && first.text != second.text
    }
  }

  /// Whether two values have one text on a first line.
  static func readAlike(_ values: (expected: Any, actual: Any)) -> Bool {
    func text(_ value: Any) -> String {
      ValueDescription(of: value, limit: TextLimits.summary.value).text
    }
    return text(values.expected) == text(values.actual)
  }

  /// How two values differ, with a note if their texts alone would not show it.
  private static func explanation(_ values: (expected: Any, actual: Any)) -> Explanation {
    let (expected, actual) = values
    var explanation = explainInequality(expected: expected, actual: actual)
    guard !explanation.isInside, explanation.differences.count == 1,
      case .unequal(let first, let second) = explanation.differences[0].claim,
      explanation.differences[0].note == nil
    else { return explanation }
    let plain = (
      ValueDescription(of: expected, limit: TextLimits.summary.value),
      ValueDescription(of: actual, limit: TextLimits.summary.value)
    )
    // A character that looks like another is named with its code point.
    if plain.0.isComplete, plain.1.isComplete, plain.0.text != plain.1.text,
      first.text(.summary) != plain.0.text,
      second.text(.summary) != plain.1.text
    {
      explanation.differences[0] = Difference(
        .unequal(expected: Phrase(plain.0.text), actual: Phrase(plain.1.text)),
        note: "expected \(first), but was \(second)")
    }
    return explanation
  }

  /// A near value, and how it differs.
  package init(_ index: Int, _ explanation: Explanation) {
    self.index = index
    self.explanation = explanation
    readsAlike = false
    isShown = { _ in false }
  }

  /// Whether the reader sees the difference when both values stand side by side.
  package func isInSight(_ limits: TextLimits) -> Bool { note == nil && isShown(limits) }

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
  ///   - limits: How much room there is.
  /// - Returns: The text that follows the words "the nearest is".
  package func text(at place: String, _ value: Phrase, _ limits: TextLimits) -> String {
    if let text = sides?.actual.text(limits), isSaidByNote(limits) {
      return (place.isEmpty ? text : "\(place) \(text)") + noteInParentheses(limits)
    }
    let head = place.isEmpty ? value.text(limits) : place
    // A condition is seldom long, and the value is shown only to recognize it.
    let room = explanation.isOneCondition ? limits : limits.forTwoValues
    return "\(head): \(explanation.asItem(room))"
  }
}

extension Nearest {
  /// Whether one of the two values and the note say everything.
  private func isSaidByNote(_ limits: TextLimits) -> Bool {
    guard note != nil, let sides else { return !readsAlike }
    return isShown(limits) || sides.expected.text(limits) == sides.actual.text(limits)
  }

  private func noteInParentheses(_ limits: TextLimits) -> String {
    note.map { " (\($0.text(limits)))" } ?? ""
  }

  /// `"tamago"`, or `Soup(…): .salt expected 3, but was 4`, if the nearest value is an expected
  /// one.
  func text(expecting value: Phrase, _ limits: TextLimits) -> String {
    if let text = sides?.expected.text(limits), isSaidByNote(limits) {
      return text + noteInParentheses(limits)
    }
    return "\(value.text(limits.forTwoValues)): \(explanation.asItem(limits.forTwoValues))"
  }
}

/// Values that were expected and are missing, and values that came unexpectedly.
struct Unmatched {
  /// A value and the text about it.
  struct Item {
    let value: Any
    let text: Phrase
    /// What follows the value: ` twice`, ` at [1]`.
    let suffix: Phrase

    init<Value>(_ value: Value, _ suffix: Phrase = "") {
      self.value = value
      text = describing(value)
      self.suffix = suffix
    }

    var place: Phrase {
      Phrase { limits in
        let suffix = suffix.text(limits)
        return suffix.hasPrefix(" at ") ? String(suffix.dropFirst(4)) : ""
      }
    }

    func rendering(_ limits: TextLimits) -> String { text.text(limits) + suffix.text(limits) }
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
  private let nearest: [Nearest?]

  init(
    missing: some RandomAccessCollection<Item>, unexpected: some RandomAccessCollection<Item>,
    mistakes: Mistakes = .both, areAll: Bool = true
  ) {
    self.missing = AnyRandomAccessCollection(missing)
    self.unexpected = AnyRandomAccessCollection(unexpected)
    self.mistakes = mistakes
    self.areAll = areAll
    let comparison = ValueComparison()
    let (wrong, candidates) =
      mistakes == .unexpected ? (self.unexpected, self.missing) : (self.missing, self.unexpected)
    let others = candidates.prefix(Nearest.mostCompared).map(\.value)
    nearest = wrong.prefix(TextLimits.detail.items).map { item in
      Nearest(of: others.count, by: comparison) {
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

  var isEmpty: Bool { missing.isEmpty && unexpected.isEmpty }

  /// The first mistake that has a near value.
  private var pair: (wrong: Int, nearest: Nearest)? {
    nearest.indices.lazy.compactMap { index in nearest[index].map { (index, $0) } }.first
  }

  /// What the text must say of two values whose texts look the same.
  var note: Phrase? { mistakes == .both ? pair?.nearest.note : nil }

  /// `missing X, unexpected Y at [1]`, or how the two differ if that is not seen.
  func summary(_ limits: TextLimits) -> String {
    guard let (index, nearest) = pair, mistakes != .both || !nearest.isInSight(limits) else {
      return [phrase("missing", limits), phrase("unexpected", limits)].compactMap(\.self)
        .joined(separator: ", ")
    }
    let (item, other) = (self[wrong, index], self[others, nearest.index])
    if mistakes == .both, let sides = nearest.sides {
      let texts = (
        sides.expected.text(limits) + item.suffix.text(limits),
        sides.actual.text(limits) + other.suffix.text(limits)
      )
      return [
        phrase("missing", first: texts.0, without: index, limits),
        phrase("unexpected", first: texts.1, without: nearest.index, limits),
      ].compactMap(\.self).joined(separator: ", ")
    }
    let rest = [
      phrase("missing", without: mistakes == .unexpected ? nearest.index : index, limits),
      phrase("unexpected", without: mistakes == .unexpected ? index : nearest.index, limits),
    ].compactMap(\.self).joined(separator: ", ")
    return (mistakes == .unexpected ? "unexpected " : "missing ")
      + "\(item.rendering(limits)), \(text(of: nearest, limits))"
      + (rest.isEmpty ? "" : "; \(rest)")
  }

  private subscript(items: AnyRandomAccessCollection<Item>, offset: Int) -> Item {
    items[items.index(items.startIndex, offsetBy: offset)]
  }

  /// `missing X, Y, and 3 more`; nil if there is none, or if it is not a mistake.
  ///
  /// - Parameters:
  ///   - verb: What is wrong.
  ///   - first: The text of the first value, if it is already written.
  ///   - left: The index of the value that is left out.
  ///   - limits: How many values are listed.
  /// - Returns: The verb and the list.
  private func phrase(
    _ verb: String, first: String? = nil, without left: Int? = nil, _ limits: TextLimits
  ) -> String? {
    let isMissing = verb == "missing"
    guard mistakes != (isMissing ? .unexpected : .missing) else { return nil }
    let items = isMissing ? missing : unexpected
    let listed = items.prefix(limits.items + 1).enumerated().filter { $0.offset != left }
    let others = listed.prefix(limits.items - (first == nil ? 0 : 1)).map {
      $0.element.rendering(limits)
    }
    let texts = (first.map { [$0] } ?? []) + others
    guard !texts.isEmpty else { return nil }
    let more = items.count - (left == nil ? 0 : 1) - others.count
    return
      "\(verb) \((more > 0 ? texts + [andMore(more, areAll: areAll)] : texts).joined(separator: ", "))"
  }

  private func text(of nearest: Nearest, _ limits: TextLimits) -> String {
    let item = self[others, nearest.index]
    return "nearest is "
      + (mistakes == .unexpected
        ? nearest.text(expecting: item.text, limits)
        : nearest.text(at: item.place.text(limits), item.text, limits))
  }

  /// A line for each mistake: its verb and its text.
  var lines: [DetailLine] {
    func lines(_ verb: String, _ items: AnyRandomAccessCollection<Item>, _ areNear: Bool)
      -> [DetailLine]
    {
      DetailLine.list(
        items.indices.lazy.enumerated().map { offset, index in
          (verb, Phrase { areNear ? line(items[index], offset, $0) : items[index].rendering($0) })
        })
    }
    return (mistakes == .unexpected ? [] : lines("missing", missing, true))
      + (mistakes == .missing ? [] : lines("unexpected", unexpected, mistakes == .unexpected))
  }

  private func line(_ item: Item, _ offset: Int, _ limits: TextLimits) -> String {
    guard nearest.indices.contains(offset), let nearest = nearest[offset],
      !nearest.isInSight(limits.forTwoValues)
    else { return item.rendering(limits) }
    return "\(item.rendering(limits.forTwoValues)) (\(text(of: nearest, limits)))"
  }
}
