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
    // Up to ten mistakes share the steps of one alone, in equal parts.
    let steps = Layout.stepsForCosts / min(max(1, listed.count), Layout.listed)
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
    return nearest.searched.nearest(is: text)
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
