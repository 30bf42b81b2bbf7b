/// A text, and the place where it differs from another one.
struct TextPlace {
  let whole: String
  var index: String.Index
  /// How many characters the text has; zero where its piece need not end like that of the other.
  var count = 0

  /// The text from the place on.
  var rest: Substring { whole[index...] }

  /// How much of a text is shown.
  enum Extent {
    /// All of a short text or, on a line of its own, of a longer one; of others, as many characters
    /// on either side of the place as there is context.
    case around(onALine: Bool)
    /// So many characters in front of the place and behind it, and what is around these; if they
    /// have no room, the same number of characters on either side.
    case part(before: Int, behind: Int)
    /// The beginning or the end of a text, of which so many characters are the same; if the place is
    /// too far from there, what is around it.
    case end(same: Int, isLast: Bool)
  }

  /// The piece of the text that is shown beside another text, both cut at the same place.
  func piece(_ extent: Extent, beside other: TextPlace, in room: Room) -> Substring {
    var size = max(room.excerpt - ValueLimits.quotesAndDots, Layout.leastOfText)
    switch extent {
    case .around(let isOnALine):
      let most = isOnALine ? room.excerpt : Layout.shortText
      let widest = room.cutsShortTexts ? room.excerpt : max(room.excerpt, Layout.shortText)
      if [self, other].allSatisfy({ $0.isWhole(most, widest + ValueLimits.quotesAndDots) }) {
        return whole[...]
      }
      size = 2 * room.context + 1
    case .part(let before, let behind): size = max(size, min(before + behind, Layout.shortPart))
    case .end: break
    }
    let most = room.excerpt + ValueLimits.quotesAndDots
    // Escapes and wide characters make pieces longer.
    while size > Layout.landmark,
      let width = [self, other].map({ quoted(piece: $0.piece(extent, size)).width }).max(),
      width > most
    { size = max(min(size * most / width, size - 1), Layout.landmark) }
    // Both pieces end at the same place of what follows the difference.
    let (behind, less) = (size / 2 + 1, other.count - count)
    if case .around = extent, 1...max(size / Layout.sharesToAlign, 1) ~= less,
      rest.prefix(behind - less).suffix(Layout.landmark)
        == other.rest.prefix(behind).suffix(Layout.landmark)
    {
      return piece(size / 2, behind - less)
    }
    return piece(extent, size)
  }

  /// Whether the text has at most so many characters, and this width in quotes.
  private func isWhole(_ count: Int, _ width: Int) -> Bool {
    whole.index(whole.startIndex, upTo: count) == whole.endIndex && quoted(whole).width <= width
  }

  private func piece(_ extent: Extent, _ size: Int) -> Substring {
    let ahead: Int
    var size = size
    switch extent {
    case .around: return piece(size / 2, size / 2 + 1)
    case .part(let before, let behind) where before + behind > size:
      return piece(size / 2, size / 2)
    case .part(let before, let behind):
      let spare = (size - before - behind) / 2
      (ahead, size) = (before + spare, before + behind + 2 * spare)
    case .end(let same, let isLast):
      let near = same + Layout.landmark <= size ? same : size / 2
      ahead = isLast ? size - near : near
    }
    let start = whole.index(index, upTo: -ahead)
    return piece(start, whole.index(start, upTo: size))
  }

  /// What a piece has in front of the place, in quotes.
  func front(of piece: Substring) -> String {
    (piece.startIndex > whole.startIndex ? "..." : "") + quoted(whole[piece.startIndex..<index])
  }

  /// So many characters in front of the place and behind it.
  func piece(_ before: Int, _ behind: Int) -> Substring {
    piece(whole.index(index, upTo: -before), whole.index(index, upTo: behind))
  }

  /// A piece of the text; up to an end of the text if the dots would take as much room.
  private func piece(_ start: String.Index, _ end: String.Index) -> Substring {
    let isAtStart = whole.index(start, upTo: -"...".count) == whole.startIndex
    let isAtEnd = whole.index(end, upTo: "...".count) == whole.endIndex
    return whole[(isAtStart ? whole.startIndex : start)..<(isAtEnd ? whole.endIndex : end)]
  }
}

extension String {
  /// The index so many characters behind another one or, if negative, in front of it; at most the
  /// start or the end.
  func index(_ start: Index, upTo distance: Int) -> Index {
    let end = distance < 0 ? startIndex : endIndex
    return index(start, offsetBy: distance, limitedBy: end) ?? end
  }
}
