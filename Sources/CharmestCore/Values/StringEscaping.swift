/// A text between quotes, as a Swift literal that shows every invisible character.
///
/// - Parameter text: A string or a window of one.
/// - Returns: One line that can only be read as a quoted text.
package func quoted(_ text: some StringProtocol) -> String {
  escaped(text, .quoted, in: .unlimited).text
}

/// A piece of a text in quotes, with dots where the text goes on.
func quoted(piece: Substring) -> String { piece.dotted(quoted(piece)) }

extension Substring {
  /// What is written of a piece of a text, with dots where the text goes on.
  func dotted(_ piece: String) -> String {
    (startIndex > base.startIndex ? "..." : "") + piece + (endIndex < base.endIndex ? "..." : "")
  }
}

extension StringProtocol {
  /// Whether there is nothing to read: only white space, or nothing at all.
  package var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

extension String {
  /// The text on one line, without quotes, with every invisible character escaped.
  ///
  /// For names and labels, and for a value's own description.
  package var escapedForLog: String { escaped(self, .unquoted, in: .unlimited).text }
}

/// How the reader sees where a text ends.
enum TextStyle {
  case quoted
  case unquoted
}

/// Escapes as much of a text as fits.
///
/// - Parameters:
///   - text: A text of any length and content. Only the part that is shown is read.
///   - style: Whether the text is in quotes.
///   - room: The room, including quotes and elision marks.
/// - Returns: The text, or its beginning and three dots.
func escaped(_ text: some StringProtocol, _ style: TextStyle, in room: WidthLimit) -> LimitedText {
  let quote = style == .quoted ? "\"" : ""
  var result = quote
  var count = 2 * quote.count
  var kept = (end: result.utf8.count, count: count)
  // At the start, after blanks and at most one colon, `::error::` is a command to readers of logs.
  var isAtStart = style == .unquoted
  var previous: Unicode.Scalar?
  var characters = text.makeIterator()
  var upcoming = characters.next()
  while let character = upcoming {
    upcoming = characters.next()
    // Scalars are compared much faster than characters.
    let scalar = character.unicodeScalars.first ?? " "
    let isEscaped =
      switch scalar {
      case "\"", "\\": style == .quoted
      case ":": isAtStart && previous == ":"
      // `##[error]` and `##vso[task.complete]` are commands as well, anywhere in a line.
      case "#": previous == "#" && beginCommand(upcoming, characters)
      default: false
      }
    isAtStart = isAtStart && (scalar == " " || scalar == ":" && previous != ":")
    previous = scalar
    if !isEscaped, (" "..."~").contains(scalar), character.utf8.count == 1 {
      result.append(character)
      count += 1
    } else {
      count += result.append(character, isEscaped: isEscaped)
    }
    if count > room.whole {
      result.removeSubrange(result.utf8.index(result.startIndex, offsetBy: kept.end)...)
      // An empty text in quotes would look like an empty value.
      if result == quote { return LimitedText("...", ranOut: true) }
      return LimitedText(result + quote + "...", count: kept.count + ValueLimits.dots, ranOut: true)
    }
    if count <= room.cut - ValueLimits.dots { kept = (result.utf8.count, count) }
  }
  return LimitedText(result + quote, count: count)
}

extension String {
  /// Appends a character in a form that shows what it is, and returns how much room that takes.
  fileprivate mutating func append(_ character: Character, isEscaped: Bool) -> Int {
    let scalars = Array(character.unicodeScalars)
    var count = 0
    var showsBase = false
    // Thousands of marks on one letter would be a page of escape sequences.
    let (start, end) =
      scalars.count > 2 * ValueLimits.codePoints
      ? (ValueLimits.codePoints, scalars.count - 2) : (scalars.count, scalars.count)
    for index in Array(0..<start) + Array(end..<scalars.count) {
      let scalar = scalars[index]
      if index == end {
        let rest = "\\(\(end - start) more code points)"
        self += rest
        count += rest.utf8.count
      }
      // A mark combines with the character before it, even with a quote or an escape sequence. Many
      // marks together cover the lines above and below.
      let isShown =
        (scalar.isVisible || scalars.joinsEmoji(at: index)) && (showsBase || !scalar.isMark)
        && index < ValueLimits.codePoints
      if isShown, !isEscaped {
        unicodeScalars.append(scalar)
        count += scalar.isWide ? 2 : 1
      } else {
        let sequence = scalar.escapeSequence
        self += sequence
        count += sequence.utf8.count
      }
      showsBase = isShown
    }
    return count
  }
}

/// Whether characters begin with a bracket, or with the name of a program before one.
private func beginCommand(
  _ first: Character?, _ others: some IteratorProtocol<Character>
) -> Bool {
  var (next, others) = (first, others)
  // No name is longer, and a text may be endless.
  for _ in 0..<32 {
    guard let character = next, character.isASCII, character.isLetter else { break }
    next = others.next()
  }
  return next == "["
}

extension Unicode.Scalar {
  fileprivate var escapeSequence: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\0": "\\0"
    case "\"": "\\\""
    case "\\": "\\\\"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }

  /// Whether a reader sees the scalar, and sees that it is not a plain blank.
  fileprivate var isVisible: Bool {
    // Unicode calls the blank pattern of Braille a symbol, but a reader sees a blank.
    if self == " " { return true }
    if properties.isDefaultIgnorableCodePoint || self == "\u{2800}" { return false }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      return false
    default: return true
    }
  }

  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether the scalar is a picture; digits are emoji too, but only as the base of a keycap.
  fileprivate var isPicture: Bool { properties.isEmoji && value >= 0xA9 }
}

extension [Unicode.Scalar] {
  /// Whether an invisible scalar is one that real emoji contain.
  fileprivate func joinsEmoji(at index: Int) -> Bool {
    guard index > 0 else { return false }
    let next = index + 1 < count ? self[index + 1] : nil
    switch self[index] {
    case "\u{FE0F}":
      return self[index - 1].isPicture || (self[index - 1].properties.isEmoji && next == "\u{20E3}")
    case "\u{200D}":
      let base = self[..<index].last { $0 != "\u{FE0F}" && !$0.properties.isEmojiModifier }
      return base?.isPicture == true && next?.isPicture == true
    default: return false
    }
  }
}
