extension StringProtocol {
  /// The room that a text takes: one place for each scalar, two for a scalar of two columns.
  ///
  /// A text never has more scalars or more columns than this, whatever characters a terminal joins.
  package var width: Int {
    let count = unicodeScalars.count
    return count == utf8.count ? count : unicodeScalars.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
  }

  /// How many columns a text takes in a terminal.
  package var columns: Int {
    let count = unicodeScalars.count
    return count == utf8.count ? count : reduce(0) { $0 + $1.columns }
  }
}

extension String {
  /// The string with `...` in place of its middle, if it is wider than the limit.
  ///
  /// - Parameters:
  ///   - limit: The greatest width.
  ///   - share: How much of it the end takes.
  /// - Returns: The string; two parts of it if it is too wide.
  package func withoutMiddle(keeping limit: Int, atEnd share: Double = ValueLimits.shareAtEnd)
    -> String
  {
    guard width > limit else { return self }
    let kept = max(limit - ValueLimits.dots, 0)
    let end = Int(Double(kept) * share)
    let tail = Self.fitting(reversed().lazy.flatMap { $0.pieces.reversed() }, in: end).reversed()
    return Self.fitting(pieces, in: kept - end).joined() + "..." + tail.joined()
  }

  /// The first and the last characters; nil if the string has no more.
  func ends(keeping count: Int) -> String? {
    guard let end = index(startIndex, offsetBy: count, limitedBy: endIndex),
      let start = index(endIndex, offsetBy: -count, limitedBy: end)
    else { return nil }
    return String(self[..<end] + self[start...])
  }

  /// The string in rows of at most this width, cut behind blanks where there are any.
  ///
  /// - Parameters:
  ///   - limit: The greatest width of a row.
  ///   - indent: What all rows but the first begin with.
  /// - Returns: The rows; without the indents, they are the string.
  package func rows(keeping limit: Int, indent: String) -> [String] {
    guard width > limit else { return [self] }
    var rows: [String] = []
    var (row, word) = ("", "")
    // Counted on, because to measure a row anew for each character takes quadratic time.
    var (rowWidth, wordWidth) = (0, 0)
    for piece in pieces {
      let width = piece.width
      if rowWidth + wordWidth + width > limit {
        if wordWidth * ValueLimits.sharesOfWord > limit {
          (row, word, wordWidth) = (row + word, "", 0)
        }
        rows.append(row)
        (row, rowWidth) = (indent, indent.width)
      }
      word += piece
      wordWidth += width
      if piece == " " {
        row += word
        rowWidth += wordWidth
        (word, wordWidth) = ("", 0)
      }
    }
    return rows + [row + word]
  }

  private var pieces: some Sequence<String> { lazy.flatMap(\.pieces) }

  /// The first pieces that fit.
  private static func fitting(_ pieces: some Sequence<String>, in room: Int) -> [String] {
    var left = room
    return pieces.prefix {
      left -= $0.width
      return left >= 0
    }
  }
}

extension Character {
  /// The character, or its scalars if it has very many.
  fileprivate var pieces: [String] {
    unicodeScalars.count > ValueLimits.codePoints ? unicodeScalars.map(String.init) : [String(self)]
  }

  /// How many columns the character takes: two if one of its scalars is wide or makes it a picture.
  fileprivate var columns: Int {
    if unicodeScalars.contains(where: { $0.isWide || $0 == "\u{FE0F}" }) { return 2 }
    return unicodeScalars.count {
      ![.nonspacingMark, .enclosingMark, .format].contains($0.properties.generalCategory)
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar takes two columns: East Asian wide and full width, and pictures.
  var isWide: Bool {
    // The first wide scalar.
    guard value >= 0x1100 else { return false }
    return properties.isEmojiPresentation || wideScalars.contains { $0 ~= value }
  }
}

/// The blocks of scalars that Unicode calls wide or full width, without the pictures.
private let wideScalars: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
  0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
  0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF,
  0x20000...0x3FFFD,
]
