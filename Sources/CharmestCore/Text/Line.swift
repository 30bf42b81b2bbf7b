/// A phrase that fits into a number of columns.
struct Line {
  var text: String
  /// Whether a part of the phrase is left out.
  var isCut: Bool

  /// - Parameters:
  ///   - phrase: The words to write.
  ///   - room: How many columns there are.
  ///   - least: How many columns a value must get if it needs more; otherwise there is no line.
  init?(_ phrase: Phrase, in room: Int, least: Int) {
    let left = room - phrase.pieces.map(\.wordColumns).reduce(0, +)
    if let whole = Self.share(of: phrase.pieces.map(\.columnsOfWhole), in: left), whole == .max {
      text = phrase.pieces.map { $0.text(in: .max) }.joined()
      isCut = false
      return
    }
    // If there is too little room for everything, the stretches around the differences are enough.
    let needs = phrase.pieces.map(\.columnsAtLeast)
    let share = Self.share(of: needs, in: left)
    guard let share, share >= least, least < .max else { return nil }
    text = zip(phrase.pieces, needs).map { $0.text(in: min($1, share)) }.joined()
    isCut = true
  }

  /// The phrase in any room; its end is cut if there is too little.
  init(cutting phrase: Phrase, in room: Int) {
    if let line = Self(phrase, in: room, least: Limits.leastShare) {
      self = line
      return
    }
    let text = phrase.pieces.map { $0.text(in: Limits.leastShare) }.joined()
    self.text = text.columns <= room ? text : text.prefix(columns: room - 3) + "..."
    isCut = true
  }

  /// How many columns each value may take so that all have room; nil if there is too little room.
  ///
  /// Values that need less leave the rest to the others.
  private static func share(of needs: [Int], in room: Int) -> Int? {
    let needs = needs.filter { $0 > 0 }.sorted()
    var left = room
    for (index, need) in needs.enumerated() {
      let share = left / (needs.count - index)
      if need > share { return share }
      left -= need
    }
    return left >= 0 ? .max : nil
  }
}

extension Phrase.Piece {
  fileprivate var wordColumns: Int { if case .words(let words) = self { words.columns } else { 0 } }

  /// How many columns a value takes as a whole.
  fileprivate var columnsOfWhole: Int {
    switch self {
    case .words: 0
    case .value(let value): value.columns
    case .side(let pair, let side): pair[side].columns
    }
  }

  /// How many columns a value takes if values are cut; both sides of a pair take the same.
  fileprivate var columnsAtLeast: Int {
    if case .side(let pair, _) = self { return min(pair.columns, pair.columnsOfDifference) }
    return columnsOfWhole
  }

  func text(in room: Int) -> String {
    switch self {
    case .words(let words): words
    case .value(let value): value.text(in: room)
    case .side(let pair, let side): pair.text(side, in: room)
    }
  }
}

extension String {
  /// Both ends of the text, if it takes more columns than the limit.
  func withoutMiddle(keeping limit: Int) -> String {
    guard columns > limit else { return self }
    let start = prefix(columns: limit / 2 - 3)
    return start + "..." + String(String(reversed()).prefix(columns: limit / 2).reversed())
  }

  func prefix(columns: Int) -> String {
    var left = columns
    let start = prefix { character in
      left -= character.columns
      return left >= 0
    }
    return String(start)
  }
}
