extension StringProtocol {
  /// The text as a literal of Swift: in quotes, with invisible characters escaped.
  var quoted: String {
    isPlain && !utf8.contains(where: { $0 == 0x22 || $0 == 0x5C })
      ? "\"\(self)\"" : "\"\(map { $0.escaped(inQuotes: true) }.joined())\""
  }

  /// The text on one line, with invisible characters escaped, for names and descriptions.
  var escaped: String { isPlain ? String(self) : map { $0.escaped(inQuotes: false) }.joined() }

  private var isPlain: Bool { utf8.allSatisfy { (0x20..<0x7F).contains($0) } }

  /// How many columns of a terminal the text takes.
  var columns: Int {
    let count = utf8.count
    return unicodeScalars.count == count ? count : reduce(0) { $0 + $1.columns }
  }
}

extension Character {
  /// The character in visible form: as it is, or as an escape sequence.
  func escaped(inQuotes: Bool) -> String {
    if let byte = asciiValue, 0x23..<0x7F ~= byte, byte != 0x5C { return String(self) }
    // A limit, because thousands of marks on one letter would fill a page with escape sequences.
    let scalars = Array(unicodeScalars.prefix(16))
    let isPicture =
      scalars[0].properties.isEmoji && (scalars[0].value >= 0xA9 || scalars.last == "\u{20E3}")
    // A mark without a letter would stand on the quote or the escape sequence before it.
    var hasLetter = false
    return scalars.enumerated().map { index, scalar in
      let isJoiner =
        isPicture && (scalar == "\u{FE0F}" || scalar == "\u{200D}" && index + 1 < scalars.count)
      let isSeen = isJoiner || scalar.isVisible && (hasLetter || !scalar.isMark)
      hasLetter = isSeen
      return switch scalar {
      case "\"" where inQuotes, "\\" where inQuotes: "\\\(scalar)"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case "\0": "\\0"
      case _ where isSeen: "\(scalar)"
      default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }.joined() + (unicodeScalars.count > scalars.count ? "\\u{...}" : "")
  }

  /// How many columns of a terminal the character takes: two for East Asian scripts and pictures.
  var columns: Int { unicodeScalars.contains { $0.value >= 0x2E80 || $0 == "\u{FE0F}" } ? 2 : 1 }
}

extension Unicode.Scalar {
  fileprivate var isVisible: Bool {
    // Unicode calls the blank pattern of Braille a symbol, though it is invisible.
    if properties.isDefaultIgnorableCodePoint || self == "\u{2800}" { return false }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      return self == " "
    default: return true
    }
  }

  fileprivate var isMark: Bool {
    [.nonspacingMark, .spacingMark, .enclosingMark].contains(properties.generalCategory)
  }
}
